import type { HourSeen, ShiftSeat } from '@foretell/shift';
import { Lettering } from './lettering.tsx';
import { Mark } from './marks.tsx';
import type { ShiftText } from './text/index.ts';
import type { SlipModel } from './view-model.ts';

/** Days in full: eight hours across, the boss's row and the worker's, with what each took home. */
export function WeekTable({ slips, text, now = null }: WeekTableProps) {
  return (
    <div class="shift-week">
      {slips.map((slip) => (
        <DayTable key={slip.day} slip={slip} text={text} now={now?.day === slip.day ? now.hour : null} />
      ))}
    </div>
  );
}

interface WeekTableProps {
  readonly slips: readonly SlipModel[];
  readonly text: ShiftText;
  /** The hour to stand out. */
  readonly now?: { readonly day: number; readonly hour: number } | null;
}

function DayTable({ slip, text, now }: { slip: SlipModel; text: ShiftText; now: number | null }) {
  return (
    <table>
      <caption>
        <b>{text.dayLong(slip.day)}</b>
        <span class="gains">
          {text.seats.boss} {slip.bossGain} · {text.seats.worker} {slip.workerGain}
        </span>
      </caption>
      <tbody>
        <Row seat="boss" slip={slip} text={text} now={now} />
        <Row seat="worker" slip={slip} text={text} now={now} />
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly seat: ShiftSeat;
  readonly slip: SlipModel;
  readonly text: ShiftText;
  readonly now: number | null;
}

function Row({ seat, slip, text, now }: RowProps) {
  return (
    <tr>
      <th scope="row">{text.seats[seat]}</th>
      {slip.hours.map((hour, index) => {
        const name = seat === 'boss' ? hour.boss : hour.worker;
        const isCaught = seat === 'worker' && hour.fine > 0;
        const isLeaked = seat === 'boss' && slip.leaked[index] === true;
        return (
          <td key={index} class={`box ${name}${index === now ? ' now' : ''}${isLeaked ? ' leaked' : ''}`}>
            <span class="shift-unseen">{wordOf(hour, seat, text)}</span>
            <Mark name={name} />
            {isCaught && (
              <span class="fine dry" aria-hidden="true">
                <Lettering text={`−${hour.fine}`} />
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function wordOf({ boss, worker, fine }: HourSeen, seat: ShiftSeat, text: ShiftText): string {
  if (seat === 'boss') return text.states[boss];
  if (worker === 'hidden' || worker === 'busy') return text.seen[worker];
  return fine > 0 ? `${text.states[worker]}, ${text.seen.caught}` : text.states[worker];
}

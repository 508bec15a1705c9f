import type { HourSeen } from '@foretell/shift';
import { Finger } from './finger.tsx';
import { Mark } from './marks.tsx';
import type { ShiftText } from './text/index.ts';
import type { SlipModel } from './view-model.ts';

/**
 * Past days as slips of paper at the edge of the sheet, hour under hour: the boss's hour above, and below it what the
 * player knows of the worker's. One button opens them all.
 */
export function Slips({ slips, rows, text, onOpen, now = null, isPointedAt = false }: SlipsProps) {
  const style = { '--past-days': rows };
  if (slips.length === 0) {
    return (
      <div class="shift-slips none" style={style}>
        <span>{text.noPastDays}</span>
      </div>
    );
  }
  const hung = slips.map((slip) => (
    <Slip key={slip.day} slip={slip} text={text} now={now?.day === slip.day ? now.hour : null} />
  ));
  if (onOpen === undefined) {
    return (
      <div class="shift-slips" style={style}>
        {hung}
      </div>
    );
  }
  return (
    <button type="button" class="shift-slips" style={style} onClick={onOpen}>
      <span class="shift-unseen">{text.pastDays}</span>
      {hung}
      {isPointedAt && <Finger />}
    </button>
  );
}

interface SlipsProps {
  readonly slips: readonly SlipModel[];
  /** How many slips there is room for. */
  readonly rows: number;
  readonly text: ShiftText;
  /** Without it the slips only hang there. */
  readonly onOpen?: () => void;
  /** The hour to stand out. */
  readonly now?: { readonly day: number; readonly hour: number } | null;
  readonly isPointedAt?: boolean;
}

function Slip({ slip, text, now }: { slip: SlipModel; text: ShiftText; now: number | null }) {
  return (
    <span class="past-day" aria-hidden="true">
      <span class="tag">{text.dayShort(slip.day)}</span>
      {slip.hours.map((hour, index) => (
        <SlipHour key={index} hour={hour} isNow={index === now} />
      ))}
      <span class="sum">
        <b>{slip.bossGain}</b>
        <i>{slip.workerGain}</i>
      </span>
    </span>
  );
}

function SlipHour({ hour, isNow }: { hour: HourSeen; isNow: boolean }) {
  return (
    <span class={`cell ${hour.boss} ${isNow ? 'now' : ''}`}>
      <span class="seat">{hour.boss === 'meeting' && <Mark name="meeting" />}</span>
      <span class={`own ${hour.worker}`}>{hour.fine > 0 && <Mark name="caught" />}</span>
    </span>
  );
}

import { Lettering } from './lettering.tsx';
import { Mark, type MarkName } from './marks.tsx';
import type { DayCell } from './playback.ts';
import type { ShiftText } from './text/index.ts';

/** The eight boxes while the day runs: the boss above, the worker below, money at the foot. */
export function DayRow({ cells, text, isSealing }: DayRowProps) {
  return (
    <ol class="boxes running">
      {cells.map((cell) => (
        <Cell key={cell.hour} cell={cell} text={text} />
      ))}
      {isSealing && (
        <li class="imprint" aria-hidden="true">
          <Lettering text={text.seal} />
        </li>
      )}
    </ol>
  );
}

interface DayRowProps {
  readonly cells: readonly DayCell[];
  readonly text: ShiftText;
  /** The stamp has just come down. */
  readonly isSealing: boolean;
}

function Cell({ cell, text }: { cell: DayCell; text: ShiftText }) {
  const { hour, boss, worker, fine, earned, isNow, isFresh } = cell;
  return (
    <li class={isNow ? 'box now' : 'box'} aria-current={isNow ? 'time' : undefined}>
      <span class="shift-unseen">{spoken(cell, text)}</span>
      <span class="no" aria-hidden="true">
        <Lettering text={`${hour + 1}`} />
      </span>
      <Half name={boss} />
      <Half name={worker} />
      <span class="money" aria-hidden="true">
        {earned > 0 && <Lettering text={`+${earned}`} />}
        {fine > 0 && (
          <span class={isFresh ? 'fine' : 'fine dry'}>
            <Lettering text={`−${fine}`} />
          </span>
        )}
      </span>
    </li>
  );
}

function Half({ name }: { name: MarkName | null }) {
  return <span class={`half ${name ?? 'blank'}`}>{name !== null && <Mark name={name} />}</span>;
}

function spoken({ hour, boss, worker, fine }: DayCell, text: ShiftText): string {
  const parts = [text.hour(hour)];
  if (boss !== null) parts.push(text.states[boss]);
  if (worker === 'hidden' || worker === 'busy') parts.push(text.seen[worker]);
  else if (worker !== null) parts.push(text.states[worker]);
  if (fine > 0) parts.push(`${text.seen.caught} −${fine}`);
  return parts.join(', ');
}

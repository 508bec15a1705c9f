import {
  digitsOf,
  figureText,
  fillText,
  formatAround,
  formatValue,
  type ReportRow,
  type WordsOfExperiment,
} from '@foretell/lab';
import { drawRange } from '@foretell/report';
import { Drawn } from './markup.tsx';
import type { LabText } from './text/index.ts';
import { VerdictMark } from './verdict-mark.tsx';

/** One figure: what is claimed, what was measured, and the two against each other. */
export function FigureRow({ row, words, text }: FigureRowProps) {
  const digits = digitsOf(row);
  const say = (value: number) => formatValue(value, row.unit, digits);
  const isInterval = say(row.low) !== say(row.high);
  return (
    <li class="figure-row">
      <p class="figure-name">{figureText(words, row)}</p>
      {row.expected !== null && (
        <p class={`verdict ${row.verdict}`}>
          <VerdictMark verdict={row.verdict} />
          {text.verdicts[row.verdict]}
        </p>
      )}
      <dl>
        <div>
          <dt>{text.measured}</dt>
          <dd>
            <strong>{say(row.measured)}</strong>
            {isInterval && <span class="aside">{text.between(say(row.low), say(row.high))}</span>}
            {row.n !== undefined && <span class="aside">{text.counted(row.n)}</span>}
          </dd>
        </div>
        <div>
          <dt>{text.claimed}</dt>
          <dd>
            {claimText(row, text, say)}
            {row.source !== undefined && <span class="aside">{text.source[row.source]}</span>}
          </dd>
        </div>
      </dl>
      <Drawn of="range-picture" markup={drawRange(row, pictured(row, text, say))} />
      {row.contradicted !== undefined && (
        <p class="reason">{fillText(words.reasons?.[row.contradicted.why] ?? '', row.facts)}</p>
      )}
    </li>
  );
}

interface FigureRowProps {
  readonly row: ReportRow;
  readonly words: WordsOfExperiment;
  readonly text: LabText;
}

function claimText(row: ReportRow, text: LabText, say: (value: number) => string): string {
  const { expected, tolerance, bound, unit } = row;
  if (expected === null) return text.unclaimed;
  if (bound === 'at-most') return text.atMost(say(expected));
  if (bound === 'at-least') return text.atLeast(say(expected));
  return formatAround(expected, tolerance ?? 0, unit, digitsOf(row));
}

/** The picture in words, for those who do not see it. */
function pictured(row: ReportRow, text: LabText, say: (value: number) => string): string {
  return `${text.claimed} ${claimText(row, text, say)}, ${text.measured} ${text.between(say(row.low), say(row.high))}`;
}

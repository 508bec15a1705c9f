import { type ReportRow, rangeOf } from '@foretell/lab';
import { html, type Markup, NOTHING } from './html.ts';
import { standingOf } from './verdict-sign.ts';

/**
 * A figure as a small picture: the claim as a bar, what is on record instead as a dashed one, the interval as a line with
 * ends, what was measured as a dot. All places are shares of the width, so that it may have any. Nothing, when there is no
 * claim: an interval alone has nothing to be compared with, unless it is a share of a whole.
 */
export function drawRange(row: ReportRow, words: string): Markup {
  const scale = scaleOf(row);
  if (scale === undefined) return NOTHING;
  const [low, high, measured] = [row.low, row.high, row.measured].map(scale);
  const ends = [low, high].map((end) => html`<line x1="${end ?? 0}%" x2="${end ?? 0}%" y1="8" y2="20"/>`);
  return html`<svg class="range ${standingOf(row)}" width="100%" height="28" role="img" aria-label="${words}"><line class="ground" x1="0" x2="100%" y1="26" y2="26"/>${drawClaim(row, scale)}${drawRecord(row, scale)}<g class="interval"><line x1="${low ?? 0}%" x2="${high ?? 0}%" y1="14" y2="14"/>${ends}</g><circle cx="${measured ?? 0}%" cy="14" r="5"/></svg>`;
}

type Scale = (value: number) => number;

function drawClaim(row: ReportRow, scale: Scale): Markup {
  const { expected } = row;
  const range = claimOf(row);
  if (expected === null || range === undefined) return NOTHING;
  const place = scale(expected);
  const middle = html`<line class="expected" x1="${place}%" x2="${place}%" y1="2" y2="26"/>`;
  return html`${bar('claim', scale(Math.max(range.low, -HUGE)), scale(Math.min(range.high, HUGE)))}${middle}`;
}

/** Stands for infinity, which times nought would be no number. */
const HUGE = 1e300;

function drawRecord({ contradicted }: ReportRow, scale: Scale): Markup {
  if (contradicted === undefined) return NOTHING;
  const { found, tolerance } = contradicted;
  return bar('record', scale(found - tolerance), scale(found + tolerance));
}

/** Never so narrow that it could not be seen. */
const LEAST_PERCENT = 1.5;

function bar(name: string, from: number, to: number): Markup {
  const width = Math.max(LEAST_PERCENT, round(to - from));
  const x = round((from + to) / 2 - width / 2);
  return html`<rect class="${name}" x="${x}%" y="4" width="${width}%" height="20"/>`;
}

/** How much is left free at each side, of what has to be seen. */
const MARGIN = 0.12;

/** Less than this part of a figure is rounding, and no picture should show it large. */
const ROUNDING = 1e-6;

/** From a value to a place in per cent of the width; beyond the ends it stays at them. */
function scaleOf(row: ReportRow): Scale | undefined {
  const claim = claimOf(row);
  if (claim === undefined && row.unit !== 'share') return undefined;
  const { expected, low, high, contradicted } = row;
  const on =
    contradicted === undefined
      ? []
      : [contradicted.found - contradicted.tolerance, contradicted.found + contradicted.tolerance];
  const whole = claim === undefined ? [0, 1] : [claim.low, claim.high, expected ?? low];
  const seen = [low, high, ...on, ...whole].filter(Number.isFinite);
  const [least, most] = [Math.min(...seen), Math.max(...seen)];
  const size = Math.max(Math.abs(least), Math.abs(most), 1);
  const span = most - least > ROUNDING * size ? most - least : size;
  const start = (least + most) / 2 - span * (0.5 + MARGIN);
  return (value) => round(Math.min(100, Math.max(0, (100 * (value - start)) / (span * (1 + 2 * MARGIN)))));
}

function claimOf({ expected, tolerance, bound }: ReportRow) {
  if (expected === null || tolerance === null) return undefined;
  return rangeOf({ expected, tolerance, ...(bound === undefined ? {} : { bound }) });
}

function round(percent: number): number {
  return Math.round(percent * 100) / 100;
}

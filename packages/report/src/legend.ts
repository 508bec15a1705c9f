import type { Mark, Plot } from '@foretell/lab';
import { formatTick } from './axis.ts';
import { html, type Markup, NOTHING } from './html.ts';
import { type SeriesStyles, styleOf } from './series.ts';
import { type Words, wordOf } from './words.ts';

/** What the series of a plot are called, each beside a piece of itself. */
export function drawLegend(plot: Plot, words: Words, styles: SeriesStyles): Markup {
  const items = [...styles.keys()].map((series) => {
    const marks = plot.marks.filter((mark) => mark.kind !== 'rule' && mark.series === series);
    const span = marks.map(spanOf).join('');
    return html`<li>${drawSample(marks, styles, series)}<span>${wordOf(words, series)}${span}</span></li>`;
  });
  return items.length === 0 ? NOTHING : html`<ul class="legend">${items}</ul>`;
}

/** The dark and the light end of cells, which have no axis. */
function spanOf(mark: Mark): string {
  if (mark.kind !== 'cells') return '';
  const values = mark.cells.map(({ value }) => value);
  return ` (${formatTick(Math.min(...values), mark.unit)} – ${formatTick(Math.max(...values), mark.unit)})`;
}

function drawSample(marks: readonly Mark[], styles: SeriesStyles, series: string): Markup {
  const { colour, dash, symbol } = styleOf(styles, series);
  const kinds = new Set(marks.map(({ kind }) => kind));
  const pieces = [
    ...(kinds.has('band') || kinds.has('cells')
      ? [html`<rect x="0" y="3" width="32" height="10" fill="${colour}" fill-opacity="0.3"/>`]
      : []),
    ...(kinds.has('bars') ? [html`<rect x="0" y="2" width="32" height="12" fill="${colour}"/>`] : []),
    ...(kinds.has('line')
      ? [html`<path d="M0,8H32" stroke="${colour}" stroke-width="2.5" stroke-dasharray="${dash}"/>`]
      : []),
    ...(kinds.has('dots') ? [html`<path d="${SHAPES[symbol]}" fill="${colour}"/>`] : []),
  ];
  return html`<svg class="sample" viewBox="0 0 32 16" width="32" height="16" aria-hidden="true">${pieces}</svg>`;
}

/** The symbols that Plot draws, around 16, 8. */
const SHAPES = {
  circle: 'M11.5,8a4.5,4.5 0 1 0 9,0a4.5,4.5 0 1 0 -9,0Z',
  square: 'M12,4h8v8h-8Z',
  triangle: 'M16,2l5.5,9.5h-11Z',
  diamond: 'M16,1.5l4,6.5l-4,6.5l-4,-6.5Z',
} as const;

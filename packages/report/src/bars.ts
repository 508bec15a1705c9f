import { formatValue, type Mark, type Plot } from '@foretell/lab';
import { barX, gridX, type Markish, type PlotOptions, ruleX, text } from '@observablehq/plot';
import { axisOf } from './axis.ts';
import { type SeriesStyles, styleOf } from './series.ts';
import { type Words, wordOf } from './words.ts';

const BAR_PX = 22;
const GAP_PX = 8;
const AROUND_PX = 62;
const MOST_LABEL_PX = 210;
/** Half a square of the plots' type size, about the width of a Latin letter. */
const EN_PX = 7;

/** Bars lie down, one group a label, so that the labels can be read. */
export function barOptions(plot: Plot, words: Words, styles: SeriesStyles): PlotOptions {
  const labels = [...new Set(plot.marks.flatMap(labelsOf))];
  const series = [...styles.keys()];
  const widest = Math.max(...labels.map((label) => widthOf(wordOf(words, label))));
  return {
    height: AROUND_PX + labels.length * (series.length * BAR_PX + GAP_PX),
    marginLeft: Math.min(MOST_LABEL_PX, 14 + Math.ceil(widest * EN_PX)),
    marginRight: 52,
    x: axisOf(plot.y, words),
    y: { axis: null, domain: series },
    fy: {
      axis: 'left',
      label: null,
      domain: labels,
      padding: 0.25,
      tickFormat: (key: string) => wordOf(words, key),
    },
    marks: [
      gridX({ ticks: 5, stroke: 'var(--plot-grid, currentColor)', strokeOpacity: 1 }),
      ...plot.marks.flatMap((mark) => drawMark(mark, plot, styles)),
      ruleX([0], { strokeWidth: 2 }),
      ...plot.marks.flatMap((mark) => drawNumbers(mark, plot)),
    ],
  };
}

function drawMark(mark: Mark, plot: Plot, styles: SeriesStyles): readonly Markish[] {
  switch (mark.kind) {
    case 'bars':
      return [barX(rowsOf(mark), { ...PLACE, fill: styleOf(styles, mark.series).colour })];
    case 'rule':
      return [ruleX([mark.at], { strokeWidth: 1.5, strokeDasharray: '4 4' })];
    case 'line':
    case 'dots':
    case 'band':
    case 'cells':
      throw new TypeError(`plot ${plot.key}: ${mark.kind} cannot stand beside bars`);
  }
}

/** The numbers at the ends of the bars, over everything else. */
function drawNumbers(mark: Mark, plot: Plot): readonly Markish[] {
  if (mark.kind !== 'bars') return [];
  const say = ({ value }: { readonly value: number }) => formatValue(value, plot.y.unit);
  const look = { fill: 'currentColor', stroke: 'var(--plot-paper, Canvas)', strokeWidth: 5 };
  return [text(rowsOf(mark), { ...PLACE, ...look, text: say, textAnchor: 'start', dx: 5 })];
}

const PLACE = { x: 'value', y: 'series', fy: 'label' } as const;

function rowsOf({ bars, series }: Extract<Mark, { readonly kind: 'bars' }>) {
  return bars.map(({ label, value }) => ({ label, value, series }));
}

function labelsOf(mark: Mark): readonly string[] {
  return mark.kind === 'bars' ? mark.bars.map(({ label }) => label) : [];
}

/** In halves of a square: a Chinese character fills one. */
function widthOf(label: string): number {
  return [...label].reduce((sum, character) => sum + (character > '\u2e7f' ? 2 : 1), 0);
}

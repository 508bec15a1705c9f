import type { Cell, Mark, Plot } from '@foretell/lab';
import {
  areaY,
  dot,
  gridY,
  line,
  type Markish,
  type PlotOptions,
  rect,
  ruleX,
  ruleY,
  text,
} from '@observablehq/plot';
import { axisOf, formatTick } from './axis.ts';
import { type SeriesStyles, styleOf } from './series.ts';
import type { Words } from './words.ts';

/** Everything that has numbers on both axes. */
export function curveOptions(plot: Plot, words: Words, styles: SeriesStyles): PlotOptions {
  const hasCells = plot.marks.some(({ kind }) => kind === 'cells');
  const grid = gridY({ ticks: 5, stroke: 'var(--plot-grid, currentColor)', strokeOpacity: 1 });
  return {
    height: 300,
    marginLeft: 62,
    marginRight: 18,
    x: axisOf(plot.x, words),
    y: axisOf(plot.y, words),
    marks: [...(hasCells ? [] : [grid]), ...plot.marks.flatMap((mark) => drawMark(mark, styles))],
  };
}

function drawMark(mark: Mark, styles: SeriesStyles): readonly Markish[] {
  switch (mark.kind) {
    case 'line': {
      const { colour, dash } = styleOf(styles, mark.series);
      return [line(mark.points, { x: 'x', y: 'y', stroke: colour, strokeWidth: 2.5, strokeDasharray: dash })];
    }
    case 'dots': {
      const { colour, symbol } = styleOf(styles, mark.series);
      return [dot(mark.points, { x: 'x', y: 'y', fill: colour, symbol, r: 4.5 })];
    }
    case 'band': {
      const { colour } = styleOf(styles, mark.series);
      return [areaY(mark.points, { x: 'x', y1: 'low', y2: 'high', fill: colour, fillOpacity: 0.22 })];
    }
    case 'cells':
      return drawCells(mark.cells, (value) => formatTick(value, mark.unit));
    case 'rule': {
      const look = { strokeWidth: 1.5, strokeDasharray: '4 4' };
      return [mark.axis === 'x' ? ruleX([mark.at], look) : ruleY([mark.at], look)];
    }
    case 'bars':
      throw new TypeError('bars are drawn by barOptions');
  }
}

/** With more cells than this their numbers would not be legible. */
const MOST_NUMBERED_CELLS = 60;
/** Darker, and the number on the cell could not be read. */
const DARKEST = 0.5;

function drawCells(cells: readonly Cell[], format: (value: number) => string): readonly Markish[] {
  const values = cells.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const [width, height] = [stepOf(cells.map(({ x }) => x)), stepOf(cells.map(({ y }) => y))];
  const rows = cells.map(({ x, y, value }) => ({
    x,
    y,
    x1: x - width / 2,
    x2: x + width / 2,
    y1: y - height / 2,
    y2: y + height / 2,
    share: most === least ? DARKEST : (DARKEST * (value - least)) / (most - least),
    label: format(value),
  }));
  const fields = rect(rows, {
    x1: 'x1',
    x2: 'x2',
    y1: 'y1',
    y2: 'y2',
    fill: 'var(--series-1, #21503f)',
    fillOpacity: { value: 'share', scale: null },
    stroke: 'var(--plot-grid, currentColor)',
  });
  const numbers = text(rows, { x: 'x', y: 'y', text: 'label', fontSize: 11 });
  return cells.length > MOST_NUMBERED_CELLS ? [fields] : [fields, numbers];
}

/** The least distance between neighbours; 1 when there are none. */
function stepOf(places: readonly number[]): number {
  const sorted = [...new Set(places)].sort((one, other) => one - other);
  const gaps = sorted.slice(1).map((place, at) => place - (sorted[at] ?? place));
  return gaps.length === 0 ? 1 : Math.min(...gaps);
}

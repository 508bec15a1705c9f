import { HIDDEN, MINE } from './cells.ts';
import type { Layout } from './closer.ts';
import { frameOf } from './frame.ts';
import type { Position } from './position.ts';

/** A board whose mines are known: 1 where one is, `cell = y * width + x`. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly mine: Uint8Array;
}

/** The mines among the neighbours of each cell. */
export function numbersOf({ width, height, mine }: Field): Uint8Array {
  const frame = frameOf(width, height);
  const numbers = new Uint8Array(frame.cells);
  for (let cell = 0; cell < frame.cells; cell++) {
    if (mine[cell] !== 1) continue;
    for (const near of neighboursOf({ width, height }, cell)) numbers[near] = (numbers[near] ?? 0) + 1;
  }
  return numbers;
}

/** The field as a layout whose start are the cells given. */
export function layoutOf(from: Field, start: readonly number[]): Layout {
  return { ...from, numbers: numbersOf(from), start };
}

/**
 * What is seen after opening some cells by hand: numbers, with a 0 all its neighbours and so on; a mine that was opened shows as a mine.
 * The total of mines is known.
 */
export function openField(from: Field, open: readonly number[]): Position {
  const numbers = numbersOf(from);
  const cells = new Int8Array(from.mine.length).fill(HIDDEN);
  const waiting = [...open];
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    if (cells[cell] !== HIDDEN) continue;
    cells[cell] = from.mine[cell] === 1 ? MINE : (numbers[cell] ?? 0);
    if (cells[cell] === 0) waiting.push(...neighboursOf(from, cell));
  }
  return {
    width: from.width,
    height: from.height,
    cells,
    mines: from.mine.reduce((sum, one) => sum + one, 0),
  };
}

function neighboursOf({ width, height }: Pick<Field, 'width' | 'height'>, cell: number): readonly number[] {
  const { placeOf, cellOf, around } = frameOf(width, height);
  const place = placeOf[cell] ?? 0;
  return Array.from(around, (step) => cellOf[place + step] ?? -1).filter((near) => near >= 0);
}

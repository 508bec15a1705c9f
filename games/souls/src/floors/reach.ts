import { CELLS, PASSES, WIDTH } from './codes.ts';

const queue = new Int16Array(CELLS);

/**
 * 1 for every cell that can be walked to from `from`, doors opened on the way. Diagonal steps need an open flank, so straight steps
 * reach as much. Fills `reached`; how many cells that are.
 */
export function reachFrom(ground: Uint8Array, from: number, reached: Uint8Array): number {
  reached.fill(0);
  let tail = 0;
  reached[from] = 1;
  queue[tail++] = from;
  for (let head = 0; head < tail; head++) {
    const cell = queue[head] ?? 0;
    const column = COLUMN[cell] ?? 0;
    if (column > 0) tail = reach(ground, cell - 1, reached, tail);
    if (column < WIDTH - 1) tail = reach(ground, cell + 1, reached, tail);
    if (cell >= WIDTH) tail = reach(ground, cell - WIDTH, reached, tail);
    if (cell < CELLS - WIDTH) tail = reach(ground, cell + WIDTH, reached, tail);
  }
  return tail;
}

const COLUMN = Uint8Array.from({ length: CELLS }, (_, cell) => cell % WIDTH);

function reach(ground: Uint8Array, cell: number, reached: Uint8Array, tail: number): number {
  if (reached[cell] !== 0 || PASSES[ground[cell] ?? 0] !== 1) return tail;
  reached[cell] = 1;
  queue[tail] = cell;
  return tail + 1;
}

/** How many cells of a ground can be walked on or opened. */
export function countPassable(ground: Uint8Array): number {
  let count = 0;
  for (let cell = 0; cell < CELLS; cell++) count += PASSES[ground[cell] ?? 0] ?? 0;
  return count;
}

import { CELLS, PASSES, WIDTH } from './codes.ts';

/** 1 for every cell that one can walk on and that lies in no two by two of such cells: only single file gets through. */
export function straitCells(ground: Uint8Array): Uint8Array {
  const passes = new Uint8Array(CELLS);
  for (let cell = 0; cell < CELLS; cell++) passes[cell] = PASSES[ground[cell] ?? 0] ?? 0;
  const straits = passes.slice();
  for (let cell = 0; cell < CELLS - WIDTH; cell++) {
    if (cell % WIDTH === WIDTH - 1 || passes[cell] === 0 || passes[cell + 1] === 0) continue;
    if (passes[cell + WIDTH] === 0 || passes[cell + WIDTH + 1] === 0) continue;
    straits[cell] = straits[cell + 1] = straits[cell + WIDTH] = straits[cell + WIDTH + 1] = 0;
  }
  return straits;
}

const pile = new Int16Array(CELLS);

/** How many cells the longest stretch of single file has; 0 when there is none. */
export function longestStrait(straits: Uint8Array): number {
  const left = straits.slice();
  let longest = 0;
  for (let first = 0; first < CELLS; first++) {
    if (left[first] === 1) longest = Math.max(longest, stretchFrom(left, first));
  }
  return longest;
}

/** Takes a stretch out of `left` and counts its cells. */
function stretchFrom(left: Uint8Array, first: number): number {
  let tail = 0;
  left[first] = 0;
  pile[tail++] = first;
  for (let head = 0; head < tail; head++) {
    const cell = pile[head] ?? 0;
    const x = cell % WIDTH;
    for (const to of [x > 0 ? cell - 1 : -1, x < WIDTH - 1 ? cell + 1 : -1, cell - WIDTH, cell + WIDTH]) {
      if (to < 0 || to >= CELLS || left[to] !== 1) continue;
      left[to] = 0;
      pile[tail++] = to;
    }
  }
  return tail;
}

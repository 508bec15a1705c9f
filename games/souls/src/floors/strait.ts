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

import { gridOf } from '../grid.ts';
import { FOG, HIDDEN, MINE } from '../reasoner/cells.ts';
import type { Position } from '../reasoner/position.ts';

/** What one number at a time proves. */
export interface SimpleProofs {
  /** 1 where a cell is proved or known to be safe. */
  readonly safe: Uint8Array;
  /** 1 where a cell is proved or known to be a mine. */
  readonly mine: Uint8Array;
}

/**
 * The reasoning of a careful beginner: a number that has all its mines makes the rest around it safe, one that needs all its
 * hidden neighbours makes them mines, and so on until nothing new comes of it. Never two numbers together.
 */
export function proveSimply({ width, cells }: Position): SimpleProofs {
  const { neighbours } = gridOf(width);
  const safe = Uint8Array.from(cells, (cell) => (cell === HIDDEN || cell === MINE ? 0 : 1));
  const mine = Uint8Array.from(cells, (cell) => (cell === MINE ? 1 : 0));
  for (let hasNews = true; hasNews; ) {
    hasNews = false;
    for (let cell = 0; cell < cells.length; cell++) {
      const shown = cells[cell] ?? HIDDEN;
      if (shown > 8 && shown !== FOG) continue;
      if (concludeFrom(neighbours[cell] ?? [], shown, safe, mine)) hasNews = true;
    }
  }
  return { safe, mine };
}

function concludeFrom(around: readonly number[], shown: number, safe: Uint8Array, mine: Uint8Array): boolean {
  let mines = 0;
  let unknown = 0;
  for (const cell of around) {
    const isMine = mine[cell] ?? 0;
    mines += isMine;
    unknown += 1 - (isMine | (safe[cell] ?? 0));
  }
  if (unknown === 0) return false;
  const missing = shown === FOG ? missingBesideFog(mines, unknown) : shown - mines;
  if (missing !== 0 && missing !== unknown) return false;
  const proved = missing === 0 ? safe : mine;
  for (const cell of around) if (mine[cell] === 0 && safe[cell] === 0) proved[cell] = 1;
  return true;
}

/** A cell without a number says only that a mine is beside it: nothing, unless one place is left for that mine. */
function missingBesideFog(mines: number, unknown: number): number {
  return mines === 0 && unknown === 1 ? 1 : NOTHING_FOLLOWS;
}

const NOTHING_FOLLOWS = -1;

import type { CellConstraint } from '../tables/rows.ts';

/** What the terrain of a cell depends on. */
export interface Ground {
  /** Cells a side. */
  readonly size: number;
  /** 1 for a mine, a cell each. */
  readonly mine: ArrayLike<number>;
  /** Mines among the up to eight neighbours, a cell each. */
  readonly numbers: ArrayLike<number>;
}

/** Whether a varied cell may lie here (RULES.md §8). */
export function meetsConstraint(
  constraint: CellConstraint,
  { mine, numbers }: Ground,
  cell: number,
): boolean {
  switch (constraint) {
    case 'any':
      return true;
    case 'safe_nonzero':
      return mine[cell] === 0 && (numbers[cell] ?? 0) > 0;
  }
}

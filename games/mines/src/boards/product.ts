import type { CellConstraint, InfoMask, MapKind, RowKind } from '../tables/rows.ts';

/**
 * A finished board: what the generator hands over, plain JSON, and never changed afterwards. Cells are numbered row by row
 * from the top left, `cell = y * size + x`; lists of cells rise.
 */
export interface BoardProduct {
  /** Unique in a run: `<battle ordinal>/<board ordinal>`. A mine's instance is this id and its cell. */
  readonly id: string;
  readonly level: number;
  readonly depth: number;
  readonly map: MapKind;
  /** Cells a side. */
  readonly size: number;
  /** Where the avatar first stands: the centre of a 3×3 without mines. */
  readonly spawn: number;
  readonly mines: readonly number[];
  /** Mines among the up to eight neighbours, a cell each; those of mines too. Never recomputed in play. */
  readonly numbers: readonly number[];
  /** The row that each cell carries. */
  readonly kinds: readonly RowKind[];
  readonly regions: readonly Region[];
  /** What stands open before the first move: the closure of the spawn through zero cells. */
  readonly initialOpen: readonly number[];
  readonly stats: BoardStats;
}

/** One instance of a variation, with a copy of what its row said when the board was made. No cell lies in two. */
export interface Region {
  readonly variantId: string;
  readonly infoMask: InfoMask;
  /** `safe_nonzero`: seeing the region is knowing that none of its cells is a mine and that each has one beside it. */
  readonly cellConstraint: CellConstraint;
  readonly payoutPercent: number;
  readonly counterItemIds: readonly string[];
  readonly cells: readonly number[];
}

/** How the board came about. Shares are exact fractions held as two whole numbers or as per mille, rounded down. */
export interface BoardStats {
  readonly candidates: number;
  readonly rejected: { readonly digit: number; readonly zero: number; readonly split: number };
  readonly pruned: number;
  readonly attempts: number;
  /** No attempt met the bounds of the opening, so they were set aside. */
  readonly isForced: boolean;
  /** Safe cells outside the initial opening, and how many of them deduction opens: D = deducible / closed. */
  readonly closed: number;
  readonly deducible: number;
  /** The same with the variation erased, and with one number at a time. */
  readonly deduciblePlain: number;
  readonly deducibleSingle: number;
  /** The same while numbers that come a round later are still away. */
  readonly deducibleFirstRound: number;
  /** Searches that met the node cap: what they left open counts as not proved. */
  readonly cappedSearches: number;
  readonly variationWanted: number;
  readonly variationPlaced: number;
  /** Which variants were chosen, whether or not they found room. */
  readonly chosen: readonly string[];
  /** Cells that hide their number and touch no zero cell: each costs a dig. */
  readonly unreachableFog: number;
}

/** D of a board in per mille, fractions dropped: how much of what is closed at first deduction opens (RULES.md §9). All of nothing is all. */
export function deducibilityPm({ closed, deducible }: Pick<BoardStats, 'closed' | 'deducible'>): number {
  return closed === 0 ? 1000 : Math.floor((deducible * 1000) / closed);
}

import type { CellConstraint, InfoMask, RowKind } from './tables/rows.ts';

/**
 * A board as the hero sees it (RULES.md §9): nothing of a closed cell but what lies openly on it. No total of mines, nor
 * anything it could be counted from.
 */
export interface BoardSeen {
  readonly id: string;
  /** Cells a side; `cell = y * size + x`. */
  readonly size: number;
  /** The cell the hero stands on. */
  readonly avatar: number;
  /** What each cell shows: a number of 0 to 8, {@link CLOSED}, {@link SILENT} or {@link CRATER}. */
  readonly shown: readonly number[];
  /** The row of each opened cell and of each settled seal; `null` where it is not known. */
  readonly kinds: readonly (RowKind | null)[];
  /** Every mark that stands, in the order in which they were placed. */
  readonly seals: readonly SealSeen[];
  /** The variations, whose borders are seen from the start. */
  readonly regions: readonly RegionSeen[];
  /** Numbers that an item has shown on closed cells; they can be read when the cell is opened as well. */
  readonly probed: readonly { readonly cell: number; readonly number: number }[];
}

/** Not opened. A seal may stand on it. */
export const CLOSED = -1;
/** Opened and safe, without a number that could be read, for now or for good. */
export const SILENT = -2;
/** A mine that was dug. */
export const CRATER = -3;

/** Whether the hero can stand there: an opened cell, craters among them. */
export function isOpened(shown: number | undefined): boolean {
  return shown !== undefined && shown !== CLOSED;
}

/** A mark, and what became of it: `open` until its round is settled. */
export interface SealSeen {
  readonly cell: number;
  readonly state: 'open' | 'hit' | 'miss';
}

/** One region of a variation. No cell lies in two. */
export interface RegionSeen {
  readonly variantId: string;
  readonly infoMask: InfoMask;
  /** `safe_nonzero`: none of its cells is a mine, and each has one beside it. */
  readonly cellConstraint: CellConstraint;
  /** By how much it multiplies the rows of its cells, in per cent. */
  readonly payoutPercent: number;
  readonly cells: readonly number[];
}

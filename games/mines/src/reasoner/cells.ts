/**
 * What may be known of a cell, as a {@link Position} writes it. A number from 0 to 8 is a cell that is safe and shows how many of its up
 * to eight neighbours are mines.
 */

/** Nothing is known. */
export const HIDDEN = 9;
/** Safe; its number is not known, nor anything else about its neighbours. */
export const SILENT = 10;
/** Safe; its number is not known, but at least one of its neighbours is a mine. */
export const FOG = 11;
/** A mine. */
export const MINE = 12;

/** What is proved of a cell. */
export const VERDICT = { undecided: 0, safe: 1, mine: 2 } as const;

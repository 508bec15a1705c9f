/**
 * By what a deduction follows, from easy to hard for a person:
 *
 * | rule | what follows |
 * | --- | --- |
 * | `all-mines-found` | one number has all its mines openly around it: the rest is safe |
 * | `all-hidden-are-mines` | one number needs every closed cell that is left around it |
 * | `subset-safe` | what one number sees lies within what another sees, and both need the same: the rest of the other is safe |
 * | `subset-mines` | … and the other needs as many more as the rest has cells: the rest are mines |
 * | `overlap` | two numbers share cells: one needs as many more as it has cells of its own; these are mines, the other's own are safe |
 * | `fog-is-safe` | no mine lies in fog or ice, whose borders everybody sees |
 * | `seal-missed` | a seal that missed lies on a safe cell |
 * | `fog-one-left` | fog has a mine beside it, and only one cell is left where it can be |
 * | `fog-takes-the-mine` | fog has its mine among the cells of a number that needs just one: the rest of that number is safe |
 * | `fog-beside-full-number` | a number has all its mines, and of the cells of fog beside it only one is left that it does not see: a mine |
 * | `cases` | three numbers or fog cells, or more: every arrangement that fits them all has it so |
 */
export const DEDUCTION_RULES = [
  'all-mines-found',
  'all-hidden-are-mines',
  'subset-safe',
  'subset-mines',
  'overlap',
  'fog-is-safe',
  'seal-missed',
  'fog-one-left',
  'fog-takes-the-mine',
  'fog-beside-full-number',
  'cases',
] as const;

export type DeductionRule = (typeof DEDUCTION_RULES)[number];

/**
 * Something that follows from what the hero sees (RULES.md §9): the named cells are what they are in every arrangement that agrees with
 * the clues `numbers` and `fog` and with what is openly known. Without any one of these clues none of the cells would follow.
 */
export interface Deduction {
  readonly rule: DeductionRule;
  /** Cells that show the numbers it follows from. For `subset-…` the one that lies within comes first, for `overlap` the needier one. */
  readonly numbers: readonly number[];
  /** Cells of fog or ice it follows from, opened or not, rising. */
  readonly fog: readonly number[];
  /** Closed cells that are safe, and closed cells that are mines, rising; at least one in all. */
  readonly safe: readonly number[];
  readonly mines: readonly number[];
  /** What the first numbers need: `need` mines among `hidden` cells, for each of `numbers` in its order. */
  readonly needs: readonly Need[];
  /** Of `cases`, if it can be seen that way: what would come of the opposite of one of the cells, step by step. */
  readonly refutation: Refutation | undefined;
}

/** What a number says once the mines that are openly known around it are taken off. */
export interface Need {
  /** The number itself, and the mines that are openly known around it. */
  readonly digit: number;
  readonly found: number;
  /** Closed cells around it of which nothing is openly known. */
  readonly hidden: number;
}

/** A cell is supposed to be the opposite of what it is, and a clue can then not come out. */
export interface Refutation {
  readonly supposed: { readonly cell: number; readonly as: Verdict };
  readonly steps: readonly RefutationStep[];
  /** The clue that cannot come out, and what is wrong with it. */
  readonly broken: { readonly clue: number; readonly has: 'too-many' | 'too-few' };
}

/** Because of one clue, these cells would have to be so. */
export interface RefutationStep {
  readonly clue: number;
  readonly cells: readonly number[];
  readonly as: Verdict;
}

export type Verdict = 'safe' | 'mine';

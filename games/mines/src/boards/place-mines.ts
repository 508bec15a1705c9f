import { nextBelow, type Rng } from '@foretell/engine';
import type { BoardGen } from '../tables/rows.ts';
import { staysConnected } from './connected.ts';
import { type Field, layMine, zerosUnder } from './field.ts';

/** The rules by which a candidate is turned down, in the order in which they are asked. */
export const PLACEMENT_RULES = ['digit', 'zero', 'split'] as const;
export type PlacementRule = (typeof PLACEMENT_RULES)[number];

/** How many candidates there were, and how many each rule turned down. */
export interface Placement {
  readonly candidates: number;
  readonly rejected: Readonly<Record<PlacementRule, number>>;
}

/** Mines that are tried: the nominal share of all cells, rounded to the nearest, halves up. */
export function candidatesOf({ size, nominal_pm }: Pick<BoardGen, 'size' | 'nominal_pm'>): number {
  return Math.floor((nominal_pm * size * size + 500) / 1000);
}

/**
 * Lays mines on the empty `field` (RULES.md §7): as many different cells as the row names are drawn one after the other, and
 * each takes a mine unless that would break a rule. A cell that is turned down is not drawn again, so fewer mines survive than
 * were nominated.
 */
export function placeMines(field: Field, row: BoardGen, rng: Rng): Placement {
  const { cells } = field.grid;
  const candidates = candidatesOf(row);
  const rejected = { digit: 0, zero: 0, split: 0 };
  const order = Int16Array.from({ length: cells }, (_, cell) => cell);
  for (let at = 0; at < candidates; at++) {
    const other = at + nextBelow(rng, cells - at);
    const cell = order[other] ?? 0;
    order[other] = order[at] ?? 0;
    const rule = ruleAgainst(field, row, cell);
    if (rule === undefined) layMine(field, cell);
    else rejected[rule]++;
  }
  return { candidates, rejected };
}

/** The first rule that a mine on this safe cell would break. */
export function ruleAgainst(field: Field, row: BoardGen, cell: number): PlacementRule | undefined {
  const { grid, numbers, mine } = field;
  // The numbers of mines are held to the cap as well: pruning may turn any of them into a digit that is shown.
  if (grid.neighbours[cell]?.some((near) => (numbers[near] ?? 0) >= row.digit_cap)) return 'digit';
  const zeros = field.zeros - zerosUnder(field, cell);
  if (zeros * 1000 < row.zero_share_min_pm * grid.cells) return 'zero';
  if (!staysConnected(grid, mine, cell)) return 'split';
  return undefined;
}

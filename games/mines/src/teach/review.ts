import type { View } from '../view.ts';
import type { Cost } from './costs.ts';
import { deedsOf } from './deeds.ts';
import { type Judged, judge, STANDS, type Stand } from './judge.ts';
import type { Decision } from './past.ts';

/** A run, looked back on. */
export interface Review {
  /** Every dig and seal, in order. */
  readonly judged: readonly Judged[];
  readonly digs: Readonly<Record<Stand, number>>;
  readonly seals: Readonly<Record<Stand, number>>;
  /** Deeds that were not proved while something could have been dug for certain. */
  readonly missed: number;
  readonly luck: Luck;
  /** What digs into mines and seals on safe cells cost together. */
  readonly cost: Cost;
  /** Equivalents that the decisions gave away on average, together. */
  readonly regret: number;
  /** Up to three that gave away most, and up to three that were hardest to see or most careful; the most first. */
  readonly worst: readonly Judged[];
  readonly best: readonly Judged[];
}

/** Mines that digs were to hit by the chances they were made at, and those that they hit. Digs whose outcome is unknown are left out. */
export interface Luck {
  readonly expected: number;
  readonly hits: number;
  /** The standard deviation of the hits, by the same chances. */
  readonly spread: number;
}

/**
 * Looks back on a run: how each dig and seal stood to what was known before it (RULES.md §9), and what luck had to do with it. `end`
 * is the view after the last decision. Some hundred decisions take a second or two on a phone; a client that must not stand still
 * judges deeds one by one ({@link deedsOf}, {@link judge}, {@link reviewOf}).
 */
export function reviewRun(past: readonly Decision[], end: View): Review {
  return reviewOf(deedsOf(past, end).map(judge));
}

/** Sums up deeds that have been judged, in order. */
export function reviewOf(judged: readonly Judged[]): Review {
  const of = (kind: 'dig' | 'seal') => judged.filter(({ deed }) => deed.kind === kind);
  const bad = judged.filter(({ deed }) => deed.isMine === (deed.kind === 'dig'));
  const sum = (each: (cost: Cost) => number) => bad.reduce((total, { deed }) => total + each(deed.cost), 0);
  return {
    judged,
    digs: countStands(of('dig')),
    seals: countStands(of('seal')),
    missed: judged.filter(({ missed }) => missed !== undefined).length,
    luck: luckOf(of('dig')),
    cost: {
      ap: sum(({ ap }) => ap),
      damage: sum(({ damage }) => damage),
      equivalents: sum(({ equivalents }) => equivalents),
    },
    regret: judged.reduce((total, { regret }) => total + regret, 0),
    worst: topOf(judged, ({ regret }) => regret),
    best: topOf(judged, meritOf),
  };
}

function countStands(judged: readonly Judged[]): Readonly<Record<Stand, number>> {
  const counts = { proved: 0, guess: 0, against: 0 };
  for (const stand of STANDS) counts[stand] = judged.filter((each) => each.stand === stand).length;
  return counts;
}

function luckOf(digs: readonly Judged[]): Luck {
  const known = digs.filter(({ deed }) => deed.isMine !== undefined);
  const variance = known.reduce((sum, { chance }) => sum + chance * (1 - chance), 0);
  return {
    expected: known.reduce((sum, { chance }) => sum + chance, 0),
    hits: known.filter(({ deed }) => deed.isMine).length,
    spread: Math.sqrt(variance),
  };
}

/** A proof of three clues is worth as much as care that spares a whole mine; one or two clues are daily bread. */
function meritOf({ stand, clues, care }: Judged): number {
  return stand === 'proved' ? Math.max(0, clues - 2) : care;
}

/** The three with the most, the earlier first of equals; none that has nothing. */
function topOf(judged: readonly Judged[], of: (each: Judged) => number): readonly Judged[] {
  return judged
    .filter((each) => of(each) > 0)
    .sort((one, other) => of(other) - of(one) || one.deed.at - other.deed.at)
    .slice(0, 3);
}

import type { Estimate } from './interval.ts';
import { logChoose } from './log-gamma.ts';
import { wilson } from './wilson.ts';

/** The same games played in two ways, and in which of them something happened. */
export interface Pairs {
  readonly both: number;
  readonly onlyFirst: number;
  readonly onlySecond: number;
  readonly neither: number;
}

/**
 * The rate of the first way less that of the second, with its 95 % interval. Pairs that agree make it narrower than that of
 * two samples of other games.
 *
 * Wilson's intervals of the two rates, put together with their correlation: method 10 of R. G. Newcombe, "Improved
 * confidence intervals for the difference between binomial proportions based on paired data", Statistics in Medicine 17
 * (1998), 2635-2650.
 */
export function pairedDifference(pairs: Pairs): Estimate {
  const { both, onlyFirst, onlySecond } = pairs;
  const games = countPairs(pairs);
  if (games === 0) return { value: 0, low: -1, high: 1 };
  const first = (both + onlyFirst) / games;
  const second = (both + onlySecond) / games;
  const ofFirst = wilson(both + onlyFirst, games);
  const ofSecond = wilson(both + onlySecond, games);
  const phi = correlation(pairs);
  const value = (onlyFirst - onlySecond) / games;
  return {
    value,
    low: value - combine(first - ofFirst.low, ofSecond.high - second, phi),
    high: value + combine(ofFirst.high - first, second - ofSecond.low, phi),
  };
}

/**
 * How likely pairs that differ at all fall at least as unevenly, if neither way is better: twice the binomial tail at one
 * half, at most 1. The exact form of McNemar's test (Q. McNemar, "Note on the sampling error of the difference between
 * correlated proportions or percentages", Psychometrika 12, 1947, 153-157).
 */
export function pairedP(pairs: Pairs): number {
  countPairs(pairs);
  const { onlyFirst, onlySecond } = pairs;
  const differing = onlyFirst + onlySecond;
  const fewer = Math.min(onlyFirst, onlySecond);
  let term = Math.exp(logChoose(differing, fewer) - differing * Math.LN2);
  let tail = 0;
  // From the largest term outwards; each is smaller than the one before, so there is an end even among millions.
  for (let count = fewer; count >= 0 && term > tail * Number.EPSILON; count--) {
    tail += term;
    term *= count / (differing - count + 1);
  }
  return Math.min(1, 2 * tail);
}

function countPairs({ both, onlyFirst, onlySecond, neither }: Pairs): number {
  const counts = [both, onlyFirst, onlySecond, neither];
  if (!counts.every((count) => Number.isSafeInteger(count) && count >= 0)) {
    throw new RangeError(`pairs are counted in whole numbers, not ${counts.join(', ')}`);
  }
  return both + onlyFirst + onlySecond + neither;
}

/** Two half-widths at right angles, were the two rates unrelated. */
function combine(one: number, other: number, phi: number): number {
  return Math.sqrt(Math.max(0, one * one - 2 * phi * one * other + other * other));
}

/** Newcombe's phi: with a continuity correction when it is above zero, zero when a margin is empty. */
function correlation({ both, onlyFirst, onlySecond, neither }: Pairs): number {
  const games = both + onlyFirst + onlySecond + neither;
  const margins =
    Math.sqrt((both + onlyFirst) * (onlySecond + neither)) *
    Math.sqrt((both + onlySecond) * (onlyFirst + neither));
  if (margins === 0) return 0;
  const excess = both * neither - onlyFirst * onlySecond;
  return (excess > 0 ? Math.max(0, excess - games / 2) : excess) / margins;
}

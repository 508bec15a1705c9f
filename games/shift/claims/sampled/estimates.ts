import { type Estimate, wilson, Z95 } from '@foretell/lab';
import { bossWinsAt } from '../../src/fair-k.ts';

/** Figures that the statistics of the lab do not know by name. Every interval is a 95 % one. */

/** How often something happened. */
export function shareOf(count: number, trials: number): Estimate {
  return { value: count / trials, ...wilson(count, trials) };
}

/**
 * One figure less another. The distances to the ends of the two intervals are put together as if the figures had nothing to do
 * with each other (R. G. Newcombe, Statistics in Medicine 17, 1998, 873-890, method 10; for figures of any kind G. Y. Zou and
 * A. Donner, Statistics in Medicine 27, 2008, 1693-1702). Figures of the same worlds move together if at all, and then
 * the interval is wider than it need be.
 */
export function difference(one: Estimate, other: Estimate): Estimate {
  const value = one.value - other.value;
  return {
    value,
    low: value - Math.hypot(one.value - one.low, other.high - other.value),
    high: value + Math.hypot(one.high - one.value, other.value - other.low),
  };
}

/** By which part of itself a positive figure grew from `before` to `after`: {@link difference} of the logarithms. */
export function growth(before: Estimate, after: Estimate): Estimate {
  const { value, low, high } = difference(logOf(after), logOf(before));
  return { value: Math.expm1(value), low: Math.expm1(low), high: Math.expm1(high) };
}

function logOf({ value, low, high }: Estimate): Estimate {
  return { value: Math.log(value), low: Math.log(low), high: Math.log(high) };
}

/** The mean of figures that have nothing to do with each other. */
export function averageOf(estimates: readonly Estimate[]): Estimate {
  const count = estimates.length;
  const mean = (of: (estimate: Estimate) => number) =>
    estimates.reduce((sum, each) => sum + of(each), 0) / count;
  const value = mean((each) => each.value);
  return {
    value,
    low: value - Math.hypot(...estimates.map((each) => each.value - each.low)) / count,
    high: value + Math.hypot(...estimates.map((each) => each.high - each.value)) / count,
  };
}

/**
 * The K at which the boss wins half of the games counted by the highest K at which he wins, as money. The interval holds
 * every K at which half is not ruled out ({@link wilson}): it rests on ranks alone, whatever the games are distributed like.
 */
export function fairKOf(highestK: readonly number[]): Estimate {
  const games = bossWinsAt(highestK, 0);
  const shares = runningShares(highestK, games);
  const firstK = (end: 'value' | 'low' | 'high') => {
    const at = shares.findIndex((share) => share[end] <= 0.5);
    return (at < 0 ? shares.length : at) / 100;
  };
  return { value: firstK('value'), low: firstK('low'), high: firstK('high') };
}

/** How often the boss wins at each K in hundredths. */
function runningShares(highestK: readonly number[], games: number): readonly Estimate[] {
  let wins = games;
  return highestK.map((count) => {
    const share = shareOf(wins, games);
    wins -= count;
    return share;
  });
}

/**
 * How often a number drawn from `first` is higher than one drawn from `second`, equal ones counting half; both are lists of
 * counts by size. Every one is put against every other, so this is surer than as many pairs.
 *
 * H. B. Mann and D. R. Whitney, "On a test of whether one of two random variables is stochastically larger than the other",
 * Annals of Mathematical Statistics 18 (1947), 50-60; its variance by parts as in E. R. DeLong et al., Biometrics 44 (1988),
 * 837-845.
 */
export function chanceToBeat(first: readonly number[], second: readonly number[]): Estimate {
  const ofFirst = spreadOf(first, second);
  const ofSecond = spreadOf(second, first);
  const half = Z95 * Math.sqrt(ofFirst.variance / ofFirst.count + ofSecond.variance / ofSecond.count);
  const { mean: value } = ofFirst;
  return { value, low: Math.max(0, value - half), high: Math.min(1, value + half) };
}

/** Of each number of `counts`: which share of `others` it beats; the mean and the variance of that. */
function spreadOf(counts: readonly number[], others: readonly number[]) {
  const total = others.reduce((sum, each) => sum + each, 0);
  let below = 0;
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (let place = 0; place < Math.max(counts.length, others.length); place++) {
    const here = counts[place] ?? 0;
    const equal = others[place] ?? 0;
    const beaten = (below + equal / 2) / total;
    count += here;
    sum += here * beaten;
    squares += here * beaten * beaten;
    below += equal;
  }
  const mean = sum / count;
  return { count, mean, variance: ((squares / count - mean * mean) * count) / (count - 1) };
}

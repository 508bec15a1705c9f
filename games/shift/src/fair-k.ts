import type { Purses } from './rules/money.ts';

/**
 * Where the two purses of a finished game stand to each other, for counting games by it. As long as nobody's play depends
 * on K, one sample tells how often the boss wins at every K.
 */

/** Beyond this, in hundredths, K is not told apart: no table allows it, and a worker without money loses at any. */
const K_BEYOND = 2000;

/** The highest K in hundredths, a whole number, at which the boss has more money than the worker (RULES.md §6). */
export function highestK({ bossPoints, workerMoney }: Purses): number {
  if (workerMoney < 0 || (workerMoney === 0 && bossPoints > 0)) return K_BEYOND;
  if (bossPoints === 0) return 0;
  return Math.min(K_BEYOND, Math.ceil(bossPoints / workerMoney) - 1);
}

/** Of games counted by {@link highestK}: how many the boss wins at `k` in hundredths. */
export function bossWinsAt(counts: readonly number[], k: number): number {
  let wins = 0;
  for (let highest = k; highest < counts.length; highest++) wins += counts[highest] ?? 0;
  return wins;
}

/** Of games counted by {@link highestK}: the lowest K in hundredths at which the boss wins no more than half of them. */
export function fairK(counts: readonly number[]): number {
  const games = bossWinsAt(counts, 0);
  let wins = games;
  let k = 0;
  while (2 * wins > games) {
    wins -= counts[k] ?? 0;
    k += 1;
  }
  return k;
}

/** Steps of {@link leadStep} in one money. */
const STEPS_A_MONEY = 10;

/** Leads beyond so many money, on either side, are not told apart. */
const MONEY_BEYOND = 100;

/** The boss's lead in tenths of money, rounded down, counted from the worst there is: a place in a list. */
export function leadStep({ bossPoints, workerMoney }: Purses, k: number): number {
  const lead = Math.floor((STEPS_A_MONEY * (bossPoints - k * workerMoney)) / k);
  const edge = STEPS_A_MONEY * MONEY_BEYOND;
  return Math.min(2 * edge, Math.max(0, lead + edge));
}

/** One more game at `place` of a list of counts. */
export function countAt(counts: number[], place: number): void {
  addCount(counts, place, 1);
}

/** Adds counts by place, in place. */
export function addCounts(counts: number[], other: readonly number[]): void {
  for (const [place, count] of other.entries()) addCount(counts, place, count);
}

function addCount(counts: number[], place: number, more: number): void {
  while (counts.length <= place) counts.push(0);
  counts[place] = (counts[place] ?? 0) + more;
}

import { fineAfter } from '../../../src/rules/fine.ts';
import { leadOfBoss, multiplierOf, type Purses } from '../../../src/rules/money.ts';
import { HOURS_A_DAY } from '../../../src/sheets.ts';
import type { ModelRules } from '../../params.ts';
import { type Bundle, caughtOf, type Law, outputOf, sideOf } from './law.ts';

/** How weeks are settled. */
export interface Prices {
  readonly rules: ModelRules;
  /** As in an early version of the design, whose failure is an experiment. In the game fines leave it. */
  readonly finesGoToBoss?: boolean;
}

/** A week's outcome on average. */
export interface Account {
  /** The chance that the boss has more money at the end. */
  readonly bossWins: number;
  readonly draws: number;
  readonly workerMoney: number;
  /** Multiplied. */
  readonly output: number;
  readonly catches: number;
  /** The boss's money minus the worker's. */
  readonly lead: number;
}

/** The boss's share of a week: a win counts 1, a draw a half. */
export function scoreOf({ bossWins, draws }: Account): number {
  return bossWins + draws / 2;
}

/** Settles the weeks of a law, all of which have `meetings` meetings a day. */
export function accountOf(prices: Prices, meetings: number, law: Law): Account {
  const { rules } = prices;
  const multiplier = multiplierOf(rules, meetings) / 100;
  let bossWins = 0;
  let draws = 0;
  let workerMoney = 0;
  let output = 0;
  let catches = 0;
  let leadPoints = 0;
  const settle = settling(prices, meetings);
  for (const [bundle, chance] of law) {
    const purses = settle(bundle);
    const lead = leadOfBoss(rules, purses);
    if (lead > 0) bossWins += chance;
    if (lead === 0) draws += chance;
    leadPoints += chance * lead;
    workerMoney += chance * purses.workerMoney;
    output += chance * outputOf(bundle) * multiplier;
    catches += chance * caughtOf(bundle);
  }
  return { bossWins, draws, workerMoney, output, catches, lead: leadPoints / rules.k };
}

/** How weeks of `meetings` meetings a day are settled: what they bring becomes the two purses. */
export function settling(prices: Prices, meetings: number): (bundle: Bundle) => Purses {
  const { rules, finesGoToBoss = false } = prices;
  const multiplier = multiplierOf(rules, meetings);
  const fines = finesUpTo(rules, rules.days * HOURS_A_DAY);
  const pay = rules.basePay * rules.days;
  return (bundle) => {
    const fined = fines[caughtOf(bundle)] ?? 0;
    const workerMoney = pay + sideOf(bundle) - fined;
    const bossPoints = outputOf(bundle) * multiplier + (finesGoToBoss ? fined * rules.k : 0);
    return { workerMoney, bossPoints };
  };
}

/** All fines of a week by its catches, from 0 to `most`. The ladder has no second Monday here. */
export function finesUpTo(rules: ModelRules, most: number): readonly number[] {
  const sums = [0];
  for (let catches = 0; catches < most; catches++)
    sums.push((sums[catches] ?? 0) + fineAfter(rules, catches));
  return sums;
}

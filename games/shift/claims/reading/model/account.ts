import { fineAfter } from '../../../src/rules/fine.ts';
import { leadOfBoss, multiplierOf, type Purses } from '../../../src/rules/money.ts';
import { HOURS_A_DAY } from '../../../src/sheets.ts';
import type { ModelRules } from '../../params.ts';
import { caughtOf, type Law, outputOf, sideOf } from './law.ts';

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
  for (const { purses, bundle, chance } of settle(prices, meetings, law)) {
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

/** Every way a week can end, as the two purses with their chance. */
export function settle(prices: Prices, meetings: number, law: Law): readonly Settled[] {
  const { rules, finesGoToBoss = false } = prices;
  const multiplier = multiplierOf(rules, meetings);
  const fines = finesUpTo(rules, rules.days * HOURS_A_DAY);
  const pay = rules.basePay * rules.days;
  return [...law].map(([bundle, chance]) => {
    const fined = fines[caughtOf(bundle)] ?? 0;
    const workerMoney = pay + sideOf(bundle) - fined;
    const bossPoints = outputOf(bundle) * multiplier + (finesGoToBoss ? fined * rules.k : 0);
    return { purses: { workerMoney, bossPoints }, bundle, chance };
  });
}

export interface Settled {
  readonly purses: Purses;
  readonly bundle: number;
  readonly chance: number;
}

/** All fines of a week by its catches, from 0 to `most`. The ladder has no second Monday here. */
export function finesUpTo(rules: ModelRules, most: number): readonly number[] {
  const sums = [0];
  for (let catches = 0; catches < most; catches++)
    sums.push((sums[catches] ?? 0) + fineAfter(rules, catches));
  return sums;
}

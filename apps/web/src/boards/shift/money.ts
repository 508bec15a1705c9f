import { type Config, leadOfBoss, type Purses } from '@foretell/shift';

/** Two amounts as they are printed next to each other. */
export interface PrintedPurses {
  readonly boss: string;
  readonly worker: string;
}

/**
 * The worker's money in whole numbers, the boss's with one decimal; two decimals for both where they would print the same
 * and are not the same.
 */
export function printPurses(config: Config, purses: Purses): PrintedPurses {
  const looksEqual = Math.round((purses.bossPoints * 10) / config.k) === purses.workerMoney * 10;
  const decimals = looksEqual && leadOfBoss(config, purses) !== 0 ? 2 : null;
  return {
    boss: printMoney(purses.bossPoints / config.k, decimals ?? 1),
    worker: printMoney(purses.workerMoney, decimals ?? 0),
  };
}

/** An amount with a true minus sign. */
export function printMoney(money: number, decimals: number): string {
  return money.toFixed(decimals).replace('-', '−');
}

/** A change of a purse, with its sign; `±0` is printed as 0. */
export function printGain(money: number, decimals: number): string {
  const text = printMoney(money, decimals);
  return money > 0 ? `+${text}` : text;
}

/** Where the knot of the rope hangs: from -1 (all the worker's) to 1 (all the boss's), 0 when neither leads. */
export function leanOf(config: Config, purses: Purses): number {
  const lead = leadOfBoss(config, purses) / config.k;
  // Half of the way at a lead of ten money, and never quite at the end.
  return lead / (Math.abs(lead) + 10);
}

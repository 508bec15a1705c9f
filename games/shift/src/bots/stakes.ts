import type { View } from '../observe.ts';
import { detectionOf } from '../rules/detection.ts';
import { fineAfter } from '../rules/fine.ts';
import { HOURS_A_DAY, WORKER_HOURS, type WorkerHour } from '../sheets.ts';
import { DAYS_A_WEEK } from '../state.ts';
import { ACTIONS } from '../tables/actions.ts';
import type { Config } from '../tables/rules.ts';
import { hoursByScore } from './rank.ts';

/** A day's sheet and what it is expected to bring. */
export interface Stake {
  readonly hours: readonly WorkerHour[];
  /** Expected money of the day, fines taken off, base pay left out. */
  readonly money: number;
  /** Expected catches of the day. */
  readonly catches: number;
}

/**
 * Fills a day hour by hour, the safest first, each with the action that is worth most in money when a catch costs its fine
 * and makes the catches still expected this week dearer (RULES.md §10). `watched` is the chance of each hour, 0 to 1.
 */
export function stakeDay(view: View, watched: readonly number[], catchesExpected: number): Stake {
  const { config } = view;
  const daysLeft = config.days - view.day;
  const dearer = (config.fineStep * catchesExpected * daysLeft) / DAYS_A_WEEK;
  const hours: WorkerHour[] = Array.from({ length: HOURS_A_DAY }, () => 'work');
  let money = 0;
  let catches = 0;
  for (const hour of hoursByScore(watched.map((chance) => -chance))) {
    const chance = watched[hour] ?? 1;
    const fine = fineAfter(config, view.catches + catches);
    const action = bestAction(config, chance, fine + dearer);
    hours[hour] = action;
    money += worthOf(config, action, chance, fine);
    catches += (chance * detectionOf(config, action)) / 100;
  }
  return { hours, money, catches };
}

function bestAction(config: Config, chance: number, price: number): WorkerHour {
  let best: WorkerHour = 'work';
  for (const action of WORKER_HOURS) {
    if (worthOf(config, action, chance, price) > worthOf(config, best, chance, price)) best = action;
  }
  return best;
}

/** Expected money of one hour: its side money if it is not caught, less the fine if it is. */
function worthOf(config: Config, action: WorkerHour, chance: number, fine: number): number {
  const caught = (chance * detectionOf(config, action)) / 100;
  return ACTIONS.rows[action].money * (1 - caught) - fine * caught;
}

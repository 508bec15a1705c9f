import type { View } from '../observe.ts';
import { detectionOf } from '../rules/detection.ts';
import { ACTIONS } from '../tables/actions.ts';
import { type BossModel, MEMORY, meetingChances } from './model.ts';
import { type Stake, stakeDay } from './stakes.ts';

/** How boldly the rest of the week may be played, as shares of the worker's usual caution: from bold to honest work. */
const CAUTIONS = [0.5, 1, 2, 4] as const;

/**
 * Baiting (养点): what is taken today is missed tonight and moves the boss's meetings tomorrow. Plays out the rest of the
 * week in expectation at several degrees of caution, each kept to the end, and fills today's sheet by the one that brings
 * most money. Degrees are kept to the end because a worker who may always be bold tomorrow never is.
 */
export function stakeAgainst(view: View, model: BossModel, catchesExpected: number): Stake {
  const meets = meetingChances(model, model.belief).map((chance, hour) => (view.leaked[hour] ? 1 : chance));
  const plans = CAUTIONS.map((caution) => playOut(view, model, meets, catchesExpected * caution));
  return plans.reduce((best, plan) => (plan.money > best.money ? plan : best)).today;
}

interface Plan {
  readonly today: Stake;
  /** Expected money from today to the end of the week. */
  readonly money: number;
}

function playOut(view: View, model: BossModel, meetsToday: readonly number[], catchesExpected: number): Plan {
  const today = stakeDay(view, watchedOf(meetsToday), catchesExpected);
  const usual = usualDayOf(model);
  let { money } = today;
  let meets = meetsToday;
  let stake = today;
  let { belief } = model;
  let { catches } = view;
  for (let day = view.day + 1; day < view.config.days; day++) {
    belief = beliefAfter(view, belief, meets, stake);
    catches += stake.catches;
    meets = meetingChances(usual, belief);
    stake = stakeDay({ ...view, day, catches }, watchedOf(meets), catchesExpected);
    money += stake.money;
  }
  return { today, money };
}

function watchedOf(meets: readonly number[]): number[] {
  return meets.map((chance) => 1 - chance);
}

/** The same model with the expected number of meetings for certain: enough for days that are far off. */
function usualDayOf(model: BossModel): BossModel {
  const count = model.meetings.reduce((sum, each) => sum + each.count * each.chance, 0);
  return { ...model, meetings: [{ count, chance: 1 }] };
}

/** What the boss may be expected to believe next morning: catches where they fall, other missing output in his meetings. */
function beliefAfter(
  view: View,
  belief: readonly number[],
  meets: readonly number[],
  stake: Stake,
): number[] {
  const meetings = meets.reduce((sum, chance) => sum + chance, 0);
  let missing = 0;
  const caught = stake.hours.map((action, hour) => {
    const chance = ((1 - (meets[hour] ?? 0)) * detectionOf(view.config, action)) / 100;
    missing += (ACTIONS.rows.work.output - ACTIONS.rows[action].output) * (1 - chance);
    return chance;
  });
  const share = Math.min(1, missing / (ACTIONS.rows.work.output * Math.max(1, meetings)));
  return belief.map((before, hour) => before * MEMORY + (caught[hour] ?? 0) + share * (meets[hour] ?? 0));
}

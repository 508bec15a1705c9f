import { HOURS_A_DAY, type WorkerHour } from '../../../src/sheets.ts';
import { ACTIONS } from '../../../src/tables/actions.ts';
import { playDays } from './days.ts';
import { hourLaw } from './hour.ts';
import { add, type Bundle, caughtOf, chanceThat, type Law, repeat, sideOf, without } from './law.ts';
import { type Plan, planOn } from './plan.ts';
import { type World, weekLaw } from './week.ts';

/** How many hours of each kind an average day of the week has. */
export function hoursOf(world: World, meetings: number, plan: Plan): Readonly<Record<WorkerHour, number>> {
  const { rules, accuracy } = world;
  const readMeeting = meetings * accuracy + (HOURS_A_DAY - meetings) * (1 - accuracy);
  const hours = { work: 0, coast: 0, slack: 0 };
  for (let day = 0; day < rules.days; day++) {
    const before = weekLaw(world, meetings, plan, day);
    const fresh = chanceThat(before, (bundle) => caughtOf(bundle) < plan.dropsAfter);
    for (const [share, tier] of [
      [fresh, planOn(plan, 0)],
      [1 - fresh, planOn(plan, plan.dropsAfter)],
    ] as const) {
      hours[tier.onMeeting] += (share * readMeeting) / rules.days;
      hours[tier.onWatch] += (share * (HOURS_A_DAY - readMeeting)) / rules.days;
    }
  }
  return hours;
}

/** The chance that a week has both an hour slacked with success and a catch. */
export function chanceOfBoth(world: World, meetings: number, plan: Plan): number {
  const isSuccess = (bundle: Bundle) => sideOf(bundle) === ACTIONS.rows.slack.money;
  const isCatch = (bundle: Bundle) => caughtOf(bundle) > 0;
  const noSuccess = chanceWithout(world, meetings, plan, isSuccess);
  const noCatch = chanceWithout(world, meetings, plan, isCatch);
  const neither = chanceWithout(world, meetings, plan, (hour) => isSuccess(hour) || isCatch(hour));
  return 1 - noSuccess - noCatch + neither;
}

/** The chance that no hour of the week is one of those that are left out. */
function chanceWithout(world: World, meetings: number, plan: Plan, isOut: (hour: Bundle) => boolean): number {
  const dayOf = (tier: Pick<Plan, 'onMeeting' | 'onWatch'>): Law => {
    const hour = (boss: 'meeting' | 'watch') =>
      without(hourLaw(world.rules, world.accuracy, boss, tier), isOut);
    return add(repeat(hour('meeting'), meetings), repeat(hour('watch'), HOURS_A_DAY - meetings));
  };
  const fresh = dayOf(planOn(plan, 0));
  const dropped = dayOf(planOn(plan, plan.dropsAfter));
  const week = playDays(world.rules.days, (catches) => (catches < plan.dropsAfter ? fresh : dropped));
  return chanceThat(week, () => true);
}

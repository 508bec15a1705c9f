import { HOURS_A_DAY } from '../../../src/sheets.ts';
import { type ModelRules, STANDARD } from '../../params.ts';
import { openTable, playDays, type Table } from './days.ts';
import { hourLaw } from './hour.ts';
import { add, type Law, repeat } from './law.ts';
import { type Plan, planOn } from './plan.ts';

/** Where a week is played: by which rules, and against how good a reader. */
export interface World {
  readonly rules: ModelRules;
  /** The chance that the worker reads an hour right. */
  readonly accuracy: number;
}

/** Works out the weeks of `meetings` meetings a day, in hours drawn afresh every day, against a worker's plan. */
export type Weeks = (world: World, meetings: number, plan: Plan) => Law;

/** Weeks that are worked out once and remembered. They do not depend on prices: K, slope, base pay and fines may change. */
export function openWeeks(): Weeks {
  const weeks = new Map<string, Law>();
  let table = openTable(STANDARD.days);
  return (world, meetings, plan) => {
    const { days, coastDetection, slackDetection, caughtCoastKeepsOutput } = world.rules;
    const physics = [world.accuracy, days, coastDetection, slackDetection, caughtCoastKeepsOutput];
    const name = [...physics, meetings, plan.onMeeting, plan.onWatch, plan.dropsAfter].join(' ');
    const known = weeks.get(name);
    if (known !== undefined) return known;
    if (table.days !== days) table = openTable(days);
    const week = weekLaw(world, meetings, plan, days, table);
    weeks.set(name, week);
    return week;
  };
}

/**
 * What the first `days` days bring. By backward steps it would be a value for one question; forwards it is the whole law,
 * from which every question is answered: catches decide each morning which tier is played, and the rest only adds up.
 */
export function weekLaw(
  world: World,
  meetings: number,
  plan: Plan,
  days: number = world.rules.days,
  table: Table = openTable(days),
): Law {
  const fresh = dayLaw(world, meetings, planOn(plan, 0));
  const dropped = dayLaw(world, meetings, planOn(plan, plan.dropsAfter));
  return playDays(days, (catches) => (catches < plan.dropsAfter ? fresh : dropped), table);
}

/** A day of `meetings` meetings. Hours are alike but for the boss's, so their order does not matter. */
export function dayLaw(world: World, meetings: number, plan: Pick<Plan, 'onMeeting' | 'onWatch'>): Law {
  const meeting = hourLaw(world.rules, world.accuracy, 'meeting', plan);
  const watch = hourLaw(world.rules, world.accuracy, 'watch', plan);
  return add(repeat(meeting, meetings), repeat(watch, HOURS_A_DAY - meetings));
}

/** The numbers of meetings that a day may have, from the fewest on. */
export function loadsFrom(minMeetings: number): readonly number[] {
  return Array.from({ length: HOURS_A_DAY + 1 - minMeetings }, (_, more) => minMeetings + more);
}

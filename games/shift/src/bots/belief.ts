import type { DaySeen } from '../observe.ts';
import { multiplierOf } from '../rules/money.ts';
import { type BossHour, countMeetings, HOURS_A_DAY } from '../sheets.ts';
import { ACTIONS } from '../tables/actions.ts';
import type { Config } from '../tables/rules.ts';

/**
 * How strongly a boss may believe, from what he is allowed to know, that each hour was slacked in: 1 is one full slack hour
 * yesterday, fading by `memory` a night. A catch is certain. The rest of the day's missing output is spread evenly over the
 * hours that could hide it, meetings first (RULES.md §10).
 *
 * It reads only fines, the boss's own rows and the day's total, which both seats know: so the worker can work out what he
 * is believed to have done.
 */
export function slackBelief(config: Config, days: readonly DaySeen[], memory: number): number[] {
  const belief = hourly(0);
  for (const day of days) {
    const today = beliefOfDay(config, day);
    for (let hour = 0; hour < HOURS_A_DAY; hour++) {
      belief[hour] = (belief[hour] ?? 0) * memory + (today[hour] ?? 0);
    }
  }
  return belief;
}

/** The same number for each hour of a day. */
export function hourly(value: number): number[] {
  return Array.from({ length: HOURS_A_DAY }, () => value);
}

function beliefOfDay(config: Config, day: DaySeen): number[] {
  const hidden = day.hours.map((hour) => hour.boss === 'meeting');
  const unseen = day.hours.map((hour) => hour.boss === 'watch' && hour.fine === 0);
  const missing = missingOutput(config, day);
  const inMeetings = Math.min(missing, capacityOf(hidden));
  const belief = day.hours.map((hour) => (hour.fine > 0 ? 1 : 0));
  spread(belief, hidden, inMeetings);
  spread(belief, unseen, missing - inMeetings);
  return belief;
}

/** Output that a full day's work would have made and that no catch explains. */
function missingOutput(config: Config, day: DaySeen): number {
  const rows: readonly BossHour[] = day.hours.map((hour) => hour.boss);
  const made = day.bossGain / multiplierOf(config, countMeetings(rows));
  const caught = day.hours.filter((hour) => hour.fine > 0).length;
  return Math.max(0, (HOURS_A_DAY - caught) * ACTIONS.rows.work.output - made);
}

function capacityOf(hours: readonly boolean[]): number {
  return hours.filter(Boolean).length * ACTIONS.rows.work.output;
}

function spread(belief: number[], over: readonly boolean[], output: number): void {
  const capacity = capacityOf(over);
  if (capacity === 0) return;
  for (const [hour, counts] of over.entries()) {
    if (counts) belief[hour] = (belief[hour] ?? 0) + output / capacity;
  }
}

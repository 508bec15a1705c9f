import {
  ACTIONS,
  type Config,
  countMeetings,
  type DaySeen,
  HOURS_A_DAY,
  type HourSeen,
  multiplierOf,
  type Purses,
} from '@foretell/shift';

/** A few things worth saying about a finished week, both sides on the table. */
export interface WeekFacts {
  readonly catches: number;
  readonly fines: number;
  /** The longest run of hours in one day in which the worker did not work and was not caught. */
  readonly heist: Heist | null;
  /** Hours in which the worker did not work, and how many of them fell on a meeting. */
  readonly idleHours: number;
  readonly idleInMeetings: number;
}

export interface Heist {
  readonly day: number;
  readonly from: number;
  readonly hours: number;
  readonly money: number;
}

export function weekFactsOf(days: readonly DaySeen[]): WeekFacts {
  const hours = days.flatMap((day) => day.hours);
  const idle = hours.filter((hour) => moneyOf(hour) > 0 || hour.fine > 0);
  return {
    catches: hours.filter((hour) => hour.fine > 0).length,
    fines: hours.reduce((sum, hour) => sum + hour.fine, 0),
    heist: bestHeistOf(days),
    idleHours: idle.length,
    idleInMeetings: idle.filter((hour) => hour.boss === 'meeting').length,
  };
}

/** The longest run; of equally long ones the one that paid more, then the earlier. */
function bestHeistOf(days: readonly DaySeen[]): Heist | null {
  let best: Heist | null = null;
  for (const heist of days.flatMap(heistsOf)) {
    if (best === null || heist.hours > best.hours) best = heist;
    else if (heist.hours === best.hours && heist.money > best.money) best = heist;
  }
  return best;
}

function heistsOf(day: DaySeen, index: number): readonly Heist[] {
  const heists: Heist[] = [];
  let from = 0;
  let money = 0;
  for (let hour = 0; hour <= HOURS_A_DAY; hour++) {
    const earned = moneyOf(day.hours[hour]);
    if (earned > 0) {
      money += earned;
      continue;
    }
    if (hour > from) heists.push({ day: index, from, hours: hour - from, money });
    from = hour + 1;
    money = 0;
  }
  return heists;
}

/** What the hour paid on the side. */
function moneyOf(hour: HourSeen | undefined): number {
  if (hour === undefined || hour.fine > 0 || hour.worker === 'busy' || hour.worker === 'hidden') return 0;
  return ACTIONS.rows[hour.worker].money;
}

/** A finished week at one hour of it, with nothing hidden. */
export interface WeekMoment {
  readonly day: number;
  /** Hours of that day that have passed, 0 to 8. */
  readonly passed: number;
  /** The hour that has just passed; `null` before the first of a day. */
  readonly hour: HourSeen | null;
  readonly purses: Purses;
  /** Catches up to and including this hour. */
  readonly catches: number;
}

/**
 * The moments of a finished week: each morning and each hour, so nine a day. Purses move by the hour for both sides, and
 * at the end of each day they stand where the day left them.
 */
export function momentsOf(config: Config, days: readonly DaySeen[]): readonly WeekMoment[] {
  const moments: WeekMoment[] = [];
  let purses: Purses = { workerMoney: 0, bossPoints: 0 };
  let catches = 0;
  for (const [index, day] of days.entries()) {
    moments.push({ day: index, passed: 0, hour: null, purses, catches });
    const multiplier = multiplierOf(config, countMeetings(day.hours.map((hour) => hour.boss)));
    for (const [at, hour] of day.hours.entries()) {
      const basePay = at === HOURS_A_DAY - 1 ? config.basePay : 0;
      purses = {
        workerMoney: purses.workerMoney + moneyOf(hour) - hour.fine + basePay,
        bossPoints: purses.bossPoints + outputOf(config, hour) * multiplier,
      };
      if (hour.fine > 0) catches++;
      moments.push({ day: index, passed: at + 1, hour, purses, catches });
    }
  }
  return moments;
}

function outputOf(config: Config, hour: HourSeen): number {
  if (hour.worker === 'busy' || hour.worker === 'hidden') return 0;
  const keepsOutput = config.caughtCoastKeepsOutput && hour.worker === 'coast';
  return hour.fine > 0 && !keepsOutput ? 0 : ACTIONS.rows[hour.worker].output;
}

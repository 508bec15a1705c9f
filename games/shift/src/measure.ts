import {
  addMoments,
  addValue,
  type Measure,
  type Moments,
  meanOf,
  noMoments,
  type PlayRecord,
  type Stats,
} from '@foretell/engine';
import type { Event } from './events.ts';
import { addCounts, countAt, fairK, highestK, leadStep } from './fair-k.ts';
import {
  addEach,
  addReadings,
  addReadingTally,
  momentsAt,
  noReadings,
  type ReadingTally,
  reportReadings,
} from './measure-reading.ts';
import { countCatches } from './rules/fine.ts';
import { multiplierOf } from './rules/money.ts';
import { countMeetings, HOURS_A_DAY, type Move, WORKER_HOURS, type WorkerHour } from './sheets.ts';
import type { Day, State } from './state.ts';

/** What is counted when shift is played in bulk. */
export interface ShiftTally {
  workerMoney: Moments;
  /** In points: money times K. */
  bossPoints: Moments;
  catches: Moments;
  /** Meetings of a game. */
  meetings: Moments;
  /** The most often any one hour was used for anything but work. */
  mostUses: Moments;
  /** Games with both a successful slack or coast hour in a meeting and a catch. */
  heistAndCatch: Moments;
  readings: ReadingTally;
  /** Hours of a game, by what the worker did. */
  hours: Record<WorkerHour, Moments>;
  /** Output of days with this many meetings, by number of meetings. */
  outputByMeetings: Moments[];
  /** Games by {@link highestK}. */
  highestK: number[];
  /** Games by {@link leadStep}. */
  leads: number[];
  /** K and days of the last play: one sample is played under one configuration. */
  k: number;
  days: number;
}

export const MEASURE: Measure<State, Move, Event, ShiftTally> = { start, add, merge, report };

function start(): ShiftTally {
  return {
    workerMoney: noMoments(),
    bossPoints: noMoments(),
    catches: noMoments(),
    meetings: noMoments(),
    mostUses: noMoments(),
    heistAndCatch: noMoments(),
    readings: noReadings(),
    hours: { work: noMoments(), coast: noMoments(), slack: noMoments() },
    outputByMeetings: [],
    highestK: [],
    leads: [],
    k: 0,
    days: 0,
  };
}

function add(tally: ShiftTally, play: PlayRecord<State, Move, Event>): ShiftTally {
  const { final } = play;
  const caught = sumOverDays(final, (day) => countCatches(day.fines));
  tally.k = final.config.k;
  tally.days = final.config.days;
  addValue(tally.workerMoney, final.workerMoney);
  addValue(tally.bossPoints, final.bossPoints);
  addValue(tally.catches, caught);
  addValue(
    tally.meetings,
    sumOverDays(final, (day) => countMeetings(day.boss)),
  );
  addValue(tally.mostUses, mostUsesOf(final));
  addValue(tally.heistAndCatch, caught > 0 && final.days.some(hasHeist) ? 1 : 0);
  for (const kind of WORKER_HOURS) {
    addValue(
      tally.hours[kind],
      sumOverDays(final, (day) => countHours(day, kind)),
    );
  }
  for (const day of final.days) addOutput(tally, day, final);
  addReadings(tally.readings, play.turns, final);
  countAt(tally.highestK, highestK(final));
  countAt(tally.leads, leadStep(final, final.config.k));
  return tally;
}

function sumOverDays(final: State, count: (day: Day) => number): number {
  let sum = 0;
  for (const day of final.days) sum += count(day);
  return sum;
}

function countHours({ worker }: Day, kind: WorkerHour): number {
  let hours = 0;
  for (const hour of worker) if (hour === kind) hours++;
  return hours;
}

function addOutput(tally: ShiftTally, day: Day, final: State): void {
  const meetings = countMeetings(day.boss);
  addValue(momentsAt(tally.outputByMeetings, meetings), day.bossGain / multiplierOf(final.config, meetings));
}

function hasHeist(day: Day): boolean {
  return day.boss.some((hour, index) => hour === 'meeting' && day.worker[index] !== 'work');
}

function mostUsesOf(final: State): number {
  let most = 0;
  for (let hour = 0; hour < HOURS_A_DAY; hour++) {
    most = Math.max(most, final.days.filter((day) => day.worker[hour] !== 'work').length);
  }
  return most;
}

function merge(one: ShiftTally, other: ShiftTally): ShiftTally {
  const single = ['workerMoney', 'bossPoints', 'catches', 'meetings', 'mostUses', 'heistAndCatch'] as const;
  for (const key of single) addMoments(one[key], other[key]);
  for (const kind of WORKER_HOURS) addMoments(one.hours[kind], other.hours[kind]);
  addReadingTally(one.readings, other.readings);
  addEach(one.outputByMeetings, other.outputByMeetings);
  for (const key of ['highestK', 'leads'] as const) addCounts(one[key], other[key]);
  for (const key of ['k', 'days'] as const) one[key] = Math.max(one[key], other[key]);
  return one;
}

function report(tally: ShiftTally): Stats {
  const { days, hours } = tally;
  return {
    readingAccuracy: reportReadings(tally.readings, days),
    money: { worker: meanOf(tally.workerMoney), boss: meanOf(tally.bossPoints, tally.k) },
    fairK: fairK(tally.highestK) / 100,
    catchesAWeek: meanOf(tally.catches),
    hoursADay: {
      slack: meanOf(hours.slack, days),
      coast: meanOf(hours.coast, days),
      work: meanOf(hours.work, days),
    },
    meetingsADay: meanOf(tally.meetings, days),
    outputADayByMeetings: tally.outputByMeetings.map((output) => meanOf(output)),
    mostUsesOfOneHour: meanOf(tally.mostUses),
    gamesWithHeistAndCatch: meanOf(tally.heistAndCatch),
  };
}

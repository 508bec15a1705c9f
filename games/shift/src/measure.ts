import type { Measure, PlayedTurn, PlayRecord } from '@foretell/engine';
import type { Event } from './events.ts';
import { addMoments, addValue, type Moments, meanOf, noMoments } from './moments.ts';
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
  meetings: Moments;
  /** The most often any one hour was used for anything but work. */
  mostUses: Moments;
  /** Games with both a successful slack or coast hour in a meeting and a catch. */
  heistAndCatch: Moments;
  /** Reading accuracy by day, in 1/{@link ACCURACY_UNIT}. */
  accuracy: Moments[];
  /** The plain share of right calls by day, in eighths. */
  share: Moments[];
  hours: Record<WorkerHour, Moments>;
  /** Output of days with this many meetings, by number of meetings. */
  outputByMeetings: Moments[];
  /** K of the last play: one sample is played under one configuration. */
  k: number;
}

/** A multiple of every number of hours that an accuracy is divided by, twice. */
const ACCURACY_UNIT = 1680;

export const MEASURE: Measure<State, Move, Event, ShiftTally> = { start, add, merge, report };

function start(): ShiftTally {
  return {
    workerMoney: noMoments(),
    bossPoints: noMoments(),
    catches: noMoments(),
    meetings: noMoments(),
    mostUses: noMoments(),
    heistAndCatch: noMoments(),
    accuracy: [],
    share: [],
    hours: { work: noMoments(), coast: noMoments(), slack: noMoments() },
    outputByMeetings: [],
    k: 0,
  };
}

function add(tally: ShiftTally, play: PlayRecord<State, Move, Event>): ShiftTally {
  const { final } = play;
  const caught = final.days.reduce((sum, day) => sum + countCatches(day.fines), 0);
  tally.k = final.config.k;
  addValue(tally.workerMoney, final.workerMoney);
  addValue(tally.bossPoints, final.bossPoints);
  addValue(tally.catches, caught);
  addValue(tally.mostUses, mostUsesOf(final));
  addValue(tally.heistAndCatch, caught > 0 && final.days.some(hasHeist) ? 1 : 0);
  for (const day of final.days) addDay(tally, day, final);
  for (const turn of play.turns) addReading(tally, turn, final);
  return tally;
}

function addDay(tally: ShiftTally, day: Day, final: State): void {
  const meetings = countMeetings(day.boss);
  addValue(tally.meetings, meetings);
  for (const kind of WORKER_HOURS) {
    addValue(tally.hours[kind], day.worker.filter((hour) => hour === kind).length);
  }
  addValue(momentsAt(tally.outputByMeetings, meetings), day.bossGain / multiplierOf(final.config, meetings));
}

/** How well the worker called the boss's sheet of that day, if he is one who says so (RULES.md §10). */
function addReading(tally: ShiftTally, turn: PlayedTurn<Move, Event>, final: State): void {
  const called = callsOf(turn.notes.worker);
  const day = turn.events.find((event) => event.kind === 'day-closed')?.day;
  if (called === undefined || day === undefined) return;
  const boss = final.days[day]?.boss ?? [];
  const meetings = countMeetings(boss);
  const right = boss.map((hour, index) => (hour === 'meeting') === called[index]);
  const met = right.filter((isRight, hour) => isRight && boss[hour] === 'meeting').length;
  const watched = right.filter((isRight, hour) => isRight && boss[hour] === 'watch').length;
  addValue(momentsAt(tally.share, day), met + watched);
  // A day of nothing but meetings has no watched hour to be right about.
  if (meetings === HOURS_A_DAY) return;
  const half = ACCURACY_UNIT / 2;
  const accuracy = (half * met) / meetings + (half * watched) / (HOURS_A_DAY - meetings);
  addValue(momentsAt(tally.accuracy, day), Math.round(accuracy));
}

function callsOf(note: unknown): readonly unknown[] | undefined {
  if (typeof note !== 'object' || note === null || !('meeting' in note)) return undefined;
  return Array.isArray(note.meeting) ? note.meeting : undefined;
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

function momentsAt(list: Moments[], index: number): Moments {
  while (list.length <= index) list.push(noMoments());
  return list[index] ?? noMoments();
}

function merge(one: ShiftTally, other: ShiftTally): ShiftTally {
  const single = ['workerMoney', 'bossPoints', 'catches', 'meetings', 'mostUses', 'heistAndCatch'] as const;
  for (const key of single) addMoments(one[key], other[key]);
  for (const kind of WORKER_HOURS) addMoments(one.hours[kind], other.hours[kind]);
  for (const key of ['accuracy', 'share', 'outputByMeetings'] as const) {
    for (const [index, moments] of other[key].entries()) addMoments(momentsAt(one[key], index), moments);
  }
  one.k = Math.max(one.k, other.k);
  return one;
}

function report(tally: ShiftTally): unknown {
  const allDays = noMoments();
  for (const day of tally.accuracy) addMoments(allDays, day);
  return {
    readingAccuracy: {
      byDay: tally.accuracy.map((day) => meanOf(day, ACCURACY_UNIT)),
      mean: meanOf(allDays, ACCURACY_UNIT),
      plainShareByDay: tally.share.map((day) => meanOf(day, HOURS_A_DAY)),
    },
    money: { worker: meanOf(tally.workerMoney), boss: meanOf(tally.bossPoints, tally.k) },
    catchesAWeek: meanOf(tally.catches),
    hoursADay: {
      slack: meanOf(tally.hours.slack),
      coast: meanOf(tally.hours.coast),
      work: meanOf(tally.hours.work),
    },
    meetingsADay: meanOf(tally.meetings),
    outputADayByMeetings: tally.outputByMeetings.map((output) => meanOf(output)),
    mostUsesOfOneHour: meanOf(tally.mostUses),
    gamesWithHeistAndCatch: meanOf(tally.heistAndCatch),
  };
}

import {
  addMoments,
  addValue,
  type Moments,
  meanOf,
  noMoments,
  type PlayedTurn,
  type Stats,
} from '@foretell/engine';
import type { Event } from './events.ts';
import { HOURS_A_DAY, type Move } from './sheets.ts';
import type { State } from './state.ts';

/** How well workers called their bosses' sheets, as far as they say what they called (RULES.md §10). */
export interface ReadingTally {
  /** Accuracy over all hours of a game, in 1/{@link ACCURACY_UNIT}: games are independent of each other, days are not. */
  game: Moments;
  /** The same by day. */
  days: Moments[];
  /** Right calls of a game. */
  rightInGame: Moments;
  /** Right calls by day. */
  rightInDay: Moments[];
}

/** A multiple of every number of hours that a day's accuracy is divided by, twice. */
export const ACCURACY_UNIT = 1680;

export function noReadings(): ReadingTally {
  return { game: noMoments(), days: [], rightInGame: noMoments(), rightInDay: [] };
}

/** Adds all days of a game, in place. */
export function addReadings(
  tally: ReadingTally,
  turns: readonly PlayedTurn<Move, Event>[],
  final: State,
): void {
  const all: Calls = { met: 0, meetings: 0, spotted: 0, watches: 0 };
  for (const { notes, events } of turns) {
    const called = callsOf(notes.worker);
    const day = events.find((event) => event.kind === 'day-closed')?.day;
    if (called === undefined || day === undefined) continue;
    const calls = compare(final.days[day]?.boss ?? [], called);
    addCalls(momentsAt(tally.days, day), momentsAt(tally.rightInDay, day), calls);
    for (const part of PARTS) all[part] += calls[part];
  }
  if (all.meetings > 0) addCalls(tally.game, tally.rightInGame, all);
}

/** Adds one tally to another, in place. */
export function addReadingTally(tally: ReadingTally, other: ReadingTally): void {
  for (const key of ['game', 'rightInGame'] as const) addMoments(tally[key], other[key]);
  for (const key of ['days', 'rightInDay'] as const) addEach(tally[key], other[key]);
}

export function reportReadings(tally: ReadingTally, days: number): Stats {
  return {
    byDay: tally.days.map((day) => meanOf(day, ACCURACY_UNIT)),
    mean: meanOf(tally.game, ACCURACY_UNIT),
    plainShareByDay: tally.rightInDay.map((day) => meanOf(day, HOURS_A_DAY)),
    plainShare: meanOf(tally.rightInGame, HOURS_A_DAY * days),
  };
}

/** Adds moments by place in a list, in place. */
export function addEach(list: Moments[], other: readonly Moments[]): void {
  for (const [index, moments] of other.entries()) addMoments(momentsAt(list, index), moments);
}

/** The moments at `index`, which are there from now on. */
export function momentsAt(list: Moments[], index: number): Moments {
  while (list.length <= index) list.push(noMoments());
  return list[index] ?? noMoments();
}

/** Hours of each kind, and how many of them were called what they were. */
interface Calls {
  met: number;
  meetings: number;
  spotted: number;
  watches: number;
}

const PARTS = ['met', 'meetings', 'spotted', 'watches'] as const;

function compare(boss: State['days'][number]['boss'], called: readonly unknown[]): Calls {
  const calls: Calls = { met: 0, meetings: 0, spotted: 0, watches: 0 };
  for (let hour = 0; hour < boss.length; hour++) {
    if (boss[hour] === 'meeting') {
      calls.meetings += 1;
      calls.met += called[hour] === true ? 1 : 0;
    } else {
      calls.watches += 1;
      calls.spotted += called[hour] === true ? 0 : 1;
    }
  }
  return calls;
}

function addCalls(accuracies: Moments, rights: Moments, { met, meetings, spotted, watches }: Calls): void {
  addValue(rights, met + spotted);
  // Where there was nothing but meetings, there was no watched hour to be right about.
  if (watches === 0) return;
  const half = ACCURACY_UNIT / 2;
  addValue(accuracies, Math.round((half * met) / meetings + (half * spotted) / watches));
}

function callsOf(note: unknown): readonly unknown[] | undefined {
  if (typeof note !== 'object' || note === null || !('meeting' in note)) return undefined;
  return Array.isArray(note.meeting) ? note.meeting : undefined;
}

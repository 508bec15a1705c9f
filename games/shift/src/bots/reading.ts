import { nextPermutation, type Rng } from '@foretell/engine';
import type { HourSeen } from '../events.ts';
import type { View } from '../observe.ts';
import { countMeetings, HOURS_A_DAY } from '../sheets.ts';
import { hourly } from './belief.ts';
import { bestHours } from './rank.ts';

/** What a worker believes about the boss's sheet of today. Eight entries each. */
export interface Reading {
  /** The hours he would call meetings if asked. This is what reading accuracy is measured on. */
  readonly meeting: readonly boolean[];
  /** How likely he thinks it that each hour is watched, 0 to 1. */
  readonly watched: readonly number[];
}

/** Meetings a day that a worker expects before he has seen any. */
const MEETINGS_AT_FIRST = 4;

/** How many meetings a day the boss has held so far, on average. */
export function usualMeetings(view: View): number {
  if (view.days.length === 0) return Math.max(MEETINGS_AT_FIRST, view.config.minMeetings);
  return mean(view.days.map((day) => countMeetings(day.hours.map((hour) => hour.boss))));
}

/**
 * Calls the hours with the best scores meetings, as many as usual, ties by lot; hours shown by the calendar leak first.
 */
export function callMeetings(view: View, scores: readonly number[], meetings: number, rng: Rng): boolean[] {
  const lots = nextPermutation(rng, HOURS_A_DAY);
  const keyed = scores.map(
    (score, hour) => score + (lots[hour] ?? 0) * TIE_BREAK + (view.leaked[hour] ? SURE : 0),
  );
  const called = bestHours(keyed, Math.round(meetings));
  return scores.map((_, hour) => called.has(hour) || view.leaked[hour] === true);
}

/** Small against any real difference of scores. */
const TIE_BREAK = 1e-9;
/** Large against any score. */
const SURE = 1e6;

/** A guess without a reason. */
export function readNothing(view: View, trust: number, rng: Rng): Reading {
  const meetings = usualMeetings(view);
  const meeting = callMeetings(view, hourly(0), meetings, rng);
  return { meeting, watched: trustReading(view, meeting, meetings, trust) };
}

/** How much a meeting hour loses in the eyes of a reader who used it: he expects the boss to leave it. */
const EXPECTED_RESPONSE = 0.3;
/** What is left of a used hour's bad name after a night. */
const EXPECTED_MEMORY = 0.5;

/**
 * The second level: counts in which hours the boss met, and expects him to leave the hours that were used. It goes by what
 * the worker knows he did, not by what the boss can know of it.
 */
export function readHabit(view: View, trust: number, rng: Rng): Reading {
  const meetings = usualMeetings(view);
  const past = view.days.length;
  const liking = hourly(0);
  const used = hourly(0);
  for (const day of view.days) {
    for (const [hour, seen] of day.hours.entries()) {
      const before = used[hour] ?? 0;
      const met = seen.boss === 'meeting' ? 1 : 0;
      liking[hour] = (liking[hour] ?? 0) + met + EXPECTED_RESPONSE * before;
      used[hour] = before * EXPECTED_MEMORY + useOf(seen);
    }
  }
  const average = mean(liking);
  const scores = liking.map(
    (sum, hour) => (sum - average) / (past + 1) - EXPECTED_RESPONSE * (used[hour] ?? 0),
  );
  const meeting = callMeetings(view, scores, meetings, rng);
  return { meeting, watched: trustReading(view, meeting, meetings, past === 0 ? 0.5 : trust) };
}

/** How much of a mark an hour leaves: a slack hour or a catch a whole one, a coast hour half of it. */
function useOf(seen: HourSeen): number {
  if (seen.worker === 'work') return 0;
  return seen.worker === 'slack' || seen.fine > 0 ? 1 : 0.5;
}

/**
 * The chance that an hour is watched, given that it was called a meeting or not by a reader who is right with chance
 * `trust` (Bayes, RULES.md §10).
 */
export function trustReading(
  view: View,
  meeting: readonly boolean[],
  meetings: number,
  trust: number,
): number[] {
  const watches = HOURS_A_DAY - meetings;
  return meeting.map((called, hour) => {
    if (view.leaked[hour]) return 0;
    const rightIfWatched = called ? 1 - trust : trust;
    const rightIfMeeting = called ? trust : 1 - trust;
    const total = rightIfWatched * watches + rightIfMeeting * meetings;
    return total === 0 ? 0 : (rightIfWatched * watches) / total;
  });
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

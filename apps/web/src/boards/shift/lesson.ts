import type { Draft } from './draft.ts';
import type { Beat } from './playback.ts';

/** One thing the lesson may say. */
export type CoachLine =
  | 'tap-hour'
  | 'tap-again'
  | 'one-more'
  | 'seal'
  | 'watch-door'
  | 'unseen'
  | 'caught'
  | 'read-slips'
  | 'pencil'
  | 'done';

/** What the lesson says now, and what its finger points at. */
export interface Coach {
  readonly line: CoachLine;
  readonly at: 'first-hour' | 'second-hour' | 'seal' | 'hint' | 'slips' | null;
}

/** The hours at which the finger points. The week of the lesson has a meeting in the first and none in the second. */
const POINTED_HOURS = { 'first-hour': 2, 'second-hour': 4 } as const;

/** The hour that is pointed at, if it is one. */
export function pointedHourOf({ at }: Coach): number | null {
  return at === 'first-hour' || at === 'second-hour' ? POINTED_HOURS[at] : null;
}

/** What the pupil has gone through so far. */
export interface Lived {
  readonly hasBeenUnseen: boolean;
  readonly hasBeenCaught: boolean;
}

/** The lesson while the pupil plans. On the third day it takes its leave. */
export function coachPlan(draft: Draft): Coach | null {
  if (draft.day === 0) return firstDay(draft);
  const isUntouched = draft.hours.every((hour) => hour === 'work');
  if (draft.day > 2) return null;
  if (draft.day === 2) return isUntouched ? { line: 'done', at: null } : null;
  if (isUntouched) return { line: 'read-slips', at: 'slips' };
  return draft.hours.includes('slack') ? null : { line: 'pencil', at: 'hint' };
}

function firstDay({ hours }: Draft): Coach {
  const slacks = hours.filter((hour) => hour === 'slack').length;
  const coasts = hours.filter((hour) => hour === 'coast').length;
  const at = slacks === 0 ? 'first-hour' : 'second-hour';
  if (slacks > 1 || coasts > 1) return { line: 'seal', at: 'seal' };
  if (coasts === 1) return { line: 'tap-again', at };
  return { line: slacks === 0 ? 'tap-hour' : 'one-more', at };
}

/** The lesson while a day runs: it names each kind of event the first time it happens, and then never again. */
export function coachDay(day: number, beat: Beat, lived: Lived): Coach | null {
  const isCaught = beat.kind === 'slap' || beat.kind === 'pays';
  if (isCaught && !lived.hasBeenCaught) return { line: 'caught', at: null };
  const isUnseen = beat.kind === 'shows' && beat.payoff > 0 && beat.picture.boss === 'meeting';
  if (isUnseen && !lived.hasBeenUnseen) return { line: 'unseen', at: null };
  if (day === 0 && beat.kind === 'opens' && beat.hour === 0) return { line: 'watch-door', at: null };
  return null;
}

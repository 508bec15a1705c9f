import type { ShiftSeat } from '@foretell/shift';
import { type Beat, beatsOf } from '../../src/boards/shift/playback.ts';
import { playWeek } from '../weeks.ts';
import type { Scene } from './scene.ts';

const PLAY = '#/shift/play';
/** A day late enough for something to hang on the wall. */
const DAYS = 3;

/** The board of shift: both seats, before, during and after a day. */
export const SHIFT_SCENES: readonly Scene[] = [
  { name: 'shift-lesson', hash: PLAY },
  { name: 'shift-plan-worker', hash: PLAY, entries: week('worker', DAYS) },
  { name: 'shift-plan-boss', hash: PLAY, entries: week('boss', DAYS) },
  duringDay('shift-unseen', 'worker', ({ picture, payoff }) => picture.boss === 'meeting' && payoff > 1),
  duringDay('shift-shutter', 'boss', ({ picture, kind }) => picture.shutter === 'down' && kind === 'shows'),
  duringDay('shift-caught', 'worker', ({ kind }) => kind === 'slap'),
  duringDay('shift-caught-boss', 'boss', ({ kind }) => kind === 'slap'),
  { name: 'shift-end-worker', hash: PLAY, entries: week('worker', 5) },
  { name: 'shift-end-boss', hash: PLAY, entries: week('boss', 5) },
  { name: 'shift-replay', hash: `#/replay/${playWeek({ seed: 'scenes', daysPlayed: 5 }).link()}` },
];

function week(seat: ShiftSeat, daysPlayed: number): Readonly<Record<string, string>> {
  return playWeek({ seed: 'scenes', seat, daysPlayed }).entries;
}

/** The last day of some week, stopped in the middle of its first beat of a kind. */
function duringDay(name: string, seat: ShiftSeat, isWanted: (beat: Beat) => boolean): Scene {
  for (let number = 0; number < 100; number++) {
    const draft = { seed: `scenes ${number}`, seat, daysPlayed: DAYS };
    const beats = beatsOf(playWeek(draft).view, DAYS - 1);
    const index = beats.findIndex(isWanted);
    const before = beats[index - 1];
    const beat = beats[index];
    if (before === undefined || beat === undefined) continue;
    return {
      name,
      hash: PLAY,
      // One beat early: a settlement that is opened again starts with the beat before it.
      entries: playWeek({ ...draft, beat: index - 1 }).entries,
      after: before.lastsMs + beat.lastsMs / 2,
    };
  }
  throw new Error(`${name}: none of a hundred weeks has such a moment`);
}

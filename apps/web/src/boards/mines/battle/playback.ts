import type { BoardSeen } from '@foretell/mines';
import { groupsDone, type RegionGroup, thawedSince, wavesOf } from './waves.ts';

/** How a board changes on the screen: which cells open in which wave, and what follows when all of them are open. */
export interface Playback {
  readonly waves: readonly (readonly number[])[];
  /** Of a wave, in milliseconds. */
  readonly stepMs: number;
  /** Region groups that are wholly open now. */
  readonly done: readonly RegionGroup[];
  readonly thawed: readonly number[];
  /** Until everything stands still. */
  readonly lastsMs: number;
}

/** Of one cell that opens. */
export const OPENS_MS = 180;
const STEP_MS = 45;
/** However long a chain is, it is over by then. */
const LONGEST_MS = 640;
export const FLASH_MS = 400;

export const STILL: Playback = { waves: [], stepMs: 0, done: [], thawed: [], lastsMs: 0 };

export function playbackOf(before: BoardSeen, after: BoardSeen, dug: number): Playback {
  const waves = wavesOf(before, after, dug);
  const done = groupsDone(before, after);
  const thawed = thawedSince(before, after);
  if (waves.length === 0 && thawed.length === 0) return STILL;
  const stepMs = Math.min(STEP_MS, Math.floor(LONGEST_MS / Math.max(1, waves.length)));
  const opensMs = waves.length === 0 ? 0 : stepMs * (waves.length - 1) + OPENS_MS;
  return { waves, stepMs, done, thawed, lastsMs: opensMs + (done.length > 0 ? FLASH_MS : 0) };
}

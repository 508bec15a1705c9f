import { useEffect, useState } from 'preact/hooks';
import { isOnControl } from './controls.ts';
import { SLAP_MS } from './settlement.ts';
import type { WeekMoment } from './week.ts';

const STEP_MS = 650;

/** A finished week as a tape that can be wound. */
export interface Tape {
  readonly at: number;
  readonly moment: WeekMoment;
  readonly isPlaying: boolean;
  readonly isAtEnd: boolean;
  /** Winds to a moment and stops there; one out of range is the first or the last. */
  readonly goTo: (at: number) => void;
  /** Plays or stops. At the end it plays from the beginning. */
  readonly toggle: () => void;
}

type PlaySound = ((name: string, strength?: number) => void) | undefined;

export function useTape(moments: readonly WeekMoment[], sound: PlaySound): Tape {
  const [at, setAt] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const last = moments.length - 1;
  const moment = moments[at];
  if (moment === undefined) throw new RangeError('a week that can be replayed has moments');
  const isAtEnd = at === last;
  useEffect(() => {
    if (isPlaying && isAtEnd) setIsPlaying(false);
    return isPlaying && !isAtEnd ? playMoment(moment, sound, () => setAt(at + 1)) : undefined;
  }, [at, isPlaying]);
  const goTo = (to: number) => {
    setIsPlaying(false);
    setAt(Math.max(0, Math.min(last, to)));
  };
  const toggle = () => {
    if (isAtEnd) setAt(0);
    setIsPlaying(!isPlaying);
  };
  useTapeKeys((by) => goTo(at + by), toggle);
  return { at, moment, isPlaying, isAtEnd, goTo, toggle };
}

/** Lets one moment be heard and goes on after it. A slap takes its full time. */
function playMoment(moment: WeekMoment, sound: PlaySound, next: () => void): () => void {
  const isSlap = (moment.hour?.fine ?? 0) > 0;
  const heard = isSlap
    ? setTimeout(() => sound?.('slap', 0.9), SLAP_MS.hits)
    : setTimeout(() => sound?.('tick', 0.3), 0);
  const over = setTimeout(next, isSlap ? SLAP_MS.ends : STEP_MS);
  return () => {
    clearTimeout(heard);
    clearTimeout(over);
  };
}

/** Arrows step and Space plays, unless a slider or a button already takes them. */
function useTapeKeys(step: (by: number) => void, toggle: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isStep = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
      if (isStep && !(event.target instanceof HTMLInputElement)) step(event.key === 'ArrowLeft' ? -1 : 1);
      if (event.key === ' ' && !isOnControl(event)) toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [step, toggle]);
}

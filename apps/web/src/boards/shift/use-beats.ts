import { useEffect, useState } from 'preact/hooks';
import { type Beat, skipFrom } from './playback.ts';

/** A day being played back. */
export interface Playback {
  readonly beat: Beat;
  /** Steps ahead to the next hour or settlement. */
  readonly skip: () => void;
  /** Steps ahead to the close of the day. */
  readonly skipDay: () => void;
}

export interface PlaybackOptions {
  /** Where a reload picks the day up again. */
  readonly startAt: number;
  readonly isDouble: boolean;
  readonly sound: (name: string, strength?: number) => void;
  /** A beat has begun. */
  readonly onBeat: (index: number) => void;
  readonly onEnd: () => void;
}

/** Plays beats one after the other. Nothing passes while the page is hidden: the beat begins again when it is back. */
export function useBeats(beats: readonly Beat[], options: PlaybackOptions): Playback {
  const { isDouble, sound, onBeat, onEnd } = options;
  const last = beats.length - 1;
  const [index, setIndex] = useState(() => settlementStart(beats, Math.min(options.startAt, last)));
  const isVisible = usePageVisible();
  const beat = beats[Math.min(index, last)];
  if (beat === undefined) throw new RangeError('a day has at least one beat');
  useEffect(() => {
    if (index > last) onEnd();
    else onBeat(index);
  }, [index]);
  useEffect(() => {
    if (!isVisible || index > last) return;
    const pace = isDouble && beat.isHurried ? 0.5 : 1;
    const timers = beat.sounds.map(({ name, atMs, strength }) =>
      setTimeout(() => sound(name, strength), atMs * pace),
    );
    timers.push(setTimeout(() => setIndex(index + 1), beat.lastsMs * pace));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [index, isVisible, isDouble]);
  return {
    beat,
    skip: () => setIndex((at) => skipFrom(beats, at)),
    skipDay: () => setIndex((at) => Math.max(at + 1, last)),
  };
}

/** A settlement is one picture: a reload in the middle of it starts it over. */
function settlementStart(beats: readonly Beat[], index: number): number {
  let start = index;
  while (beats[start]?.kind === 'slap' || beats[start]?.kind === 'pays') start--;
  return start;
}

function usePageVisible(): boolean {
  const [isVisible, setIsVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const update = () => setIsVisible(!document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isVisible;
}

import { type BoardSeen, CRATER } from '@foretell/mines';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardProps } from '../../board.ts';
import { type Playback, playbackOf, STILL } from './playback.ts';

/** What is heard of a chain, wave by wave: higher each time, and no more than these, which would only rattle. */
const CHAIN = ['chain', 'chain-two', 'chain-three', 'chain-four', 'chain-five', 'chain-six'];

/**
 * How the board changes from what was drawn last to what is drawn now. A board that is drawn for the first time stands still, but for
 * numbers that could not be read on `earlier`.
 */
export function usePlayback(
  board: BoardSeen,
  dug: { readonly current: number },
  earlier: BoardSeen | undefined,
  { sound, setting }: Pick<BoardProps<unknown, unknown>, 'sound' | 'setting'>,
): { readonly playback: Playback; readonly nth: number } {
  const drawn = useRef(earlier ?? board);
  const state = useRef({ playback: STILL, nth: 0 });
  if (drawn.current !== board) {
    const playback = setting.reducedMotion ? STILL : playbackOf(drawn.current, board, dug.current);
    state.current = { playback, nth: state.current.nth + 1 };
  }
  const before = drawn.current;
  drawn.current = board;
  useEffect(() => {
    if (before === board || before.id !== board.id) return;
    return hear(playbackOf(before, board, dug.current), board, sound);
  }, [board]);
  return state.current;
}

/** Plays what opens, wave by wave; returns how to stop it. */
function hear(
  { waves, stepMs, done }: Playback,
  board: BoardSeen,
  sound: (name: string, strength?: number) => void,
) {
  const [first = []] = waves;
  if (first.some((cell) => board.shown[cell] === CRATER)) sound('crater');
  const timers = waves
    .slice(1, CHAIN.length + 1)
    .map((_, wave) => setTimeout(() => sound(CHAIN[wave] ?? 'chain'), (wave + 1) * stepMs));
  if (done.length > 0) timers.push(setTimeout(() => sound('region'), waves.length * stepMs));
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}

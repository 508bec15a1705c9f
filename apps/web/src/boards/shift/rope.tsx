import { useLayoutEffect, useRef } from 'preact/hooks';
import { Boss, Worker } from './figures.tsx';
import { Lettering } from './lettering.tsx';
import { TUG_MS } from './settlement.ts';
import type { ShiftText } from './text/index.ts';
import { playFrames } from './timeline.ts';
import type { RopeModel } from './view-model.ts';

/** The only score in play: two purses pulling at one rope. */
export function Rope({ rope, text, isTug = false, isStill, stamp }: RopeProps) {
  const cord = useRef<HTMLDivElement>(null);
  const before = useRef(rope.lean);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = rope.lean;
    return isTug && !isStill && cord.current !== null ? tug(cord.current, from, rope.lean) : undefined;
  }, [isTug, isStill, rope.lean]);
  return (
    <section class="shift-rope" aria-label={text.rope(rope.boss, rope.worker)}>
      <Bust who="boss" />
      <p class="purse" aria-hidden="true">
        <Lettering key={rope.boss} text={rope.boss} />
      </p>
      <div class="track" aria-hidden="true">
        <div class="cord" ref={cord} style={{ transform: placeOf(rope.lean) }}>
          <Strands />
        </div>
        <span class="middle" />
      </div>
      <p class="purse worker" aria-hidden="true">
        <Lettering key={rope.worker} text={rope.worker} />
        {stamp !== undefined && (
          <span class="fine">
            <Lettering text={`−${stamp}`} />
          </span>
        )}
      </p>
      <Bust who="worker" />
    </section>
  );
}

interface RopeProps {
  readonly rope: RopeModel;
  readonly text: ShiftText;
  /** The day is being closed: the rope is pulled to its new place instead of gliding there. */
  readonly isTug?: boolean;
  readonly isStill: boolean;
  /** The fine that is being stamped off the worker's purse. */
  readonly stamp?: number | undefined;
}

/** The rope is twice as long as its track, so that both ends stay out of sight. The boss pulls to the left. */
function placeOf(lean: number): string {
  return `translateX(${(-22 * lean).toFixed(2)}%)`;
}

function tug(cord: HTMLElement, from: number, to: number): () => void {
  const over = to + (to - from) * 0.35;
  return playFrames([cord], TUG_MS.ends, [
    { atMs: 0, transform: placeOf(from) },
    { atMs: TUG_MS.pulls, transform: placeOf(from - (to - from) * 0.15), easing: 'ease-in' },
    { atMs: TUG_MS.overshoots, transform: placeOf(over), easing: 'ease-out' },
    { atMs: TUG_MS.settles, transform: placeOf(to) },
    { atMs: TUG_MS.ends, transform: placeOf(to) },
  ]);
}

function Bust({ who }: { who: 'boss' | 'worker' }) {
  return (
    <svg class={`bust ${who}`} viewBox="-19 -89 38 44" aria-hidden="true">
      {who === 'boss' ? <Boss /> : <Worker pose="posing" />}
    </svg>
  );
}

/** Longer than any track; what hangs over is cut off by it. */
const ROPE_LENGTH = 2400;

function Strands() {
  const middle = ROPE_LENGTH / 2;
  const twists: string[] = [];
  for (let x = 4; x < ROPE_LENGTH; x += 12) twists.push(`M${x} 15L${x + 8} 25`);
  return (
    <svg viewBox={`0 0 ${ROPE_LENGTH} 40`} aria-hidden="true">
      <path class="ochre line thin" d={`M-10 15H${ROPE_LENGTH + 10}V25H-10Z`} />
      <path class="hair thick" d={twists.join('')} />
      <path class="bottle line thin" d={`M${middle - 8} 8H${middle + 8}V32L${middle} 38L${middle - 8} 32Z`} />
    </svg>
  );
}

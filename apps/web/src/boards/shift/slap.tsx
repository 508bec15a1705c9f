import { useLayoutEffect, useRef } from 'preact/hooks';
import { Letters, setLine } from './lettering.tsx';
import type { Slap } from './playback.ts';
import { impactLinesOf, printSizeOf, SHAKE_PATH, SHAKE_PX, SLAP_MS } from './settlement.ts';
import type { ShiftText } from './text/index.ts';
import { playFrames, type TimedFrame } from './timeline.ts';

/** Where the worker's head is when the hand arrives, in the factory's own units. */
const TARGET = { x: 262, y: 150 };
/** No word is printed wider than this. */
const WIDEST = 384;

/**
 * The slap, drawn over the factory in the same units: the boss's arm, impact lines, the sound word and one flash of
 * overprinted rust. It plays once, from when it appears.
 */
export function SlapArt({ slap, text, isStill }: { slap: Slap; text: ShiftText; isStill: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (root.current === null ? undefined : play(root.current, isStill)), [isStill]);
  const word = text.soundWords[(slap.nth - 1) % text.soundWords.length] ?? '';
  return (
    <div ref={root} aria-hidden="true">
      {!isStill && (
        <svg class="shift-slap flash" viewBox="0 0 400 230" aria-hidden="true">
          <rect class="rust" x={142} y={74} width={248} height={144} />
        </svg>
      )}
      <svg class="shift-slap" viewBox="0 0 400 230" aria-hidden="true">
        <clipPath id="shift-reach">
          <rect x={124} y={40} width={400} height={240} />
        </clipPath>
        <ImpactLines nth={slap.nth} />
        <g clip-path="url(#shift-reach)">
          <Arm />
        </g>
        <SoundWord word={word} size={printSizeOf(slap.nth)} />
      </svg>
    </div>
  );
}

/** Throws the whole board off its place and back, once, while the slap shakes the room. */
export function shake(board: HTMLElement): () => void {
  const stepMs = (SLAP_MS.pays - SLAP_MS.shakes) / SHAKE_PATH.length;
  const throws = SHAKE_PATH.map(([x, y], step): TimedFrame => {
    const place = `translate(${(x * SHAKE_PX).toFixed(1)}px, ${(y * SHAKE_PX).toFixed(1)}px)`;
    return { atMs: SLAP_MS.shakes + (step + 0.5) * stepMs, transform: place };
  });
  const rest = 'translate(0, 0)';
  return playFrames([board], SLAP_MS.ends, [
    { atMs: 0, transform: rest },
    { atMs: SLAP_MS.shakes, transform: rest },
    ...throws,
    { atMs: SLAP_MS.pays, transform: rest },
    { atMs: SLAP_MS.ends, transform: rest },
  ]);
}

function play(root: HTMLElement, isStill: boolean): () => void {
  const parts: readonly (readonly [selector: string, frames: readonly TimedFrame[]])[] = [
    ['.arm', isStill ? appearsUntil(SLAP_MS.returns) : ARM],
    ['.word', isStill ? appearsUntil(SLAP_MS.returns) : WORD],
    ['.impact', appearsUntil(SLAP_MS.pays)],
    ['.flash', FLASH],
  ];
  const stops = parts.map(([selector, frames]) => {
    return playFrames(root.querySelectorAll(selector), SLAP_MS.ends, frames);
  });
  return () => {
    for (const stop of stops) stop();
  };
}

const CUT = 'steps(1, end)';

/** Printed at the hit, gone at `endMs`: nothing fades in print. */
function appearsUntil(endMs: number): readonly TimedFrame[] {
  return [
    { atMs: 0, opacity: 0, easing: CUT },
    { atMs: SLAP_MS.hits, opacity: 1, easing: CUT },
    { atMs: endMs, opacity: 0, easing: CUT },
    { atMs: SLAP_MS.ends, opacity: 0 },
  ];
}

const ARM: readonly TimedFrame[] = [
  { atMs: 0, transform: 'translateX(-84px)', opacity: 1, easing: 'ease-out' },
  { atMs: SLAP_MS.hits, transform: 'translateX(-104px)', opacity: 1, easing: 'ease-in' },
  { atMs: SLAP_MS.freezes, transform: 'translateX(0)', opacity: 1 },
  { atMs: SLAP_MS.pays, transform: 'translateX(0)', opacity: 1, easing: 'ease-in' },
  { atMs: SLAP_MS.returns, transform: 'translateX(-130px)', opacity: 1, easing: CUT },
  { atMs: SLAP_MS.ends, transform: 'translateX(-130px)', opacity: 0 },
];

const WORD: readonly TimedFrame[] = [
  { atMs: 0, transform: 'scale(1.7)', opacity: 0, easing: CUT },
  { atMs: SLAP_MS.hits, transform: 'scale(1.7)', opacity: 1, easing: 'ease-in' },
  { atMs: SLAP_MS.freezes, transform: 'scale(1)', opacity: 1 },
  { atMs: SLAP_MS.returns, transform: 'scale(1)', opacity: 1, easing: CUT },
  { atMs: SLAP_MS.ends, transform: 'scale(1)', opacity: 0 },
];

const FLASH: readonly TimedFrame[] = [
  { atMs: 0, opacity: 0, easing: CUT },
  { atMs: SLAP_MS.shakes, opacity: 1, easing: CUT },
  { atMs: SLAP_MS.flashEnds, opacity: 0, easing: CUT },
  { atMs: SLAP_MS.ends, opacity: 0 },
];

/** Wedges around the blow, thick outside, every other one in rust. */
function ImpactLines({ nth }: { nth: number }) {
  const count = impactLinesOf(nth);
  const reach = 62 + 26 * printSizeOf(nth);
  const wedges = Array.from({ length: count }, (_, line) => {
    const angle = ((line + 0.3) / count) * 2 * Math.PI;
    const outer = reach * (line % 2 === 0 ? 1 : 0.8);
    const half = line % 2 === 0 ? 0.075 : 0.055;
    return {
      isRust: line % 2 === 0,
      path: `M${at(angle, 44)}L${at(angle - half, outer)}L${at(angle + half, outer)}Z`,
    };
  });
  return (
    <g class="impact">
      {wedges.map(({ isRust, path }) => (
        <path key={path} class={isRust ? 'rust line thin' : 'ink'} d={path} />
      ))}
    </g>
  );
}

function at(angle: number, radius: number): string {
  const x = TARGET.x + radius * Math.cos(angle);
  const y = TARGET.y + radius * Math.sin(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** From the boss's shoulder, through the window, across the workshop. */
function Arm() {
  return (
    <g class="arm">
      <path class="ink" d="M-20 159H176L180 182H-20Z" />
      <path class="paper line" d="M172 156L186 153L192 182L178 185Z" />
      <g transform="translate(188 168) rotate(68) scale(3)">
        <g class="hand">
          <path class="rust" d={HAND} />
          <path d={HAND} />
        </g>
      </g>
    </g>
  );
}

/** The same open hand as on the paper, its wrist at the origin. */
const HAND =
  'M-8 0V-12L-11 -15L-8 -17L-5.4 -14.4V-21H-2.4V-14.6H-1.4V-23H1.6V-14.6H2.6V-22H5.6V-14H6.6V-19.5H9.6V0Z';

/** Bigger for each catch of the week. Printed in rust a little beside its own outline. */
function SoundWord({ word, size }: { word: string; size: number }) {
  const line = setLine(word);
  if (line === undefined) return null;
  const isHan = line.height > 10;
  const height = (isHan ? 84 : 54) * size;
  const scale = Math.min(height / line.height, WIDEST / line.width);
  const x = Math.min(236 - (line.width * scale) / 2, 392 - line.width * scale);
  const place = `translate(${Math.max(6, x).toFixed(1)} ${(100 - line.height * scale).toFixed(1)}) scale(${scale.toFixed(3)})`;
  const outline = isHan ? 1.6 : 0.9;
  return (
    <g class="word">
      <g class="slant">
        <g transform={place}>
          <g class="halo">
            <Letters line={line} pen={line.pen + outline * 2.6} />
          </g>
          <g class="outline">
            <Letters line={line} pen={line.pen + outline} />
          </g>
          <g class="print" transform={`translate(${outline * 0.22} ${-outline * 0.2})`}>
            <Letters line={line} pen={line.pen} />
          </g>
        </g>
      </g>
    </g>
  );
}

/** The settlements: the slap of a catch and the tug at the end of a day. Times in milliseconds from their first frame. */

/** Nothing moves for a breath, the hand lands, everything holds, the room shakes, money is stamped off, the day goes on. */
export const SLAP_MS = {
  hits: 80,
  freezes: 120,
  shakes: 320,
  flashEnds: 460,
  pays: 700,
  returns: 1000,
  ends: 1200,
} as const;

/** The rope is pulled, overshoots and settles. */
export const TUG_MS = { pulls: 150, overshoots: 500, settles: 800, ends: 1200 } as const;

/** How far the board may be thrown off its place, in CSS pixels. */
export const SHAKE_PX = 12;

/** Where the board is during the shake: parts of {@link SHAKE_PX}, dying away, the last one at rest. */
export const SHAKE_PATH: readonly (readonly [x: number, y: number])[] = [
  [1, 0],
  [-0.8, 0.35],
  [0.6, -0.3],
  [-0.42, 0.2],
  [0.28, -0.12],
  [-0.15, 0],
  [0, 0],
];

/**
 * How large the sound word of the week's `nth` catch (from 1) is printed, the first being 1. The page has an edge, so the
 * print stops growing at twice the size. It never takes longer.
 */
export function printSizeOf(nth: number): number {
  return Math.min(2, 1 + 0.16 * (nth - 1));
}

/** How many impact lines stand around the `nth` catch. */
export function impactLinesOf(nth: number): number {
  return Math.min(22, 9 + 2 * nth);
}

/**
 * The eight directions by number, counter-clockwise from the east as a map is read: 0 E, 1 NE, 2 N, 3 NW, 4 W, 5 SW, 6 S,
 * 7 SE. `y` grows downwards. Shapes are turned by adding to a direction, so the numbering is a rule (RULES.md §11).
 */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** One step along each direction. */
export const STEP_X: readonly number[] = [1, 1, 0, -1, -1, -1, 0, 1];
export const STEP_Y: readonly number[] = [0, -1, -1, -1, 0, 1, 1, 1];

/** Cells by their signs: [dy + 1][dx + 1]. */
const BY_SIGNS: readonly (readonly Direction[])[] = [
  [3, 2, 1],
  [4, 0, 0],
  [5, 6, 7],
];

/**
 * The direction from one cell to another: the exact one on the eight lines, otherwise the nearest of the eight, with
 * straight ones winning a tie. From a cell to itself it is 0.
 */
export function directionOf(dx: number, dy: number): Direction {
  const ax = Math.abs(dx);
  const ay = Math.abs(dy);
  // Nearer to the axis than to the diagonal: tan 22.5° is a little more than 2/5 and a little less than 5/12.
  const sx = ax * 12 < ay * 5 ? 0 : Math.sign(dx);
  const sy = ay * 12 < ax * 5 ? 0 : Math.sign(dy);
  return BY_SIGNS[sy + 1]?.[sx + 1] ?? 0;
}

/** The direction when a cell lies on one of the eight lines, else `undefined`. */
export function lineOf(dx: number, dy: number): Direction | undefined {
  if (dx === 0 && dy === 0) return undefined;
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return undefined;
  return BY_SIGNS[Math.sign(dy) + 1]?.[Math.sign(dx) + 1];
}

/** `by` eighths of a turn counter-clockwise. */
export function turned(direction: Direction, by: number): Direction {
  return DIRECTIONS[(direction + by) & 7] ?? 0;
}

/** Chebyshev distance: how many steps of a king. */
export function distanceOf(dx: number, dy: number): number {
  return Math.max(Math.abs(dx), Math.abs(dy));
}

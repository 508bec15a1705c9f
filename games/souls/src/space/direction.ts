import { type Direction, turnedBy } from '@foretell/engine';

/**
 * The eight directions of the engine's grid, counter-clockwise from the east. Shapes are turned by adding to a direction, so the
 * numbering is a rule (RULES.md §11).
 */
export { DIRECTIONS, type Direction, STEP_X, STEP_Y } from '@foretell/engine';

/** Cells by their signs: [dy + 1][dx + 1]. */
const BY_SIGNS: readonly (readonly Direction[])[] = [
  [3, 2, 1],
  [4, 0, 0],
  [5, 6, 7],
];

/**
 * The direction from one cell to another: the exact one on the eight lines, otherwise the nearest of the eight. From a cell to
 * itself it is 0.
 */
export function directionOf(dx: number, dy: number): Direction {
  const ax = Math.abs(dx);
  const ay = Math.abs(dy);
  // Nearer to the axis than to the diagonal: the tangent of 22.5° lies between 2/5 and 5/12.
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
  return turnedBy(direction, by);
}

/**
 * The eight directions of a square grid by number, counter-clockwise from the east as a map is read: 0 E, 1 NE, 2 N, 3 NW, 4 W,
 * 5 SW, 6 S, 7 SE. Even ones are straight. Cells are `y * width + x`, and `y` grows downwards.
 */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** Columns and rows of one step along each direction. */
export const STEP_X: readonly number[] = [1, 1, 0, -1, -1, -1, 0, 1];
export const STEP_Y: readonly number[] = [0, -1, -1, -1, 0, 1, 1, 1];

/** The order in which equally good steps are preferred: straight ones first, each kind from the east on. */
export const PREFERRED: readonly Direction[] = [0, 2, 4, 6, 1, 3, 5, 7];

/** `by` eighths of a turn counter-clockwise; negative for clockwise. */
export function turnedBy(direction: Direction, by: number): Direction {
  return DIRECTIONS[(direction + by) & 7] ?? 0;
}

/** The direction back. */
export function oppositeOf(direction: Direction): Direction {
  return turnedBy(direction, 4);
}

/** The direction of a step to a neighbour, by its signs; `undefined` for no step at all. */
export function stepDirection(dx: number, dy: number): Direction | undefined {
  const x = Math.sign(dx);
  const y = Math.sign(dy);
  return DIRECTIONS.find((direction) => STEP_X[direction] === x && STEP_Y[direction] === y);
}

/** Chebyshev distance: the steps of a king from one cell to another, with nothing in the way. */
export function chebyshev(width: number, one: number, other: number): number {
  const x1 = one % width;
  const x2 = other % width;
  const dx = x1 < x2 ? x2 - x1 : x1 - x2;
  const rows = (one - x1 - (other - x2)) / width;
  const dy = rows < 0 ? -rows : rows;
  return Math.max(dx, dy);
}

/** The cell at an offset, or -1 outside the grid. */
export function cellBeside(width: number, height: number, cell: number, dx: number, dy: number): number {
  const x = (cell % width) + dx;
  const y = Math.trunc(cell / width) + dy;
  return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
}

/**
 * Squares of cells: `cell = y * size + x`, row by row from the top left. Neighbours are the up to eight cells around, and
 * everything that walks over a board takes them from here.
 */
export interface Grid {
  /** Cells a side. */
  readonly size: number;
  /** Cells in all. */
  readonly cells: number;
  /** The neighbours of each cell, rising. */
  readonly neighbours: readonly (readonly number[])[];
  /** The same in the order of {@link RING}, eight places a cell; -1 where the board ends. */
  readonly ring: Int16Array;
}

/** The eight places around a cell, clockwise from the top left: places that follow each other touch. */
export const RING = [
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
] as const;

const grids = new Map<number, Grid>();

/** The grid of this size. It is made once and shared, so nobody may change it. */
export function gridOf(size: number): Grid {
  const known = grids.get(size);
  if (known !== undefined) return known;
  const grid = makeGrid(size);
  grids.set(size, grid);
  return grid;
}

/** The cell at these places, or -1 beside the board. */
export function cellAt(size: number, x: number, y: number): number {
  return x < 0 || y < 0 || x >= size || y >= size ? -1 : y * size + x;
}

function makeGrid(size: number): Grid {
  if (!Number.isInteger(size) || size < 1) throw new RangeError(`a board of ${size} cells a side`);
  const cells = size * size;
  const places = Array.from({ length: cells }, (_, cell) =>
    RING.map(({ x, y }) => cellAt(size, (cell % size) + x, Math.floor(cell / size) + y)),
  );
  return {
    size,
    cells,
    neighbours: places.map((around) => around.filter((cell) => cell >= 0).sort((one, other) => one - other)),
    ring: Int16Array.from(places.flat()),
  };
}

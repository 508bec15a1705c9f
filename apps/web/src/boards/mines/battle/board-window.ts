/** Where a board lies behind its window. Lengths in CSS pixels; `x` and `y` are how far its corner stands from the window's. */
export interface Pane {
  readonly width: number;
  readonly height: number;
}

export interface Placing {
  readonly x: number;
  readonly y: number;
  /** The edge of a cell. */
  readonly cell: number;
}

/** A cell is never smaller than a thumb, unless the whole board is asked for. */
export const LEAST_CELL = 44;
export const MOST_CELL = 80;
/** The frame around the cells. */
export const MARGIN = 6;

/** Whether the board is larger than its window with cells that a thumb can hit. */
export function isWide(pane: Pane, size: number): boolean {
  return fitting(pane, size) < LEAST_CELL;
}

export function cellOf(pane: Pane, size: number, isOverview: boolean): number {
  const fit = fitting(pane, size);
  return Math.max(1, Math.min(MOST_CELL, isOverview ? fit : Math.max(LEAST_CELL, fit)));
}

function fitting({ width, height }: Pane, size: number): number {
  return Math.floor((Math.min(width, height) - 2 * MARGIN) / size);
}

/** Moves the board as far as it goes: no edge of it comes further in than its margin; what fits stands in the middle. */
export function clampTo(pane: Pane, size: number, { x, y, cell }: Placing): Placing {
  const edge = cell * size;
  return { x: clampOne(pane.width, edge, x), y: clampOne(pane.height, edge, y), cell };
}

function clampOne(room: number, edge: number, at: number): number {
  if (edge + 2 * MARGIN <= room) return Math.round((room - edge) / 2);
  return Math.round(Math.min(MARGIN, Math.max(room - edge - MARGIN, at)));
}

/** With this cell in the middle, as far as it goes. */
export function centreOn(pane: Pane, size: number, cell: number, edge: number): Placing {
  const [column, row] = [cell % size, Math.floor(cell / size)];
  const x = pane.width / 2 - (column + 0.5) * edge;
  const y = pane.height / 2 - (row + 0.5) * edge;
  return clampTo(pane, size, { x, y, cell: edge });
}

/** How many cells there have to be between the hero and the edge of the window. */
const AHEAD = 2;

/** Follows the hero: stays as it is while there is room around, and moves no further than needed otherwise. */
export function follow(pane: Pane, size: number, placing: Placing, avatar: number): Placing {
  const { cell } = placing;
  const [column, row] = [avatar % size, Math.floor(avatar / size)];
  return clampTo(pane, size, {
    x: followOne(pane.width, placing.x, column * cell, cell),
    y: followOne(pane.height, placing.y, row * cell, cell),
    cell,
  });
}

function followOne(room: number, at: number, offset: number, cell: number): number {
  const ahead = AHEAD * cell;
  const least = ahead - offset;
  const most = room - offset - cell - ahead;
  if (least > most) return (least + most) / 2;
  return Math.min(most, Math.max(least, at));
}

/** The cell under a point of the window, or `null` beside the board. */
export function cellAt(
  { x, y, cell }: Placing,
  size: number,
  point: { readonly x: number; readonly y: number },
): number | null {
  const column = Math.floor((point.x - x) / cell);
  const row = Math.floor((point.y - y) / cell);
  return column < 0 || row < 0 || column >= size || row >= size ? null : row * size + column;
}

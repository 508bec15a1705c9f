/**
 * What is seen from a cell: symmetric shadow casting (Albert Ford, "Symmetric Shadowcasting", 2020). Two open cells see each other or
 * neither does; whatever stops sight is seen itself when any part of it is. Slopes are fractions of small whole numbers, compared
 * by multiplying out, so every engine finds the same cells.
 *
 * Distance is Chebyshev's: a radius of r is a square of 2r + 1 cells.
 */
export interface Fov {
  readonly width: number;
  readonly height: number;
  /** 1 for every cell seen by the last cast. */
  readonly seen: Uint8Array;
  /** The cells seen, in the order in which they were found: the first `count` are of the last cast. */
  readonly cells: Int32Array;
  count: number;
  /** Rows still to scan, five numbers each: depth, then start and end of the slopes, numerator before denominator. */
  readonly stack: Int32Array;
  top: number;
}

/** Room for casts on grids of one size; it is used again by every cast. */
export function createFov(width: number, height: number): Fov {
  const deepest = Math.max(width, height);
  return {
    width,
    height,
    seen: new Uint8Array(width * height),
    cells: new Int32Array(width * height),
    count: 0,
    // A row of depth d leaves at most d + 1 spans, and no more than all rows' wait at once.
    stack: new Int32Array(5 * ((deepest + 2) * (deepest + 3))),
    top: 0,
  };
}

/**
 * Finds what is seen from `origin`, at most `radius` cells away, and leaves it in `fov`. `blocks` has something other than 0 where
 * a cell stops sight; that of `origin` is not asked. Nothing is allocated.
 */
export function castFov(fov: Fov, blocks: Uint8Array, origin: number, radius: number): void {
  clear(fov);
  mark(fov, origin);
  for (let quadrant = 0; quadrant < 4; quadrant++) castQuadrant(fov, blocks, origin, radius, quadrant);
}

/**
 * Whether `to` is seen from `from` at whatever distance: what {@link castFov} finds, for one cell, and much faster. Asked with cells
 * that stop flight in place of those that stop sight it is the line of effect of a blow.
 */
export function lineOfSight(fov: Fov, blocks: Uint8Array, from: number, to: number): boolean {
  if (from === to) return true;
  const { width } = fov;
  const dx = (to % width) - (from % width);
  const dy = Math.trunc(to / width) - Math.trunc(from / width);
  const ax = Math.abs(dx);
  const ay = Math.abs(dy);
  if ((blocks[to] ?? 0) !== 0) return isWallSeen(fov, blocks, from, to, Math.max(ax, ay));
  if (ay >= ax && isReached(blocks, from, ay, dx, dy < 0 ? -width : width, 1)) return true;
  return ax >= ay && isReached(blocks, from, ax, dy, dx < 0 ? -1 : 1, width);
}

function clear(fov: Fov): void {
  const { seen, cells, count } = fov;
  for (let place = 0; place < count; place++) seen[cells[place] ?? 0] = 0;
  fov.count = 0;
}

function mark(fov: Fov, cell: number): void {
  if (fov.seen[cell] === 1) return;
  fov.seen[cell] = 1;
  fov.cells[fov.count++] = cell;
}

/** Quadrants: 0 north, 1 east, 2 south, 3 west. Depth counts away from the origin, columns across, from north and from west. */
function castQuadrant(fov: Fov, blocks: Uint8Array, origin: number, radius: number, quadrant: number): void {
  const { width, height, stack } = fov;
  const x = origin % width;
  const y = (origin - x) / width;
  const isUpright = (quadrant & 1) === 0;
  const room = quadrant === 0 ? y : quadrant === 1 ? width - 1 - x : quadrant === 2 ? height - 1 - y : x;
  const deepest = Math.min(room, radius);
  if (deepest < 1) return;
  const sign = quadrant === 0 || quadrant === 3 ? -1 : 1;
  const deep = isUpright ? sign * width : sign;
  const across = isUpright ? 1 : width;
  const low = isUpright ? -x : -y;
  const high = isUpright ? width - 1 - x : height - 1 - y;
  fov.top = 0;
  push(fov, 1, -1, 1, 1, 1);
  while (fov.top > 0) {
    fov.top -= 5;
    const depth = stack[fov.top] ?? 0;
    scanRow(fov, blocks, origin + depth * deep, across, depth, depth < deepest, low, high);
  }
}

/**
 * One row of a span: marks what is seen and leaves the spans of the row behind it. The slopes are where the popped row left them.
 */
function scanRow(
  fov: Fov,
  blocks: Uint8Array,
  middle: number,
  across: number,
  depth: number,
  goesOn: boolean,
  low: number,
  high: number,
): void {
  const { stack, top } = fov;
  let startNum = stack[top + 1] ?? 0;
  let startDen = stack[top + 2] ?? 1;
  const endNum = stack[top + 3] ?? 0;
  const endDen = stack[top + 4] ?? 1;
  const first = firstColumn(depth, startNum, startDen);
  const last = lastColumn(depth, endNum, endDen);
  // An open cell counts when its middle lies between the slopes; what stops sight, when any of it does.
  const firstOpen = Math.ceil((depth * startNum) / startDen);
  const lastOpen = Math.floor((depth * endNum) / endDen);
  const from = Math.max(first, low);
  const to = Math.min(last, high);
  for (let column = from; column <= to; ) {
    const open = passWalls(fov, blocks, middle, across, column, to);
    if (open > to) return;
    if (open > from) {
      startNum = 2 * open - 1;
      startDen = 2 * depth;
    }
    column = passOpen(fov, blocks, middle, across, open, to, firstOpen, lastOpen);
    if (!goesOn) continue;
    if (column > to) push(fov, depth + 1, startNum, startDen, endNum, endDen);
    else push(fov, depth + 1, startNum, startDen, 2 * column - 1, 2 * depth);
  }
}

/** Marks what stops sight from `column` on. The first column that does not, or one past `to`. */
function passWalls(
  fov: Fov,
  blocks: Uint8Array,
  middle: number,
  across: number,
  column: number,
  to: number,
): number {
  let at = column;
  for (; at <= to && !isOpen(blocks, middle + at * across); at++) mark(fov, middle + at * across);
  return at;
}

/** Marks what is open from `column` on and has its middle between the slopes. The first column that is not open, or one past `to`. */
function passOpen(
  fov: Fov,
  blocks: Uint8Array,
  middle: number,
  across: number,
  column: number,
  to: number,
  firstOpen: number,
  lastOpen: number,
): number {
  let at = column;
  for (; at <= to && isOpen(blocks, middle + at * across); at++) {
    if (at >= firstOpen && at <= lastOpen) mark(fov, middle + at * across);
  }
  return at;
}

function push(
  fov: Fov,
  depth: number,
  startNum: number,
  startDen: number,
  endNum: number,
  endDen: number,
): void {
  const { stack, top } = fov;
  stack[top] = depth;
  stack[top + 1] = startNum;
  stack[top + 2] = startDen;
  stack[top + 3] = endNum;
  stack[top + 4] = endDen;
  fov.top = top + 5;
}

/**
 * The first column that a slope cuts in a row: a half counts as the next. A quotient of whole numbers this small never rounds to a
 * whole number that it is not, so `Math.floor` of it is exact.
 */
function firstColumn(depth: number, num: number, den: number): number {
  return Math.floor((2 * depth * num + den) / (2 * den));
}

/** The last column that a slope cuts in a row: a half counts as the one before. */
function lastColumn(depth: number, num: number, den: number): number {
  return Math.ceil((2 * depth * num - den) / (2 * den));
}

/** What stops sight may be seen through a span that its middle does not lie in, so the whole is cast. */
function isWallSeen(fov: Fov, blocks: Uint8Array, from: number, to: number, distance: number): boolean {
  castFov(fov, blocks, from, distance);
  return fov.seen[to] === 1;
}

/**
 * Follows the one span that holds the slope `column / depth` down to its row: what casting does, without the spans beside it.
 * Columns past the edge of the grid may be read from the row beside it: they narrow the span only outside every cell of the grid.
 */
function isReached(
  blocks: Uint8Array,
  origin: number,
  depth: number,
  column: number,
  deep: number,
  across: number,
): boolean {
  let startNum = -1;
  let startDen = 1;
  let endNum = 1;
  let endDen = 1;
  for (let row = 1; row < depth; row++) {
    const first = firstColumn(row, startNum, startDen);
    const last = lastColumn(row, endNum, endDen);
    const middle = origin + row * deep;
    // Where the line crosses this row; on the edge of two cells either may let it through.
    const under = lastColumn(row, column, depth);
    const over = firstColumn(row, column, depth);
    const isUnderOpen = under >= first && isOpen(blocks, middle + under * across);
    const isOverOpen = over <= last && isOpen(blocks, middle + over * across);
    if (!isUnderOpen && !isOverOpen) return false;
    const left = lastOpenFrom(blocks, middle, -across, -(isUnderOpen ? under : over), -first);
    const right = lastOpenFrom(blocks, middle, across, isOverOpen ? over : under, last);
    if (-left > first) {
      startNum = -2 * left - 1;
      startDen = 2 * row;
    }
    if (right < last) {
      endNum = 2 * right + 1;
      endDen = 2 * row;
    }
  }
  return true;
}

function isOpen(blocks: Uint8Array, cell: number): boolean {
  return (blocks[cell] ?? 0) === 0;
}

/** The last open column from `column` on, `limit` at the most. */
function lastOpenFrom(
  blocks: Uint8Array,
  middle: number,
  across: number,
  column: number,
  limit: number,
): number {
  let open = column;
  while (open < limit && isOpen(blocks, middle + (open + 1) * across)) open++;
  return open;
}

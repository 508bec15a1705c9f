import { chebyshev, DIRECTIONS, type Direction } from './directions.ts';
import type { Exits } from './exits.ts';

/** Room for searches over grids of one size. */
export interface PathFinder {
  readonly width: number;
  /** Which search a cell was last seen in, so that nothing has to be wiped between searches. */
  readonly search: Int32Array;
  readonly steps: Uint16Array;
  /** The direction in which a cell was entered. */
  readonly cameBy: Uint8Array;
  /** Three stacks of cells: those whose best conceivable length is the least, one more, and two more. */
  readonly waiting: readonly [Int32Array, Int32Array, Int32Array];
  readonly tops: Int32Array;
  searches: number;
}

export function createPathFinder(width: number, height: number): PathFinder {
  const cells = width * height;
  const stack = () => new Int32Array(cells * 8 + 1);
  return {
    width,
    search: new Int32Array(cells),
    steps: new Uint16Array(cells),
    cameBy: new Uint8Array(cells),
    waiting: [stack(), stack(), stack()],
    tops: new Int32Array(3),
    searches: 0,
  };
}

/**
 * A shortest way between two cells as directions, or `null` when there is none of at most `most` steps. The same ground gives
 * the same way, always. A* with the distance of a king; a step changes the least length conceivable by 0, 1 or 2, so three stacks
 * in turn are the whole queue.
 */
export function findPath(
  finder: PathFinder,
  exits: Exits,
  from: number,
  to: number,
  most: number = 65_534,
): Direction[] | null {
  if (exits.fits[from] !== 1 || exits.fits[to] !== 1) return null;
  const { width, steps, waiting, tops } = finder;
  let length = chebyshev(width, from, to);
  finder.searches++;
  tops.fill(0);
  put(finder, from, 0, length);
  for (let empty = 0; empty < 3 && length <= most; ) {
    const lane = length % 3;
    const top = (tops[lane] ?? 0) - 1;
    if (top < 0) {
      empty++;
      length++;
      continue;
    }
    empty = 0;
    tops[lane] = top;
    const cell = waiting[lane]?.[top] ?? from;
    if (cell === to) return wayBack(finder, exits, from, to);
    // Not if it was reached by a shorter way since it was put down.
    if ((steps[cell] ?? 0) + chebyshev(width, cell, to) === length) expand(finder, exits, cell, to);
  }
  return null;
}

function put(finder: PathFinder, cell: number, taken: number, length: number): void {
  const lane = length % 3;
  const top = finder.tops[lane] ?? 0;
  finder.search[cell] = finder.searches;
  finder.steps[cell] = taken;
  (finder.waiting[lane] ?? finder.waiting[0])[top] = cell;
  finder.tops[lane] = top + 1;
}

function expand(finder: PathFinder, { bits, offsets }: Exits, cell: number, to: number): void {
  const { width, search, searches, steps, cameBy } = finder;
  const next = (steps[cell] ?? 0) + 1;
  for (let rest = bits[cell] ?? 0; rest !== 0; rest &= rest - 1) {
    const direction = 31 - Math.clz32(rest & -rest);
    const other = cell + (offsets[direction] ?? 0);
    if (search[other] === searches && (steps[other] ?? 0) <= next) continue;
    cameBy[other] = direction;
    put(finder, other, next, next + chebyshev(width, other, to));
  }
}

function wayBack(finder: PathFinder, { offsets }: Exits, from: number, to: number): Direction[] {
  const way: Direction[] = [];
  for (let cell = to; cell !== from; ) {
    const direction = DIRECTIONS[finder.cameBy[cell] ?? 0] ?? 0;
    way.push(direction);
    cell -= offsets[direction] ?? 0;
  }
  return way.reverse();
}

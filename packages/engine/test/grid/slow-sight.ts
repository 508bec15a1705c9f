import { cellsOf, type Drawn } from './maps.ts';

/** A fraction with a denominator above 0. */
type Fraction = readonly [num: bigint, den: bigint];

const isAtMost = ([a, b]: Fraction, [c, d]: Fraction) => a * d <= c * b;
const floorOf = ([num, den]: Fraction) => Number(num >= 0n || num % den === 0n ? num / den : num / den - 1n);
const ceilOf = ([num, den]: Fraction) => -floorOf([-num, den]);

/** Which way a row and a column of a quadrant lie. */
const QUADRANTS: readonly ((row: number, column: number) => readonly [dx: number, dy: number])[] = [
  (row, column) => [column, -row],
  (row, column) => [column, row],
  (row, column) => [row, column],
  (row, column) => [-row, column],
];

/**
 * Symmetric shadow casting as its description reads, in unbounded fractions and by recursion: a row at a time, a span between two
 * slopes, which every wall cuts in two. `centres` off shows an open cell when any part of it lies between the slopes, which is what
 * makes other libraries one-sided.
 */
export function slowSight(map: Drawn, origin: number, radius: number, centres = true): Set<number> {
  const walls = new Set(cellsOf(map, '#'));
  const seen = new Set([origin]);
  for (const place of QUADRANTS) {
    const cellAt = (row: number, column: number) => {
      const [dx, dy] = place(row, column);
      const x = (origin % map.width) + dx;
      const y = Math.floor(origin / map.width) + dy;
      return x < 0 || y < 0 || x >= map.width || y >= map.height ? undefined : y * map.width + x;
    };
    scan({ cellAt, walls, seen, radius, centres }, 1, [-1n, 1n], [1n, 1n]);
  }
  return seen;
}

interface Quadrant {
  readonly cellAt: (row: number, column: number) => number | undefined;
  readonly walls: ReadonlySet<number>;
  readonly seen: Set<number>;
  readonly radius: number;
  readonly centres: boolean;
}

function scan(quadrant: Quadrant, row: number, start: Fraction, end: Fraction): void {
  if (row > quadrant.radius) return;
  const { cellAt, walls, seen, centres } = quadrant;
  const depth = BigInt(row);
  const first = floorOf([2n * depth * start[0] + start[1], 2n * start[1]]);
  const last = ceilOf([2n * depth * end[0] - end[1], 2n * end[1]]);
  let from = start;
  let before: 'wall' | 'open' | undefined;
  for (let column = first; column <= last; column++) {
    const cell = cellAt(row, column);
    const kind = cell === undefined || walls.has(cell) ? 'wall' : 'open';
    const middle: Fraction = [BigInt(column), depth];
    const isShown = kind === 'wall' || !centres || (isAtMost(from, middle) && isAtMost(middle, end));
    if (cell !== undefined && isShown) seen.add(cell);
    const edge: Fraction = [BigInt(2 * column - 1), 2n * depth];
    if (`${before} ${kind}` === 'wall open') from = edge;
    if (`${before} ${kind}` === 'open wall') scan(quadrant, row + 1, from, edge);
    before = kind;
  }
  if (before === 'open') scan(quadrant, row + 1, from, end);
}

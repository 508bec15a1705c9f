import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bresenham, chebyshev, stepDirection, supercover, turnedBy } from '../../src/index.ts';

const WIDTH = 16;
const anyCell = fc.nat(WIDTH * WIDTH - 1);
const corners = (cell: number) => [cell % WIDTH, Math.floor(cell / WIDTH)] as const;

/** Whether a segment between middles runs through the inside of a cell: some corner lies on each side of it, and it spans the cell. */
function runsThrough(from: number, to: number, cell: number): boolean {
  const [ax, ay] = corners(from);
  const [bx, by] = corners(to);
  const [x, y] = corners(cell);
  if (x < Math.min(ax, bx) || x > Math.max(ax, bx) || y < Math.min(ay, by) || y > Math.max(ay, by))
    return false;
  const sides = [-1, 1].flatMap((ox) =>
    [-1, 1].map((oy) => (bx - ax) * (2 * (y - ay) + oy) - (by - ay) * (2 * (x - ax) + ox)),
  );
  return Math.min(...sides) < 0 && Math.max(...sides) > 0;
}

describe('lines', () => {
  test("Bresenham's takes a king's steps and is never more than half a cell off", () => {
    fc.assert(
      fc.property(anyCell, anyCell, (from, to) => {
        const line = bresenham(WIDTH, from, to);
        expect([line[0], line.at(-1)]).toEqual([from, to]);
        expect(line.length).toBe(chebyshev(WIDTH, from, to) + 1);
        const [ax, ay] = corners(from);
        const [bx, by] = corners(to);
        const long = Math.max(Math.abs(bx - ax), Math.abs(by - ay));
        for (const cell of line) {
          const [x, y] = corners(cell);
          const off = Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax));
          expect(2 * off).toBeLessThanOrEqual(long);
        }
      }),
    );
  });

  test('the supercover is every cell that the segment runs through, the same both ways', () => {
    fc.assert(
      fc.property(anyCell, anyCell, (from, to) => {
        const line = supercover(WIDTH, from, to);
        const slow = Array.from({ length: WIDTH * WIDTH }, (_, cell) => cell).filter(
          (cell) => cell === from || cell === to || runsThrough(from, to, cell),
        );
        expect([...line].sort((one, other) => one - other)).toEqual(slow);
        expect(supercover(WIDTH, to, from).reverse()).toEqual(line);
      }),
    );
  });

  test('directions turn counter-clockwise from the east', () => {
    expect(stepDirection(7, -2)).toBe(1);
    expect(stepDirection(0, 0)).toBeUndefined();
    expect(turnedBy(7, 2)).toBe(1);
    expect(turnedBy(0, -1)).toBe(7);
  });
});

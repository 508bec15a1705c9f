import { describe, expect, test } from 'vitest';
import { DIRECTIONS, type Direction, directionOf, STEP_X, STEP_Y } from '../src/space/direction.ts';
import { shapeCells } from '../src/space/shape-cells.ts';
import { SHAPE_IDS, type ShapeId } from '../src/tables/ids.ts';
import { SHAPES } from '../src/tables/shapes.ts';

type Offset = `${number},${number}`;

/** Cells as text. */
function cellsOf(shape: ShapeId, facing: Direction): ReadonlySet<Offset> {
  const flat = shapeCells(shape, facing);
  return new Set(
    Array.from(
      { length: flat.length / 2 },
      (_, at): Offset => `${flat[2 * at] ?? 0},${flat[2 * at + 1] ?? 0}`,
    ),
  );
}

/** How a shape would be turned by an eighth with a matrix and rounding: the way that is not taken. */
function turnedByMatrix(shape: ShapeId): ReadonlySet<Offset> {
  const half = Math.SQRT1_2;
  const flat = shapeCells(shape, 0);
  return new Set(
    Array.from({ length: flat.length / 2 }, (_, at): Offset => {
      const x = flat[2 * at] ?? 0;
      const y = flat[2 * at + 1] ?? 0;
      return `${Math.round((x + y) * half) + 0},${Math.round((y - x) * half) + 0}`;
    }),
  );
}

describe('shapes', () => {
  test.each(SHAPE_IDS)(
    '%s has as many cells on the diagonals as on the axes, and each of them once',
    (shape) => {
      const sizes = DIRECTIONS.map((facing) => cellsOf(shape, facing).size);
      expect(new Set(sizes).size).toBe(1);
      expect(sizes[0]).toBe(shapeCells(shape, 0).length / 2);
    },
  );

  test('turned by a matrix the spear line would lose cells on the diagonal', () => {
    expect(cellsOf('line6', 1).size).toBe(6);
    expect(turnedByMatrix('line6').size).toBeLessThan(6);
  });

  test('facing east they cover what they are described to', () => {
    const east = (shape: ShapeId) => [...cellsOf(shape, 0)].sort();
    expect(east('front')).toEqual(['1,0']);
    expect(east('arc3')).toEqual(['1,-1', '1,0', '1,1']);
    expect(east('arc5')).toEqual(['0,-1', '0,1', '1,-1', '1,0', '1,1']);
    expect(east('sweepL')).toEqual(['0,-1', '1,-1', '1,0', '2,-1', '2,0']);
    expect(east('sweepR')).toEqual(['0,1', '1,0', '1,1', '2,0', '2,1']);
    expect(east('broad')).toEqual(['1,-1', '1,0', '2,-1', '2,0']);
    expect(east('behind')).toEqual(['-1,-1', '-1,0', '-1,1']);
    expect(east('cleave4')).toEqual(['1,-1', '1,0', '1,1', '2,0']);
    expect(cellsOf('cone', 0).size).toBe(9);
    expect(cellsOf('around2', 0).size).toBe(24);
    expect(cellsOf('ring2', 0).size).toBe(16);
  });

  test('what strikes all around is the same whichever way one faces', () => {
    for (const shape of ['around1', 'around2', 'ring2'] as const) {
      for (const facing of DIRECTIONS) expect(cellsOf(shape, facing)).toEqual(cellsOf(shape, 0));
    }
  });

  test('no single step leaves the solid square around a dragon, and a roll of two outwards does', () => {
    const square = cellsOf('around2', 0);
    for (const from of cellsOf('around1', 0)) {
      const [x = 0, y = 0] = from.split(',').map(Number);
      for (const step of DIRECTIONS) {
        const to: Offset = `${x + (STEP_X[step] ?? 0)},${y + (STEP_Y[step] ?? 0)}`;
        expect(to === '0,0' || square.has(to)).toBe(true);
      }
      const out = directionOf(x, y);
      expect(square.has(`${x + 2 * (STEP_X[out] ?? 0)},${y + 2 * (STEP_Y[out] ?? 0)}`)).toBe(false);
    }
  });

  test('the two sweeps together cover the whole front half ring, whichever way', () => {
    for (const facing of DIRECTIONS) {
      const both = new Set([...cellsOf('sweepL', facing), ...cellsOf('sweepR', facing)]);
      for (const cell of cellsOf('arc5', facing)) expect(both.has(cell)).toBe(true);
    }
  });

  test('the ring at two never touches a neighbour, and the fan never narrows with distance', () => {
    const near = cellsOf('around1', 0);
    for (const cell of cellsOf('ring2', 0)) expect(near.has(cell)).toBe(false);
    for (const facing of DIRECTIONS) {
      const widths = [1, 2, 3].map(
        (distance) =>
          [...cellsOf('cone', facing)].filter(
            (cell) => Math.max(...cell.split(',').map((each) => Math.abs(Number(each)))) === distance,
          ).length,
      );
      expect(widths).toEqual([1, 3, 5]);
    }
  });

  test('every shape asks a question, and no two the same', () => {
    const questions = SHAPE_IDS.map((id) => SHAPES.rows[id].question);
    expect(new Set(questions).size).toBe(SHAPE_IDS.length);
  });

  test.each([
    ['front', 7, 7],
    ['arc3', 5, 5],
    ['arc5', 3, 5],
    ['around1', 3, 5],
    ['around2', 0, 0],
    ['reach2', 6, 6],
    ['line3', 6, 6],
    ['sweepL', 3, 4],
    ['cone', 4, 4],
    ['broad', 4, 4],
    ['cleave4', 4, 4],
  ] as const)(
    'from straight ahead %s leaves %i safe steps of seven, %i on a diagonal',
    (shape, straight, diagonal) => {
      expect(safeSteps(shape, 0)).toBe(straight);
      expect(safeSteps(shape, 1)).toBe(diagonal);
    },
  );
});

/** Steps out of a shape for somebody who stands straight ahead; the attacker's own cell is none. */
function safeSteps(shape: ShapeId, facing: Direction): number {
  const struck = cellsOf(shape, facing);
  const x = STEP_X[facing] ?? 0;
  const y = STEP_Y[facing] ?? 0;
  return DIRECTIONS.filter((step) => {
    const to: Offset = `${x + (STEP_X[step] ?? 0)},${y + (STEP_Y[step] ?? 0)}`;
    return to !== '0,0' && !struck.has(to);
  }).length;
}

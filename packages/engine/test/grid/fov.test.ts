import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { castFov, chebyshev, createFov, type Fov, lineOfSight } from '../../src/index.ts';
import { anyMap, cellsOf, type Drawn, drawn, marked } from './maps.ts';
import { slowSight } from './slow-sight.ts';

function sightOf(
  map: Drawn,
  origin: number,
  radius = 99,
  fov: Fov = createFov(map.width, map.height),
): number[] {
  castFov(fov, marked(map, '#'), origin, radius);
  return Array.from(fov.cells.subarray(0, fov.count)).sort((one, other) => one - other);
}

/** Pairs of open cells of which one sees the other and is not seen. */
function oneSided(map: Drawn, sees: (origin: number) => ReadonlySet<number>): number {
  const open = cellsOf(map, '.+');
  const from = new Map(open.map((cell) => [cell, sees(cell)]));
  return open.flatMap((one) =>
    open.filter((other) => from.get(one)?.has(other) && !from.get(other)?.has(one)),
  ).length;
}

describe('field of view', () => {
  test('is what the description gives in unbounded fractions, at every radius', () => {
    fc.assert(
      fc.property(anyMap, fc.nat(), fc.integer({ min: 0, max: 15 }), (map, pick, radius) => {
        const origin = pick % (map.width * map.height);
        const slow = [...slowSight(map, origin, radius)].sort((one, other) => one - other);
        expect(sightOf(map, origin, radius)).toEqual(slow);
      }),
      { numRuns: 400 },
    );
  });

  test('who sees somebody on open ground is seen by them', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        expect(oneSided(map, (origin) => new Set(sightOf(map, origin)))).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  test('showing whatever is seen in part would make sight one-sided', () => {
    const map = drawn('........', '..#.....', '.....#..', '...#....', '........');
    expect(oneSided(map, (origin) => slowSight(map, origin, 99, false))).toBeGreaterThan(0);
    expect(oneSided(map, (origin) => slowSight(map, origin, 99))).toBe(0);
  });

  test('of an empty room everything within the radius is seen, corners included', () => {
    const map = drawn(...Array.from({ length: 9 }, () => '.'.repeat(13)));
    for (let origin = 0; origin < 9 * 13; origin++) {
      const near = cellsOf(map, '.').filter((cell) => chebyshev(13, origin, cell) <= 4);
      expect(sightOf(map, origin, 4)).toEqual(near);
    }
  });

  test('nothing behind a wall from edge to edge is seen, and every cell of its face is', () => {
    fc.assert(
      fc.property(anyMap, anyMap, fc.nat(), (near, far, pick) => {
        const { width } = near;
        const plain = near.rows.map(() => '.'.repeat(width));
        const beyond = far.rows.map((row) => row.padEnd(width, '.').slice(0, width));
        const map = drawn(...plain, '#'.repeat(width), ...beyond);
        const origin = pick % (plain.length * width);
        const face = Array.from({ length: width }, (_, x) => plain.length * width + x);
        expect(sightOf(map, origin)).toEqual([...cellsOf(drawn(...plain), '.'), ...face]);
      }),
    );
  });

  test('a pillar hides what is straight behind it, and more the farther it is', () => {
    const map = drawn('...........', '...........', '...#.......', '...........', '...........');
    const seen = new Set(sightOf(map, 2 * 11 + 2));
    const hidden = cellsOf(map, '.').filter((cell) => !seen.has(cell));
    expect(hidden.length).toBeGreaterThan(6);
    expect(hidden).toEqual(expect.arrayContaining([2 * 11 + 4, 2 * 11 + 10]));
    expect(hidden.every((cell) => cell % 11 > 3)).toBe(true);
  });

  test('a second cast in the same room leaves nothing of the first', () => {
    fc.assert(
      fc.property(anyMap, fc.nat(), fc.nat(), (map, one, other) => {
        const cells = map.width * map.height;
        const fov = createFov(map.width, map.height);
        sightOf(map, one % cells, 99, fov);
        const again = sightOf(map, other % cells, 5, fov);
        expect(again).toEqual(sightOf(map, other % cells, 5));
        expect(Array.from(fov.seen).flatMap((bit, cell) => (bit === 1 ? [cell] : []))).toEqual(again);
      }),
    );
  });
});

describe('line of sight', () => {
  test('says of every two cells what the field of view says', () => {
    fc.assert(
      fc.property(anyMap, fc.nat(), (map, pick) => {
        const cells = map.width * map.height;
        const origin = pick % cells;
        const seen = new Set(sightOf(map, origin));
        const fov = createFov(map.width, map.height);
        const blocks = marked(map, '#');
        for (let cell = 0; cell < cells; cell++) {
          expect(lineOfSight(fov, blocks, origin, cell), `${origin} to ${cell}\n${map.rows.join('\n')}`).toBe(
            seen.has(cell),
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  test('is a line of effect when it is asked with what stops flight: rubble stops a blow and not a look', () => {
    const map = drawn('.....', '..%..', '.....');
    const fov = createFov(5, 3);
    expect(lineOfSight(fov, marked(map, '#'), 5, 9)).toBe(true);
    expect(lineOfSight(fov, marked(map, '#%'), 5, 9)).toBe(false);
  });
});

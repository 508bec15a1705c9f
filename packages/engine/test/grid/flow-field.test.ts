import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chebyshev,
  clearanceOf,
  componentsOf,
  createCostField,
  createFlowField,
  createPathFinder,
  DIRECTIONS,
  type Exits,
  exitsOf,
  fillCostField,
  fillFlowField,
  findPath,
  NO_WAY,
  reachableFrom,
  STEP_X,
  STEP_Y,
  stepDown,
} from '../../src/index.ts';
import { anyMap, cellsOf, type Drawn, drawn, marked } from './maps.ts';

interface Rules {
  readonly size: number;
  readonly openFlanks: 0 | 1 | 2;
  readonly pinch: boolean;
}

const anyRules: fc.Arbitrary<Rules> = fc.record({
  size: fc.integer({ min: 1, max: 3 }),
  openFlanks: fc.constantFrom(0, 1, 2),
  pinch: fc.boolean(),
});

function exits(map: Drawn, { size, openFlanks, pinch }: Rules): Exits {
  const doors = marked(map, '+');
  return exitsOf(map.width, map.height, marked(map, '.+'), size, {
    openFlanks,
    ...(pinch ? { pinches: doors } : {}),
  });
}

const KING: Rules = { size: 1, openFlanks: 1, pinch: true };

/** Whether a body may take a step, cell by cell over the drawing. */
function maySteps(map: Drawn, rules: Rules, x: number, y: number, dx: number, dy: number): boolean {
  const at = (column: number, row: number) => map.rows[row]?.[column] ?? '#';
  const body = (left: number, top: number) =>
    Array.from({ length: rules.size ** 2 }, (_, part) =>
      at(left + (part % rules.size), top + Math.floor(part / rules.size)),
    );
  const [from, to] = [body(x, y), body(x + dx, y + dy)];
  if ([...from, ...to].includes('#')) return false;
  if (dx === 0 || dy === 0) return true;
  if (rules.pinch && [...from, ...to].includes('+')) return false;
  // What the body brushes: moved along one of the two ways only, the corner that it covers neither before nor after.
  const front = dx > 0 ? x + rules.size : x - 1;
  const side = dy > 0 ? y + rules.size : y - 1;
  const back = dx > 0 ? x : x + rules.size - 1;
  const other = dy > 0 ? y : y + rules.size - 1;
  const flanks = [at(front, other), at(back, side)];
  return flanks.filter((glyph) => glyph !== '#').length >= rules.openFlanks;
}

/** Distances by relaxing every step until nothing changes. `cost` of leaving a cell towards the source. */
function slowDistances(
  map: Drawn,
  rules: Rules,
  sources: readonly number[],
  cost: (cell: number) => number = () => 1,
): number[] {
  const { width, height } = map;
  const may = (cell: number, dx: number, dy: number) =>
    maySteps(map, rules, cell % width, Math.floor(cell / width), dx, dy);
  const distances: number[] = Array.from({ length: width * height }, (_, cell) =>
    sources.includes(cell) && may(cell, 0, 0) ? 0 : NO_WAY,
  );
  const edges = distances.flatMap((_, cell) =>
    DIRECTIONS.map((direction) => [STEP_X[direction] ?? 0, STEP_Y[direction] ?? 0] as const)
      .filter(([dx, dy]) => may(cell, dx, dy))
      .map(([dx, dy]) => [cell, cell + dy * width + dx] as const),
  );
  for (let changed = true; changed; ) {
    changed = false;
    for (const [cell, to] of edges) {
      const through = (distances[to] ?? NO_WAY) + cost(cell);
      if (through >= (distances[cell] ?? NO_WAY)) continue;
      distances[cell] = through;
      changed = true;
    }
  }
  return distances;
}

describe('flow fields', () => {
  test('are the distances that relaxing every step gives, for every size of body and every rule of diagonals', () => {
    fc.assert(
      fc.property(anyMap, anyRules, fc.array(fc.nat(), { maxLength: 4 }), (map, rules, picks) => {
        const sources = picks.map((pick) => pick % (map.width * map.height));
        const field = createFlowField(map.width, map.height);
        fillFlowField(field, exits(map, rules), sources);
        expect([...field.distances]).toEqual(slowDistances(map, rules, sources));
      }),
      { numRuns: 500 },
    );
  });

  test('stop at the farthest that is asked for, and a second filling leaves nothing of the first', () => {
    fc.assert(
      fc.property(anyMap, fc.nat(), fc.nat(), fc.integer({ min: 0, max: 6 }), (map, one, other, most) => {
        const cells = map.width * map.height;
        const ground = exits(map, KING);
        const field = createFlowField(map.width, map.height);
        fillFlowField(field, ground, [one % cells]);
        fillFlowField(field, ground, [other % cells], most);
        const near = slowDistances(map, KING, [other % cells]).map((far) => (far > most ? NO_WAY : far));
        expect([...field.distances]).toEqual(near);
      }),
    );
  });

  test('with costs are the cheapest ways', () => {
    fc.assert(
      fc.property(
        anyMap,
        anyRules,
        fc.nat(),
        fc.array(fc.integer({ min: 1, max: 255 }), { minLength: 1 }),
        (map, rules, pick, prices) => {
          const source = pick % (map.width * map.height);
          const costs = Uint8Array.from(
            { length: map.width * map.height },
            (_, cell) => prices[cell % prices.length] ?? 1,
          );
          const field = createCostField(map.width, map.height);
          fillCostField(field, exits(map, rules), costs, [source]);
          expect([...field.distances]).toEqual(
            slowDistances(map, rules, [source], (cell) => costs[cell] ?? 1),
          );
        },
      ),
    );
  });

  test('a step down is always one nearer, straight where straight is as good', () => {
    fc.assert(
      fc.property(anyMap, anyRules, fc.nat(), (map, rules, pick) => {
        const ground = exits(map, rules);
        const field = createFlowField(map.width, map.height);
        fillFlowField(field, ground, [pick % (map.width * map.height)]);
        for (const [cell, distance] of field.distances.entries()) {
          const step = stepDown(field, ground, cell);
          expect(step === undefined).toBe(distance === 0 || distance === NO_WAY);
          if (step === undefined) continue;
          expect(field.distances[cell + (ground.offsets[step] ?? 0)]).toBe(distance - 1);
        }
      }),
    );
    const open = exits(drawn('...', '...', '...'), KING);
    const field = createFlowField(3, 3);
    fillFlowField(field, open, [0, 3]);
    expect(stepDown(field, open, 4)).toBe(4);
  });

  test('refuse a grid with more cells than they can count', () => {
    expect(() => createFlowField(300, 300)).toThrow('90000 cells');
  });
});

describe('bodies and diagonals', () => {
  test('steps are the same both ways', () => {
    fc.assert(
      fc.property(anyMap, anyRules, (map, rules) => {
        const { bits, offsets } = exits(map, rules);
        for (const [cell, exit] of bits.entries()) {
          for (const direction of DIRECTIONS) {
            if ((exit & (1 << direction)) === 0) continue;
            const to = cell + (offsets[direction] ?? 0);
            expect((bits[to] ?? 0) & (1 << ((direction + 4) % 8))).not.toBe(0);
          }
        }
      }),
    );
  });

  test('a body of two by two goes through no gap of one, and one of one does', () => {
    const map = drawn('..#..', '..#..', '.....', '..#..');
    const far = (size: number) => {
      const field = createFlowField(5, 4);
      fillFlowField(field, exits(map, { ...KING, size }), [0]);
      return field.distances[3];
    };
    expect(far(1)).toBe(4);
    expect(far(2)).toBe(NO_WAY);
    expect([...clearanceOf(5, 4, marked(map, '.'))].slice(0, 5)).toEqual([2, 1, 0, 2, 1]);
  });

  test('a corner is cut, brushed or kept clear of, as the rule says', () => {
    const between = drawn('.#', '#.');
    const beside = drawn('..', '#.');
    const steps = (map: Drawn, openFlanks: 0 | 1 | 2) => {
      const field = createFlowField(2, 2);
      fillFlowField(field, exits(map, { ...KING, openFlanks }), [0]);
      return field.distances[3];
    };
    expect([0, 1, 2].map((flanks) => steps(between, flanks as 0 | 1 | 2))).toEqual([1, NO_WAY, NO_WAY]);
    expect([0, 1, 2].map((flanks) => steps(beside, flanks as 0 | 1 | 2))).toEqual([1, 1, 2]);
  });

  test('a door of one leaf is entered straight, and without the rule on the diagonal', () => {
    const map = drawn('...', '#+#', '...');
    const steps = (pinch: boolean) => {
      const field = createFlowField(3, 3);
      fillFlowField(field, exits(map, { ...KING, openFlanks: 0, pinch }), [0]);
      return field.distances[8];
    };
    expect(steps(true)).toBe(4);
    expect(steps(false)).toBe(2);
  });
});

describe('paths', () => {
  test('are as short as the field says, run over allowed steps, and are null where there is no way', () => {
    fc.assert(
      fc.property(anyMap, anyRules, fc.nat(), fc.nat(), (map, rules, one, other) => {
        const cells = map.width * map.height;
        const [from, to] = [one % cells, other % cells];
        const ground = exits(map, rules);
        const far = slowDistances(map, rules, [to])[from] ?? NO_WAY;
        const finder = createPathFinder(map.width, map.height);
        // Other searches before it must leave no trace.
        findPath(finder, ground, to, 0);
        const path = findPath(finder, ground, from, to);
        expect(path?.length ?? NO_WAY).toBe(far);
        let at = from;
        for (const step of path ?? []) {
          expect((ground.bits[at] ?? 0) & (1 << step)).not.toBe(0);
          at += ground.offsets[step] ?? 0;
        }
        if (path === null) return;
        expect(at).toBe(to);
        expect(findPath(finder, ground, from, to, far)).toEqual(path);
        expect(findPath(createPathFinder(map.width, map.height), ground, from, to)).toEqual(path);
        if (far > 0) expect(findPath(finder, ground, from, to, far - 1)).toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  test('on open ground take as many steps as a king', () => {
    const map = drawn(...Array.from({ length: 8 }, () => '.'.repeat(20)));
    const finder = createPathFinder(20, 8);
    for (let cell = 0; cell < 160; cell += 7) {
      expect(findPath(finder, exits(map, KING), 45, cell)?.length).toBe(chebyshev(20, 45, cell));
    }
  });
});

describe('flood', () => {
  test('pieces are what can be reached from each other', () => {
    fc.assert(
      fc.property(anyMap, anyRules, fc.nat(), (map, rules, pick) => {
        const ground = exits(map, rules);
        const { labels, sizes } = componentsOf(ground);
        const from = pick % labels.length;
        const slow = slowDistances(map, rules, [from]).map((far) => (far === NO_WAY ? 0 : 1));
        expect([...reachableFrom(ground, from)]).toEqual(slow);
        expect(Array.from(labels, (label) => (label >= 0 && label === labels[from] ? 1 : 0))).toEqual(slow);
        const counted = sizes.map((_, piece) => labels.filter((label) => label === piece).length);
        expect(counted).toEqual(sizes);
      }),
    );
  });

  test('finds the room that a wall cuts off', () => {
    const map = drawn('..#..', '..#..');
    expect(componentsOf(exits(map, KING)).sizes).toEqual([4, 4]);
    expect(cellsOf(map, '.').length).toBe(8);
  });
});

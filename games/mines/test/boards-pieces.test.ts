import { openRng, rngStream } from '@foretell/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseVariants } from '../src/boards/choose-variants.ts';
import { reach, staysConnected } from '../src/boards/connected.ts';
import { drawKinds, projectedWeights } from '../src/boards/kinds.ts';
import { seedsIn } from '../src/boards/regions.ts';
import { gridOf } from '../src/grid.ts';
import { DEEP, SURFACE } from '../src/tables/roots.ts';

describe('the grid', () => {
  test('has three neighbours in a corner, five at a border, eight inside, and they are mutual', () => {
    const { neighbours } = gridOf(5);
    expect([neighbours[0], neighbours[2], neighbours[12]].map((around) => around?.length)).toEqual([3, 5, 8]);
    neighbours.forEach((around, cell) => {
      expect(around).toEqual([...around].sort((one, other) => one - other));
      for (const near of around) expect(neighbours[near]).toContain(cell);
    });
  });

  test('is refused for a board of no cells', () => {
    expect(() => gridOf(0)).toThrow(RangeError);
  });
});

describe('safe cells stay one piece', () => {
  test('as the long way round would say, for every mine on every connected board', () => {
    let [kept, split] = [0, 0];
    const boards = fc.array(fc.boolean(), { minLength: 36, maxLength: 36 });
    fc.assert(
      fc.property(boards, fc.nat(35), (lots, at) => {
        const grid = gridOf(6);
        // One piece of safe cells: what can be reached from the first of them, everything else is a mine.
        const start = lots.indexOf(true);
        fc.pre(start >= 0);
        const reached = reach(grid.neighbours, 36, (cell) => lots[cell] === true, start);
        const safe = [...reached].flatMap((is, cell) => (is === 1 ? [cell] : []));
        fc.pre(safe.length > 1);
        const cell = safe[at % safe.length] ?? 0;
        const mine = reached.map((is) => 1 - is);
        const rest = safe.filter((each) => each !== cell);
        const after = reach(grid.neighbours, 36, (each) => mine[each] === 0 && each !== cell, rest[0] ?? 0);
        const isWhole = rest.every((each) => after[each] === 1);
        if (isWhole) kept++;
        else split++;
        expect(staysConnected(grid, mine, cell)).toBe(isWhole);
      }),
      { numRuns: 1000 },
    );
    expect(Math.min(kept, split)).toBeGreaterThan(30);
  });

  test('the only safe cell may not be taken', () => {
    const mine = new Uint8Array(9).fill(1);
    mine[4] = 0;
    expect(staysConnected(gridOf(3), mine, 4)).toBe(false);
  });
});

describe('which variations a board takes', () => {
  const [fog, magma, ice] = DEEP.variation;

  function shares(pool: typeof DEEP.variation, choices: typeof DEEP.variant_choice) {
    const counts: Record<string, number> = {};
    for (let index = 0; index < 4000; index++) {
      const rng = openRng(rngStream('choice', String(index)));
      const key = chooseVariants(pool, choices, rng)
        .map(({ variant_id }) => variant_id)
        .sort()
        .join('+');
      counts[key] = (counts[key] ?? 0) + 1;
    }
    return counts;
  }

  const ofLevel = (level: number) => DEEP.variant_choice.filter(({ level_index }) => level_index === level);

  test('A1-⑧ none of none and the only one of one, without a draw', () => {
    const rng = openRng(rngStream('choice', 'one'));
    const before = [...rng];
    expect(chooseVariants([], ofLevel(3), rng)).toEqual([]);
    expect(chooseVariants(SURFACE.variation, [], rng)).toEqual(SURFACE.variation);
    expect(rng).toEqual(before);
  });

  test('level 3: fog 40, magma 35, both 25', () => {
    const counts = shares(
      [fog, magma].flatMap((each) => each ?? []),
      ofLevel(3),
    );
    expect(Object.keys(counts).sort()).toEqual(['fog', 'fog+magma', 'magma']);
    expect(counts.fog).toBeGreaterThan(1500);
    expect(counts.magma).toBeGreaterThan(1300);
    expect(counts['fog+magma']).toBeGreaterThan(880);
  });

  test('level 4: fog 25, magma 25, ice 30, two different ones 20', () => {
    const counts = shares(DEEP.variation, ofLevel(4));
    const pairs = Object.entries(counts).filter(([key]) => key.includes('+'));
    expect(pairs).toHaveLength(3);
    const two = pairs.reduce((sum, [, count]) => sum + count, 0);
    expect(Math.abs(two - 800)).toBeLessThan(120);
    expect(Math.abs((counts.ice ?? 0) - 1200)).toBeLessThan(120);
    expect(Math.abs((counts.fog ?? 0) - 1000)).toBeLessThan(120);
  });

  test('a choice with a member that is not eligible is left out', () => {
    const counts = shares(
      [fog, ice].flatMap((each) => each ?? []),
      ofLevel(4),
    );
    expect(Object.keys(counts).filter((key) => key.includes('magma'))).toEqual([]);
    expect(counts['fog+ice']).toBeGreaterThan(0);
  });

  test('several without a written choice are equally likely', () => {
    const counts = shares(DEEP.variation, []);
    expect(Object.keys(counts).sort()).toEqual(['fog', 'ice', 'magma']);
  });
});

describe('the rows that cells carry', () => {
  test('B4-1 a poor vein draws 7/6/14/8/4/14/10/10/2, an ordinary map the pool as it is', () => {
    const weights = (map: 'normal' | 'poor_vein') =>
      projectedWeights(SURFACE, map).map(({ weight }) => weight);
    expect(weights('poor_vein')).toEqual([7, 6, 14, 8, 4, 14, 10, 10, 2]);
    expect(weights('normal')).toEqual(SURFACE.row_pool.map(({ weight }) => weight));
  });

  test('a kind of weight 0 is never drawn, and a pool of nothing is refused', () => {
    const kinds = drawKinds(
      [
        { kind: 'sap', weight: 0 },
        { kind: 'mend', weight: 3 },
      ],
      50,
      rngStream('kinds', '1'),
    );
    expect(new Set(kinds)).toEqual(new Set(['mend']));
    expect(() => drawKinds([{ kind: 'sap', weight: 0 }], 1, rngStream('kinds', '1'))).toThrow(/weight/);
  });
});

describe('where a region may begin', () => {
  test('EC2 in pieces that are large enough, corners counted', () => {
    // x . . x
    // . x . .
    // . . . x
    // x x . x
    const isFree = Uint8Array.from([1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1]);
    const grid = gridOf(4);
    expect(seedsIn(grid, isFree, 1)).toEqual([0, 3, 5, 11, 12, 13, 15]);
    expect(seedsIn(grid, isFree, 2)).toEqual([0, 5, 11, 12, 13, 15]);
    expect(seedsIn(grid, isFree, 3)).toEqual([]);
  });
});

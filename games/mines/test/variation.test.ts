import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gridOf } from '../src/grid.ts';
import { loadTables } from '../src/tables/load.ts';
import { derivedRoot, SURFACE } from '../src/tables/roots.ts';
import type { Variation } from '../src/tables/rows.ts';
import {
  brokenTheorems,
  exceedsArea,
  type Ground,
  hasThinRing,
  isEligible,
  lonelyCells,
  meetsConstraint,
  ringOf,
  solidWindows,
  variantPool,
} from '../src/variation/index.ts';

const FOG: Variation = {
  variant_id: 'fog',
  display_name: 'fog',
  unlock_level: 2,
  scope: 'region',
  info_mask: 'hide_numbers',
  cell_constraint: 'safe_nonzero',
  biome_tag: [],
  counter_item_ids: [],
  payout_percent: 100,
};
const FROST: Variation = { ...FOG, variant_id: 'frost', unlock_level: 1, biome_tag: ['ice'] };

/** A board drawn with `*` for mines and `F` for terrain. */
function drawn(...lines: readonly string[]): {
  readonly ground: Ground;
  readonly terrain: readonly number[];
} {
  const size = lines.length;
  const text = lines.join('');
  const mine = Uint8Array.from(text, (letter) => (letter === '*' ? 1 : 0));
  const { neighbours } = gridOf(size);
  const numbers = neighbours.map((around) => around.filter((cell) => mine[cell] === 1).length);
  const terrain = [...text].flatMap((letter, cell) => (letter === 'F' ? [cell] : []));
  return { ground: { size, mine, numbers }, terrain };
}

/** Any board with any mines. */
const grounds = fc.integer({ min: 3, max: 9 }).chain((size) =>
  fc
    .array(fc.integer({ min: 0, max: 99 }), { minLength: size * size, maxLength: size * size })
    .chain((lots) =>
      fc.integer({ min: 3, max: 60 }).map((percent) => {
        const lines = Array.from({ length: size }, (_, y) =>
          lots
            .slice(y * size, (y + 1) * size)
            .map((lot) => (lot < percent ? '*' : '.'))
            .join(''),
        );
        return drawn(...lines).ground;
      }),
    ),
);

describe('gate F1', () => {
  test('A4-R6 a variation waits for its level and is on every board from then on', () => {
    expect(variantPool([FOG], 1, ['dungeon'])).toEqual([]);
    expect(variantPool([FOG], 2, ['dungeon'])).toEqual([FOG]);
    expect(variantPool([FOG], 99, ['mist', 'dungeon'])).toEqual([FOG]);
  });

  test('EC1 a locked variation and one of another biome are missing alike, and nobody says so', () => {
    expect(variantPool([FOG, FROST], 1, ['dungeon'])).toEqual([]);
    expect(isEligible(FROST, 1, ['dungeon'])).toBe(false);
    expect(isEligible(FROST, 1, ['dungeon', 'ice'])).toBe(true);
  });

  test('the order of the table is the order of the pool', () => {
    expect(variantPool([FROST, FOG], 2, ['ice']).map(({ variant_id }) => variant_id)).toEqual([
      'frost',
      'fog',
    ]);
  });

  test('A4-14 a board without a biome is refused', () => {
    expect(() => variantPool([FOG], 2, [])).toThrow(/one biome/);
  });
});

describe('gate F1 on the tables of the first release', () => {
  const [fog] = SURFACE.variation;
  if (fog === undefined) throw new Error('no variation is loaded');
  const unlock = fog.unlock_level;

  test('AC-2 fog is in the pool from its level on, whatever that is, and not before', () => {
    for (const biome of [['dungeon'], ['dungeon', 'mist'], ['anywhere']]) {
      expect(variantPool(SURFACE.variation, unlock, biome)).toEqual([fog]);
      if (unlock > 1) expect(variantPool(SURFACE.variation, unlock - 1, biome)).toEqual([]);
    }
  });

  test('AC-3 a row bound to a biome loads, and is eligible where its biome is one of the board’s', () => {
    const frost = { ...fog, variant_id: 'frost', unlock_level: 1, biome_tag: ['ice'] };
    const { tables, diagnostics } = loadTables(derivedRoot('biome', { variation: [fog, frost] }), {
      collectOnly: true,
    });
    expect(diagnostics).toEqual([]);
    const ids = (biome: readonly string[]) =>
      variantPool(tables?.variation ?? [], 1, biome).map(({ variant_id }) => variant_id);
    expect(ids(['dungeon'])).toEqual([]);
    expect(ids(['dungeon', 'ice'])).toEqual(['frost']);
  });

  test('A4-14 boards without a biome do not load', () => {
    const board_gen = SURFACE.board_gen.map((row, at) => (at === 2 ? { ...row, biome: [] } : row));
    const { tables, diagnostics } = loadTables(derivedRoot('homeless', { board_gen }), { collectOnly: true });
    expect(tables).toBeNull();
    expect(diagnostics.map(({ table, field, severity }) => [table, field, severity])).toEqual([
      ['board_gen', 'biome', 'fatal'],
    ]);
  });
});

describe('where terrain may lie', () => {
  const { ground } = drawn('*..', '...', '...');

  test('fog lies on safe cells beside a mine, magma anywhere', () => {
    const places = [0, 1, 8].map((cell) => [
      meetsConstraint('safe_nonzero', ground, cell),
      meetsConstraint('any', ground, cell),
    ]);
    expect(places).toEqual([
      [false, true],
      [true, true],
      [false, true],
    ]);
  });
});

describe('theorems of terrain on non-zero safe cells', () => {
  test('they hold for every choice of such cells on every board', () => {
    let regions = 0;
    const property = fc.property(grounds, fc.infiniteStream(fc.boolean()), (ground, picks) => {
      const cells = Array.from(ground.mine, (_, cell) => cell);
      const region = cells.filter(
        (cell) => meetsConstraint('safe_nonzero', ground, cell) && picks.next().value === true,
      );
      if (region.length > 0) regions++;
      expect(brokenTheorems(ground, region.length === 0 ? [] : [region])).toEqual([]);
    });
    fc.assert(property, { numRuns: 300 });
    expect(regions).toBeGreaterThan(100);
  });

  test('A4-3 a diagonal band three cells wide is a legal shape', () => {
    const { ground, terrain } = drawn(
      '*......',
      '.FF*...',
      '.FFF*..',
      '.*FFF*.',
      '..*FFF.',
      '...*FF.',
      '......*',
    );
    expect(terrain).toHaveLength(13);
    expect(brokenTheorems(ground, [terrain])).toEqual([]);
  });

  test('A4-4 a solid 3×3 is not, whatever lies around it', () => {
    const { ground, terrain } = drawn('*****', '*FFF*', '*FFF*', '*FFF*', '*****');
    expect(brokenTheorems(ground, [terrain])).toEqual(['t1']);
    expect(solidWindows(ground.size, terrain)).toEqual([12]);
  });

  test('T1 says more at a border: a full 2×2 in a corner has a cell without a mine', () => {
    const { ground, terrain } = drawn('FF*.', 'FF*.', '**..', '....');
    expect(solidWindows(ground.size, terrain)).toEqual([]);
    expect(lonelyCells(ground, terrain)).toEqual([0]);
    expect(brokenTheorems(ground, [terrain])).toContain('t1');
  });

  test('T2 eight cells a mine are the most there can be', () => {
    const { ground, terrain } = drawn('.....', '.FFF.', '.F*F.', '.FFF.', '.....');
    expect(exceedsArea(ground, terrain.length)).toBe(false);
    expect(exceedsArea(ground, terrain.length + 1)).toBe(true);
  });

  test('T3 counts mines in holes and at corners, and breaks for a ring that leaves either out', () => {
    const hole = drawn('.....', '.FFF.', '.F*F.', '.FFF.', '.....');
    const corner = drawn('*..', '.F.', '...');
    for (const { ground, terrain } of [hole, corner]) expect(hasThinRing(ground, terrain)).toBe(false);
    expect(ringOf(5, hole.terrain)).toContain(12);
    // The two readings that are no theorems, each with its counter-example.
    const minesIn = ({ mine }: Ground, cells: readonly number[]) => cells.filter((cell) => mine[cell] === 1);
    const withoutHoles = ringOf(5, hole.terrain).filter((cell) => cell !== 12);
    expect(minesIn(hole.ground, withoutHoles)).toEqual([]);
    expect(minesIn(corner.ground, [1, 3, 5, 7])).toEqual([]);
  });

  test('T3 a region of nine needs two mines around it', () => {
    const { ground, terrain } = drawn('.....', '.FFF.', 'FF*F.', '.FFF.', '.....');
    expect(terrain).toHaveLength(9);
    expect(hasThinRing(ground, terrain)).toBe(true);
  });
});

describe('AC-7 the package of variations', () => {
  const folder = new URL('../src/variation/', import.meta.url);
  const sources = readdirSync(folder).map((name) => ({
    name,
    text: readFileSync(new URL(name, folder), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
  }));

  test('throws no dice and reads no table', () => {
    expect(sources.length).toBeGreaterThanOrEqual(4);
    for (const { name, text } of sources) {
      expect(text, name).not.toMatch(/Math\.random|\brng\b|Rng|next[A-Z]\w*\(|rngStream/);
      const imports = [...text.matchAll(/^(import.*?) from '(.+)'/gm)].filter(([, , from]) =>
        /tables/.test(from ?? ''),
      );
      for (const [, clause] of imports) expect(clause, name).toMatch(/^import type/);
    }
  });

  test('holds no number of the game and names no variation', () => {
    for (const { name, text } of sources) {
      // 8 neighbours, and 0 and 1 for what is not and what is; t1 to t3 are names.
      const numbers = [...text.matchAll(/(?<![\w.])\d+/g)].map(([number]) => number);
      expect(
        numbers.filter((number) => !['0', '1', '8'].includes(number)),
        name,
      ).toEqual([]);
      expect(text, name).not.toMatch(/fog|magma|'ice'/i);
    }
  });

  test('A4-R4 no source of the game compares a variation by its id', () => {
    const root = new URL('../src/', import.meta.url);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.ts'),
    );
    expect(files.length).toBeGreaterThan(10);
    for (const name of files) {
      const text = readFileSync(new URL(name, root), 'utf8');
      expect(text, name).not.toMatch(
        /(variantId|variant_id)\s*(===|!==)\s*['"`]|['"`](fog|magma|ice)['"`]\s*(===|!==)/,
      );
    }
  });
});

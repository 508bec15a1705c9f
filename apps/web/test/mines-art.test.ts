import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { DEFAULT_CONFIG, OUTCOMES, ROOT_IDS, tablesOf } from '@foretell/mines';
import { describe, expect, test } from 'vitest';
import { contoursOf } from '../src/boards/mines/art/contour.ts';
import { GLYPHS } from '../src/boards/mines/art/glyphs.ts';

const ART = fileURLToPath(new URL('../src/boards/mines/art', import.meta.url));
const TABLES = ROOT_IDS.map((root) => tablesOf({ ...DEFAULT_CONFIG, root }));

/** Everything in the tables that a screen shows by a sign. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  effects: TABLES.flatMap(({ effect_equiv }) => effect_equiv.map(({ effect_id }) => effect_id)),
  rows: TABLES.flatMap(({ row_pool }) => row_pool.map(({ kind }) => kind)),
  relics: TABLES.flatMap(({ relics }) => relics.map(({ relic_id }) => relic_id)),
  feats: TABLES.flatMap(({ feats }) => feats.map(({ feat_id }) => feat_id)),
  pieces: TABLES.flatMap(({ three_choice }) => three_choice.map(({ choice_id }) => choice_id)),
  items: TABLES.flatMap(({ items }) => items.map(({ item_id }) => item_id)),
  nodes: TABLES.flatMap(({ nodes }) => nodes.map(({ kind }) => kind)),
  variations: TABLES.flatMap(({ variation }) => variation.map(({ variant_id }) => variant_id)),
  outcomes: OUTCOMES.filter((outcome) => outcome !== 'running'),
};

describe('every id has a drawing', () => {
  test.each(Object.entries(NAMED))('of the %s', (_, ids) => {
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => GLYPHS[id] === undefined)).toEqual([]);
  });

  test('of the enemies', () => {
    const units = TABLES.flatMap((tables) => tables.units.map(({ unit_id }) => unit_id));
    expect(units.length).toBeGreaterThan(13);
    // A list of components, which are not run here.
    const drawn = [...readFileSync(join(ART, 'busts.tsx'), 'utf8').matchAll(/^ {2}(\w+): [A-Z]\w+,$/gm)].map(
      ([, id]) => id,
    );
    expect(units.filter((id) => !drawn.includes(id))).toEqual([]);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test('and no two ids of one list share one', () => {
    for (const [list, ids] of Object.entries(NAMED)) {
      const drawings = new Map([...new Set(ids)].map((id) => [JSON.stringify(GLYPHS[id]), id]));
      expect(drawings.size, list).toBe(new Set(ids).size);
    }
  });
});

describe('the border of a variation', () => {
  /** The closed lines of a path, each as the number of its corners. */
  const loops = (path: string) =>
    path
      .split('Z')
      .filter((loop) => loop !== '')
      .map((loop) => loop.split('L').length / 2);
  const border = (size: number, ...regions: (readonly number[])[]) =>
    contoursOf(
      size,
      regions.map((cells) => ({ variantId: 'fog', cells })),
    ).map(({ path }) => path);

  test('of a band one cell wide runs along both of its sides, and ends with it', () => {
    const [path = ''] = border(5, [10, 11, 12]);
    expect(loops(path)).toEqual([4]);
    const heights = new Set([...path.matchAll(/ (\d+)/g)].map(([, y]) => Number(y)));
    expect(Math.max(...heights)).toBeLessThan(300);
    expect(Math.min(...heights)).toBeGreaterThan(200);
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(80);
  });

  test('is one line around regions that touch, and two around those that do not', () => {
    expect(loops(border(5, [0, 1], [2, 7])[0] ?? '')).toEqual([6]);
    expect(loops(border(5, [0, 1], [3, 8])[0] ?? '')).toEqual([4, 4]);
  });

  test('does not join cells that touch with a corner only, nor those at the two ends of rows', () => {
    expect(loops(border(4, [0, 5])[0] ?? '')).toEqual([4, 4]);
    expect(loops(border(4, [3, 4])[0] ?? '')).toEqual([4, 4]);
  });

  test('has a line on the inside where the region has a hole', () => {
    expect(loops(border(3, [0, 1, 2, 3, 5, 6, 7, 8])[0] ?? '').sort()).toEqual([4, 4]);
  });
});

test('all drawings of the mines together are light', () => {
  const files = readdirSync(ART, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const text = files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')).join('\n');
  expect(files.length).toBeGreaterThan(15);
  expect(gzipSync(text).length).toBeLessThan(25_000);
});

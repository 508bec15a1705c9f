import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadTables, ROOTS, SURFACE } from '../src/tables/index.ts';
import { parityProblems, type Registry } from '../src/tables/registry.ts';
import { reloadTables } from '../src/tables/reload.ts';
import {
  boardGenOf,
  boardVariationOf,
  clearRewardOf,
  encountersOf,
  variantChoicesOf,
} from '../src/tables/resolve.ts';
import { DEEP } from '../src/tables/roots.ts';
import type { ActionEconomy, RowPoolRow, Variation } from '../src/tables/rows.ts';
import { SCHEMAS, schemaOf } from '../src/tables/schemas/schemas.ts';
import { validateRow } from '../src/tables/validate.ts';
import { changed, collect, FIXTURES, fixtureRoot, found } from './tables-roots.ts';

type Rows = Record<string, unknown>[];

describe('a load says everything at once', () => {
  test('D2-1 three faults in three tables are three diagnostics, and there are no tables', () => {
    const { tables } = collect(fixtureRoot('three_faults'));
    expect(tables).toBeNull();
    expect(found(fixtureRoot('three_faults'))).toEqual([
      'frozen_value action_economy standard move_ap_cost',
      'domain hero standard base_hp',
      'duplicate_key units rockling',
    ]);
  });

  test('ten planted faults are ten lines, each with table, row, field and what is allowed', () => {
    const { diagnostics } = collect(fixtureRoot('ten_faults'));
    expect(diagnostics).toHaveLength(10);
    for (const { message, table, key, expected } of diagnostics) {
      expect(message).toContain(`${table}.${key}`);
      expect(message).toContain(`expected ${expected}`);
    }
  });

  test('the game channel throws with the whole list, the other one never throws', () => {
    expect(() => loadTables(fixtureRoot('three_faults'), { collectOnly: false })).toThrow(
      /3 problem\(s\)[\s\S]*move_ap_cost[\s\S]*base_hp[\s\S]*rockling/,
    );
  });

  test('the default roots load without a word', () => {
    expect(collect(ROOTS.surface).diagnostics).toEqual([]);
    expect(collect(ROOTS.deep).diagnostics).toEqual([]);
  });

  test('a missing, an empty and a misshapen document, and one of no table, are each named', () => {
    const { units, ...rest } = ROOTS.surface.documents;
    expect(units).toBeDefined();
    expect(found({ name: 'x', documents: rest })).toEqual(['missing_table units']);
    expect(found(fixtureRoot('empty_table'))).toEqual(['empty_table relics']);
    expect(found(fixtureRoot('wrong_shape'))).toEqual(['type hero', 'type units']);
    expect(found({ name: 'x', documents: { ...ROOTS.surface.documents, unit: [] } })).toEqual([
      'unknown_table unit',
    ]);
  });

  test('D2-5 an unknown field, of a list or of a singleton', () => {
    expect(found(changed('feats', (rows: Rows) => [...rows.slice(1), { ...rows[0], glow: 1 }]))).toEqual([
      'unknown_field feats vein_store glow',
    ]);
    expect(found(changed('hero', (row: object) => ({ ...row, mana: 3 })))).toEqual([
      'unknown_field hero standard mana',
    ]);
  });
});

describe('numbers that do not fit together', () => {
  const economy = (change: Partial<ActionEconomy>) =>
    changed('action_economy', (row: object) => ({ ...row, ...change }));

  test('D2-6 a price above the grant', () => {
    expect(found(economy({ dig_ap_cost: 8, ap_per_round: 7, rap_refresh_cost: 7 }))).toEqual([
      'cross_field action_economy standard dig_ap_cost',
    ]);
  });

  test('D2-7 walking has no price', () => {
    expect(found(economy({ move_ap_cost: 1 }))).toEqual([
      'frozen_value action_economy standard move_ap_cost',
    ]);
  });

  test('D2-8 a refresh that costs more or less than a round is a warning, and the tables are used', () => {
    const { tables, diagnostics } = collect(fixtureRoot('off_cadence'));
    expect(tables).not.toBeNull();
    expect(diagnostics.map(({ category, severity }) => [category, severity])).toEqual([
      ['cadence', 'warning'],
    ]);
  });

  test('D2-9 a pool of 76 tickets', () => {
    const thin = changed('row_pool', (rows: RowPoolRow[]) =>
      rows.map((row) => (row.kind === 'strike' ? { ...row, weight: 13 } : row)),
    );
    expect(found(thin)).toContain('cross_table row_pool weight');
  });

  test('a kind without a row, an effect without a price', () => {
    expect(found(changed('row_pool', (rows: Rows) => rows.slice(1)))).toContain(
      'cross_table row_pool strike',
    );
    expect(
      found(changed('effect_equiv', (rows: Rows) => rows.filter((row) => row.effect_id !== 'hero_bleed'))),
    ).toContain('dangling_ref row_pool mend negative_effect');
  });

  test('a premium too small to seal for, and one that rounding eats', () => {
    const premium = (percent: number) =>
      found(changed('settlement', (row: object) => ({ ...row, flag_hit_premium: percent })));
    expect(premium(124)).toContain('cross_table settlement standard flag_hit_premium');
    expect(premium(130)).toContain('premium_rounding row_pool strike positive_magnitude');
    expect(premium(150)).toEqual([]);
  });

  test('contract 3: a share of mines at which a blind dig is a loss', () => {
    const deadly = changed('row_pool', (rows: RowPoolRow[]) =>
      rows.map((row) => ({ ...row, negative_magnitude: row.is_count ? 1 : 3 * row.negative_magnitude })),
    );
    expect(found(deadly)).toContain('cross_table board_gen 2/3 nominal_pm');
  });

  test('a board whose clearing pays nothing', () => {
    const poor = changed('clear_reward', (rows: Rows) =>
      rows.map((row) =>
        row.node_depth === 5 && row.level_index === 1
          ? { ...row, hit_all: 0, hit_front: 0, hero_heal: 0 }
          : row,
      ),
    );
    expect(found(poor)).toContain('cross_table board_gen 1/5');
  });

  test('regions larger than their share, a share of everything, a share that the floor does not bear', () => {
    const row = (change: object) =>
      found(changed('board_variation', (rows: Rows) => [{ ...rows[0], ...change }, ...rows.slice(1)]));
    expect(row({ size_max: 8 })).toEqual(['cross_table board_variation 2/1/fog size_max']);
    expect(row({ share_max_pm: 800 })).toContain('cross_table board_variation 2/1/fog share_max_pm');
    expect(row({ share_max_pm: 101 })).toEqual(['cross_table board_variation 2/1/fog share_max_pm']);
    expect(row({ size_min: 3 })).toEqual(['cross_table board_variation 2/1/fog size_min']);
  });

  test('ids that lead nowhere', () => {
    expect(
      found(changed('encounters', (rows: Rows) => [{ ...rows[0], units: ['rock'] }, ...rows.slice(1)])),
    ).toEqual(['dangling_ref encounters 1/early/1 units']);
    expect(
      found(
        changed('board_variation', (rows: Rows) => [{ ...rows[0], variant_id: 'smoke' }, ...rows.slice(1)]),
      ),
    ).toEqual(['dangling_ref board_variation 2/1/smoke variant_id']);
  });

  test('A5-1 an item that sees through a variation has to exist, from the moment there are items', () => {
    const through = (root: 'surface' | 'deep') => {
      const { documents } = ROOTS[root];
      const rows = (documents.variation as Rows).map((row) => ({ ...row, counter_item_ids: ['torch'] }));
      return found({ name: 'x', documents: { ...documents, variation: rows } });
    };
    expect(through('surface')).toEqual([]);
    expect(through('deep')).toContain('dangling_ref variation fog counter_item_ids');
  });

  test('A4-14 a board without a biome', () => {
    expect(
      found(changed('board_gen', (rows: Rows) => [{ ...rows[0], biome: [] }, ...rows.slice(1)])),
    ).toEqual(['domain board_gen 1/1 biome']);
  });

  test('a map whose depths cannot be joined', () => {
    const rows = (change: (row: Record<string, unknown>) => object) =>
      found(changed('nodes', (all: Rows) => all.map(change)));
    expect(rows((row) => (row.depth === 2 ? { ...row, count: 5 } : row))).toContain(
      'cross_table nodes count',
    );
    expect(rows((row) => (row.kind === 'camp' ? { ...row, count: 2 } : row))).toContain(
      'cross_table nodes 4/camp count',
    );
  });
});

describe('the table of variations', () => {
  test('AC-1 the surface has exactly one row, fog, and its rule is the one that is registered', () => {
    const { fixed } = registry();
    expect(SURFACE.variation).toHaveLength(1);
    expect(SURFACE.variation[0]).toMatchObject(fixed.variation.fog ?? {});
  });

  test('AC-4 a repeated key and a silent cell on any ground are found by category', () => {
    expect(found(fixtureRoot('variation_dup_key'))).toEqual(['duplicate_key variation fog']);
    expect(found(fixtureRoot('variation_mask_constraint'))).toEqual(['cross_field variation mist info_mask']);
  });

  test('a late number on any ground is refused as well', () => {
    const late = changed('variation', ([fog]: Variation[]) => [
      { ...fog, info_mask: 'delay_numbers', cell_constraint: 'any' },
    ]);
    expect(found(late)).toEqual(['cross_field variation fog info_mask']);
  });

  test('AC-5 unlock levels 1 and 999 are right, 0 and 1000 are not, and no document is needed to say so', () => {
    const schema = schemaOf('variation');
    if (schema === undefined) throw new Error('no schema');
    const categories = (unlock_level: number) =>
      validateRow(schema, { ...SURFACE.variation[0], unlock_level }).map(({ category }) => category);
    expect([1, 999].map(categories)).toEqual([[], []]);
    expect([0, 1000].map(categories)).toEqual([['domain'], ['domain']]);
  });

  test('AC-6 a global row warns once, and nothing else is said', () => {
    const { diagnostics, tables } = collect(fixtureRoot('variation_global_scope'));
    expect(diagnostics.map(({ category, severity }) => [category, severity])).toEqual([
      ['global_semantics', 'warning'],
    ]);
    expect(tables).not.toBeNull();
  });

  test('a load leaves nothing behind for the next one', () => {
    collect(fixtureRoot('three_faults'));
    expect(collect(ROOTS.surface).diagnostics).toEqual([]);
  });
});

describe('the second account', () => {
  test('AC-8 A3-24 D2 the registry and the schemas say the same of every field', () => {
    expect(parityProblems(SCHEMAS, registry())).toEqual([]);
  });

  test('D2-11 a flipped mark, a missing field and a field too many are named with their table', () => {
    const flipped = registry();
    const { unlock_level, ...others } = flipped.tables.variation ?? {};
    const broken = {
      ...flipped,
      tables: { ...flipped.tables, variation: { ...others, glow: unlock_level } },
    } as Registry;
    expect(parityProblems(SCHEMAS, broken)).toEqual([
      'variation.unlock_level is not registered',
      'variation.glow is registered, but there is no such field',
    ]);
    const marked = structuredClone(flipped) as { tables: Record<string, Record<string, { knob: boolean }>> };
    const field = marked.tables.hero?.base_hp;
    if (field !== undefined) field.knob = false;
    expect(parityProblems(SCHEMAS, marked as unknown as Registry)).toEqual([
      'hero.base_hp: knob is true, registered as false',
    ]);
  });

  test('what is no knob has the registered value', () => {
    const { fixed } = registry();
    expect(SURFACE.action_economy).toMatchObject(fixed.action_economy.standard ?? {});
  });
});

describe('tables once loaded', () => {
  test('D2-10 nobody can change them', () => {
    const row = SURFACE.variation[0] as { unlock_level: number } | undefined;
    expect(() => {
      if (row !== undefined) row.unlock_level = 1;
    }).toThrow(TypeError);
    expect(() => (SURFACE.units as unknown[]).push({})).toThrow(TypeError);
    expect(SURFACE.variation[0]?.unlock_level).toBe(2);
  });

  test('D2-12 rows of progress count from where they are reached on', () => {
    const at = (level: number, depth: number) => {
      const { level_index, node_depth } = boardGenOf(SURFACE, level, depth);
      return [level_index, node_depth];
    };
    expect([at(1, 2), at(1, 9), at(4, 2), at(2, 5)]).toEqual([
      [1, 1],
      [1, 6],
      [2, 1],
      [2, 5],
    ]);
    expect(() => boardGenOf(SURFACE, 0, 1)).toThrow(RangeError);
    expect(boardVariationOf(SURFACE, 'fog', 1, 6)).toBeUndefined();
    expect(boardVariationOf(DEEP, 'magma', 4, 2)?.size_max).toBe(8);
    expect(clearRewardOf(SURFACE, 2, 6, 'poor_vein').fog_uplift).toBe(36);
    expect(encountersOf(DEEP, 4, 'boss').map(({ units }) => units[0])).toEqual(['magma_tyrant']);
    expect(variantChoicesOf(DEEP, 4)).toHaveLength(6);
    expect(variantChoicesOf(SURFACE, 2)).toEqual([]);
  });

  test('D2-13 no table moves under a battle', () => {
    const held = collect(ROOTS.surface);
    const during = reloadTables(held, ROOTS.deep, { isInBattle: true });
    expect(during.isRefused).toBe(true);
    expect(during.held).toBe(held);
    expect(reloadTables(held, ROOTS.deep, { isInBattle: false }).held.tables?.adventure.levels).toBe(4);
  });
});

function registry(): Registry & {
  readonly fixed: Readonly<Record<'variation' | 'action_economy', Readonly<Record<string, object>>>>;
} {
  return JSON.parse(readFileSync(join(FIXTURES, 'registry.json'), 'utf8'));
}

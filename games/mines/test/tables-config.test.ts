import { describe, expect, test } from 'vitest';
import { DEFAULT_CONFIG, parseConfig, tablesOf } from '../src/tables/config.ts';
import { DEEP, SURFACE } from '../src/tables/roots.ts';

describe('what a run is played with', () => {
  test('nothing said is the surface, and one word is the deep', () => {
    expect(parseConfig({})).toEqual({ ok: true, value: DEFAULT_CONFIG });
    expect(tablesOf(DEFAULT_CONFIG)).toBe(SURFACE);
    expect(tablesOf({ root: 'deep', changes: {} })).toBe(DEEP);
    expect(DEEP.variation.map(({ variant_id }) => variant_id)).toEqual(['fog', 'magma', 'ice']);
    expect(DEEP.variation[0]?.counter_item_ids).toEqual(['lantern']);
  });

  test('a knob that is turned is turned in that run alone, before and after a save', () => {
    const parsed = parseConfig({
      changes: { hero: { standard: { base_hp: 50 } }, units: { wisp: { hp: 9 } } },
    });
    if (!parsed.ok) throw new Error('refused');
    const tables = tablesOf(parsed.value);
    expect(tables.hero).toEqual({ ...SURFACE.hero, base_hp: 50 });
    expect(tables.units.find(({ unit_id }) => unit_id === 'wisp')?.hp).toBe(9);
    expect(tablesOf(JSON.parse(JSON.stringify(parsed.value)))).toBe(tables);
    expect(SURFACE.hero.base_hp).toBe(180);
  });

  test('a table, a row, a field and a value that cannot be are each refused with their place', () => {
    const problems = (input: unknown) => {
      const parsed = parseConfig(input);
      return parsed.ok ? [] : parsed.error.map(({ path, expected }) => `${path.join('.')}: ${expected}`);
    };
    expect(problems({ root: 'moon' })).toEqual(['root: one of surface, deep']);
    expect(problems({ changes: { heroes: {} } })[0]).toMatch(/^changes\.heroes: one of action_economy/);
    expect(problems({ changes: { units: { bat: { hp: 1 } } } })[0]).toMatch(
      /^changes\.units\.bat: one of rockling/,
    );
    expect(problems({ changes: { hero: { standard: { base_hp: 0, luck: 1 } } } })).toEqual([
      'hero.standard.base_hp: a whole number from 1 to 9999 (hit points)',
      'hero.standard.luck: one of base_hp, base_attack, base_defence',
    ]);
    expect(problems(7)).toEqual([': an object with root and changes']);
    expect(problems({ rot: 'deep' })).toEqual(['rot: root or changes']);
  });
});

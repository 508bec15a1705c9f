import { referenceProblems, TableError } from '@foretell/engine';
import { describe, expect, test } from 'vitest';
import { attacksOf, cheapestOf, stageRowOf } from '../src/foes/species.ts';
import { barOf, costOf, refundOf } from '../src/hero/bar.ts';
import { gainOf, isOverweight, loadOf, rateOf, stepsOf, type Worn } from '../src/hero/stats.ts';
import type { Gear, Item, WeaponItem } from '../src/state.ts';
import { ATTACKS, STAGES } from '../src/tables/attacks.ts';
import { isDearForOwner, neededTurns, scoreOf } from '../src/tables/commitment.ts';
import { SPECIES } from '../src/tables/enemies.ts';
import { GROUPS } from '../src/tables/floors.ts';
import { FAMILIES, HEROES } from '../src/tables/heroes.ts';
import {
  ARMOUR_IDS,
  type ArmourId,
  ATTACK_IDS,
  CONSUMABLE_IDS,
  FAMILY_IDS,
  GROWTH_IDS,
  HERO_IDS,
  HERO_SKILL_IDS,
  type HeroId,
  SCHOOL_SKILL_IDS,
  SHIELD_IDS,
  type ShieldId,
  SKILL_IDS,
  SPECIES_IDS,
  STAGE_IDS,
  TRAIT_IDS,
  WEAPON_IDS,
  type WeaponId,
} from '../src/tables/ids.ts';
import { SKILLS } from '../src/tables/skills.ts';
import { TABLES } from '../src/tables/tables.ts';
import { WEAPONS } from '../src/tables/weapons.ts';
import { STAMINA_UNIT, toUnits } from '../src/units.ts';

const NO_GROWTH = { wind: 0, stone: 0 };

function weapon(id: WeaponId): WeaponItem {
  return { kind: 'weapon', id, acquired: null, temporary: null };
}

function worn(id: HeroId | null, armour: ArmourId, main: WeaponId, off?: ShieldId | WeaponId): Worn {
  const gear: Gear = {
    main: weapon(main),
    off: off === undefined ? null : offItem(off),
    armour: { kind: 'armour', id: armour },
  };
  return { id, gear, bag: [], growth: NO_GROWTH };
}

function offItem(id: ShieldId | WeaponId): Gear['off'] {
  const shield = SHIELD_IDS.find((each) => each === id);
  const held = WEAPON_IDS.find((each) => each === id);
  if (shield !== undefined) return { kind: 'shield', id: shield };
  return held === undefined ? null : weapon(held);
}

function startingKit(id: HeroId): Worn {
  return worn(id, HEROES.rows[id].armour, HEROES.rows[id].weapon);
}

describe('the tables', () => {
  test('hold what the game is made of', () => {
    expect(HERO_IDS).toHaveLength(4);
    expect(SKILL_IDS).toHaveLength(36);
    expect(SCHOOL_SKILL_IDS).toHaveLength(24);
    expect(HERO_SKILL_IDS).toHaveLength(10);
    expect([WEAPON_IDS.length, SHIELD_IDS.length, ARMOUR_IDS.length]).toEqual([20, 4, 5]);
    expect([SPECIES_IDS.length, ATTACK_IDS.length]).toEqual([11, 18]);
    expect([CONSUMABLE_IDS.length, TRAIT_IDS.length, GROWTH_IDS.length]).toEqual([13, 7, 2]);
  });

  test('every reference leads to a row, and one that does not is named', () => {
    expect(referenceProblems(TABLES)).toEqual([]);
    const broken = { ...FAMILIES, rows: { ...FAMILIES.rows, blade: { starting: 'spoon' } } };
    const problems = referenceProblems([...TABLES.filter(({ name }) => name !== FAMILIES.name), broken]);
    expect(problems).toHaveLength(1);
    expect(new TableError('references', problems).message).toContain('souls/families.blade.starting');
  });

  test('groups are made of species that are met where the group is', () => {
    for (const { members, minDepth } of Object.values(GROUPS.rows)) {
      for (const member of members) {
        const species = SPECIES_IDS.find((id) => id === member);
        expect(species).toBeDefined();
        if (species !== undefined) expect(SPECIES.rows[species].minDepth).toBeLessThanOrEqual(minDepth);
      }
      expect(members.length === 1).toBe(members.includes('minotaur'));
    }
  });

  test('seven of eighteen attacks have a second stage, and three of them aim anew', () => {
    const following = ATTACK_IDS.map(stageRowOf).filter((row) => row !== undefined);
    expect(following).toHaveLength(7);
    expect(following.filter(({ reaim }) => reaim)).toHaveLength(3);
    expect(STAGE_IDS.filter((id) => STAGES.rows[id].windup < 1)).toEqual([]);
  });

  test('every species has an attack that it can pay from a full pool, and one signature', () => {
    for (const species of SPECIES_IDS) {
      expect(cheapestOf(species)).toBeLessThanOrEqual(SPECIES.rows[species].stamina);
      const signatures = attacksOf(species).filter((id) => ATTACKS.rows[id].signature);
      expect(signatures).toHaveLength(1);
    }
  });
});

describe('commitment', () => {
  test.each(SKILL_IDS.filter((id) => id !== 'roll' && id !== 'guard'))(
    '%s binds its owner for as long as its size asks',
    (id) => {
      const { windup, recovery, exempt } = SKILLS.rows[id];
      const needed = exempt === 'none' ? neededTurns(id) : 0;
      if (exempt === 'owner') expect(isDearForOwner(id)).toBe(true);
      if (exempt === 'none') {
        expect(`${id} ${windup + recovery} turns at ${scoreOf(id)}`).toBe(
          `${id} ${needed} turns at ${scoreOf(id)}`,
        );
      }
    },
  );

  test.each([
    ['sunder', 97, 2],
    ['impale', 146, 2],
    ['rend', 97, 2],
    ['hew', 69, 1],
    ['crosscut', 58, 1],
    ['thrust', 49, 0],
    ['procession', 72, 1],
    ['soulray', 146, 2],
  ] as const)('%s scores %i tenths and needs %i turns', (id, score, turns) => {
    expect(scoreOf(id)).toBe(score);
    expect(neededTurns(id)).toBe(turns);
  });

  test('ten stamina at a quarter a turn is price enough for the soul ray, and would not be at five a turn', () => {
    expect(isDearForOwner('soulray')).toBe(true);
    const { cost } = SKILLS.rows.soulray;
    expect(cost / 5).toBeLessThan(3 * neededTurns('soulray'));
  });

  test('nine of the twenty-six shared and school skills pin, and great axe, halberd and pike with both verbs', () => {
    const pins = (id: (typeof SKILL_IDS)[number]) => SKILLS.rows[id].windup + SKILLS.rows[id].recovery > 0;
    expect(['roll' as const, 'guard' as const, ...SCHOOL_SKILL_IDS].filter(pins)).toEqual([
      'crosscut',
      'sunder',
      'hew',
      'rend',
      'reap',
      'hookdrag',
      'couch',
      'impale',
      'pierce',
    ]);
    for (const id of ['greataxe', 'halberd', 'pike'] as const) {
      expect(pins(WEAPONS.rows[id].primary) && pins(WEAPONS.rows[id].secondary)).toBe(true);
    }
  });

  test('no verb that walking into somebody strikes with ever cools, for any hero or weapon', () => {
    const bars = [
      ...HERO_IDS.map((id) => startingKit(id)),
      ...WEAPON_IDS.map((id) => worn(null, 'leather', id)),
    ].map(barOf);
    expect(bars.map((bar) => bar[0]).filter((id) => id != null && SKILLS.rows[id].cooldown > 0)).toEqual([]);
  });
});

describe('load', () => {
  test.each([
    ['rags', 'dagger', undefined, 1, 6],
    ['leather', 'longsword', 'dagger', 7, 5],
    ['leather', 'longsword', 'roundshield', 9, 4],
    ['leather', 'longsword', 'towershield', 16, 3],
    ['chain', 'longsword', 'dagger', 17, 3],
    ['plate', 'longsword', 'dagger', 27, 1],
  ] as const)('%s, %s and %s weigh %i and gain %i a turn', (armour, main, off, load, rate) => {
    const kit = worn(null, armour, main, off);
    expect(loadOf(kit)).toBe(load);
    expect(rateOf(kit)).toBe(toUnits(rate));
  });

  test('each step takes a sixth of a rate, a quarter is always left, and the refund stands in for her', () => {
    const rates = (id: HeroId, loads: readonly number[]) =>
      loads.map((load) => rateOf({ ...startingKit(id), bag: ballast(id, load) }) / STAMINA_UNIT);
    const loads = [0, 5, 10, 15, 20, 21];
    expect(rates('knight', loads).map(twoDigits)).toEqual(['4.00', '3.33', '2.67', '2.00', '1.33', '0.67']);
    expect(rates('squire', loads).map(twoDigits)).toEqual(['2.00', '1.67', '1.33', '1.00', '0.67', '0.33']);
    expect(rates('soulbinder', loads).map(twoDigits)).toEqual(new Array(6).fill('0.25'));
    expect(rates('farwayer', loads).map(twoDigits)).toEqual(['5.00', '4.17', '3.33', '2.50', '1.67', '0.83']);
    const refunds = [0, 5, 10, 15, 20, 21].map((load) => {
      const kit = { ...startingKit('soulbinder'), bag: ballast('soulbinder', load) };
      return refundOf(kit, 'siphon', weapon('ashfocus'));
    });
    expect(refunds).toEqual([5, 4, 3, 3, 3, 3]);
  });

  test.each(HERO_IDS)('one weight more or less leaves the starting kit of %s in its step', (id) => {
    const kit = startingKit(id);
    expect(stepsOf(kit)).toBe(0);
    for (const more of [-1, 1]) {
      const over = loadOf(kit) + more - HEROES.rows[id].allowance;
      expect(Math.max(0, Math.ceil(over / 5))).toBe(0);
    }
  });

  test.each([
    ['leather', 7],
    ['chain', 17],
  ] as const)('without a hero the kit of %s stays in its step at %i and one more or less', (armour, load) => {
    const steps = [-1, 0, 1].map((more) => Math.ceil((load + more - 3) / 5));
    expect(loadOf(worn(null, armour, 'longsword', 'dagger'))).toBe(load);
    expect(new Set(steps).size).toBe(1);
  });

  test('plate with an ordinary weapon is not too much, and with a great one it is', () => {
    expect(isOverweight(worn(null, 'plate', 'longsword', 'dagger'))).toBe(false);
    expect(isOverweight(worn(null, 'plate', 'greataxe'))).toBe(true);
  });

  test('weapons of another family weigh nothing in the bag, and those of the own family do', () => {
    const bag: readonly Item[] = [weapon('greataxe'), weapon('bellfocus')];
    expect(loadOf({ ...startingKit('knight'), bag })).toBe(loadOf(startingKit('knight')));
    expect(loadOf({ ...startingKit('squire'), bag })).toBe(loadOf(startingKit('squire')) + 9);
  });
});

describe('heroes', () => {
  test('no two have both the same rhythm and the same breath', () => {
    const prints = HERO_IDS.map((id) => {
      const { staminaMax, regen, rollCost } = HEROES.rows[id];
      return [(rollCost * 100) / regen, staminaMax / (rollCost - regen / 100)].map(twoDigits).join(' ');
    });
    expect(new Set(prints).size).toBe(4);
    expect(prints).toEqual(['1.75 4.00', '2.50 4.67', '8.00 11.43', '1.40 8.00']);
  });

  test('what a turn gains is a whole number of units for every hero, load and tier', () => {
    for (const id of [...HERO_IDS, null]) {
      for (let load = 0; load <= 30; load++) {
        for (const tier of ['wait', 'move', 'attack'] as const) {
          const kit: Worn = { ...worn(id, 'rags', 'dagger'), bag: ballast(id, load) };
          expect(Number.isInteger(gainOf(kit, tier))).toBe(true);
        }
      }
    }
  });

  test('the strongest weapon of a family makes its own hero poorer in a way that shows', () => {
    const strongest = { blade: 'greatsword', polearm: 'halberd', focus: 'bellfocus' } as const;
    for (const family of FAMILY_IDS) {
      for (const id of HERO_IDS.filter((each) => HEROES.rows[each].family === family)) {
        const plain = startingKit(id);
        const strong = { ...plain, gear: { ...plain.gear, main: weapon(strongest[family]) } };
        const verb = HEROES.rows[id].verbA;
        const isPoorer =
          rateOf({ ...strong, bag: [] }) < rateOf(plain) ||
          costOf(strong, verb, strong.gear.main) > costOf(plain, verb, plain.gear.main);
        expect(isPoorer).toBe(true);
      }
    }
    // A penalty on the rate alone would be swallowed by the least rate of the Soulbinder.
    const heavy = startingKit('soulbinder');
    expect(rateOf(heavy)).toBe((25 * STAMINA_UNIT) / 100);
  });
});

function twoDigits(value: number): string {
  return value.toFixed(2);
}

/** A bag that makes the load exceed the allowance by `over`. */
function ballast(id: HeroId | null, over: number): readonly Item[] {
  const kit = id === null ? worn(id, 'rags', 'dagger') : startingKit(id);
  const allowance = id === null ? 3 : HEROES.rows[id].allowance;
  let left = allowance + over - loadOf(kit);
  const bag: Item[] = [];
  for (const [weight, item] of [
    [22, { kind: 'armour', id: 'plate' }],
    [12, { kind: 'armour', id: 'chain' }],
    [10, { kind: 'shield', id: 'towershield' }],
    [3, { kind: 'shield', id: 'roundshield' }],
    [2, { kind: 'armour', id: 'leather' }],
  ] as const) {
    // Never leaves a rest of 1, which nothing weighs.
    while (left >= weight && left - weight !== 1) {
      bag.push(item);
      left -= weight;
    }
  }
  return bag;
}

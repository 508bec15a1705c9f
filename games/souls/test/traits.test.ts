import { describe, expect, test } from 'vitest';
import { shapeCells } from '../src/space/shape-cells.ts';
import { CONSUMABLE_IDS, type ConsumableId, HERO_IDS, TRAIT_IDS } from '../src/tables/ids.ts';
import { CONSUMABLES } from '../src/tables/items.ts';
import { SKILLS } from '../src/tables/skills.ts';
import { WEAPONS } from '../src/tables/weapons.ts';
import { eventsOf, moves, played, refusalCode, sceneRun, viewOf, waits } from './scenes.ts';
import { type Move, type Scene, type State, toUnits } from './souls.ts';

const ROOM: Scene = {
  art: ['############', '#..........#', '#..<h......#', '#..........#', '############'],
  cast: { h: { species: 'brute' } },
};

const EMPTY: Scene = { ...ROOM, art: ROOM.art.map((row) => row.replace('h', '.')), cast: {} };

function holding(state: State, ...ids: readonly ConsumableId[]): State {
  const bag = ids.map((id) => ({ kind: 'consumable' as const, id, count: 1 }));
  return { ...state, hero: { ...state.hero, bag } };
}

function use(item: ConsumableId, direction: 0 | null = null): Move {
  return { kind: 'use', item, direction };
}

const hpOf = (state: State) => state.floor.enemies[0]?.hp ?? 0;

describe('traits', () => {
  test('a keen weapon deals one more with the hero’s own verbs', () => {
    const start = sceneRun(ROOM);
    const keen = played(holding(start, 'whetstone'), use('whetstone'));
    expect(hpOf(played(start, ...moves('1:E'))) - hpOf(played(keen, ...moves('1:E')))).toBe(1);
  });

  test('no trait changes a shape, whatever it changes', () => {
    for (const hero of HERO_IDS) {
      for (const trait of TRAIT_IDS) {
        const start = sceneRun(EMPTY, { hero });
        const { main } = start.hero.gear;
        const given: State = {
          ...start,
          hero: {
            ...start.hero,
            gear: { ...start.hero.gear, main: main === null ? null : { ...main, acquired: trait } },
          },
        };
        const cells = (state: State) =>
          eventsOf(
            { ...state, hero: { ...state.hero, stamina: toUnits(30) } },
            { kind: 'verb', slot: 1, direction: 0 },
          ).flatMap((event) => (event.kind === 'struck' ? event.cells : []));
        expect(cells(given)).toEqual(cells(start));
        expect(cells(start).length).toBe(
          shapeCells(SKILLS.rows[viewOf(start).self.bar[0]?.skill ?? 'roll'].shape ?? 'front', 0).length / 2,
        );
      }
    }
  });

  test('a weapon with two innate traits refuses every stone and takes an oil', () => {
    const start = holding(sceneRun(EMPTY, { hero: 'squire', weapon: 'warhammer' }), ...CONSUMABLE_IDS);
    for (const id of CONSUMABLE_IDS) {
      if (CONSUMABLES.rows[id].kind === 'stone') expect(refusalCode(start, use(id))).toBe('two-innates');
      if (CONSUMABLES.rows[id].kind === 'oil') expect(refusalCode(start, use(id))).toBeUndefined();
    }
  });

  test('an oil counts blows that met somebody, not turns', () => {
    const oiled = played(holding(sceneRun(ROOM), 'keenoil'), use('keenoil'));
    const hits = (state: State) => state.hero.gear.main?.temporary?.hits;
    expect(hits(oiled)).toBe(5);
    expect(hits(played(oiled, ...waits(3)))).toBe(5);
    expect(hits(played(oiled, ...moves('1:W')))).toBe(5);
    expect(hits(played(oiled, ...moves('1:E')))).toBe(4);
  });

  test('a kill shortens cooldowns for twinblades alone, and gives nobody stamina', () => {
    const weak = (state: State): State => ({
      ...state,
      hero: { ...state.hero, cooldowns: [{ skill: 'pierce', left: 9 }] },
      floor: { ...state.floor, enemies: state.floor.enemies.map((enemy) => ({ ...enemy, hp: 1 })) },
    });
    const left = (weapon: 'twinblades' | 'longsword') => {
      const start = weak(
        sceneRun(
          { ...ROOM, art: ROOM.art.map((row) => row.replace('#..........#', '#........h.#')) },
          { weapon },
        ),
      );
      const after1 = played(start, ...moves('1:E'));
      expect(after1.hero.stamina).toBe(start.hero.stamina - toUnits(5));
      return after1.hero.cooldowns[0]?.left;
    };
    expect(left('longsword')).toBe(8);
    expect(left('twinblades')).toBe(7);
  });

  test('frost takes the breath of whom it hits', () => {
    const cold = sceneRun(ROOM, { hero: 'squire', weapon: 'warhammer' });
    const struck = played(cold, ...moves('1:E'));
    expect(struck.floor.enemies[0]?.stamina).toBe((cold.floor.enemies[0]?.stamina ?? 0) - 2 + 2);
    const plain = sceneRun(ROOM, { hero: 'squire' });
    expect(WEAPONS.rows.spear.innate).toBeNull();
    expect(played(plain, ...moves('1:E')).floor.enemies[0]?.stamina).toBe(14);
  });
});

describe('consumables', () => {
  test('none of the thirteen raises health', () => {
    for (const id of CONSUMABLE_IDS) {
      const start = sceneRun(EMPTY);
      const hurt: State = { ...start, hero: { ...start.hero, hp: 5 } };
      const used = played(holding(hurt, id), use(id, CONSUMABLES.rows[id].aimed ? 0 : null));
      expect(used.hero.hp).toBeLessThanOrEqual(5);
      expect(used.hero.bag).toHaveLength(0);
      expect(used.turn).toBe(start.turn + 1);
    }
  });

  test('a vial gives breath, a dart hurts whoever is first within six', () => {
    const start = sceneRun(EMPTY);
    const tired: State = { ...start, hero: { ...start.hero, stamina: 0 } };
    expect(played(holding(tired, 'embervial'), use('embervial')).hero.stamina).toBe(toUnits(8) + toUnits(2));
    expect(hpOf(played(holding(sceneRun(ROOM), 'dart'), use('dart', 0)))).toBe(12);
  });

  test('a fusepot is drawn from the start and hurts everybody after two turns', () => {
    const start = sceneRun({
      ...ROOM,
      art: ROOM.art.map((row) => row.replace('<h', '<.').replace('<.....', '<.h...')),
    });
    const set = played(holding(start, 'fusepot'), use('fusepot', 0));
    const { danger } = viewOf(set);
    expect(danger.filter(({ kind }) => kind === 'fuse')).toHaveLength(9);
    const burst = played(set, ...waits(1));
    expect(burst.hero.hp).toBe(start.hero.hp - 4);
    expect(hpOf(burst)).toBe(10);
  });

  test('a smokepot makes those near forget, but for whoever has its hand raised', () => {
    const start = played(sceneRun(ROOM), ...moves('.'));
    const hunted: State = {
      ...start,
      floor: { ...start.floor, enemies: start.floor.enemies.map((enemy) => ({ ...enemy, hunting: true })) },
    };
    const events = eventsOf(holding(hunted, 'smokepot'), use('smokepot'));
    // It sees the hero again at once, being beside it: what it had to do was notice anew.
    expect(events.some(({ kind }) => kind === 'noticed')).toBe(true);
  });

  test('a bell draws who is awake and makes nobody hunt', () => {
    const scene: Scene = {
      art: ['##############', '#<...........#', '###########..#', '#b...........#', '##############'],
      cast: { b: { species: 'sentinel', aware: true } },
    };
    const rung = played(holding(sceneRun(scene), 'lurebell'), use('lurebell'));
    const before = rung.floor.enemies[0]?.cell ?? 0;
    const later = played(rung, ...waits(4));
    expect(later.floor.enemies[0]?.cell).toBeGreaterThan(before);
    expect(later.floor.enemies[0]?.hunting).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { levelOf } from '../src/floors/level-of.ts';
import { shapeCells } from '../src/space/shape-cells.ts';
import { CONSUMABLE_IDS, type ConsumableId, HERO_IDS, TRAIT_IDS } from '../src/tables/ids.ts';
import { CONSUMABLES } from '../src/tables/items.ts';
import { SKILLS } from '../src/tables/skills.ts';
import { WEAPONS } from '../src/tables/weapons.ts';
import { after, eventsOf, moves, played, refusalCode, sceneRun, viewOf, waits } from './scenes.ts';
import { type Move, type Scene, type State, souls, toUnits } from './souls.ts';

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

describe('equipment', () => {
  test('putting on takes one turn, and what was worn goes into the bag', () => {
    const start = sceneRun(EMPTY);
    const bag = [{ kind: 'weapon', id: 'greatsword', acquired: null, temporary: null }] as const;
    const armed: State = { ...start, hero: { ...start.hero, bag } };
    const worn = played(armed, { kind: 'equip', place: 0 });
    expect(worn.turn).toBe(start.turn + 1);
    expect(worn.hero.gear.main?.id).toBe('greatsword');
    expect(worn.hero.bag.map((item) => item.kind === 'weapon' && item.id)).toEqual(['longsword']);
  });

  test('a weapon of another family can be carried and not wielded', () => {
    const start = sceneRun(EMPTY);
    const bag = [{ kind: 'weapon', id: 'spear', acquired: null, temporary: null }] as const;
    expect(refusalCode({ ...start, hero: { ...start.hero, bag } }, { kind: 'equip', place: 0 })).toBe(
      'not-yours',
    );
  });

  test('lighter armour cuts health, and heavier armour gives none back', () => {
    const start = sceneRun(EMPTY, { armour: 'chain' });
    const bag = [{ kind: 'armour', id: 'rags' }] as const;
    const light = played({ ...start, hero: { ...start.hero, bag } }, { kind: 'equip', place: 0 });
    expect(light.hero.hp).toBe(10);
    expect(played(light, { kind: 'equip', place: 0 }).hero.hp).toBe(10);
  });

  test('the price on a button is the same with any shield and armour, short of too much weight', () => {
    const prices = (['rags', 'leather', 'chain'] as const).flatMap((armour) =>
      ([null, 'buckler', 'kiteshield'] as const).map(
        (offhand) => viewOf(sceneRun(EMPTY, { armour, offhand })).self.bar[0]?.price.stamina,
      ),
    );
    expect(new Set(prices)).toEqual(new Set([5]));
    expect(
      viewOf(sceneRun(EMPTY, { armour: 'plate', offhand: 'towershield' })).self.bar[0]?.price.stamina,
    ).toBe(7);
  });

  test('becoming overweight is told', () => {
    const start = sceneRun(EMPTY, { armour: 'chain' });
    const bag = [
      { kind: 'shield', id: 'towershield' },
      { kind: 'armour', id: 'rags' },
    ] as const;
    const told = eventsOf({ ...start, hero: { ...start.hero, bag } }, { kind: 'equip', place: 0 });
    expect(told.some(({ kind }) => kind === 'overweight')).toBe(false);
    const plate = {
      ...start,
      hero: {
        ...start.hero,
        gear: { ...start.hero.gear, armour: null },
        bag: [
          { kind: 'armour', id: 'plate' },
          { kind: 'shield', id: 'kiteshield' },
        ] as const,
      },
    };
    expect(viewOf(plate).self.overweight).toBe(true);
  });

  test('a guard takes the edge off what comes from in front, at a price, and nothing from behind', () => {
    const shot = (cell: number, direction: 0 | 4) =>
      ({ id: 0, cell, direction, speed: 6, left: 9, damage: 4, owner: 99, attack: 'shot' as const }) as const;
    const taken = (guard: Move, offhand: 'roundshield' | null) => {
      const start = sceneRun(EMPTY, { armour: 'leather', offhand });
      const facing: State = {
        ...start,
        floor: { ...start.floor, projectiles: [shot(start.hero.cell + 3, 4)] },
      };
      return start.hero.hp - played(facing, guard).hero.hp;
    };
    expect(taken({ kind: 'wait' }, null)).toBe(4);
    expect(taken({ kind: 'guard', direction: 0 }, null)).toBe(3);
    expect(taken({ kind: 'guard', direction: 0 }, 'roundshield')).toBe(1);
    expect(taken({ kind: 'guard', direction: 4 }, 'roundshield')).toBe(4);
    const start = sceneRun(EMPTY, { offhand: 'roundshield' });
    expect(start.hero.stamina - played(start, { kind: 'guard', direction: 0 }).hero.stamina).toBe(toUnits(2));
  });
});

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

describe('the Hall of Ashes', () => {
  const start = souls.setup(souls.defaultConfig, 'hall');
  const level = levelOf(start.floor.source);

  test('shows as many people as there are heroes, and the steward', () => {
    const people = level.people.map(({ who }) => who);
    expect(people.filter((who) => HERO_IDS.some((id) => id === who))).toEqual(HERO_IDS);
    expect(new Set(level.people.map(({ cell }) => cell)).size).toBe(level.people.length);
  });

  test.each(HERO_IDS)('beside %s one has its verbs, its bar and its figure before leaving', (id) => {
    const there = beside(id);
    const { self } = viewOf(there);
    expect(self.hero).toBe(id);
    expect(self.bar[0]?.skill).toBe(viewOf(sceneRun(EMPTY, { hero: id })).self.bar[0]?.skill);
    expect(self.staminaMax).toBe(viewOf(sceneRun(EMPTY, { hero: id })).self.staminaMax);
    expect(self.figure).toContain(id);
    expect(there.turn).toBe(0);
  });

  test('with nobody chosen there is no way down, and with somebody there is', () => {
    const stairs = level.stairs ?? 0;
    const nobody: State = { ...start, hero: { ...start.hero, cell: stairs } };
    expect(refusalCode(nobody, { kind: 'descend' })).toBe('no-hero');
    expect(viewOf(nobody).context.kind).toBe('no-hero');
    const knight = beside('knight');
    const below = played({ ...knight, hero: { ...knight.hero, cell: stairs } }, { kind: 'descend' });
    expect(below.floor.depth).toBe(1);
    expect(below.hero.id).toBe('knight');
  });

  /** Steps up to somebody from the cell below. */
  function beside(id: (typeof HERO_IDS)[number]): State {
    const cell = level.people.find(({ who }) => who === id)?.cell ?? 0;
    const below: State = { ...start, hero: { ...start.hero, cell: cell + 2 * level.width } };
    return played(below, { kind: 'walk', direction: 2 });
  }
});

describe('embers and growth', () => {
  const HOME: Scene = {
    art: ['############', '#B<h.......#', '#..........#', '############'],
    cast: { h: { species: 'husk' } },
  };

  test('an enemy pays its embers once, however often it comes back', () => {
    const weak = (state: State): State => ({
      ...state,
      hero: { ...state.hero, stamina: toUnits(12) },
      floor: { ...state.floor, enemies: state.floor.enemies.map((enemy) => ({ ...enemy, hp: 1 })) },
    });
    const killed = played(
      weak(sceneRun({ ...HOME, art: [...HOME.art.slice(0, 2), '#.........>#', '############'] })),
      ...moves('1:E'),
    );
    expect(killed.hero.embers).toBe(4);
    const rested = played(killed, ...moves('W'), { kind: 'rest' });
    expect(rested.floor.enemies).toHaveLength(1);
    const again = played(
      weak({ ...rested, hero: { ...rested.hero, cell: rested.hero.cell + 1 } }),
      ...moves('1:E'),
    );
    expect(again.floor.enemies).toHaveLength(0);
    expect(again.hero.embers).toBe(4);
  });

  test('a hearth sells growth for embers, dearer each time, and only there', () => {
    const start = sceneRun({ ...HOME, art: HOME.art.map((row) => row.replace('h', '.')), cast: {} });
    const rich: State = { ...start, hero: { ...start.hero, embers: 130 } };
    expect(refusalCode(rich, { kind: 'grow', line: 'wind' })).toBe('no-hearth');
    const once = played(rich, ...moves('W'), { kind: 'grow', line: 'wind' });
    expect(once.hero.embers).toBe(90);
    expect(viewOf(once).self.staminaMax).toBe(toUnits(14));
    const twice = played(once, { kind: 'grow', line: 'wind' });
    expect(twice.hero.embers).toBe(10);
    expect(refusalCode(twice, { kind: 'grow', line: 'stone' })).toBe('embers');
  });
});

describe('drops', () => {
  const STORE: Scene = { art: ['########', '#<C..I.#', '#B.....#', '########'], cast: {} };

  test('a chest holds what its seed says, and never the same thing twice over', () => {
    const open = (seed: string) => {
      const step = after(sceneRun(STORE, {}, seed), { kind: 'open' });
      return { step, item: step.events.flatMap((event) => (event.kind === 'took' ? [event.item] : [])) };
    };
    expect(open('one').item).toEqual(open('one').item);
    const { state } = open('one').step;
    expect(refusalCode(state, { kind: 'open' })).toBe('no-chest');
    const rested = played(state, ...moves('S'), { kind: 'rest' });
    expect(refusalCode(rested, { kind: 'open' })).toBe('no-chest');
    const kinds = new Set(Array.from({ length: 60 }, (_, seed) => open(`s${seed}`).item[0]?.kind));
    expect(kinds.size).toBe(4);
  });

  test('what lies about is picked up by walking over it, once', () => {
    const there = played(sceneRun(STORE), ...moves('E E E E'));
    expect(there.hero.bag).toHaveLength(1);
    expect(played(there, ...moves('E W')).hero.bag).toEqual(there.hero.bag);
  });
});

describe('the end', () => {
  test('health 0 ends the run, says what did it, and nothing can be done any more', () => {
    const start = sceneRun(EMPTY);
    const shot = {
      id: 0,
      cell: start.hero.cell + 2,
      direction: 4 as const,
      speed: 6,
      left: 9,
      damage: 99,
      owner: 99,
      attack: 'shot' as const,
    };
    const step = after({ ...start, floor: { ...start.floor, projectiles: [shot] } }, { kind: 'wait' });
    expect(step.state.outcome).toBe('died');
    expect(step.state.run.death?.cause).toBe('shot');
    const over = step.events.find(({ kind }) => kind === 'over');
    expect(over?.kind === 'over' && over.final).toBe(true);
    expect(step.events.some(({ kind }) => kind === 'died')).toBe(false);
    expect(souls.toAct(step.state).kind).toBe('over');
    expect(souls.legalMoves(step.state, 'hero')).toEqual([]);
    expect(refusalCode(step.state, { kind: 'wait' })).toBe('over');
  });
});

describe('the throne', () => {
  const config = { ...souls.defaultConfig, hero: 'knight', firstFloor: 10, armour: 'plate' } as const;
  const start = souls.setup(config, 'throne');
  const level = levelOf(start.floor.source);
  const hallDoor = (level.arena?.seal[0] ?? 0) - level.width;

  test('holds one boss of four cells, five escorts awake before its hall, and a hearth that takes one in', () => {
    expect(
      start.floor.enemies.map(({ species }) => species).filter((each) => each === 'firstflame'),
    ).toHaveLength(1);
    const escorts = start.floor.enemies.slice(1);
    expect(escorts).toHaveLength(5);
    expect(escorts.every(({ aware, hunting }) => aware && !hunting)).toBe(true);
    expect(escorts.every(({ cell }) => !level.arena?.hall.includes(cell))).toBe(true);
    const home: State = { ...start, hero: { ...start.hero, cell: level.hearths[0] ?? 0 } };
    expect(refusalCode(home, { kind: 'rest' })).toBeUndefined();
    expect(level.arena?.hall.length).toBeGreaterThan(200);
  });

  test('shuts behind whoever enters, wakes the boss, and nobody follows', () => {
    const inside: State = { ...start, hero: { ...start.hero, cell: hallDoor } };
    const follower = {
      ...inside,
      floor: {
        ...inside.floor,
        enemies: inside.floor.enemies.map((enemy, at) =>
          at === 1 ? { ...enemy, cell: level.arena?.seal[0] ?? 0 } : enemy,
        ),
      },
    };
    const shut = played(follower, { kind: 'wait' });
    expect(shut.floor.sealed).toBe(true);
    expect(refusalCode(shut, { kind: 'walk', direction: 6 })).toBe('blocked');
    expect(shut.floor.enemies[0]?.aware).toBe(true);
    expect(
      shut.floor.enemies
        .slice(1)
        .every(({ cell }) => !level.arena?.hall.includes(cell) && !level.arena?.seal.includes(cell)),
    ).toBe(true);
  });

  test('its boss never leaves the hall, and its fall wins the run', () => {
    let state: State = played(
      { ...start, hero: { ...start.hero, cell: hallDoor, hp: 18 } },
      { kind: 'wait' },
    );
    for (let turn = 0; turn < 60; turn++) {
      state = played({ ...state, outcome: 'running', hero: { ...state.hero, hp: 18 } }, { kind: 'wait' });
      expect(level.arena?.hall).toContain(state.floor.enemies[0]?.cell);
    }
    const boss = state.floor.enemies[0];
    if (boss === undefined) throw new Error('no boss');
    const beside: State = {
      ...state,
      hero: { ...state.hero, cell: boss.cell - 1, stamina: toUnits(12) },
      floor: { ...state.floor, enemies: [{ ...boss, hp: 1 }], projectiles: [] },
    };
    const won = played(beside, ...moves('1:E'));
    expect(won.outcome).toBe('won');
    expect(souls.returns(won)).toEqual([1]);
  });
});

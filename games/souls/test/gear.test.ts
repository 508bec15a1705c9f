import { describe, expect, test } from 'vitest';
import { eventsOf, played, refusalCode, sceneRun, viewOf } from './scenes.ts';
import { type Move, type Scene, type State, toUnits } from './souls.ts';

const ROOM: Scene = {
  art: ['############', '#..........#', '#..<h......#', '#..........#', '############'],
  cast: { h: { species: 'brute' } },
};

const EMPTY: Scene = { ...ROOM, art: ROOM.art.map((row) => row.replace('h', '.')), cast: {} };

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

import { describe, expect, test } from 'vitest';
import { eventsOf, moves, played, refusalCode, sceneRun, viewOf } from './scenes.ts';
import { type Scene, type State, toUnits } from './souls.ts';

const beside = (species: 'husk' | 'hound' | 'brute' | 'minotaur' | 'sentinel' | 'swordsman'): Scene => ({
  art: ['############', '#..........#', '#...<h.....#', '#..........#', '#..........#', '############'],
  cast: { h: { species } },
});

function foe(state: State) {
  const enemy = state.floor.enemies[0];
  if (enemy === undefined) throw new Error('nobody is there');
  return enemy;
}

describe('payments', () => {
  test('a siphon into the air pays and gets nothing back; one that hits gets five', () => {
    const start = sceneRun(beside('brute'), { hero: 'soulbinder' });
    const tired: State = { ...start, hero: { ...start.hero, stamina: toUnits(10) } };
    expect(played(tired, ...moves('1:W')).hero.stamina).toBe(toUnits(8));
    expect(played(tired, ...moves('1:E')).hero.stamina).toBe(toUnits(13));
  });

  test('a siphon never takes health', () => {
    const start = sceneRun(beside('brute'), { hero: 'soulbinder' });
    const poor: State = { ...start, hero: { ...start.hero, stamina: toUnits(1) } };
    expect(refusalCode(poor, { kind: 'verb', slot: 1, direction: 0 })).toBe('stamina');
  });

  test('what is missing is paid in blood, a point for three, shown beforehand, and never the last point', () => {
    const start = sceneRun(beside('brute'), { hero: 'soulbinder' });
    const poor: State = { ...start, hero: { ...start.hero, stamina: toUnits(3) } };
    const ray = viewOf(poor).self.bar[3];
    expect(ray?.price).toEqual({ stamina: 10, blood: 3 });
    const struck = played(poor, ...moves('4:E'));
    expect(struck.hero.hp).toBe(start.hero.hp - 3);
    const dying: State = { ...poor, hero: { ...poor.hero, hp: 3 } };
    expect(refusalCode(dying, { kind: 'verb', slot: 4, direction: 0 })).toBe('stamina');
    const knight = sceneRun(beside('brute'));
    expect(
      refusalCode(
        { ...knight, hero: { ...knight.hero, stamina: 0 } },
        { kind: 'verb', slot: 1, direction: 0 },
      ),
    ).toBe('stamina');
  });

  test.each([
    { off: [], refund: 0 },
    { off: ['lone-mark-pays-nothing'] as const, refund: 4 },
  ])('the detonation of a lone mark gives $refund back with $off left out', ({ off, refund }) => {
    const start = sceneRun(beside('brute'), { hero: 'farwayer', off });
    const marked = played(start, ...moves('1:E'));
    const before = marked.hero.stamina;
    const events = eventsOf(marked, { kind: 'verb', slot: 4, direction: 0 });
    const given = events.reduce((sum, event) => sum + (event.kind === 'refunded' ? event.stamina : 0), 0);
    expect(given).toBe(refund);
    expect(before).toBeGreaterThan(0);
  });

  test.each([
    { off: [], isComplete: true },
    { off: ['refrain-refund'] as const, isComplete: false },
  ])(
    'a whole sentence from a full bar is affordable: $isComplete with $off left out',
    ({ off, isComplete }) => {
      const start = sceneRun(beside('brute'), { hero: 'farwayer', off });
      const sturdy: State = { ...start, floor: { ...start.floor, enemies: [{ ...foe(start), hp: 90 }] } };
      const sentence = moves('1:E 1:E 4:E 1:E 1:E');
      const almost = played(sturdy, ...sentence);
      expect(refusalCode(almost, { kind: 'verb', slot: 4, direction: 0 }) === undefined).toBe(isComplete);
      if (isComplete) expect(played(almost, ...moves('4:E')).hero.stamina).toBe(toUnits(6));
    },
  );

  test('two beats make a turn: blow and blow, blow and roll, never roll and roll, and no walking after a blow', () => {
    const start = sceneRun(
      { art: ['##########', '#...<....#', '#........#', '##########'], cast: {} },
      { hero: 'farwayer' },
    );
    const one = played(start, ...moves('1:E'));
    expect(one.turn).toBe(start.turn);
    expect(refusalCode(one, { kind: 'walk', direction: 0 })).toBe('beat-spent');
    expect(played(one, ...moves('1:E')).turn).toBe(start.turn + 1);
    expect(played(one, ...moves('r:E2')).turn).toBe(start.turn + 1);
    const rolled = played(start, ...moves('r:E2'));
    expect(rolled.turn).toBe(start.turn);
    expect(refusalCode(rolled, { kind: 'roll', direction: 0, cells: 1 })).toBe('rolled');
    expect(played(one, ...moves('.')).turn).toBe(start.turn + 1);
  });

  test('while the chain runs nothing else can be done: two more steps follow, drawn before, and recovery', () => {
    const scene: Scene = {
      art: ['##############', '#.<h.........#', '#............#', '##############'],
      cast: { h: { species: 'brute' } },
    };
    const start = sceneRun(scene, { hero: 'squire' });
    let state = played(start, ...moves('2:E'));
    expect(state.hero.busy?.kind).toBe('chain');
    expect(viewOf(state).ownCells.length).toBeGreaterThan(0);
    const [first, second] = [state.hero.cell, foe(state).hp];
    state = played(state, ...moves('r:W1'));
    expect(state.hero.cell).toBe(first + 1);
    expect(foe(state).hp).toBeLessThan(second);
    state = played(state, ...moves('W'));
    expect(state.hero.cell).toBe(first + 2);
    expect(state.hero.busy?.kind).toBe('recovery');
    expect(played(state, ...moves('.')).hero.busy).toBeNull();
  });

  test('a hit ends the chain', () => {
    const start = played(sceneRun(beside('brute'), { hero: 'squire' }), ...moves('2:W'));
    expect(start.hero.busy?.kind).toBe('chain');
    const shot = {
      id: 0,
      cell: start.hero.cell + 3,
      direction: 4 as const,
      speed: 6,
      left: 9,
      damage: 3,
      owner: 0,
      attack: 'shot' as const,
    };
    const hit = played({ ...start, floor: { ...start.floor, projectiles: [shot] } }, ...moves('.'));
    expect(hit.hero.hp).toBeLessThan(start.hero.hp);
    expect(hit.hero.busy).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { announce } from '../src/foes/announce.ts';
import { openDraft } from '../src/turn/draft.ts';
import { after, eventsOf, moves, played, sceneRun, viewOf, waits } from './scenes.ts';
import type { Scene, State } from './souls.ts';

const beside = (species: 'husk' | 'hound' | 'brute' | 'minotaur' | 'sentinel' | 'swordsman'): Scene => ({
  art: ['############', '#..........#', '#...<h.....#', '#..........#', '#..........#', '############'],
  cast: { h: { species } },
});

function foe(state: State) {
  const enemy = state.floor.enemies[0];
  if (enemy === undefined) throw new Error('nobody is there');
  return enemy;
}

describe('blows', () => {
  test('the same blow takes the same health a hundred times', () => {
    const start = sceneRun(beside('brute'));
    const taken = new Set(Array.from({ length: 100 }, () => foe(played(start, ...moves('1:E'))).hp));
    expect([...taken]).toEqual([14 - 4]);
  });

  test.each([
    { off: [], times: 1 },
    { off: ['one-body-one-hit'] as const, times: 2 },
  ])('a wide strike over a large body takes its health $times times with $off left out', ({ off, times }) => {
    const start = sceneRun(beside('minotaur'), { off });
    expect(20 - foe(played(start, ...moves('1:E'))).hp).toBe(4 * times);
  });

  test('a lunge at somebody adjacent hits and does not enter the cell', () => {
    const start = sceneRun(beside('brute'), { hero: 'nobody', weapon: 'spear' });
    const struck = played(start, ...moves('2:E'));
    expect(foe(struck).hp).toBeLessThan(14);
    expect(struck.hero.cell).toBe(start.hero.cell);
  });

  test('a lunge over a free cell arrives in front of whoever is there', () => {
    const far: Scene = { art: ['########', '#.<.h..#', '########'], cast: { h: { species: 'brute' } } };
    const start = sceneRun(far, { hero: 'nobody', weapon: 'spear' });
    const struck = played(start, ...moves('2:E'));
    expect(struck.hero.cell).toBe(start.hero.cell + 1);
    expect(foe(struck).hp).toBeLessThan(14);
  });

  test('chain changes no hit of one to three and softens every hit of four and more', () => {
    const taken = (armour: 'leather' | 'chain', damage: number) => {
      const start = sceneRun(beside('husk'), { armour });
      const shot = {
        id: 0,
        cell: start.hero.cell - 2,
        direction: 0 as const,
        speed: 3,
        left: 5,
        damage,
        owner: 0,
        attack: 'shot' as const,
      };
      const hit = played({ ...start, floor: { ...start.floor, projectiles: [shot] } }, ...moves('.'));
      return start.hero.hp - hit.hero.hp;
    };
    for (let damage = 1; damage <= 7; damage++) {
      if (damage < 4) expect(taken('chain', damage)).toBe(taken('leather', damage));
      else expect(taken('chain', damage)).toBeLessThan(taken('leather', damage));
    }
  });

  test('pushed onto a chasm an enemy is gone, and a large body stays where it is', () => {
    const edge = (species: 'brute' | 'minotaur'): Scene => ({
      art: ['#########', '#.<h..~.#', '#......~#', '#########'].map((row) =>
        row.replace('..~.', '~~~~').replace('......~', '...~~~~'),
      ),
      cast: { h: { species } },
    });
    const gone = played(sceneRun(edge('brute'), { offhand: 'buckler' }), ...moves('3:E'));
    expect(gone.floor.enemies).toHaveLength(0);
    const large: Scene = {
      art: ['########', '#.<h..~#', '#.....~#', '########'],
      cast: { h: { species: 'minotaur' } },
    };
    const start = sceneRun(large, { offhand: 'buckler' });
    expect(foe(played(start, ...moves('3:E'))).cell).toBe(foe(start).cell);
  });

  test('the hero is never pushed over an edge: it stops there and is hurt', () => {
    const scene: Scene = {
      art: ['########', '#.~<w..#', '#.~....#', '########'],
      cast: { w: { species: 'warden', aware: true } },
    };
    let state = sceneRun(scene, { armour: 'plate' });
    const start = state.hero.cell;
    let edge = false;
    for (let turn = 0; turn < 20 && !edge; turn++) {
      const step = after(state, { kind: 'wait' });
      edge = step.events.some((event) => event.kind === 'hit' && event.blow.kind === 'edge');
      state = step.state;
      expect(state.hero.cell).toBe(start);
    }
    expect(edge).toBe(true);
  });

  test('enemies hurt each other and never themselves', () => {
    const crowd: Scene = {
      art: ['#########', '#<h.....#', '#.h.....#', '#.......#', '#########'],
      cast: { h: { species: 'swordsman', aware: true } },
    };
    const start = sceneRun(crowd, { armour: 'plate' });
    const events = eventsOf({ ...start, hero: { ...start.hero, hp: 99 } }, ...waits(12));
    const blows = events.flatMap((event) =>
      event.kind === 'hit' && event.who !== 'hero' && event.blow.kind === 'attack' ? [event] : [],
    );
    expect(blows.length).toBeGreaterThan(0);
    for (const event of blows) expect(event.blow.kind === 'attack' && event.blow.by).not.toBe(event.who);
  });

  test.each([
    { off: [], isHurt: false },
    { off: ['line-of-effect'] as const, isHurt: true },
  ])(
    'a pillar between keeps the fire of a dragon off: hurt $isHurt with $off left out',
    ({ off, isHurt }) => {
      const scene: Scene = {
        art: ['##########', '#........#', '#..<Of...#', '#........#', '#........#', '##########'],
        cast: { f: { species: 'firstflame', aware: true } },
      };
      const start = sceneRun(scene, { off });
      const draft = openDraft(start);
      const dragon = draft.foes[0];
      if (dragon === undefined) throw new Error('nobody is there');
      const attack = announce(draft, dragon, 'pyre', 0, 4, dragon.cell);
      const enemies = [{ ...dragon, state: 'windup' as const, timer: 1, attack }];
      const raised: State = { ...start, floor: { ...start.floor, enemies } };
      expect(viewOf(raised).danger.length).toBeGreaterThan(10);
      expect(viewOf(raised).danger.some(({ cell }) => cell === start.hero.cell)).toBe(isHurt);
      expect(played(raised, ...waits(1)).hero.hp < start.hero.hp).toBe(isHurt);
    },
  );
});

import { describe, expect, test } from 'vitest';
import { HERO_IDS } from '../src/tables/ids.ts';
import { moves, played, sceneRun, viewOf, waits } from './scenes.ts';
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

describe('windup and recovery of the hero', () => {
  test('a windup lands after as many burnt inputs as it has turns, and its own cells are drawn', () => {
    const scene: Scene = {
      art: ['##########', '#.<..h...#', '##########'],
      cast: { h: { species: 'brute' } },
    };
    const start = sceneRun(scene, { hero: 'nobody', weapon: 'pike' });
    const wound = played(start, ...moves('2:E'));
    expect(wound.hero.busy?.kind).toBe('windup');
    expect(viewOf(wound).ownCells).toHaveLength(6);
    expect(foe(wound).hp).toBe(14);
    const landed = played(wound, ...moves('.'));
    expect(foe(landed).hp).toBe(14 - 5);
    expect(landed.hero.busy).toEqual({ kind: 'recovery', left: 1 });
    expect(played(landed, ...moves('.')).hero.busy).toBeNull();
  });

  test('being hurt in it breaks it and gives nothing back', () => {
    const scene: Scene = {
      art: ['##########', '#.<..h...#', '##########'],
      cast: { h: { species: 'brute' } },
    };
    const wound = played(sceneRun(scene, { hero: 'nobody', weapon: 'pike' }), ...moves('2:E'));
    const shot = {
      id: 0,
      cell: wound.hero.cell - 1,
      direction: 0 as const,
      speed: 6,
      left: 9,
      damage: 3,
      owner: 99,
      attack: 'shot' as const,
    };
    // A windup of two turns, so that the shot comes before the blow.
    const busy = wound.hero.busy;
    const slow: State = {
      ...wound,
      hero: { ...wound.hero, busy: busy?.kind === 'windup' ? { ...busy, left: 2 } : null },
      floor: { ...wound.floor, projectiles: [shot] },
    };
    const hit = played(slow, ...moves('.'));
    expect(hit.hero.busy).toBeNull();
    expect(hit.hero.stamina).toBeLessThanOrEqual(wound.hero.stamina);
    expect(foe(played(hit, ...waits(3))).hp).toBe(14);
  });

  test.each([
    { off: [], gains: false },
    { off: ['no-gain-in-windup'] as const, gains: true },
  ])('a turn of windup gains stamina: $gains with $off left out', ({ off, gains }) => {
    const scene: Scene = {
      art: ['##########', '#.<..h...#', '##########'],
      cast: { h: { species: 'brute' } },
    };
    const wound = played(sceneRun(scene, { hero: 'nobody', weapon: 'pike', off }), ...moves('2:E'));
    const busy = wound.hero.busy;
    const slow: State = {
      ...wound,
      hero: { ...wound.hero, busy: busy?.kind === 'windup' ? { ...busy, left: 2 } : null },
    };
    expect(played(slow, ...moves('.')).hero.stamina > slow.hero.stamina).toBe(gains);
  });

  test('a roll never pins', () => {
    for (const hero of HERO_IDS) {
      expect(played(sceneRun(beside('husk'), { hero }), ...moves('r:W1')).hero.busy).toBeNull();
    }
  });
});

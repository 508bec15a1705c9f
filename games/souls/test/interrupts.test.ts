import { describe, expect, test } from 'vitest';
import { HERO_IDS } from '../src/tables/ids.ts';
import { after, eventsOf, moves, played, sceneRun, viewOf, waits } from './scenes.ts';
import { type Scene, type State, type Switch, toUnits } from './souls.ts';

const beside = (species: 'husk' | 'hound' | 'brute' | 'minotaur' | 'sentinel' | 'swordsman'): Scene => ({
  art: ['############', '#..........#', '#...<h.....#', '#..........#', '#..........#', '############'],
  cast: { h: { species } },
});

function foe(state: State) {
  const enemy = state.floor.enemies[0];
  if (enemy === undefined) throw new Error('nobody is there');
  return enemy;
}

/** The first enemy with its hand raised for so many turns, doing nothing before it is ready to. */
function raisedFor(
  state: State,
  attack: 'slam' | 'pounce' | 'lance' | 'grasp' | 'backhand',
  turns: number,
): State {
  const enemy = foe(state);
  const announced = {
    id: attack,
    stage: 0,
    facing: 4,
    step: 0,
    originX: 0,
    originY: 0,
    at: enemy.cell,
    reach: [-1, 0],
  } as const;
  const raised = {
    ...enemy,
    state: 'windup' as const,
    timer: turns,
    attack: announced,
    aware: true,
    hunting: true,
  };
  return { ...state, floor: { ...state.floor, enemies: [raised, ...state.floor.enemies.slice(1)] } };
}

describe('interrupts', () => {
  test('one ordinary hit delays a hound by a turn, a sentinel takes two, and nobody stops a brute with one', () => {
    const delayOf = (
      species: 'hound' | 'sentinel' | 'brute',
      attack: 'pounce' | 'lance' | 'slam',
      hits: number,
    ) => {
      const start = raisedFor(sceneRun(beside(species), { hero: 'nobody', weapon: 'longsword' }), attack, 3);
      const full = (state: State): State => ({ ...state, hero: { ...state.hero, stamina: toUnits(20) } });
      let state = start;
      for (let hit = 0; hit < hits; hit++) state = full(played(state, ...moves('1:E')));
      return foe(state).timer + hits - 3;
    };
    expect(delayOf('hound', 'pounce', 1)).toBe(1);
    expect(delayOf('sentinel', 'lance', 1)).toBe(0);
    expect(delayOf('sentinel', 'lance', 2)).toBe(1);
    expect(delayOf('brute', 'slam', 1)).toBe(0);
  });

  test('strike, sweep and lunge on a brute cost sixteen and delay it by exactly one turn', () => {
    const start = raisedFor(sceneRun(beside('brute'), { hero: 'nobody', weapon: 'longsword' }), 'slam', 4);
    const strong: State = { ...start, floor: { ...start.floor, enemies: [{ ...foe(start), hp: 90 }] } };
    let state = played(strong, ...moves('1:E 2:E'));
    const spear = { kind: 'weapon', id: 'spear', acquired: null, temporary: null } as const;
    state = { ...state, hero: { ...state.hero, gear: { ...state.hero.gear, main: spear } } };
    state = played(state, ...moves('2:E'));
    expect(toUnits(20) - state.hero.stamina).toBe(toUnits(16));
    // Three turns went by and one was added.
    expect(foe(state).timer).toBe(4 - 3 + 1);
  });

  test('a cancelled attack never lands, and an interrupted one lands later', () => {
    const cancelled = raisedFor(sceneRun(beside('brute'), { hero: 'soulbinder' }), 'backhand', 2);
    const unmade = after(cancelled, { kind: 'verb', slot: 2, direction: 0 });
    expect(unmade.events.some(({ kind }) => kind === 'cancelled')).toBe(true);
    expect(eventsOf(unmade.state, ...waits(1)).some(({ kind }) => kind === 'landed')).toBe(false);
    const delayed = raisedFor(
      sceneRun(beside('hound'), { hero: 'nobody', weapon: 'longsword' }),
      'pounce',
      1,
    );
    const struck = after(
      { ...delayed, floor: { ...delayed.floor, enemies: [{ ...foe(delayed), hp: 50 }] } },
      { kind: 'verb', slot: 1, direction: 0 },
    );
    expect(struck.events.some(({ kind }) => kind === 'landed')).toBe(false);
    expect(eventsOf(struck.state, ...waits(1)).some(({ kind }) => kind === 'landed')).toBe(true);
  });

  test('the Knight turns aside what he can push, and steps after it; a large body he cannot', () => {
    const small = raisedFor(sceneRun(beside('brute')), 'slam', 3);
    const turned = after(small, { kind: 'verb', slot: 2, direction: 0 });
    expect(turned.state.hero.cell).toBe(small.hero.cell + 1);
    expect(foe(turned.state).cell).toBe(foe(small).cell + 1);
    expect(turned.events.some(({ kind }) => kind === 'cancelled')).toBe(true);
    const large = raisedFor(sceneRun(beside('minotaur')), 'slam', 3);
    const stayed = after(large, { kind: 'verb', slot: 2, direction: 0 });
    expect(stayed.state.hero.cell).toBe(large.hero.cell);
    expect(stayed.events.some(({ kind }) => kind === 'cancelled')).toBe(false);
    // Against a wall there is no pushing, so there is no turning aside.
    const wall: Scene = { art: ['#####', '#.<h#', '#####'], cast: { h: { species: 'brute' } } };
    const cornered = after(raisedFor(sceneRun(wall), 'slam', 3), { kind: 'verb', slot: 2, direction: 0 });
    expect(cornered.events.some(({ kind }) => kind === 'cancelled')).toBe(false);
  });

  test('the Soulbinder unmakes the attack of any body in her reach', () => {
    const large = raisedFor(sceneRun(beside('minotaur'), { hero: 'soulbinder' }), 'slam', 3);
    const unmade = after(large, { kind: 'verb', slot: 2, direction: 0 });
    expect(unmade.events.some(({ kind }) => kind === 'cancelled')).toBe(true);
  });

  test('a brute that is kept busy has no third slam in it before it has to stand and breathe; with breath while recovering it has', () => {
    expect(slamsOf([])).toBeLessThanOrEqual(2);
    expect(slamsOf(['no-gain-in-recovery'])).toBeGreaterThan(2);
  });

  test('no hero reaches the poise of a brute from a full bar within three turns', () => {
    for (const hero of HERO_IDS) {
      const { bar, staminaMax } = viewOf(sceneRun(beside('brute'), { hero })).self;
      const verbs = bar.filter((verb) => verb !== null && verb.impact > 0 && verb.cooldown === 0);
      const most = Math.max(
        ...verbs.map((verb) =>
          impactIn3(verb?.impact ?? 0, verb?.price.stamina ?? 1, verb?.refund ?? 0, staminaMax / 48),
        ),
      );
      expect(most).toBeLessThan(8);
    }
  });
});

function impactIn3(impact: number, cost: number, refund: number, pool: number): number {
  let left = pool;
  let sum = 0;
  for (let turn = 0; turn < 3 && left >= cost; turn++) {
    left = Math.min(pool, left - cost + refund);
    sum += impact;
  }
  return sum;
}

/** The most slams of a brute in front of which the hero stays, before it has to breathe, over some seeds. */
function slamsOf(off: readonly Switch[]): number {
  return Math.max(...Array.from({ length: 24 }, (_, seed) => slamsInABreath(off, `brute ${seed}`)));
}

/** The hero is made whole again and again: only the brute's breath is looked at. */
function slamsInABreath(off: readonly Switch[], seed: string): number {
  const scene: Scene = {
    art: ['#######', '#.....#', '#.<b..#', '#.....#', '#######'],
    cast: { b: { species: 'brute', aware: true } },
  };
  const start = sceneRun(scene, { off }, seed);
  let state = start;
  let slams = 0;
  for (let turn = 0; turn < 60; turn++) {
    const step = after(
      { ...state, hero: { ...state.hero, hp: 14, cell: start.hero.cell } },
      { kind: 'wait' },
    );
    if (step.events.some(({ kind }) => kind === 'caught-breath')) break;
    for (const event of step.events)
      if (event.kind === 'announced' && event.attack === 'slam' && event.stage === 0) slams++;
    state = step.state;
  }
  return slams;
}

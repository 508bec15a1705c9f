import { describe, expect, test } from 'vitest';
import { HERO_IDS } from '../src/tables/ids.ts';
import { after, eventsOf, moves, played, refusalCode, sceneRun, viewOf, waits } from './scenes.ts';
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

  test('a pillar keeps a dragon from burning whoever stands behind it', () => {
    const scene: Scene = {
      art: ['##########', '#........#', '#.<O.f...#', '#........#', '#........#', '##########'],
      cast: { f: { species: 'firstflame', aware: true } },
    };
    expect(cellsOfPyre(scene, [])).not.toContain(2 * 10 + 2 + 1);
  });
});

function cellsOfPyre(scene: Scene, off: readonly Switch[]): readonly number[] {
  let state = sceneRun(scene, { armour: 'plate', off });
  for (let turn = 0; turn < 30; turn++) {
    const step = after(state, { kind: 'wait' });
    const told = step.events.find((event) => event.kind === 'announced' && event.attack === 'pyre');
    if (told?.kind === 'announced') return told.cells;
    state = step.state;
    if (state.outcome !== 'running') break;
  }
  return [];
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

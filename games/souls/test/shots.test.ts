import { describe, expect, test } from 'vitest';
import { levelOf } from '../src/floors/level-of.ts';
import { after, eventsOf, moves, played, refusalCode, sceneRun, viewOf, waits } from './scenes.ts';
import type { Event, Scene, State } from './souls.ts';

describe('shots', () => {
  const range = (middle: string, archer = 'a'): Scene => ({
    art: [
      '##############',
      `${`#<.${middle}.......${archer}..#`.padEnd(13, '.').slice(0, 13)}#`,
      '##############',
    ],
    cast: { a: { species: 'archer', aware: true } },
  });

  test('between the release and the hit lies a whole turn, and the cells of the next are drawn', () => {
    const start = sceneRun({
      art: ['###########', '#<......a.#', '###########'],
      cast: { a: { species: 'archer', aware: true } },
    });
    let state = start;
    let released = 0;
    for (let turn = 0; turn < 20 && state.hero.hp === start.hero.hp; turn++) {
      const step = after(state, { kind: 'wait' });
      expectFlightDrawn(state, step.events);
      if (released === 0 && step.events.some(({ kind }) => kind === 'shot')) released = step.state.turn;
      state = step.state;
    }
    expect(released).toBeGreaterThan(0);
    expect(state.hero.hp).toBeLessThan(start.hero.hp);
    expect(state.turn - released).toBeGreaterThanOrEqual(1);
  });

  test('fly over pits and chasms and stop at walls, pillars, rubble and closed doors', () => {
    const hitsOver = (glyph: string): boolean => {
      const start = sceneRun({
        art: ['########', `#<.${glyph}..a#`, '########'],
        cast: { a: { species: 'archer' } },
      });
      const shot = {
        id: 0,
        cell: 8 + 5,
        direction: 4 as const,
        speed: 3,
        left: 9,
        damage: 3,
        owner: 0,
        attack: 'shot' as const,
      };
      const flown = played({ ...start, floor: { ...start.floor, projectiles: [shot] } }, ...waits(3));
      return flown.hero.hp < start.hero.hp;
    };
    for (const glyph of '.U~=') expect(hitsOver(glyph)).toBe(true);
    for (const glyph of '#O%+D') expect(hitsOver(glyph)).toBe(false);
  });

  test('hit whoever stands on their line', () => {
    const start = sceneRun({
      art: ['##########', '#<..h...a#', '##########'],
      cast: { a: { species: 'archer' }, h: { species: 'brute' } },
    });
    const shot = {
      id: 0,
      cell: 10 + 7,
      direction: 4 as const,
      speed: 3,
      left: 9,
      damage: 3,
      owner: 1,
      attack: 'shot' as const,
    };
    const flown = played({ ...start, floor: { ...start.floor, projectiles: [shot] } }, ...waits(3));
    expect(flown.hero.hp).toBe(start.hero.hp);
    expect(flown.floor.enemies.find(({ species }) => species === 'brute')?.hp).toBe(11);
  });

  test('an archer keeps its distance: stepped up to, it steps back', () => {
    const start = sceneRun({
      art: ['################', '#....<a........#', '#..............#', '################'],
      cast: { a: { species: 'archer', aware: true } },
    });
    const apart = played(start, ...waits(1));
    const busy: State = {
      ...apart,
      floor: {
        ...apart.floor,
        enemies: apart.floor.enemies.map((enemy) => ({ ...enemy, stamina: 2, hunting: true })),
      },
    };
    expect(range('.')).toBeDefined();
    const later = played(busy, ...waits(1));
    expect((later.floor.enemies[0]?.cell ?? 0) - later.hero.cell).toBeGreaterThanOrEqual(1);
  });
});

/** A shot flies over cells that were drawn. */
function expectFlightDrawn(before: State, events: readonly Event[]): void {
  const drawn = viewOf(before).danger.flatMap(({ kind, cell }) => (kind === 'projectile' ? [cell] : []));
  for (const event of events) if (event.kind === 'flew') expect(drawn).toContain(event.to);
}

describe('large bodies', () => {
  const HALL: Scene = {
    art: [
      '####################',
      '#.<.......m........#',
      '#......OO..........#',
      '#......OO..........#',
      '#...........OO.....#',
      '#...........OO.....#',
      '####################',
    ],
    cast: { m: { species: 'minotaur', aware: true } },
  };

  test('reach the hero across a hall with pillars, and never stand on wall', () => {
    let state = sceneRun(HALL, { armour: 'plate' });
    const { rows, width } = levelOf(state.floor.source);
    let landed = 0;
    for (let turn = 0; turn < 60 && landed === 0 && state.outcome === 'running'; turn++) {
      const step = after(state, { kind: 'wait' });
      landed += step.events.filter((event) => event.kind === 'hit' && event.who === 'hero').length;
      state = step.state;
      const cell = state.floor.enemies[0]?.cell ?? 0;
      for (const part of [cell, cell + 1, cell + width, cell + width + 1]) {
        expect(rows[Math.trunc(part / width)]?.[part % width]).toBe('.');
      }
    }
    expect(landed).toBeGreaterThan(0);
  });

  test('a charge into a wall ends there and costs the charger health', () => {
    const scene: Scene = {
      art: ['##########', '#........#', '#<....m..#', '#........#', '##########'],
      cast: { m: { species: 'minotaur', aware: true } },
    };
    let state = sceneRun(scene, { armour: 'plate' });
    let wall = false;
    for (let turn = 0; turn < 40 && !wall && state.outcome === 'running'; turn++) {
      // Out of the way whenever a charge is announced.
      const flee = viewOf(state).danger.some(({ cell }) => cell === state.hero.cell);
      const away = flee
        ? (['N', 'S'] as const).find(
            (to) => refusalCode(state, moves(to)[0] ?? { kind: 'wait' }) === undefined,
          )
        : undefined;
      const step = after(state, moves(away ?? '.')[0] ?? { kind: 'wait' });
      wall = step.events.some((event) => event.kind === 'hit' && event.blow.kind === 'wall');
      state = step.state;
    }
    expect(wall).toBe(true);
  });
});

test('a shooter that is stepped up to steps back, and shoots when it cannot', () => {
  const free = sceneRun({
    art: ['########', '#.<.a..#', '########'],
    cast: { a: { species: 'archer', aware: true } },
  });
  const near: State = {
    ...free,
    floor: { ...free.floor, enemies: free.floor.enemies.map((enemy) => ({ ...enemy, hunting: true })) },
  };
  const stepped = eventsOf(near, ...moves('E'));
  expect(stepped.some((event) => event.kind === 'walked' && event.who === 0)).toBe(true);
  expect(stepped.some(({ kind }) => kind === 'announced')).toBe(false);
  const shut = sceneRun({
    art: ['######', '#.<.a#', '######'],
    cast: { a: { species: 'archer', aware: true } },
  });
  const cornered: State = {
    ...shut,
    floor: { ...shut.floor, enemies: shut.floor.enemies.map((enemy) => ({ ...enemy, hunting: true })) },
  };
  expect(eventsOf(cornered, ...moves('E')).some(({ kind }) => kind === 'announced')).toBe(true);
});

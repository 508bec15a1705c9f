import { describe, expect, test } from 'vitest';
import { levelOf } from '../src/floors/level-of.ts';
import { hasBit } from '../src/space/bits.ts';
import { groundOf } from '../src/space/ground.ts';
import { sightFrom } from '../src/space/sight.ts';
import { after, eventsOf, moves, played, refusalCode, sceneRun, viewOf, waits } from './scenes.ts';
import { type Event, type Scene, type State, souls } from './souls.ts';

describe('sight', () => {
  test('is symmetric on any ground: who is seen sees', () => {
    const art = [
      '####################',
      '#..O....%...O....#.#',
      '#.<..O.....#...O.D.#',
      '#....##..O.+..%..#.#',
      '#..O..#....+.....#.#',
      '#.......O..#..O..#.#',
      '####################',
    ];
    const ground = groundOf(sceneRun({ art, cast: {} }).floor);
    const open = art
      .join('')
      .split('')
      .flatMap((glyph, cell) => ('.<%'.includes(glyph) ? [cell] : []));
    let pairs = 0;
    for (const one of open) {
      for (const other of open) {
        if (!hasBit(sightFrom(ground, one), other)) continue;
        pairs++;
        expect(hasBit(sightFrom(ground, other), one)).toBe(true);
      }
    }
    expect(pairs).toBeGreaterThan(1000);
  });

  test('stops at pillars, walls and closed doors, and passes rubble, pits and chasms', () => {
    const seen = (glyph: string) => {
      const view = viewOf(sceneRun({ art: ['#######', `#<.${glyph}..#`, '#######'], cast: {} }));
      return hasBit(view.ground.inSight, 7 + 5);
    };
    for (const glyph of 'O#+D') expect(seen(glyph)).toBe(false);
    for (const glyph of '%U~=.') expect(seen(glyph)).toBe(true);
  });
});

/** A house in which somebody awake waits round a corner from the hearth. */
const HEARTH: Scene = {
  art: ['###########', '#<B.......#', '#.........#', '#####..####', '#h........#', '###########'],
  cast: { h: { species: 'sentinel', aware: true } },
};

describe('awareness and rest', () => {
  test.each([
    { off: [], refusal: undefined },
    { off: ['only-hunters-forbid-rest'] as const, refusal: 'hunted' },
  ])(
    'with somebody awake who has seen nobody a rest is refused with $refusal where $off is left out',
    ({ off, refusal }) => {
      const start = sceneRun(HEARTH, { off });
      expect(start.floor.enemies.some(({ aware }) => aware)).toBe(true);
      const there = played(start, ...moves('E'));
      expect(there.floor.enemies.some(({ hunting }) => hunting)).toBe(false);
      expect(refusalCode(there, { kind: 'rest' })).toBe(refusal);
    },
  );

  test.each([
    { off: [], refusal: 'hunted' },
    { off: ['sight-makes-hunters'] as const, refusal: undefined },
  ])(
    'with somebody who has truly seen you it is refused with $refusal where $off is left out',
    ({ off, refusal }) => {
      const scene: Scene = {
        art: ['############', '#<B.......a#', '############'],
        cast: { a: { species: 'brute', aware: true } },
      };
      const seen = played(sceneRun(scene, { off }), ...moves('E'));
      expect(refusalCode(seen, { kind: 'rest' })).toBe(refusal);
      const count = seen.floor.enemies.filter(({ hunting }) => hunting).length;
      expect(viewOf(seen).context).toEqual(
        refusal === undefined ? { kind: 'hearth', hearth: 0 } : { kind: 'hunted', by: count },
      );
    },
  );

  test('twelve turns out of sight, and one may rest, whatever the hunter is busy with', () => {
    const start = played(sceneRun(HEARTH), ...moves('E'));
    const hunted: State = {
      ...start,
      floor: {
        ...start.floor,
        enemies: start.floor.enemies.map((enemy) => ({
          ...enemy,
          hunting: true,
          state: 'windup' as const,
          timer: 40,
          attack: {
            id: 'lance' as const,
            stage: 0,
            facing: 0 as const,
            step: 0,
            originX: 0,
            originY: 0,
            at: enemy.cell,
            reach: [1, 0],
          },
        })),
      },
    };
    expect(refusalCode(hunted, { kind: 'rest' })).toBe('hunted');
    expect(refusalCode(played(hunted, ...waits(11)), { kind: 'rest' })).toBe('hunted');
    const forgotten = played(hunted, ...waits(12));
    expect(refusalCode(forgotten, { kind: 'rest' })).toBeUndefined();
    expect(forgotten.floor.enemies[0]?.aware).toBe(false);
  });

  test('rest fills both bars and puts everybody back', () => {
    const start = sceneRun(HEARTH, { hero: 'nobody', weapon: 'bow' });
    const hurt: State = {
      ...start,
      hero: { ...start.hero, hp: 3, stamina: 0 },
      floor: {
        ...start.floor,
        enemies: start.floor.enemies.map((enemy) => ({ ...enemy, hp: 1, cell: enemy.cell + 1 })),
      },
    };
    const rested = played(hurt, ...moves('E'), { kind: 'rest' });
    expect(rested.hero.hp).toBe(viewOf(rested).self.hpMax);
    expect(rested.hero.stamina).toBe(viewOf(rested).self.staminaMax);
    expect(rested.floor.enemies).toEqual(
      start.floor.enemies.map((enemy) => ({ ...enemy, energy: rested.floor.enemies[0]?.energy ?? 0 })),
    );
  });

  test('who sleeps wakes at five cells, and not at nine', () => {
    const scene: Scene = {
      art: ['################', '#<........c....#', '################'],
      cast: { c: { species: 'crawler' } },
    };
    const far = played(sceneRun(scene), ...waits(3));
    expect(far.floor.enemies[0]?.aware).toBe(false);
    const near = played(far, ...moves('E E E E'));
    expect(near.floor.enemies[0]?.hunting).toBe(true);
  });
});

describe('noise', () => {
  const NOISY: Scene = {
    art: ['############', '#..........#', '#.<.....h..#', '#..........#', '############'],
    cast: { h: { species: 'hound', aware: true } },
    noise: true,
  };

  test.each([
    { off: [], isClear: true },
    { off: ['noise-clears'] as const, isClear: false },
  ])(
    'the ground around the hero is clear at once and after every step: $isClear with $off left out',
    ({ off, isClear }) => {
      let state = sceneRun(NOISY, { off, armour: 'plate' });
      for (const move of [...moves('. E E N . S')]) {
        expect(isAroundClear(state)).toBe(isClear);
        state = played(state, move);
      }
    },
  );

  test('cells that were cleared stay clear when one walks away', () => {
    const start = sceneRun(NOISY);
    const walked = played(start, ...moves('E E E'));
    expect(
      viewOf(walked).ground.noise !== null && hasBit(viewOf(walked).ground.noise ?? [], start.hero.cell),
    ).toBe(false);
  });

  test('hides ground, bodies and announcements beyond it', () => {
    const view = viewOf(sceneRun(NOISY));
    expect(view.enemies).toHaveLength(0);
    expect(view.ground.rows.join('').replaceAll('?', '').length).toBeLessThanOrEqual(9);
  });

  test('changes nothing that happens: a fight goes the same with it and without', () => {
    const noisy = sceneRun(NOISY);
    const clear = sceneRun({ ...NOISY, noise: false });
    const walk = [...moves('. . 1:E . r:E2 1:E . N . . .')];
    let one = noisy;
    let other = clear;
    for (const move of walk) {
      if (refusalCode(one, move) !== undefined) continue;
      one = played(one, move);
      other = played(other, move);
      expect(one.hero).toEqual(other.hero);
      expect(one.floor.enemies).toEqual(other.floor.enemies);
      if (one.outcome !== 'running') break;
    }
  });

  test('whatever hits the hero showed at least one of its cells within the clear ground', () => {
    let state = sceneRun(NOISY, { armour: 'plate' });
    let hits = 0;
    for (let turn = 0; turn < 30 && state.outcome === 'running'; turn++) {
      const { danger } = viewOf(state);
      const step = after(state, { kind: 'wait' });
      if (step.events.some((event) => event.kind === 'hit' && event.who === 'hero')) {
        hits++;
        expect(danger.map(({ cell }) => cell)).toContain(state.hero.cell);
      }
      state = step.state;
    }
    expect(hits).toBeGreaterThan(0);
  });
});

function isAroundClear(state: State): boolean {
  const { width } = levelOf(state.floor.source);
  const { noise } = viewOf(state).ground;
  return [-width - 1, -width, -width + 1, -1, 0, 1, width - 1, width, width + 1].every(
    (offset) => noise === null || !hasBit(noise, state.hero.cell + offset),
  );
}

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

test('a run can be played to its end by seed alone: same moves, same states', () => {
  const script = [...moves('. . 1:E N . r:E2 1:E . . 1:E .')];
  const play = () => {
    let state = sceneRun(HEARTH, {}, 'twice');
    for (const move of script) if (refusalCode(state, move) === undefined) state = played(state, move);
    return state;
  };
  expect(play()).toEqual(play());
  expect(eventsOf(sceneRun(HEARTH), ...waits(2)).length).toBeGreaterThan(0);
  expect(souls.id).toBe('souls');
});

describe('signals', () => {
  const AMBUSH: Scene = {
    art: ['###########', '#<........#', '#########.#', '#b........#', '###########'],
    cast: { b: { species: 'sentinel', aware: true } },
  };

  test('call who is awake to where the hero is, and raise nobody’s hand', () => {
    const quiet = played(sceneRun(AMBUSH), ...moves('.'));
    expect(quiet.floor.enemies[0]?.hunting).toBe(false);
    const step = after(sceneRun({ ...AMBUSH, signal: 'enter' }), { kind: 'wait' });
    expect(step.state.floor.enemies[0]?.hunting).toBe(true);
    expect(step.events.some(({ kind }) => kind === 'announced')).toBe(false);
    expect(step.events.some(({ kind }) => kind === 'called')).toBe(true);
  });

  test('are given once', () => {
    const called = played(sceneRun({ ...AMBUSH, signal: 'enter' }), ...waits(14));
    expect(called.floor.signalled).toEqual([0]);
    const again = eventsOf(called, ...waits(3));
    expect(again.some(({ kind }) => kind === 'called')).toBe(false);
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

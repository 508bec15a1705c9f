import { describe, expect, test } from 'vitest';
import { hasBit } from '../src/space/bits.ts';
import { groundOf } from '../src/space/ground.ts';
import { sightFrom } from '../src/space/sight.ts';
import { after, eventsOf, moves, played, refusalCode, sceneRun, viewOf, waits } from './scenes.ts';
import { type Scene, type State, souls } from './souls.ts';

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

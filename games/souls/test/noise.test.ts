import { describe, expect, test } from 'vitest';
import { levelOf } from '../src/floors/level-of.ts';
import { hasBit } from '../src/space/bits.ts';
import { after, moves, played, refusalCode, sceneRun, viewOf } from './scenes.ts';
import type { Scene, State } from './souls.ts';

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

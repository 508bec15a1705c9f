import { nextOf, openRng, rngStream } from '@foretell/engine';
import { describe, expect, test } from 'vitest';
import { HERO_IDS } from '../src/tables/ids.ts';
import { eventsOf, played, refusalCode, sceneRun, viewOf } from './scenes.ts';
import { type Scene, type State, souls } from './souls.ts';

const YARD: Scene = {
  art: ['############', '#..........#', '#..<h...s..#', '#..........#', '############'],
  cast: { h: { species: 'brute' }, s: { species: 'swordsman' } },
};

/** States of a random run in which the hero may act. */
function statesOf(hero: (typeof HERO_IDS)[number] | 'nobody', weapon: 'bow' | null): readonly State[] {
  const rng = openRng(rngStream(`bar ${hero}`, 'moves'));
  let state = sceneRun(YARD, {
    hero,
    weapon,
    armour: 'plate',
    offhand: weapon === null ? 'kiteshield' : null,
  });
  const states: State[] = [];
  while (state.outcome === 'running' && states.length < 80) {
    states.push(state);
    state = played(state, nextOf(rng, souls.legalMoves(state, 'hero')));
  }
  return states.filter(({ hero: { busy } }) => busy === null);
}

describe('the bar', () => {
  test.each([...HERO_IDS, 'nobody' as const])('tells %s of each button what it takes and why not', (hero) => {
    const told = statesOf(hero, hero === 'nobody' ? 'bow' : null).flatMap((state) =>
      viewOf(state).self.bar.flatMap((verb) => (verb === null ? [] : [{ state, verb }])),
    );
    for (const { state, verb } of told) {
      const move = { kind: 'verb', slot: verb.slot, direction: 0 } as const;
      expect(verb.refusal).toBe(refusalCode(state, move) ?? null);
    }
    const struck = told.filter(({ verb }) => verb.refusal === null);
    expect(struck.length).toBeGreaterThan(4);
    for (const { state, verb } of struck) {
      const paid = eventsOf(state, { kind: 'verb', slot: verb.slot, direction: 0 }).find(
        ({ kind }) => kind === 'paid',
      );
      expect(paid).toMatchObject({ stamina: verb.price.stamina, blood: verb.price.blood });
    }
  });

  test.each(HERO_IDS)('keeps four places for %s, and what is not there leaves a hole', (hero) => {
    const { bar } = viewOf(sceneRun(YARD, { hero })).self;
    expect(bar).toHaveLength(4);
    expect(bar[2]).toBeNull();
    const shielded = viewOf(sceneRun(YARD, { hero, offhand: 'buckler' })).self.bar;
    // Whoever needs both hands for the weapon has none for a shield.
    expect(shielded[2]?.skill ?? null).toBe(hero === 'farwayer' ? null : 'shove');
    expect(shielded.map((verb) => verb?.skill).filter((_, at) => at !== 2)).toEqual(
      bar.map((verb) => verb?.skill).filter((_, at) => at !== 2),
    );
  });
});

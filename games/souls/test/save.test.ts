import { nextOf, openRng, rngStream } from '@foretell/engine';
import { describe, expect, test } from 'vitest';
import { openSave } from '../src/save/read.ts';
import { type Save, saveOf } from '../src/save/save.ts';
import { HERO_IDS, type HeroId } from '../src/tables/ids.ts';
import { played, sceneRun, viewOf } from './scenes.ts';
import { type Scene, type State, souls } from './souls.ts';

const HOUSE: Scene = {
  art: [
    '##########################',
    '#<.B...#.......#.........#',
    '#I.....#..h....#...m.....#',
    '#...C..+.......#.........#',
    '#......+...O...#.........#',
    '#......#.......+....a....#',
    '#..s...#..%%...+.........#',
    '#......#.......#....~~...#',
    '#......D....w..#....~~..>#',
    '##########################',
  ],
  cast: {
    h: { species: 'hound' },
    s: { species: 'swordsman', aware: true },
    m: { species: 'minotaur', aware: true },
    a: { species: 'archer' },
    w: { species: 'warden', elite: true },
  },
};

/** States of a random run, the first moves first. */
function statesOf(hero: HeroId, seed: string, count: number): readonly State[] {
  const rng = openRng(rngStream(seed, 'moves'));
  const states = [sceneRun(HOUSE, { hero, armour: 'plate', offhand: 'buckler' }, seed)];
  for (let move = 0; move < count; move++) {
    const state = states.at(-1);
    if (state === undefined || state.outcome !== 'running') break;
    states.push(played(state, nextOf(rng, souls.legalMoves(state, 'hero'))));
  }
  return states;
}

/** Through the text of a save and back. */
function reopened(state: State): State {
  const opened = openSave(JSON.parse(JSON.stringify(saveOf(state, souls.rulesVersion))), souls.rulesVersion);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value.state;
}

describe('a save', () => {
  test.each(HERO_IDS)('gives %s back what it perceived, and the run goes on as it would have', (hero) => {
    for (const seed of ['a', 'b', 'c']) {
      for (const state of statesOf(hero, seed, 60)) {
        const again = reopened(state);
        expect(viewOf(again)).toEqual(viewOf(state));
        expect(again).toEqual(state);
      }
    }
  });

  test('goes on in the middle of a windup, a charge and a chain', () => {
    const states = HERO_IDS.flatMap((hero) => statesOf(hero, 'busy', 120)).filter(
      ({ outcome }) => outcome === 'running',
    );
    const seen = states.flatMap(({ hero, floor }) => [
      hero.busy?.kind ?? 'free',
      ...floor.enemies.map(({ state }) => state),
    ]);
    expect(new Set(seen)).toEqual(new Set([...seen, 'chain', 'recovery', 'windup', 'free']));
    for (const state of states) {
      expect(played(reopened(state), { kind: 'wait' })).toEqual(played(state, { kind: 'wait' }));
    }
  });

  test('holds no ground, nothing derived, and nobody who has not moved', () => {
    const start = sceneRun(HOUSE);
    const text = JSON.stringify(saveOf({ ...start, config: { ...start.config, scene: null } }, 1));
    for (const name of [
      'hpMax',
      'reduction',
      'load',
      'staminaMax',
      'rate',
      'figure',
      'rows',
      'flags',
      'weight',
    ]) {
      expect(text).not.toContain(`"${name}"`);
    }
    expect(saveOf(start, 1).floor.enemies).toEqual(start.floor.enemies.map(({ id }) => ({ id })));
  });

  test('a part of the hero that it forgot would be missed', () => {
    const states = HERO_IDS.flatMap((hero) => statesOf(hero, 'missed', 80));
    const names = [
      'hp',
      'stamina',
      'cell',
      'facing',
      'gear',
      'bag',
      'busy',
      'rolled',
      'cooldowns',
      'guard',
    ] as const;
    for (const name of names) {
      const isMissed = states.some((state) => {
        const fresh = sceneRun(HOUSE, { hero: state.config.hero, armour: 'leather' }).hero;
        const lost: State = { ...state, hero: { ...state.hero, [name]: fresh[name] } };
        return JSON.stringify(viewOf(lost)) !== JSON.stringify(viewOf(state));
      });
      expect(`${name} ${isMissed}`).toBe(`${name} true`);
    }
  });

  test('what cannot be is refused with its place', () => {
    const save = saveOf(sceneRun(HOUSE), 1);
    expect(placesOf({ ...save, game: 'chess' })).toEqual(['']);
    expect(placesOf({ ...save, hero: { ...save.hero, hp: 99 } })).toEqual(['hero.hp']);
    expect(placesOf({ ...save, hero: { ...save.hero, cell: 0 } })).toEqual(['hero.cell']);
    expect(placesOf({ ...save, hero: { ...save.hero, hpMax: 40 } })).toEqual(['hero.hpMax']);
    expect(placesOf({ ...save, floor: { ...save.floor, enemies: [{ id: 77 }] } })).toEqual([
      'floor.enemies.0.id',
    ]);
    expect(placesOf({ ...save, config: { ...save.config, hero: 'bard' } })).toEqual(['config.hero']);
    expect(placesOf(null)).toEqual(['']);
  });

  test('of other rules opens while all of it exists, and says what does not where it does not', () => {
    const save: Save = { ...saveOf(sceneRun(HOUSE), 1), rulesVersion: 0 };
    const opened = openSave(save, 1);
    expect(opened.ok && opened.value.isSameRules).toBe(false);
    expect(opened.ok).toBe(true);
    const gone = { ...save, hero: { ...save.hero, bag: [{ kind: 'consumable', id: 'firebomb', count: 1 }] } };
    expect(placesOf(gone)).toEqual(['hero.bag.0.id', 'rulesVersion']);
  });
});

function placesOf(input: unknown): readonly string[] {
  const opened = openSave(input, 1);
  return opened.ok ? [] : opened.error.map(({ path }) => path.join('.'));
}

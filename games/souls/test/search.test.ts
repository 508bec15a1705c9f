import { describe, expect, test } from 'vitest';
import type { Scene, State } from '../src/index.ts';
import { isHurt, searchUnhurt } from '../src/search/line.ts';
import { SPECIES } from '../src/tables/enemies.ts';
import { HERO_IDS, SPECIES_IDS, type SpeciesId } from '../src/tables/ids.ts';
import { after, sceneRun } from './scenes.ts';

/** Open ground, and one enemy who is awake. */
function duel(species: SpeciesId): Scene {
  const isLarge = SPECIES.rows[species].size > 1;
  const empty = '#............#';
  const art = Array.from({ length: 9 }, () => empty);
  art[0] = '##############';
  art[8] = '##############';
  art[4] = isLarge ? '#<.......ee..#' : '#<.......e...#';
  if (isLarge) art[5] = '#........ee..#';
  return { art, cast: { e: { species, aware: true } } };
}

const BUDGET = { width: 120, depth: 120, tries: 400_000 };

describe('the search for a line without a blow (RULES.md §26)', () => {
  test.each(SPECIES_IDS)(
    'on open ground every hero can fell the %s unhurt, and the line found does it',
    (species) => {
      for (const hero of HERO_IDS) {
        const start = sceneRun(duel(species), { hero });
        const { line } = searchUnhurt(start, BUDGET);
        if (line === undefined) throw new Error(`no line for ${hero}`);
        let state: State = start;
        for (const move of line) {
          const step = after(state, move);
          expect(isHurt(step.events)).toBe(false);
          state = step.state;
        }
        expect([hero, state.floor.enemies.length]).toEqual([hero, 0]);
      }
    },
  );

  test('in a dead end before the First Flame there is none, and the search says so instead of going on', () => {
    const grave: Scene = {
      art: ['######', '#<.ff#', '###ff#', '######'],
      cast: { f: { species: 'firstflame', aware: true } },
    };
    const found = searchUnhurt(sceneRun(grave, { hero: 'knight' }), { width: 60, depth: 40, tries: 20_000 });
    expect(found.line).toBeUndefined();
    expect(found.healthLeft).toBeGreaterThan(0);
    expect(found.tries).toBeGreaterThan(10);
    expect(found.tries).toBeLessThan(22_000);
  });

  test('it looks the same way twice', () => {
    const start = sceneRun(duel('swordsman'), { hero: 'squire' });
    expect(searchUnhurt(start, BUDGET)).toEqual(searchUnhurt(start, BUDGET));
  });
});

import { describe, expect, test } from 'vitest';
import { levelOf } from '../src/floors/level-of.ts';
import { HERO_IDS } from '../src/tables/ids.ts';
import { played, refusalCode, sceneRun, viewOf } from './scenes.ts';
import { type Scene, type State, souls } from './souls.ts';

const ROOM: Scene = {
  art: ['############', '#..........#', '#..<h......#', '#..........#', '############'],
  cast: { h: { species: 'brute' } },
};

const EMPTY: Scene = { ...ROOM, art: ROOM.art.map((row) => row.replace('h', '.')), cast: {} };

describe('the Hall of Ashes', () => {
  const start = souls.setup(souls.defaultConfig, 'hall');
  const level = levelOf(start.floor.source);

  test('shows as many people as there are heroes, and the steward', () => {
    const people = level.people.map(({ who }) => who);
    expect(people.filter((who) => HERO_IDS.some((id) => id === who))).toEqual(HERO_IDS);
    expect(new Set(level.people.map(({ cell }) => cell)).size).toBe(level.people.length);
  });

  test.each(HERO_IDS)('beside %s one has its verbs, its bar and its figure before leaving', (id) => {
    const there = beside(id);
    const { self } = viewOf(there);
    expect(self.hero).toBe(id);
    expect(self.bar[0]?.skill).toBe(viewOf(sceneRun(EMPTY, { hero: id })).self.bar[0]?.skill);
    expect(self.staminaMax).toBe(viewOf(sceneRun(EMPTY, { hero: id })).self.staminaMax);
    expect(self.figure).toContain(id);
    expect(there.turn).toBe(0);
  });

  test('with nobody chosen there is no way down, and with somebody there is', () => {
    const stairs = level.stairs ?? 0;
    const nobody: State = { ...start, hero: { ...start.hero, cell: stairs } };
    expect(refusalCode(nobody, { kind: 'descend' })).toBe('no-hero');
    expect(viewOf(nobody).context.kind).toBe('no-hero');
    const knight = beside('knight');
    const below = played({ ...knight, hero: { ...knight.hero, cell: stairs } }, { kind: 'descend' });
    expect(below.floor.depth).toBe(1);
    expect(below.hero.id).toBe('knight');
  });

  /** Steps up to somebody from the cell below. */
  function beside(id: (typeof HERO_IDS)[number]): State {
    const cell = level.people.find(({ who }) => who === id)?.cell ?? 0;
    const below: State = { ...start, hero: { ...start.hero, cell: cell + 2 * level.width } };
    return played(below, { kind: 'walk', direction: 2 });
  }
});

import { digestOf } from '@foretell/engine';
import { describe, expect, test } from 'vitest';
import { auditFloors, floorFaults } from '../src/floors/audit.ts';
import { FLOOR_RULES, type FloorRule } from '../src/floors/floor-rules.ts';
import { FLOORS_MADE } from '../src/floors/floors-made.ts';
import type { Level, Room, Spawn } from '../src/floors/level.ts';
import { straits } from '../src/floors/level-ground.ts';
import { makeLevel } from '../src/floors/make-level.ts';

const SEEDS = 60;
const made = Array.from({ length: SEEDS }, (_, run) =>
  FLOORS_MADE.map((depth) => ({ depth, level: makeLevel(`floors/${run}`, depth) })),
).flat();
const levels = made.map(({ level }) => level);
const mean = (of: (level: Level) => number, among = levels) =>
  among.reduce((sum, level) => sum + of(level), 0) / among.length;
const share = (of: (level: Level) => boolean, among = levels) => mean((level) => (of(level) ? 1 : 0), among);
const from = (depth: number) => made.filter((each) => each.depth >= depth).map(({ level }) => level);
const situations = ({ rooms }: Level) => rooms.filter(({ situation }) => situation !== null).length;

describe('floors', () => {
  test('no floor breaks a rule of the audit', () => {
    const { floors, violations } = auditFloors(40, 'audit');
    expect(floors).toBe(360);
    for (const [rule, where] of Object.entries(violations)) expect(where, rule).toEqual([]);
  });

  test('the same seed is the same floor, and another one another', () => {
    const digest = (seed: string) => digestOf(makeLevel(seed, 4));
    expect(digest('one')).toBe(digest('one'));
    expect(digest('one')).not.toBe(digest('other'));
  });

  test('the keeper draws no lot: without her it is the same floor, without her', () => {
    for (const depth of FLOORS_MADE) {
      const level = makeLevel('keeper', depth);
      expect(level.people).toHaveLength(1);
      expect(makeLevel('keeper', depth, { keeper: false })).toEqual({ ...level, people: [] });
    }
  });

  test('hardly any floor is made anew, and next to nothing is filled up', () => {
    expect(share(({ made: { rejected } }) => rejected > 0)).toBeLessThanOrEqual(0.05);
    expect(mean(({ made: { filled } }) => filled)).toBeLessThanOrEqual(1);
  });

  test('about one port in four has no door', () => {
    const doors = mean(({ doors }) => doors.filter(({ kind }) => kind === 'double').length);
    const openings = mean((level) => level.made.openings);
    expect(openings / (openings + doors)).toBeGreaterThan(0.2);
    expect(openings / (openings + doors)).toBeLessThan(0.3);
  });

  test('about a third of the floors have a vault, every floor two hearths, and eleven enemies on average', () => {
    expect(share(({ chests }) => chests.length === 1)).toBeGreaterThan(0.28);
    expect(share(({ chests }) => chests.length === 1)).toBeLessThan(0.36);
    expect(share(({ hearths }) => hearths.length === 2)).toBe(1);
    expect(mean(({ spawns }) => spawns.length)).toBeGreaterThan(10.5);
    expect(mean(({ spawns }) => spawns.length)).toBeLessThan(11.5);
  });

  test('most floors have a situation and deep ones two, but not all', () => {
    const one = share((level) => situations(level) >= 1, from(2));
    const two = share((level) => situations(level) >= 2, from(4));
    expect([one > 0.74, one < 0.9]).toEqual([true, true]);
    expect([two > 0.56, two < 0.76]).toEqual([true, true]);
    expect(share((level) => situations(level) > 0, levels.slice(0, 1))).toBe(0);
  });

  test('a bridge lies on one deep floor in ten at least', () => {
    const bridges = share(({ rooms }) => rooms.some(({ situation }) => situation === 'bridge'), from(4));
    expect(bridges).toBeGreaterThanOrEqual(0.1);
  });

  test('there is tight ground: eight cells on average, and some on every floor', () => {
    const narrow = levels.map((level) => straits(level).flat().length);
    expect(narrow.reduce((sum, cells) => sum + cells, 0) / narrow.length).toBeGreaterThanOrEqual(8);
    expect(Math.min(...narrow)).toBeGreaterThan(0);
  });

  test('on arrival many are awake and none stands near', () => {
    expect(mean(({ spawns }) => spawns.filter(({ aware }) => aware).length)).toBeGreaterThan(4);
  });
});

/** A floor with everything that a rule could be about: a vault, a situation, a staged room, somebody large, an arrow. */
const rich = made.find(
  ({ level }) =>
    level.chests.length > 0 &&
    level.rooms.some(({ tile }) => tile === 'causeway') &&
    level.rooms.some(({ situation }) => situation !== null) &&
    level.spawns.some(({ species }) => species === 'minotaur'),
);

function glyph(level: Level, cell: number, to: string): Level {
  const at = Math.trunc(cell / level.width);
  const rows = level.rows.map((row, y) =>
    y === at ? row.slice(0, cell % level.width) + to + row.slice((cell % level.width) + 1) : row,
  );
  return { ...level, rows };
}

function rooms(level: Level, change: (room: Room) => Room): Level {
  return { ...level, rooms: level.rooms.map(change) };
}

function spawns(level: Level, change: (spawn: Spawn, place: number) => Spawn): Level {
  return { ...level, spawns: level.spawns.map(change) };
}

/** For each rule a way to break it, on a floor that keeps them all. */
const BREAKS: Readonly<Record<FloorRule, (level: Level) => Level>> = {
  reachable: (level) => glyph(level, level.rows.join('').indexOf(' '), '.'),
  'enough tiles': (level) => ({ ...level, rooms: level.rooms.slice(0, 9) }),
  'no dead end among the first': (level) =>
    rooms(level, (room) => (room.id === 2 ? { ...room, tile: 'alcove' } : room)),
  'entered by the arrow': (level) =>
    rooms(level, (room) =>
      room.entry === null ? room : { ...room, entry: { ...room.entry, kind: 'port' } },
    ),
  'no tile too early': (level) => level,
  'two leaves a door, one deep': (level) => ({
    ...level,
    doors: level.doors.map((door) => ({ ...door, leaves: door.leaves.slice(0, 1) })),
  }),
  'single file is short': (level) => ({
    ...level,
    width: 80,
    rows: ['.'.repeat(80), ' '.repeat(80), ...level.rows.slice(2)],
  }),
  'somewhere a large body cannot follow': (level) => ({
    ...level,
    rows: level.rows.map((row) => row.replace(/[^.]/g, '.')),
  }),
  'stairs apart from hearths and situations': (level) => ({ ...level, stairs: (level.hearths[1] ?? 0) + 1 }),
  'two hearths, two rooms, three cells': (level) => ({ ...level, hearths: level.hearths.slice(0, 1) }),
  'a hearth within five cells of the arrival': (level) => ({
    ...level,
    hearths: [...level.hearths].reverse(),
  }),
  'the keeper blocks nothing': (level) => ({
    ...level,
    people: [{ who: 'keeper', cell: level.doors[0]?.leaves[0] ?? 0 }],
  }),
  'nothing on another': (level) => ({ ...level, pickups: [level.arrival] }),
  'situations hold their cast': (level) => spawns(level, (spawn) => ({ ...spawn, role: 'guard' })),
  'staged rooms hold whom they ask for': (level) =>
    spawns(level, (spawn) => (spawn.origin === 'tile' ? { ...spawn, cell: spawn.cell + 1 } : spawn)),
  'claimed rooms are nobody else’s': (level) =>
    rooms(level, (room) => ({ ...room, claims: [...room.claims, 'store', 'stairs'] })),
  'nobody where one arrives or rests': (level) => spawns(level, (spawn) => ({ ...spawn, room: 0 })),
  'a slow one and a fast one': (level) => spawns(level, (spawn) => ({ ...spawn, species: 'archer' })),
  'an elite where there is one': (level) => spawns(level, (spawn) => ({ ...spawn, elite: false })),
  'as many as the budget, or as tiles ask for': (level) => ({ ...level, spawns: level.spawns.slice(0, -1) }),
  'nobody too early or too late': (level) => spawns(level, (spawn) => ({ ...spawn, species: 'firstflame' })),
  'a large body alone in its room': (level) => spawns(level, (spawn) => ({ ...spawn, room: 3 })),
  'vault guards awake, before the chest': (level) => spawns(level, (spawn) => ({ ...spawn, aware: false })),
};

describe('the audit can fail', () => {
  test('there is a floor to break', () => {
    expect(rich).toBeDefined();
    expect(rich && floorFaults(rich.level, rich.depth)).toEqual([]);
  });

  test.each(Object.keys(FLOOR_RULES) as FloorRule[])('%s', (rule) => {
    if (rich === undefined) throw new Error('no floor to break');
    // A causeway is too early on floor 1 only.
    const depth = rule === 'no tile too early' ? 1 : rich.depth;
    expect(floorFaults(BREAKS[rule](rich.level), depth)).toContain(rule);
  });
});

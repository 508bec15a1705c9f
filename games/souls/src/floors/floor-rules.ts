import { ASSEMBLY } from '../tables/assembly.ts';
import { SPECIES } from '../tables/enemies.ts';
import { FLOOR_KEYS, FLOORS, SITUATIONS } from '../tables/floors.ts';
import { guardCells } from './furnish.ts';
import type { Level, Room } from './level.ts';
import {
  bodyOf,
  cellsOfRoom,
  glyphAt,
  isDoorBeside,
  passableCells,
  reachedFrom,
  straits,
} from './level-ground.ts';
import { minDepthOf } from './min-depth.ts';
import { enemyEntries } from './tile.ts';
import { TILE_IDS, TILES } from './tiles.ts';

/**
 * What holds for every floor (RULES.md §21), each asked of the finished level and of nothing that made it: a rule that the assembler
 * keeps by a mistake of its own is caught here.
 */
export const FLOOR_RULES = {
  /** Every cell one can stand on is reached from the arrival. */
  reachable: (level: Level) => reachedFrom(level, level.arrival).size === passableCells(level).length,
  'enough tiles': (level: Level) =>
    level.rooms.reduce((sum, { width, height }) => sum + (width * height) / 100, 0) * 100 >=
    (ASSEMBLY.filled_places * level.width * level.height) / 100,
  'no dead end among the first': (level: Level) =>
    level.rooms.slice(0, ASSEMBLY.open_start).every((room) => tileOf(room)?.deadEnd !== true),
  'entered by the arrow': (level: Level) =>
    level.rooms.every((room) => !hasArrow(room) || room.entry?.kind === 'arrow'),
  'no tile too early': (level: Level, depth: number) =>
    level.rooms.every((room) => minDepthOf(tileOf(room) ?? TILES.cross) <= depth),
  'two leaves a door, one deep': (level: Level) => level.doors.every((door) => isWellHung(level, door)),
  'single file is short': (level: Level) =>
    straits(level).every((cells) => cells.length <= ASSEMBLY.longest_strait),
  'somewhere a large body cannot follow': (level: Level) => straits(level).length > 0,
  'stairs apart from hearths and situations': (level: Level) => {
    const room = roomOf(level, level.stairs ?? -1);
    return room?.claims.includes('stairs') === true && room.claims.length === 1 && room.situation === null;
  },
  'two hearths, two rooms, three cells': (level: Level) => {
    const [one = 0, other = 0] = level.hearths;
    return (
      level.hearths.length === 2 &&
      roomOf(level, one) !== roomOf(level, other) &&
      apart(level, one, other) > 3
    );
  },
  'a hearth within five cells of the arrival': (level: Level) =>
    apart(level, level.arrival, level.hearths[0] ?? 0) <= 5,
  'the keeper blocks nothing': (level: Level) => {
    const [keeper] = level.people;
    if (keeper === undefined || isDoorBeside(level, keeper.cell)) return false;
    return reachedFrom(level, level.arrival, keeper.cell).size === passableCells(level).length - 1;
  },
  'nothing on another': (level: Level) => {
    const things = [level.arrival, level.stairs ?? -1, ...level.hearths, ...level.chests, ...level.pickups];
    const cells = [
      ...things,
      ...level.people.map(({ cell }) => cell),
      ...level.spawns.flatMap((spawn) => bodyOf(level, spawn)),
    ];
    return new Set(cells).size === cells.length && cells.every((cell) => '.='.includes(glyphAt(level, cell)));
  },
  'situations hold their cast': (level: Level) =>
    level.rooms.every((room) => room.situation === null || hasCast(level, room)),
  'staged rooms hold whom they ask for': (level: Level) =>
    level.rooms.every((room) => !room.claims.includes('staged') || isStagedRight(level, room)),
  'claimed rooms are nobody else’s': (level: Level) =>
    level.rooms.every(({ claims }) => claims.length < 2 || claims.join() === 'entry,fire,keeper'),
  'nobody where one arrives or rests': (level: Level) =>
    level.spawns.every(({ room }) => level.rooms[room]?.claims.includes('fire') !== true),
  'a slow one and a fast one': (level: Level) =>
    [(speed: number) => speed < ASSEMBLY.slow_below, (speed: number) => speed > ASSEMBLY.fast_above].every(
      (accepts) => level.spawns.some(({ species }) => accepts(SPECIES.rows[species].speed)),
    ),
  'an elite where there is one': (level: Level, depth: number) =>
    level.spawns.filter(({ elite }) => elite).length === (floorOf(depth).elite ? 1 : 0),
  'as many as the budget, or as tiles ask for': (level: Level, depth: number) => {
    const { budget } = floorOf(depth);
    const by = (origin: string) => level.spawns.filter((spawn) => spawn.origin === origin).length;
    // Over the budget only what a floor must have: a slow one and a fast one.
    return (
      level.spawns.length === budget ||
      (level.spawns.length > budget && by('group') === 0 && by('random') <= 2)
    );
  },
  'nobody too early or too late': (level: Level, depth: number) =>
    level.spawns.every(
      ({ species }) => SPECIES.rows[species].minDepth <= depth && depth <= SPECIES.rows[species].maxDepth,
    ),
  'a large body alone in its room': (level: Level) =>
    level.spawns.every(
      (spawn) =>
        SPECIES.rows[spawn.species].size === 1 ||
        level.spawns.every((other) => other === spawn || other.room !== spawn.room),
    ),
  'vault guards awake, before the chest': (level: Level) =>
    level.chests.every((chest) => {
      const room = roomOf(level, chest);
      const guards = level.spawns.filter(({ origin }) => origin === 'vault');
      const places: readonly number[] = room === undefined ? [] : guardCells(room, chest);
      return (
        guards.length === ASSEMBLY.vault_guards &&
        guards.every(({ cell, aware }) => aware && places.includes(cell))
      );
    }),
} as const satisfies Readonly<Record<string, (level: Level, depth: number) => boolean>>;
export type FloorRule = keyof typeof FLOOR_RULES;

function floorOf(depth: number) {
  return FLOORS.rows[FLOOR_KEYS[depth - 1] ?? '1'];
}

function tileOf({ tile }: Room) {
  const id = TILE_IDS.find((each) => each === tile);
  return id === undefined ? undefined : TILES[id];
}

function hasArrow(room: Room): boolean {
  return tileOf(room)?.art.some((row) => row.includes('^')) === true;
}

function roomOf(level: Level, cell: number): Room | undefined {
  const x = cell % level.width;
  const y = Math.trunc(cell / level.width);
  return level.rooms.find(
    (room) => x >= room.x && y >= room.y && x < room.x + room.width && y < room.y + room.height,
  );
}

function apart({ width }: Level, one: number, other: number): number {
  const rows = Math.abs(Math.trunc(one / width) - Math.trunc(other / width));
  return Math.max(Math.abs((one % width) - (other % width)), rows);
}

/** Two leaves side by side with floor before and behind; a single leaf has no door beside it. */
function isWellHung(level: Level, { kind, leaves }: Level['doors'][number]): boolean {
  const isDoor = (cell: number) => '+D'.includes(glyphAt(level, cell));
  const around = leaves.flatMap((leaf) =>
    [leaf - level.width, leaf + level.width, leaf - 1, leaf + 1].filter((cell) => !leaves.includes(cell)),
  );
  return leaves.length === (kind === 'double' ? 2 : 1) && !around.some(isDoor);
}

function hasCast(level: Level, room: Room): boolean {
  const { ledgeRole, ledgeCount, laneRole, laneCount } = SITUATIONS.rows[room.situation ?? 'bridge'];
  const inside = level.spawns.filter((spawn) => spawn.room === room.id);
  const at = (anchor: string, role: string) =>
    inside.filter(({ cell, role: own }) => room.anchors[anchor]?.includes(cell) === true && own === role)
      .length;
  const isWhole = at('ledge', ledgeRole) === ledgeCount && at('lane', laneRole) === laneCount;
  return isWhole && inside.length === ledgeCount + laneCount;
}

/** Everybody where they are asked for, by the role that is asked for, and nobody besides. */
function isStagedRight(level: Level, room: Room): boolean {
  const inside = level.spawns.filter((spawn) => spawn.room === room.id);
  const entries = enemyEntries(tileOf(room)?.enemies);
  const marked = entries.flatMap(({ at, n, role }) =>
    at === undefined || n !== undefined ? [] : (room.anchors[at] ?? []).map((cell) => ({ cell, role })),
  );
  const isFilled = marked.every(({ cell, role }) =>
    inside.some(
      (spawn) => spawn.cell === cell && (role === undefined || SPECIES.rows[spawn.species].role === role),
    ),
  );
  const most = marked.length + entries.reduce((sum, { n }) => sum + (n?.[1] ?? 0), 0);
  const isClear = cellsOfRoom(level, room).every(
    (cell) => ![...level.chests, ...level.hearths, ...level.pickups].includes(cell),
  );
  return isFilled && inside.length <= most && isClear;
}

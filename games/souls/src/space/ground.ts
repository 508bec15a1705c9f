import type { Exits, FlowField } from '@foretell/engine';
import type { Cell, Level } from '../floors/level.ts';
import { levelOf } from '../floors/level-of.ts';
import type { Floor } from '../state.ts';
import { type Direction, STEP_X, STEP_Y } from './direction.ts';

/** What a cell lets through (RULES.md §16). */
export const WALK = 1;
export const SEE = 2;
export const FLY = 4;
/** A closed door: no walking, but it can be opened. */
export const CLOSED = 8;
/** A single leaf, open or not: no diagonals in or out. */
export const PINCH = 16;
/** Whoever is pushed here is gone. */
export const CHASM = 32;
/** Somebody stands there for good. */
export const PERSON = 64;

const FLAGS: Readonly<Record<string, number>> = {
  '.': WALK | SEE | FLY,
  '=': WALK | SEE | FLY,
  '#': 0,
  ' ': 0,
  O: 0,
  '%': SEE,
  U: SEE | FLY,
  '~': SEE | FLY | CHASM,
  '+': CLOSED,
  D: CLOSED | PINCH,
};

/**
 * The ground of a floor as it is now: doors that stand open and a seal that fell are in it. Kept with its level, and with it the
 * sight and the distances that were asked for, since none of them can change while the ground does not.
 */
export interface Ground {
  readonly level: Level;
  readonly width: number;
  readonly cells: number;
  readonly flags: Uint8Array;
  /** By cell; filled by sight.ts. */
  readonly sights: Map<Cell, readonly number[]>;
  /** By size of the mover times cells, plus goal; filled by field.ts. */
  readonly fields: Map<number, FlowField>;
  /** By size of the mover; filled by field.ts. */
  readonly exits: Map<number, Exits>;
}

/** The part of it that a step, a blow or a shot has to do with; a player who only looks can have one of its own. */
export type Lay = Pick<Ground, 'width' | 'cells' | 'flags'>;

/** What was worked out about a level. */
interface Kept {
  readonly grounds: Map<string, Ground>;
  /** Steps and distances, with the seal fallen and without. */
  readonly passages: Map<boolean, Pick<Ground, 'exits' | 'fields'>>;
  /** The ground as it is drawn. */
  readonly flags: Uint8Array;
  /** The ground asked for last, by the identity of what it came from. */
  last: Ground | null;
  lastDoors: readonly number[] | null;
  lastSealed: boolean;
}

const byLevel = new WeakMap<Level, Kept>();

function keptOf(level: Level): Kept {
  const known = byLevel.get(level);
  if (known !== undefined) return known;
  const kept: Kept = {
    grounds: new Map(),
    passages: new Map(),
    flags: drawnFlags(level),
    last: null,
    lastDoors: null,
    lastSealed: false,
  };
  byLevel.set(level, kept);
  return kept;
}

/** The ground of a floor. */
export function groundOf(floor: Pick<Floor, 'source' | 'openDoors' | 'sealed'>): Ground {
  const level = levelOf(floor.source);
  const kept = keptOf(level);
  if (kept.lastDoors === floor.openDoors && kept.lastSealed === floor.sealed && kept.last !== null) {
    return kept.last;
  }
  const ground = lookUp(level, kept, floor.openDoors, floor.sealed);
  kept.lastDoors = floor.openDoors;
  kept.lastSealed = floor.sealed;
  kept.last = ground;
  return ground;
}

function lookUp(level: Level, kept: Kept, openDoors: readonly number[], sealed: boolean): Ground {
  const key = `${sealed ? 'sealed/' : ''}${openDoors.join(',')}`;
  const known = kept.grounds.get(key);
  if (known !== undefined) return known;
  const ground = makeGround(level, kept, openDoors, sealed);
  // Each set of open doors is a ground of its own; a search that opens many must not keep them all.
  if (kept.grounds.size >= 32) kept.grounds.clear();
  kept.grounds.set(key, ground);
  return ground;
}

function makeGround(level: Level, kept: Kept, openDoors: readonly number[], sealed: boolean): Ground {
  const { width, height, doors, arena } = level;
  const passage = passageOf(kept, sealed);
  const flags = kept.flags.slice();
  for (const place of openDoors) {
    for (const leaf of doors[place]?.leaves ?? []) {
      flags[leaf] = ((flags[leaf] ?? 0) & PINCH) | WALK | SEE | FLY;
    }
  }
  if (sealed) for (const cell of arena?.seal ?? []) flags[cell] = 0;
  return {
    level,
    width,
    cells: width * height,
    flags,
    sights: new Map(),
    ...passage,
  };
}

/** The ground as it is drawn, people included. */
function drawnFlags({ width, height, rows, people }: Level): Uint8Array {
  const flags = new Uint8Array(width * height);
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < width; x++) flags[y * width + x] = FLAGS[row[x] ?? '#'] ?? 0;
  }
  for (const { cell } of people) flags[cell] = ((flags[cell] ?? 0) & ~WALK) | PERSON;
  return flags;
}

/** Steps and distances do not ask whether a door is open: one that is shut can be opened. Only a seal changes them. */
function passageOf(kept: Kept, sealed: boolean): Pick<Ground, 'exits' | 'fields'> {
  const known = kept.passages.get(sealed) ?? { exits: new Map(), fields: new Map() };
  kept.passages.set(sealed, known);
  return known;
}

/** Whether something of one cell can stand on `cell`, whoever stands there now. */
export function isWalkable(ground: Lay, cell: Cell): boolean {
  return ((ground.flags[cell] ?? 0) & WALK) !== 0;
}

/** Whether shots and blows pass over `cell`. */
export function isFlyable(ground: Lay, cell: Cell): boolean {
  return ((ground.flags[cell] ?? 0) & FLY) !== 0;
}

/** Whether `cell` can be walked on or opened. */
export function isPassable(ground: Lay, cell: Cell): boolean {
  return ((ground.flags[cell] ?? 0) & (WALK | CLOSED)) !== 0;
}

/** The cell one step from `cell`, or -1 off the level. */
export function stepFrom(ground: Lay, cell: Cell, direction: Direction): Cell {
  return offsetCell(ground, cell, STEP_X[direction] ?? 0, STEP_Y[direction] ?? 0);
}

/** The cell at an offset, or -1 off the level. */
export function offsetCell(ground: Lay, cell: Cell, dx: number, dy: number): Cell {
  const x = (cell % ground.width) + dx;
  if (x < 0 || x >= ground.width) return -1;
  const to = cell + dy * ground.width + dx;
  return to < 0 || to >= ground.cells ? -1 : to;
}

/** Steps a king needs between two cells. */
export function cellDistance({ width }: Pick<Ground, 'width'>, one: Cell, other: Cell): number {
  const dx = Math.abs((one % width) - (other % width));
  const dy = Math.abs(Math.trunc(one / width) - Math.trunc(other / width));
  return Math.max(dx, dy);
}

/**
 * Whether the ground allows a diagonal between two cells: not where both flanks are closed, and not into or out of a single
 * leaf (RULES.md §3). Straight steps are always allowed.
 */
export function allowsDiagonal(ground: Lay, from: Cell, direction: Direction): boolean {
  if (direction % 2 === 0) return true;
  const to = stepFrom(ground, from, direction);
  if ((((ground.flags[from] ?? 0) | (ground.flags[to] ?? 0)) & PINCH) !== 0) return false;
  const flankX = offsetCell(ground, from, STEP_X[direction] ?? 0, 0);
  const flankY = offsetCell(ground, from, 0, STEP_Y[direction] ?? 0);
  return isPassable(ground, flankX) || isPassable(ground, flankY);
}

/** Whether a body of `size` with its north-west cell here stands on nothing but ground it can stand on or open. */
export function fitsGround(ground: Lay, cell: Cell, size: number): boolean {
  if (size === 1) return isPassable(ground, cell);
  for (let dy = 0; dy < size; dy++) {
    for (let dx = 0; dx < size; dx++) {
      const part = offsetCell(ground, cell, dx, dy);
      if (part < 0 || !isPassable(ground, part)) return false;
    }
  }
  return true;
}

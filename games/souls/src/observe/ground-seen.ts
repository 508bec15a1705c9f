import { takenName } from '../items/pickups.ts';
import { hasBit } from '../space/bits.ts';
import type { Ground } from '../space/ground.ts';
import type { Floor, State } from '../state.ts';
import type { GroundView } from '../view.ts';

/** What the ground shows of itself where nothing was seen, and of doors that were seen open. */
export const UNKNOWN = '?';
export const OPEN_DOUBLE = '/';
export const OPEN_SINGLE = '|';

/** Remembered ground, things on it included. */
export function groundSeen(state: State, ground: Ground, inSight: readonly number[]): GroundView {
  const { floor, run } = state;
  const { level } = ground;
  const isSeen = (cell: number) =>
    hasBit(floor.seen, cell) && !(floor.noise !== null && hasBit(floor.noise, cell));
  return {
    width: level.width,
    height: level.height,
    rows: rowsSeen(floor, ground),
    inSight,
    noise: floor.noise,
    stairs: level.stairs !== null && isSeen(level.stairs) ? level.stairs : null,
    hearths: level.hearths.flatMap((cell, id) =>
      isSeen(cell) ? [{ id, cell, lit: run.lit.includes(`${floor.depth}/${id}`) }] : [],
    ),
    chests: level.chests.flatMap((cell, id) =>
      isSeen(cell) ? [{ id, cell, opened: run.taken.includes(takenName(floor.depth, 'chest', id)) }] : [],
    ),
    pickups: level.pickups.flatMap((cell, id) =>
      isSeen(cell) && !run.taken.includes(takenName(floor.depth, 'pickup', id)) ? [{ id, cell }] : [],
    ),
    sealed: floor.sealed,
  };
}

interface Drawn {
  readonly seen: readonly number[];
  readonly noise: readonly number[] | null;
  readonly doors: readonly number[];
  readonly sealed: boolean;
  readonly rows: readonly string[];
}

/** The last drawing of each level: rows in which nothing new was seen are kept. */
const drawn = new WeakMap<Ground['level'], Drawn>();

function rowsSeen(floor: Floor, ground: Ground): readonly string[] {
  const { seen, noise, knownDoors: doors, sealed } = floor;
  const last = drawn.get(ground.level);
  const isSame =
    last !== undefined &&
    last.noise === noise &&
    last.doors === doors &&
    last.sealed === sealed &&
    noise === null;
  if (isSame && last.seen === seen) return last.rows;
  const { level } = ground;
  const rows = level.rows.map((row, y) => {
    const kept = isSame ? last.rows[y] : undefined;
    return kept !== undefined && isRowSame(last?.seen, seen, y, level.width)
      ? kept
      : drawRow(floor, ground, row, y);
  });
  drawn.set(level, { seen, noise, doors, sealed, rows });
  return rows;
}

/** Whether no cell of a row differs: by words, the two at the ends whole, which at worst draws a row for nothing. */
function isRowSame(
  one: readonly number[] | undefined,
  other: readonly number[],
  y: number,
  width: number,
): boolean {
  if (one === undefined) return false;
  for (let word = (y * width) >> 5; word <= ((y + 1) * width - 1) >> 5; word++) {
    if (one[word] !== other[word]) return false;
  }
  return true;
}

function drawRow(floor: Floor, { level }: Ground, row: string, y: number): string {
  let text = '';
  for (let x = 0; x < level.width; x++) {
    const cell = y * level.width + x;
    const isHidden = !hasBit(floor.seen, cell) || (floor.noise !== null && hasBit(floor.noise, cell));
    text += isHidden ? UNKNOWN : glyphAt(floor, level, cell, row[x] ?? UNKNOWN);
  }
  return text;
}

function glyphAt(floor: Floor, level: Ground['level'], cell: number, glyph: string): string {
  if (floor.sealed && level.arena?.seal.includes(cell)) return '#';
  if (glyph !== '+' && glyph !== 'D') return glyph;
  const place = level.doors.findIndex(({ leaves }) => leaves.includes(cell));
  if (!floor.knownDoors.includes(place)) return glyph;
  return glyph === 'D' ? OPEN_SINGLE : OPEN_DOUBLE;
}

import { SPECIES } from '../tables/enemies.ts';
import type { Cell, Level, Room, Spawn } from './level.ts';

/** Readings of a finished level, slow and plain, for audits: they share nothing with the code that made it. */

export function glyphAt({ rows, width }: Level, cell: Cell): string {
  return cell < 0 ? ' ' : (rows[Math.trunc(cell / width)]?.[cell % width] ?? ' ');
}

/** Cells that can be walked on or opened, in reading order. */
export function passableCells(level: Level): readonly Cell[] {
  return Array.from(level.rows.join('')).flatMap((glyph, cell) => ('.=+D'.includes(glyph) ? [cell] : []));
}

/** Everything walked to from a cell, itself included, doors opened on the way, past nobody who stands at `without`. */
export function reachedFrom(level: Level, from: Cell, without: Cell = -1): ReadonlySet<Cell> {
  const open = new Set(passableCells(level));
  open.delete(without);
  return new Set(pieceOf(level, open, from));
}

function pieceOf({ width }: Level, open: ReadonlySet<Cell>, from: Cell): readonly Cell[] {
  const found = new Set([from]);
  for (const cell of found) {
    const x = cell % width;
    const beside = [x > 0 ? cell - 1 : -1, x < width - 1 ? cell + 1 : -1, cell - width, cell + width];
    for (const to of beside) if (open.has(to)) found.add(to);
  }
  return [...found];
}

/** Cells that lie in no two by two of floor, in pieces that hang together. */
export function straits(level: Level): readonly (readonly Cell[])[] {
  const { width } = level;
  const open = new Set(passableCells(level));
  const wide = new Set<Cell>();
  for (const cell of open) {
    const square = [cell, cell + 1, cell + width, cell + width + 1];
    if (cell % width < width - 1 && square.every((each) => open.has(each)))
      for (const each of square) wide.add(each);
  }
  const narrow = new Set([...open].filter((cell) => !wide.has(cell)));
  const all: (readonly Cell[])[] = [];
  while (narrow.size > 0) {
    const [first = 0] = narrow;
    const piece = pieceOf(level, narrow, first);
    all.push(piece);
    for (const cell of piece) narrow.delete(cell);
  }
  return all;
}

/** Every cell that a body covers. */
export function bodyOf({ width }: Level, { species, cell }: Spawn): readonly Cell[] {
  const { size } = SPECIES.rows[species];
  return Array.from(
    { length: size * size },
    (_, part) => cell + Math.trunc(part / size) * width + (part % size),
  );
}

export function isDoorBeside(level: Level, cell: Cell): boolean {
  return [cell, cell - 1, cell + 1, cell - level.width, cell + level.width].some((each) =>
    '+D'.includes(glyphAt(level, each)),
  );
}

export function cellsOfRoom({ width }: Level, room: Room): readonly Cell[] {
  return Array.from(
    { length: room.width * room.height },
    (_, part) => (room.y + Math.trunc(part / room.width)) * width + room.x + (part % room.width),
  );
}

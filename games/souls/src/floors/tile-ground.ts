import { isFloorGlyph } from './tile.ts';

/** The floor of a drawing in pieces that hang together by straight steps, ports included, each in reading order. */
export function pieces(art: readonly string[]): readonly (readonly number[])[] {
  return piecesOf(art, floorOf(art));
}

/** The cells of a drawing through which only single file gets, in pieces. A port counts as floor: something wide lies beyond it. */
export function straitPieces(art: readonly string[]): readonly (readonly number[])[] {
  const width = art[0]?.length ?? 0;
  const floor = floorOf(art);
  const wide = new Set<number>();
  for (const cell of floor) {
    const square = [cell, cell + 1, cell + width, cell + width + 1];
    if (cell % width < width - 1 && square.every((each) => floor.has(each)))
      for (const each of square) wide.add(each);
  }
  return piecesOf(art, new Set([...floor].filter((cell) => !wide.has(cell))));
}

function floorOf(art: readonly string[]): Set<number> {
  return new Set(Array.from(art.join('')).flatMap((glyph, cell) => (isFloorGlyph(glyph) ? [cell] : [])));
}

function piecesOf(art: readonly string[], cells: ReadonlySet<number>): readonly (readonly number[])[] {
  const left = new Set(cells);
  const all: (readonly number[])[] = [];
  while (left.size > 0) {
    const [first = 0] = left;
    const piece = pieceFrom(art[0]?.length ?? 1, cells, first);
    all.push([...piece].sort((one, other) => one - other));
    for (const cell of piece) left.delete(cell);
  }
  return all;
}

function pieceFrom(width: number, cells: ReadonlySet<number>, first: number): ReadonlySet<number> {
  const found = new Set([first]);
  for (const cell of found) {
    const west = cell % width > 0 ? cell - 1 : -1;
    const east = cell % width < width - 1 ? cell + 1 : -1;
    for (const to of [west, east, cell - width, cell + width]) if (cells.has(to)) found.add(to);
  }
  return found;
}

import { createFlowField, createFov, exitsOf, fillFlowField, lineOfSight, NO_WAY } from '@foretell/engine';
import { describe, expect, test } from 'vitest';
import { TILES, type TileId } from '../src/floors/tiles.ts';

const cellsOf = (art: readonly string[], glyphs: string) =>
  Array.from(art.join('')).flatMap((glyph, cell) => (glyphs.includes(glyph) ? [cell] : []));
const marks = (art: readonly string[], glyphs: string) =>
  Uint8Array.from(art.join(''), (glyph) => (glyphs.includes(glyph) ? 1 : 0));

/** Of some cells those that a cell sees over a drawing. */
function seen(art: readonly string[], from: number, cells: readonly number[]): number {
  const fov = createFov(art[0]?.length ?? 0, art.length);
  return cells.filter((cell) => lineOfSight(fov, marks(art, '#O'), from, cell)).length;
}

/** Steps on foot over a drawing. */
function steps(art: readonly string[], from: number, to: number): number {
  const width = art[0]?.length ?? 0;
  const ground = exitsOf(width, art.length, marks(art, '.=+^dlba'), 1, { openFlanks: 1 });
  const field = createFlowField(width, art.length);
  fillFlowField(field, ground, [to]);
  return field.distances[from] ?? NO_WAY;
}

const art = (id: TileId) => TILES[id].art;

describe('situations force the decision that they are for', () => {
  test('colonnade, when to cross: an archer on a ledge covers part of the aisle, and without pillars all of it', () => {
    const aisle = cellsOf(art('colonnade'), '.l').filter((cell) => [4, 5].includes(Math.trunc(cell / 20)));
    const bare = art('colonnade').map((row) => row.replaceAll('O', '.'));
    for (const ledge of cellsOf(art('colonnade'), 'd')) {
      const covered = seen(art('colonnade'), ledge, aisle) / aisle.length;
      expect(covered).toBeGreaterThan(0.25);
      expect(covered).toBeLessThan(0.45);
      expect(seen(bare, ledge, aisle)).toBe(aisle.length);
    }
  });

  test('courtyard, whether to go round: the heap stops feet and not eyes', () => {
    const drawing = art('fallencourt');
    const ledges = cellsOf(drawing, 'd');
    for (const ledge of ledges) expect(seen(drawing, ledge, ledges)).toBe(ledges.length);
    // On diagonals the way round is as long as the way across would be. What it costs is where it leads: past the ledges.
    const [west = 0, east = 0] = [4 * 10, 4 * 10 + 9];
    const middle = (rows: readonly string[]) => rows.map((row, y) => (y > 2 && y < 7 ? row : '#'.repeat(10)));
    expect(steps(drawing, west, east)).toBe(9);
    expect(steps(middle(drawing), west, east)).toBe(NO_WAY);
    expect(steps(middle(drawing.map((row) => row.replaceAll('%', '.'))), west, east)).toBe(9);
  });

  test('bridge, head down or the long way: every bank sees the whole deck, and no bank can be walked to from it', () => {
    const drawing = art('bridge');
    const deck = cellsOf(drawing, '=l');
    const [entry = 0] = cellsOf(drawing, '^');
    for (const bank of cellsOf(drawing, 'd')) {
      expect(seen(drawing, bank, deck)).toBe(deck.length);
      expect(steps(drawing, entry, bank)).toBe(NO_WAY);
    }
    expect(steps(drawing, entry, entry + 9)).toBe(9);
  });
});

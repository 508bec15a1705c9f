import { ASSEMBLY } from '../tables/assembly.ts';
import { TERRAIN } from './level.ts';
import { enemyEntries, GRID, isAnchorGlyph, type Tile } from './tile.ts';
import { pieces, straitPieces } from './tile-ground.ts';
import type { TileProblem } from './tile-problem.ts';
import { edgeProblems } from './validate-edges.ts';

/** Glyphs that a drawing may have besides ground and letters. */
const MARKS = '+^<>B';

/**
 * Everything wrong with a tile (RULES.md §21): at load, in tests and in an editor the same list. A drawing of the wrong size is told so
 * and nothing else, since nothing else can be said of it.
 */
export function tileProblems(
  tile: Tile,
  terrain: Readonly<Record<string, string>> = TERRAIN,
): readonly TileProblem[] {
  const shape = shapeProblems(tile.art);
  if (shape.length > 0) return shape;
  return [
    ...glyphProblems(tile, terrain),
    ...edgeProblems(tile),
    ...anchorProblems(tile),
    ...groundProblems(tile),
    ...castProblems(tile),
  ];
}

function shapeProblems(art: readonly string[]): readonly TileProblem[] {
  const width = art[0]?.length ?? 0;
  const ragged = art.findIndex((row) => row.length !== width);
  if (ragged >= 0) {
    const says = `row ${ragged} has ${art[ragged]?.length} cells and row 0 has ${width}: make them one length`;
    return [{ code: 'ragged', row: ragged, column: 0, says }];
  }
  if (width > 0 && width % GRID === 0 && art.length > 0 && art.length % GRID === 0) return [];
  return [
    {
      code: 'size',
      row: 0,
      column: 0,
      says: `${width} by ${art.length}: each side is a multiple of ${GRID}`,
    },
  ];
}

function glyphProblems({ art }: Tile, terrain: Readonly<Record<string, string>>): readonly TileProblem[] {
  const problems: TileProblem[] = Object.entries(terrain)
    .filter(([, glyph]) => isAnchorGlyph(glyph))
    .map(([name, glyph]) => {
      const says = `${name} is drawn as ${glyph}: lower case is kept for anchors, give it another glyph`;
      return { code: 'lower-case-terrain', row: 0, column: 0, says };
    });
  const known = new Set([...Object.values(terrain), ...MARKS]);
  for (const [row, line] of art.entries()) {
    for (const [column, glyph] of Array.from(line).entries()) {
      if (known.has(glyph) || isAnchorGlyph(glyph)) continue;
      problems.push({
        code: 'glyph',
        row,
        column,
        says: `${glyph} is no ground: ${[...known].join(' ')} are, and letters`,
      });
    }
  }
  return problems;
}

function anchorProblems({ art, anchors = {}, enemies }: Tile): readonly TileProblem[] {
  const text = art.join('');
  const width = art[0]?.length ?? 1;
  const problems: TileProblem[] = [];
  for (const letter of new Set(Array.from(text).filter(isAnchorGlyph))) {
    if (anchors[letter] !== undefined) continue;
    const at = text.indexOf(letter);
    const says = `the letter ${letter} has no name: name it in anchors, or draw floor`;
    problems.push({ code: 'anchor-unnamed', row: Math.trunc(at / width), column: at % width, says });
  }
  const drawn = Object.keys(anchors).filter((letter) => text.includes(letter));
  const names = drawn.map((letter) => anchors[letter]);
  for (const { at } of enemyEntries(enemies)) {
    if (at === undefined || names.includes(at)) continue;
    const says = `somebody is to stand at ${at}, which is not drawn: draw its letter, or name another`;
    problems.push({ code: 'anchor-undrawn', row: 0, column: 0, says });
  }
  return problems;
}

function groundProblems(tile: Tile): readonly TileProblem[] {
  const width = tile.art[0]?.length ?? 1;
  const place = (cell: number) => ({ row: Math.trunc(cell / width), column: cell % width });
  const most = ASSEMBLY.longest_strait;
  const straits = straitPieces(tile.art)
    .filter((cells) => cells.length > most)
    .map((cells): TileProblem => {
      const says = `single file for ${cells.length} cells: at most ${most}, widen it`;
      return { code: 'strait', ...place(cells[0] ?? 0), says };
    });
  const [, ...others] = pieces(tile.art);
  if (tile.allEnds === true) return straits;
  const islands = others.map((cells): TileProblem => {
    const says = `${cells.length} cells of floor hang together with nothing else: join them, or let all ends meet (allEnds)`;
    return { code: 'unreachable', ...place(cells[0] ?? 0), says };
  });
  return [...straits, ...islands];
}

function castProblems({ use, enemies }: Tile): readonly TileProblem[] {
  if (enemies === undefined || use === 'general') return [];
  const says = `a ${use} tile asks for enemies: situations have a cast, and where one arrives nobody waits`;
  return [{ code: 'cast-and-enemies', row: 0, column: 0, says }];
}

import { GRID, MIDDLE, type Tile } from './tile.ts';
import type { TileProblem } from './tile-problem.ts';
import { middleOf, SIDE_X, SIDE_Y, SIDES, type Side } from './turned-tile.ts';

/** One edge of one place of a drawing. */
interface EdgeAt {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
}

/** What is wrong with the edges of a drawing, ports that lie elsewhere included (RULES.md §21). */
export function edgeProblems(tile: Tile): readonly TileProblem[] {
  const edges = edgesOf(tile.art);
  const middles = new Set(edges.flatMap((edge) => middle(edge).map(([row, column]) => `${row}/${column}`)));
  const problems: TileProblem[] = [];
  for (const [row, line] of tile.art.entries()) {
    for (const [column, glyph] of Array.from(line).entries()) {
      if (!'+^'.includes(glyph) || middles.has(`${row}/${column}`)) continue;
      const says = `${glyph} belongs in cells ${MIDDLE.join(' and ')} of an edge: move it there`;
      problems.push({ code: 'port-off-middle', row, column, says });
    }
  }
  for (const edge of edges) problems.push(...middleProblems(tile, edge));
  const arrows = edges.filter((edge) => glyphsOf(tile.art, edge).includes('^'));
  return [...problems, ...arrowProblems(tile, arrows)];
}

function edgesOf(art: readonly string[]): readonly EdgeAt[] {
  const edges: EdgeAt[] = [];
  for (let top = 0; top < art.length; top += GRID) {
    for (let left = 0; left < (art[0]?.length ?? 0); left += GRID) {
      for (const side of SIDES) {
        const beyond = art[top + (SIDE_Y[side] ?? 0) * GRID]?.[left + (SIDE_X[side] ?? 0) * GRID];
        if (beyond === undefined) edges.push({ left, top, side });
      }
    }
  }
  return edges;
}

function middle({ left, top, side }: EdgeAt): readonly (readonly [row: number, column: number])[] {
  return middleOf(side, 0).map(([x, y]) => [top + y, left + x] as const);
}

function glyphsOf(art: readonly string[], edge: EdgeAt): string {
  return middle(edge)
    .map(([row, column]) => art[row]?.[column] ?? ' ')
    .join('');
}

function middleProblems(tile: Tile, edge: EdgeAt): readonly TileProblem[] {
  const [one = ' ', other = ' '] = glyphsOf(tile.art, edge);
  const [row = 0, column = 0] = middle(edge)[0] ?? [];
  const problem = (code: TileProblem['code'], says: string) => [{ code, row, column, says }];
  const isOpen = (glyph: string) => /[.=a-z]/.test(glyph);
  if (isOpen(one) && isOpen(other)) {
    if (tile.use === 'general' || tile.openOk === true) return [];
    return problem('open-not-ok', `a ${tile.use} tile with an open edge says so (openOk), or closes it`);
  }
  if (one === other) return [];
  if ([one, other].some((glyph) => '+^'.includes(glyph)))
    return problem('port-unpaired', `${one}${other}: ports and arrows are two cells of one kind`);
  if (isOpen(one) || isOpen(other)) return problem('half-open', `${one}${other}: open both cells or neither`);
  return problem('middle-disagrees', `${one}${other}: the two cells of an edge are of one kind`);
}

function arrowProblems(tile: Tile, arrows: readonly EdgeAt[]): readonly TileProblem[] {
  const problems: TileProblem[] = [];
  const at = (edge: EdgeAt | undefined) => {
    const [row = 0, column = 0] = edge === undefined ? [] : (middle(edge)[0] ?? []);
    return { row, column };
  };
  if (arrows.length > 1)
    problems.push({
      code: 'two-arrows',
      ...at(arrows[1]),
      says: 'a tile is entered at one arrow: make the other a port',
    });
  if (arrows.length > 0 && tile.use === 'fixed')
    problems.push({
      code: 'arrow-on-fixed',
      ...at(arrows[0]),
      says: 'nobody enters a fixed tile: make the arrow a port',
    });
  for (const edge of arrows) {
    const floor = rim(edge).find(([row, column]) => /[.=a-z]/.test(tile.art[row]?.[column] ?? ' '));
    if (floor === undefined) continue;
    const [row, column] = floor;
    const says = 'floor beside an arrow lets one in past it: close the rest of the edge';
    problems.push({ code: 'arrow-in-open', row, column, says });
  }
  return problems;
}

/** The cells of an edge but its middle. */
function rim({ left, top, side }: EdgeAt): readonly (readonly [row: number, column: number])[] {
  const across = side === 0 || side === 3 ? GRID - 1 : 0;
  const along = Array.from({ length: GRID }, (_, place) => place).filter(
    (place) => place !== MIDDLE[0] && place !== MIDDLE[1],
  );
  return along.map((place) =>
    side % 2 === 0 ? ([top + place, left + across] as const) : ([top + across, left + place] as const),
  );
}

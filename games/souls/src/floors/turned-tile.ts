import { GRID, isAnchorGlyph, MIDDLE, type Tile } from './tile.ts';
import { TILE_IDS, TILES, type TileId } from './tiles.ts';

/** Sides of a place of the tile map, as half their direction: 0 E, 1 N, 2 W, 3 S. */
export type Side = 0 | 1 | 2 | 3;
export const SIDES: readonly Side[] = [0, 1, 2, 3];
export const SIDE_X: readonly number[] = [1, 0, -1, 0];
export const SIDE_Y: readonly number[] = [0, -1, 0, 1];

export function oppositeSide(side: Side): Side {
  return SIDES[(side + 2) & 3] ?? 0;
}

/** What the middle of an edge is. */
export const EDGE = {
  /** Wall with something else than floor behind it: nothing opens it. */
  solid: 0,
  /** Wall with floor behind both cells: a door can be put there. */
  wall: 1,
  /** Ground of its own that nobody may overwrite: chasm, pit, rubble. */
  ground: 2,
  port: 3,
  arrow: 4,
  open: 5,
  /** Between two places of one tile. */
  inner: 6,
} as const;
export type Edge = (typeof EDGE)[keyof typeof EDGE];

/** A tile in one of its four rotations, worked out for the assembler. */
export interface TurnedTile {
  readonly id: TileId;
  readonly tile: Tile;
  /** Quarter turns counter-clockwise. */
  readonly turns: number;
  /** Places of the tile map that it covers. */
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** Codes of the ground, ports closed and letters as floor. */
  readonly ground: Uint8Array;
  /** Four a place, in reading order of the places. */
  readonly edges: readonly Edge[];
  readonly hasArrow: boolean;
  /** Of anchors by name, and of arrival and hearth: places in {@link ground}. */
  readonly anchors: Readonly<Record<string, readonly number[]>>;
  readonly arrival: number;
  readonly hearth: number;
  /** Floor in the corners of the rectangle inside the walls. */
  readonly corners: readonly number[];
}

/** The four rotations of each tile. */
export const TURNED: Readonly<Record<TileId, readonly TurnedTile[]>> = turnAll();

function turnAll(): Record<TileId, readonly TurnedTile[]> {
  const turned: Partial<Record<TileId, readonly TurnedTile[]>> = {};
  for (const id of TILE_IDS) turned[id] = [0, 1, 2, 3].map((turns) => turnedTile(id, TILES[id], turns));
  return turned as Record<TileId, readonly TurnedTile[]>;
}

/** `tile` turned `turns` quarters counter-clockwise. */
export function turnedTile(id: TileId, tile: Tile, turns: number): TurnedTile {
  let art: readonly string[] = tile.art;
  for (let quarter = 0; quarter < turns; quarter++) art = turnedArt(art);
  const width = art[0]?.length ?? 0;
  const height = art.length;
  const glyphs = Array.from(art.join(''));
  const places = (glyph: string) => glyphs.flatMap((each, place) => (each === glyph ? [place] : []));
  const edges = edgesOf(art);
  const inside = [width + 1, 2 * width - 2, (height - 2) * width + 1, (height - 1) * width - 2];
  return {
    id,
    tile,
    turns,
    columns: width / GRID,
    rows: height / GRID,
    width,
    height,
    ground: Uint8Array.from(glyphs, (glyph) => groundCode(glyph)),
    edges,
    hasArrow: edges.includes(EDGE.arrow),
    anchors: Object.fromEntries(
      Object.entries(tile.anchors ?? {}).map(([letter, name]) => [name, places(letter)]),
    ),
    arrival: places('<')[0] ?? -1,
    hearth: places('B')[0] ?? -1,
    corners: inside.filter((place) => glyphs[place] === '.'),
  };
}

/** A quarter turn counter-clockwise: the east side comes to lie in the north. */
export function turnedArt(art: readonly string[]): readonly string[] {
  const width = art[0]?.length ?? 0;
  return Array.from({ length: width }, (_, row) => art.map((line) => line[width - 1 - row] ?? '').join(''));
}

function groundCode(glyph: string): number {
  const ground =
    glyph === '+' || glyph === '^' ? '#' : isAnchorGlyph(glyph) || '<>B'.includes(glyph) ? '.' : glyph;
  return ground.charCodeAt(0);
}

function edgesOf(art: readonly string[]): Edge[] {
  const width = art[0]?.length ?? 0;
  const edges: Edge[] = [];
  for (let top = 0; top < art.length; top += GRID) {
    for (let left = 0; left < width; left += GRID) {
      for (const side of SIDES) edges.push(edgeOf(art, left, top, side));
    }
  }
  return edges;
}

/** The two cells in the middle of an edge, `depth` cells inwards, as offsets from the corner of the place. */
export function middleOf(side: Side, depth: number): readonly (readonly [x: number, y: number])[] {
  const across = side === 0 || side === 3 ? GRID - 1 - depth : depth;
  return MIDDLE.map((along) => (side % 2 === 0 ? ([across, along] as const) : ([along, across] as const)));
}

function edgeOf(art: readonly string[], left: number, top: number, side: Side): Edge {
  const at = (x: number, y: number) => art[top + y]?.[left + x];
  const isInner = art[top + (SIDE_Y[side] ?? 0) * GRID]?.[left + (SIDE_X[side] ?? 0) * GRID] !== undefined;
  if (isInner) return EDGE.inner;
  const [one, other] = middleOf(side, 0).map(([x, y]) => at(x, y));
  if (one === '+' && other === '+') return EDGE.port;
  if (one === '^' && other === '^') return EDGE.arrow;
  if (isPlain(one) && isPlain(other)) return EDGE.open;
  if (one !== '#' || other !== '#') return EDGE.ground;
  return middleOf(side, 1).every(([x, y]) => isPlain(at(x, y))) ? EDGE.wall : EDGE.solid;
}

function isPlain(glyph: string | undefined): boolean {
  return glyph === '.' || glyph === '=' || (glyph !== undefined && isAnchorGlyph(glyph));
}

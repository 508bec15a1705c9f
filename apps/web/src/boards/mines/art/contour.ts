import type { RegionSeen } from '@foretell/mines';

/** The border of one variation, as the `d` of an SVG path on a field of `size` × 100 by `size` × 100. */
export interface Contour {
  readonly variantId: string;
  readonly path: string;
}

/** A side of a cell, walked with the region on the right hand. */
interface Side {
  readonly x: number;
  readonly y: number;
  readonly way: Way;
}
/** East, south, west, north. */
type Way = 0 | 1 | 2 | 3;

const STEP = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;
/** Where the side of a cell that is walked in this way begins. */
const START = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;
/** The neighbour across that side. */
const ACROSS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const CELL = 100;
/** Inside its own cells, so that two variations side by side have a line each. */
const INSET = 7;
/** How far a corner is cut. */
const CUT = 16;

/**
 * The borders of all variations on a board, cell side by cell side: a region one cell wide has a line on both sides. Regions of
 * one variation that touch are one; a variation has one path, whatever the number of its regions.
 */
export function contoursOf(
  size: number,
  regions: readonly Pick<RegionSeen, 'variantId' | 'cells'>[],
): readonly Contour[] {
  const ids = [...new Set(regions.map(({ variantId }) => variantId))];
  return ids.map((variantId) => {
    const cells = new Set(
      regions.filter((region) => region.variantId === variantId).flatMap((region) => region.cells),
    );
    return { variantId, path: loopsOf(sidesOf(size, cells)).map(pathOf).join('') };
  });
}

function sidesOf(size: number, cells: ReadonlySet<number>): readonly Side[] {
  return [...cells].flatMap((cell) => {
    const [column, row] = [cell % size, Math.floor(cell / size)];
    return ([0, 1, 2, 3] as const)
      .filter((way) => {
        const [x, y] = [column + ACROSS[way][0], row + ACROSS[way][1]];
        return x < 0 || y < 0 || x >= size || y >= size || !cells.has(y * size + x);
      })
      .map((way) => ({ x: column + START[way][0], y: row + START[way][1], way }));
  });
}

/** Joins sides to closed walks. Where two cells touch with a corner only, the walk stays with its own. */
function loopsOf(sides: readonly Side[]): readonly (readonly Side[])[] {
  const left = new Map(sides.map((side) => [keyOf(side), side]));
  const loops: Side[][] = [];
  for (const first of sides) {
    const loop: Side[] = [];
    let side: Side | undefined = left.get(keyOf(first));
    while (side !== undefined) {
      left.delete(keyOf(side));
      loop.push(side);
      const [x, y]: readonly [number, number] = [side.x + STEP[side.way][0], side.y + STEP[side.way][1]];
      const turns: readonly Way[] = [turned(side.way, 1), side.way, turned(side.way, 3)];
      side = turns.map((way) => left.get(keyOf({ x, y, way }))).find((next) => next !== undefined);
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

function keyOf({ x, y, way }: Side): string {
  return `${x} ${y} ${way}`;
}

function turned(way: Way, by: number): Way {
  return ((way + by) % 4) as Way;
}

function pathOf(loop: readonly Side[]): string {
  const corners = loop.flatMap((side, at) => {
    const before = loop.at(at - 1);
    return before === undefined || before.way === side.way ? [] : [cornerOf(before.way, side)];
  });
  const points = corners.flatMap(({ x, y, from, to }) => [
    `${x - from[0] * CUT} ${y - from[1] * CUT}`,
    `${x + to[0] * CUT} ${y + to[1] * CUT}`,
  ]);
  return `M${points.join('L')}Z`;
}

/** A corner between two ways, moved into the region: to the right of both. */
function cornerOf(before: Way, { x, y, way }: Side) {
  const [from, to] = [STEP[before], STEP[way]];
  return {
    x: x * CELL + INSET * (-from[1] - to[1]),
    y: y * CELL + INSET * (from[0] + to[0]),
    from,
    to,
  };
}

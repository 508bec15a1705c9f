import { SHAPE_IDS, type ShapeId } from '../tables/ids.ts';
import { SHAPES } from '../tables/shapes.ts';
import { DIRECTIONS, type Direction } from './direction.ts';

/**
 * The one function that draws a shape, strikes with it and paints its icon (RULES.md §10): the cells of `shape` from an origin
 * at 0, 0, turned to `facing`, as dx, dy, dx, dy … Near rings first. The list is shared and never changes.
 */
export function shapeCells(shape: ShapeId, facing: Direction): readonly number[] {
  return CELLS.get(shape)?.[facing] ?? [];
}

/** How far the farthest cell lies. */
export function shapeReach(shape: ShapeId): number {
  return Math.max(0, ...shapeCells(shape, 0).map(Math.abs));
}

/** Whether turning it changes nothing. */
export function isRadial(shape: ShapeId): boolean {
  return SHAPES.rows[shape].rings.every((ring) => ring.endsWith('all'));
}

/** `ring: first..last` as numbers. */
function parseRing(text: string): { readonly ring: number; readonly first: number; readonly last: number } {
  const [ring = 0, first = 0, last = first] = text.split(/: |\.\./).map(Number);
  return text.endsWith('all') ? { ring, first: 0, last: 8 * ring - 1 } : { ring, first, last };
}

/**
 * Cell number `index` of the square ring at distance `ring`: 0 is east, and counting goes on counter-clockwise. Turning by an
 * eighth adds `ring`, a bijection of the 8 * `ring` cells: that is why no shape grows or shrinks on the diagonals.
 */
function ringCell(ring: number, index: number): readonly [number, number] {
  const place = ((index % (8 * ring)) + 8 * ring) % (8 * ring);
  if (place <= ring) return [ring, -place];
  if (place <= 3 * ring) return [2 * ring - place, -ring];
  if (place <= 5 * ring) return [-ring, place - 4 * ring];
  if (place <= 7 * ring) return [place - 6 * ring, ring];
  return [ring, 8 * ring - place];
}

function cellsOf(shape: ShapeId, facing: Direction): readonly number[] {
  return SHAPES.rows[shape].rings.flatMap((text) => {
    const { ring, first, last } = parseRing(text);
    return Array.from({ length: last - first + 1 }, (_, offset) =>
      ringCell(ring, first + offset + ring * facing),
    ).flat();
  });
}

const CELLS: ReadonlyMap<ShapeId, readonly (readonly number[])[]> = new Map(
  SHAPE_IDS.map((shape) => [
    shape,
    // Adding 0 turns -0, which no digest takes, into 0.
    DIRECTIONS.map((facing) => cellsOf(shape, facing).map((each) => each + 0)),
  ]),
);

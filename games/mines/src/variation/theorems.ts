import { gridOf } from '../grid.ts';
import type { Ground } from './constraint.ts';

/**
 * What follows for terrain that lies on non-zero safe cells only (RULES.md §8). They are theorems, so they shape no board;
 * every board that is made is held against them all the same, since a board that breaks one was made wrongly.
 */
export const THEOREMS = ['t1', 't2', 't3'] as const;
export type Theorem = (typeof THEOREMS)[number];

/**
 * The theorems that `regions` break: lists of cells, each the extent of one region whose terrain is bound to non-zero safe
 * cells. A theorem is named once, however often it is broken.
 */
export function brokenTheorems(ground: Ground, regions: readonly (readonly number[])[]): readonly Theorem[] {
  const cells = regions.flat();
  const broken: Theorem[] = [];
  if (lonelyCells(ground, cells).length > 0 || solidWindows(ground.size, cells).length > 0) broken.push('t1');
  if (exceedsArea(ground, cells.length)) broken.push('t2');
  if (regions.some((region) => hasThinRing(ground, region))) broken.push('t3');
  return broken;
}

/**
 * T1, thickness, in its general form: each of the cells has a mine among its neighbours. These are the cells that have none.
 * At a border this says more than {@link solidWindows}.
 */
export function lonelyCells({ size, mine }: Ground, cells: readonly number[]): readonly number[] {
  const { neighbours } = gridOf(size);
  return cells.filter((cell) => !neighbours[cell]?.some((near) => mine[near] === 1));
}

/** T1, thickness, as a player sees it: the centres of 3×3 windows that lie in `cells` altogether. */
export function solidWindows(size: number, cells: readonly number[]): readonly number[] {
  const { neighbours } = gridOf(size);
  const isVaried = new Set(cells);
  return cells.filter((cell) => {
    const around = neighbours[cell] ?? [];
    return around.length === 8 && around.every((near) => isVaried.has(near));
  });
}

/** T2, area: a mine stands beside eight cells at most, so there are not more of them than eight a mine. */
export function exceedsArea({ size, mine }: Ground, varied: number): boolean {
  let mines = 0;
  for (let cell = 0; cell < size * size; cell++) mines += mine[cell] ?? 0;
  return varied > 8 * mines;
}

/** T3, ring: the neighbours outside a region of k cells, holes in it included, hold k/8 mines at least, rounded up. */
export function hasThinRing({ size, mine }: Ground, region: readonly number[]): boolean {
  let mines = 0;
  for (const cell of ringOf(size, region)) mines += mine[cell] ?? 0;
  return mines < Math.ceil(region.length / 8);
}

/** The cells outside `region` that touch it, at a corner too, be they around it or in a hole of it. */
export function ringOf(size: number, region: readonly number[]): readonly number[] {
  const { neighbours } = gridOf(size);
  const inside = new Set(region);
  const ring = new Set<number>();
  for (const cell of region) {
    for (const near of neighbours[cell] ?? []) if (!inside.has(near)) ring.add(near);
  }
  return [...ring];
}

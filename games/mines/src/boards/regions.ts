import { nextBelow, nextOf, type Rng } from '@foretell/engine';
import type { Grid } from '../grid.ts';
import type { BoardVariation, Variation } from '../tables/rows.ts';
import { meetsConstraint } from '../variation/index.ts';
import type { Field } from './field.ts';

/** Lists of cells, one a region, each rising. */
export type Extents = readonly (readonly number[])[];

export interface RegionRequest {
  readonly variation: Pick<Variation, 'cell_constraint'>;
  readonly row: BoardVariation;
  /** How often each number of regions is tried. */
  readonly retries: number;
  /** 1 for each cell where none may lie: the exclusion, and regions that lie already. */
  readonly isTaken: Uint8Array;
  /** Whether what can be reasoned bears these regions. */
  accepts(extents: Extents): boolean;
}

/**
 * Lays regions of one variation (RULES.md §8): as many as the row wants, or as many fewer as it takes. No rule is bent to lay more of
 * them; with none the board is legal all the same.
 */
export function layRegions(field: Field, request: RegionRequest, rng: Rng): Extents {
  const { variation, row, retries, isTaken } = request;
  const isFree = new Uint8Array(field.grid.cells);
  for (let cell = 0; cell < isFree.length; cell++) {
    isFree[cell] = isTaken[cell] === 0 && meetsConstraint(variation.cell_constraint, field, cell) ? 1 : 0;
  }
  // Where not even one finds room no try will.
  if (seedsIn(field.grid, isFree, row.size_min).length === 0) return [];
  for (let wanted = row.region_count; wanted > 0; wanted--) {
    for (let attempt = 0; attempt < retries; attempt++) {
      const extents = tryRegions(field.grid, row, isFree, wanted, rng);
      if (extents !== undefined && request.accepts(extents)) return extents;
    }
  }
  return [];
}

/** Most cells that all regions of a row may have together. */
export function shareCap({ share_max_pm }: Pick<BoardVariation, 'share_max_pm'>, cells: number): number {
  return Math.floor((share_max_pm * cells) / 1000);
}

function tryRegions(
  grid: Grid,
  row: BoardVariation,
  isFreeAtFirst: Uint8Array,
  wanted: number,
  rng: Rng,
): Extents | undefined {
  const isFree = Uint8Array.from(isFreeAtFirst);
  const extents: (readonly number[])[] = [];
  let room = shareCap(row, grid.cells);
  while (extents.length < wanted) {
    const seeds = seedsIn(grid, isFree, row.size_min);
    if (seeds.length === 0 || room < row.size_min) return undefined;
    const target = row.size_min + nextBelow(rng, row.size_max - row.size_min + 1);
    const extent = grow(grid, isFree, nextOf(rng, seeds), Math.min(target, room), rng);
    room -= extent.length;
    extents.push(extent);
  }
  return extents;
}

/** The free cells that lie in a piece of `sizeMin` cells or more, corners counted, rising. */
export function seedsIn(grid: Grid, isFree: Uint8Array, sizeMin: number): readonly number[] {
  const isSeen = new Uint8Array(grid.cells);
  const isSeed = new Uint8Array(grid.cells);
  const seeds: number[] = [];
  for (let cell = 0; cell < grid.cells; cell++) {
    if (isFree[cell] === 1 && isSeen[cell] === 0) {
      const piece = pieceFrom(grid, isFree, isSeen, cell);
      if (piece.length >= sizeMin) for (const each of piece) isSeed[each] = 1;
    }
    if (isSeed[cell] === 1) seeds.push(cell);
  }
  return seeds;
}

function pieceFrom({ neighbours }: Grid, isFree: Uint8Array, isSeen: Uint8Array, start: number): number[] {
  const piece = [start];
  isSeen[start] = 1;
  for (let at = 0; at < piece.length; at++) {
    for (const near of neighbours[piece[at] ?? 0] ?? []) {
      if (isFree[near] === 0 || isSeen[near] === 1) continue;
      isSeen[near] = 1;
      piece.push(near);
    }
  }
  return piece;
}

/** Takes free cells from `seed` on, each time one of those that touch the region, until there are `target` or no more. */
function grow(
  { neighbours }: Grid,
  isFree: Uint8Array,
  seed: number,
  target: number,
  rng: Rng,
): readonly number[] {
  const region: number[] = [];
  const border = [seed];
  const isKnown = new Set(border);
  while (region.length < target && border.length > 0) {
    const at = nextBelow(rng, border.length);
    const cell = border[at] ?? 0;
    border[at] = border.at(-1) ?? 0;
    border.pop();
    region.push(cell);
    isFree[cell] = 0;
    for (const near of neighbours[cell] ?? []) {
      if (isFree[near] === 0 || isKnown.has(near)) continue;
      isKnown.add(near);
      border.push(near);
    }
  }
  return region.sort((one, other) => one - other);
}

import type { Rng } from '@foretell/engine';
import { boardVariationOf } from '../tables/resolve.ts';
import type { BoardGen, GameTables, InfoMask, Variation } from '../tables/rows.ts';
import { type Deducer, MARKS, markOf } from './deduce.ts';
import type { Field } from './field.ts';
import { exclusionOf, type Opening } from './opening.ts';
import type { Region } from './product.ts';
import { meetsFloor } from './prune.ts';
import { type Extents, layRegions } from './regions.ts';

/** A finished field of mines, and where play begins on it. */
export interface VaryField {
  readonly field: Field;
  readonly opening: Opening;
  readonly closed: number;
  /** What can be reasoned while nothing is varied. */
  readonly deducible: number;
}

export interface VaryPlan {
  readonly tables: GameTables;
  /** The variations of this board, in the order in which they are laid. */
  readonly chosen: readonly Variation[];
  readonly level: number;
  readonly depth: number;
  readonly row: BoardGen;
  readonly deducer: Deducer;
}

/** The terrain of a board, and what it makes of what can be reasoned. */
export interface Varied {
  readonly chosen: readonly string[];
  readonly wanted: number;
  readonly regions: readonly Region[];
  readonly deducible: number;
  readonly deducibleSingle: number;
  readonly deducibleFirstRound: number;
  /** Cells that hide their number for good and touch no zero cell. */
  readonly unreachable: number;
}

/**
 * Lays the regions of all chosen variations, later ones on what is left free (RULES.md §8). Each is taken only while what can be reasoned
 * stays at the floor of the row: terrain is never paid for with the promise, nor with a mine.
 */
export function vary(base: VaryField, plan: VaryPlan, rng: Rng): Varied {
  const { field, opening } = base;
  const { tables, chosen, level, depth, row, deducer } = plan;
  const isTaken = exclusionOf(field, opening);
  const marks = new Uint8Array(field.grid.cells);
  const regions: Region[] = [];
  let deducible = base.deducible;
  let wanted = 0;
  for (const variation of chosen) {
    const rule = boardVariationOf(tables, variation.variant_id, level, depth);
    if (rule === undefined) continue;
    wanted += rule.region_count;
    const mark = markOf(variation);
    let measured = deducible;
    const accepts = (extents: Extents): boolean => {
      // Terrain that tells nothing and hides nothing leaves everything as it was.
      if (mark === MARKS.plain) return true;
      const tried = Uint8Array.from(marks);
      for (const cell of extents.flat()) tried[cell] = mark;
      measured = deducer.deduce(field, opening, { marks: tried }).deducible;
      return meetsFloor(row, measured, base.closed);
    };
    const retries = tables.generator.fog_layout_retries;
    const extents = layRegions(field, { variation, row: rule, retries, isTaken, accepts }, rng);
    if (extents.length > 0) deducible = measured;
    for (const cells of extents) {
      regions.push(regionOf(variation, cells));
      for (const cell of cells) {
        isTaken[cell] = 1;
        marks[cell] = mark;
      }
    }
  }
  return {
    chosen: chosen.map(({ variant_id }) => variant_id),
    wanted,
    regions,
    deducible,
    deducibleSingle: deducer.deduce(field, opening, { marks, rule: 'single' }).deducible,
    deducibleFirstRound: firstRound(base, deducer, marks, regions) ?? deducible,
    unreachable: unreachableIn(field, regions),
  };
}

function regionOf(variation: Variation, cells: readonly number[]): Region {
  return {
    variantId: variation.variant_id,
    infoMask: variation.info_mask,
    cellConstraint: variation.cell_constraint,
    payoutPercent: variation.payout_percent,
    counterItemIds: variation.counter_item_ids,
    cells,
  };
}

/** What can be reasoned while no number that comes a round later is there yet; undefined when none does. */
function firstRound(
  { field, opening }: VaryField,
  deducer: Deducer,
  marks: Uint8Array,
  regions: readonly Region[],
): number | undefined {
  const late = regions.filter(({ infoMask }) => infoMask === 'delay_numbers').flatMap(({ cells }) => cells);
  if (late.length === 0) return undefined;
  const silent = Uint8Array.from(marks);
  for (const cell of late) silent[cell] = MARKS.silent;
  return deducer.deduce(field, opening, { marks: silent }).deducible;
}

const NEVER_SHOWN: InfoMask = 'hide_numbers';

/** Cells that show nothing and that no chain reaches: each of them has to be paid for. */
export function unreachableIn({ grid, mine, numbers }: Field, regions: readonly Region[]): number {
  const touchesZero = (cell: number) =>
    grid.neighbours[cell]?.some((near) => mine[near] === 0 && numbers[near] === 0) ?? false;
  return regions
    .filter(({ infoMask }) => infoMask === NEVER_SHOWN)
    .flatMap(({ cells }) => cells)
    .filter((cell) => !touchesZero(cell)).length;
}

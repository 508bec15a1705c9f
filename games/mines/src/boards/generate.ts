import { openRng, type Rng, rngStream, type Seed } from '@foretell/engine';
import { boardGenOf, variantChoicesOf } from '../tables/resolve.ts';
import type { BoardGen, GameTables, MapKind } from '../tables/rows.ts';
import { variantPool } from '../variation/index.ts';
import { chooseVariants } from './choose-variants.ts';
import { cellsOf, type Deducer, openDeducer } from './deduce.ts';
import { faultsOf } from './faults.ts';
import { emptyField, type Field } from './field.ts';
import { drawKinds, projectedWeights } from './kinds.ts';
import { chooseSpawn, NO_BOUNDS, type OpeningBounds } from './opening.ts';
import { type Placement, placeMines } from './place-mines.ts';
import type { BoardProduct, BoardStats } from './product.ts';
import { type Pruned, prune } from './prune.ts';
import { type Varied, vary } from './vary.ts';

/** Which board is wanted. */
export interface BoardRequest {
  readonly seed: Seed;
  /** Names the board in its run and in its streams: `<battle ordinal>/<board ordinal>`. */
  readonly id: string;
  readonly level: number;
  readonly depth: number;
  /** Absent: the map of the row. It says which weights the kinds are drawn with, and nothing else. */
  readonly map?: MapKind;
}

/**
 * Makes a board (RULES.md §7, §8): a function of tables and request, the same to the byte wherever it is computed. It draws from the
 * streams `board_gen/<id>` and `cell_row/<id>` of the seed.
 *
 * Throws a RangeError when the row of the tables allows no board, and an Error when a finished board breaks a promise; both name
 * the request, so that it can be made again.
 */
export function generateBoard(tables: GameTables, request: BoardRequest): BoardProduct {
  const { product, unsound } = makeBoard(tables, request);
  const faults = faultsOf(tables, product);
  if (unsound > 0) throw new Error(`${nameOf(request)}: the reasoner proved ${unsound} cells wrongly`);
  if (faults.length > 0) throw new Error(`${nameOf(request)} breaks ${faults.join(', ')}`);
  return product;
}

/** A board that has not been looked over yet. */
export interface MadeBoard {
  readonly product: BoardProduct;
  /** Wrong proofs that the reasoner gave on the way. */
  readonly unsound: number;
}

/** {@link generateBoard} without its last look: for whoever counts the faults. */
export function makeBoard(tables: GameTables, request: BoardRequest): MadeBoard {
  const { seed, id, level, depth } = request;
  const row = boardGenOf(tables, level, depth);
  const rng = openRng(rngStream(seed, `board_gen/${id}`));
  const deducer = openDeducer(row.size, tables.generator.reasoner_node_cap);
  const base = firstGood(tables, row, deducer, rng);
  if (base === undefined) throw new RangeError(`${nameOf(request)} cannot be made: ${REMEDY}`);
  const pool = variantPool(tables.variation, level, row.biome);
  const chosen = chooseVariants(pool, variantChoicesOf(tables, level), rng);
  const varied = vary(base, { tables, chosen, level, depth, row, deducer }, rng);
  const map = request.map ?? row.map;
  const product: BoardProduct = {
    id,
    level,
    depth,
    map,
    size: row.size,
    spawn: base.spawn,
    mines: cellsOf(base.field.mine),
    numbers: [...base.field.numbers],
    kinds: drawKinds(projectedWeights(tables, map), base.field.grid.cells, rngStream(seed, `cell_row/${id}`)),
    regions: varied.regions,
    initialOpen: cellsOf(base.opening.isOpen),
    stats: statsOf(base, varied, deducer),
  };
  return { product, unsound: deducer.unsound };
}

const REMEDY =
  'no attempt found a zero cell off the border with a safe cell left to open; lower nominal_pm, raise zero_share_min_pm, or enlarge the board';

/** The mines of a board, before anything is varied. */
export interface Base extends Pruned {
  readonly field: Field;
  readonly spawn: number;
  readonly placement: Placement;
  readonly attempts: number;
  readonly isForced: boolean;
}

/** The first attempt that is good, first within the bounds of the row, then within any. */
function firstGood(tables: GameTables, row: BoardGen, deducer: Deducer, rng: Rng): Base | undefined {
  const { max_attempts } = tables.generator;
  for (let attempts = 1; attempts <= 2 * max_attempts; attempts++) {
    const isForced = attempts > max_attempts;
    const good = attempt(tables, row, isForced ? NO_BOUNDS : row, deducer, rng);
    if (good !== undefined) return { ...good, attempts, isForced };
  }
  return undefined;
}

function attempt(
  tables: GameTables,
  row: BoardGen,
  bounds: OpeningBounds,
  deducer: Deducer,
  rng: Rng,
): Omit<Base, 'attempts' | 'isForced'> | undefined {
  const field = emptyField(row.size);
  const placement = placeMines(field, row, rng);
  const spawn = chooseSpawn(field, bounds, rng);
  if (spawn === undefined) return undefined;
  const { deducibility_floor_pm } = row;
  const tolerancePct = tables.generator.prune_open_tolerance_pct;
  const pruned = prune(field, spawn, { deducibility_floor_pm, bounds, tolerancePct }, deducer, rng);
  return pruned && { ...pruned, field, spawn, placement };
}

function statsOf(base: Base, varied: Varied, deducer: Deducer): BoardStats {
  return {
    candidates: base.placement.candidates,
    rejected: base.placement.rejected,
    pruned: base.pruned,
    attempts: base.attempts,
    isForced: base.isForced,
    closed: base.closed,
    deducible: varied.deducible,
    deduciblePlain: base.deducible,
    deducibleSingle: varied.deducibleSingle,
    deducibleFirstRound: varied.deducibleFirstRound,
    cappedSearches: deducer.capped,
    variationWanted: varied.wanted,
    variationPlaced: varied.regions.length,
    chosen: varied.chosen,
    unreachableFog: varied.unreachable,
  };
}

function nameOf({ seed, id, level, depth }: BoardRequest): string {
  return `the board ${id} of level ${level}, depth ${depth}, seed ${JSON.stringify(seed)}`;
}

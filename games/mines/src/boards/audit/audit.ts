import type { Seed } from '@foretell/engine';
import { boardVariationOf } from '../../tables/resolve.ts';
import type { GameTables } from '../../tables/rows.ts';
import { faultsOf } from '../faults.ts';
import { type MadeBoard, makeBoard } from '../generate.ts';
import type { BoardProduct } from '../product.ts';
import { type Clearing, clearBoard } from './player.ts';
import {
  type BoardTally,
  MILLION,
  mergeBoards,
  noBoards,
  type SumName,
  type VariantTally,
  VIOLATIONS,
} from './tally.ts';

/** A batch of boards of one row. Board `i` is a function of seed, row and `i`, whoever makes it. */
export interface BatchRequest {
  readonly seed: Seed;
  readonly level: number;
  readonly depth: number;
}

/** Boards of a batch by number: `from` inclusive, `to` exclusive. */
export interface BatchRange {
  readonly from: number;
  readonly to: number;
}

/** The id that board `index` of a batch has, in its streams too. */
export function batchId({ level, depth }: Pick<BatchRequest, 'level' | 'depth'>, index: number): string {
  return `audit-${level}-${depth}/${index}`;
}

/** Makes the boards of a range, holds each against every promise, has each cleared by a player, and adds up what is found. */
export function auditBoards(tables: GameTables, request: BatchRequest, range: BatchRange): BoardTally {
  let tally = noBoards();
  for (let index = range.from; index < range.to; index++) {
    const made = makeBoard(tables, { ...request, id: batchId(request, index) });
    tally = mergeBoards(tally, tallyOf(tables, made, index));
  }
  return tally;
}

/** The tally of one board. */
export function tallyOf(tables: GameTables, { product, unsound }: MadeBoard, index: number): BoardTally {
  const { stats, initialOpen } = product;
  const nothing = noBoards();
  const clearing = clearBoard(tables, product);
  const violations = { ...nothing.violations, soundness: unsound };
  for (const fault of faultsOf(tables, product)) violations[fault] = 1;
  // A search that was cut short may prove less one time than another.
  const isCut = stats.cappedSearches > 0 || !clearing.isComplete;
  violations.agreement = one(!isCut && clearing.openedByProof !== initialOpen.length + stats.deducible);
  const step = stats.closed === 0 ? 0 : Math.floor((100 * stats.deducible) / stats.closed);
  return {
    sums: { ...nothing.sums, ...sumsOf(product, clearing) },
    leastPpm: ppm(stats.deducible, stats.closed),
    mostAttempts: stats.attempts,
    deducibility: nothing.deducibility.map((_, at) => (at === step ? 1 : 0)),
    variants: variantsOf(tables, product),
    kinds: kindsOf(product),
    violations,
    firstViolation: VIOLATIONS.some((name) => violations[name] > 0) ? index : null,
  };
}

/** A share in millionths, rounded down. */
function ppm(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((part * MILLION) / whole);
}

function sumsOf(product: BoardProduct, clearing: Clearing): Partial<Record<SumName, number>> {
  const { stats, size, mines, regions } = product;
  const { closed } = stats;
  const variedCells = regions.reduce((sum, { cells }) => sum + cells.length, 0);
  const fogCells = regions.reduce(
    (sum, { infoMask, cells }) => sum + (infoMask === 'hide_numbers' ? cells.length : 0),
    0,
  );
  return {
    boards: 1,
    cells: size * size,
    mines: mines.length,
    candidates: stats.candidates,
    rejectedDigit: stats.rejected.digit,
    rejectedZero: stats.rejected.zero,
    rejectedSplit: stats.rejected.split,
    pruned: stats.pruned,
    attempts: stats.attempts,
    forced: one(stats.isForced),
    capped: stats.cappedSearches,
    opened: product.initialOpen.length,
    left: closed,
    deduciblePpm: ppm(stats.deducible, closed),
    plainPpm: ppm(stats.deduciblePlain, closed),
    singlePpm: ppm(stats.deducibleSingle, closed),
    firstRoundPpm: ppm(stats.deducibleFirstRound, closed),
    fullyDeducible: one(stats.deducible === closed),
    fullyDeduciblePlain: one(stats.deduciblePlain === closed),
    varied: one(regions.length > 0),
    chosen: one(stats.chosen.length > 0),
    variedCells,
    fogCells,
    unreachable: stats.unreachableFog,
    fogBoards: one(fogCells > 0),
    paidDigs: clearing.digs,
    stuck: one(clearing.isStuck),
    extraAp: clearing.extraDigs,
    mineHits: clearing.mineHits,
    stuckFog: one(clearing.isStuck && fogCells > 0),
  };
}

function one(is: boolean): number {
  return is ? 1 : 0;
}

function variantsOf(tables: GameTables, product: BoardProduct): Record<string, VariantTally> {
  const { level, depth, stats, regions } = product;
  const tallies = [...stats.chosen].sort().map((variantId): readonly [string, VariantTally] => {
    const own = regions.filter((region) => region.variantId === variantId);
    const wanted = boardVariationOf(tables, variantId, level, depth)?.region_count ?? 0;
    return [
      variantId,
      {
        chosen: 1,
        appeared: one(own.length > 0),
        short: one(own.length < wanted),
        regions: own.length,
        cells: own.reduce((sum, { cells }) => sum + cells.length, 0),
      },
    ];
  });
  return Object.fromEntries(tallies);
}

function kindsOf({ kinds, mines }: BoardProduct): BoardTally['kinds'] {
  const isMine = new Set(mines);
  const counts: { safe: Record<string, number>; mines: Record<string, number> } = { safe: {}, mines: {} };
  kinds.forEach((kind, cell) => {
    const into = isMine.has(cell) ? counts.mines : counts.safe;
    into[kind] = (into[kind] ?? 0) + 1;
  });
  return counts;
}

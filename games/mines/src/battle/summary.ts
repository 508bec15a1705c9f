import { type Board, liveOf, regionOf, type SealResult } from '../board/index.ts';
import { type BoardProduct, deducibilityPm } from '../boards/product.ts';
import type { Ending } from '../ledger/ledger.ts';
import type { LedgerLine } from '../settlement/index.ts';
import type { OpenedCell } from './events.ts';

/** A battle in numbers, whole ones, so that they can be added up (RULES.md §11). */
export interface BattleSummary {
  readonly rounds: number;
  readonly boards: number;
  /** Boards with a region that hides its numbers for good. The counts below that end in `OnFog` are of these alone. */
  readonly fogBoards: number;
  readonly clears: number;
  readonly stops: number;
  readonly exhaustions: number;
  readonly refreshes: number;
  readonly walks: number;
  readonly roundsOnFog: number;
  readonly clearsOnFog: number;
  readonly stopsOnFog: number;
  readonly refreshesOnFog: number;
  /** Safe cells that boards left closed at first, and those of them that can be deduced: their ratio is D, boards weighed by size. */
  readonly closedAtFirst: number;
  readonly deducible: number;
  readonly closedAtFirstOnFog: number;
  readonly deducibleOnFog: number;
  /** D of each board in per mille, fractions dropped, added up, and their squares: mean and spread of D, a board like any other. */
  readonly dPm: number;
  readonly dPmSquares: number;
  readonly dPmOnFog: number;
  readonly dPmSquaresOnFog: number;
  /** Safe cells opened by digs, and by chains. */
  readonly dug: number;
  readonly chained: number;
  readonly fogDug: number;
  readonly fogChained: number;
  readonly minesTriggered: number;
  readonly minesTriggeredOnFog: number;
  /** Before each paid dig, added up: mines that nobody had dug or marked, and closed cells without a mark. Their ratio is the live rate. */
  readonly liveMines: number;
  readonly liveCells: number;
  readonly flagPlaced: number;
  readonly flagHit: number;
  readonly flagMiss: number;
  /** Magnitudes of the lines that hits and misses were paid with. */
  readonly flagPayoutTotal: number;
  readonly flagPenaltyTotal: number;
  /** Hit points that enemies and hero lost. */
  readonly damageDealt: number;
  readonly damageTaken: number;
}

export const NO_SUMMARY: BattleSummary = {
  rounds: 0,
  boards: 0,
  fogBoards: 0,
  clears: 0,
  stops: 0,
  exhaustions: 0,
  refreshes: 0,
  walks: 0,
  roundsOnFog: 0,
  clearsOnFog: 0,
  stopsOnFog: 0,
  refreshesOnFog: 0,
  closedAtFirst: 0,
  deducible: 0,
  closedAtFirstOnFog: 0,
  deducibleOnFog: 0,
  dPm: 0,
  dPmSquares: 0,
  dPmOnFog: 0,
  dPmSquaresOnFog: 0,
  dug: 0,
  chained: 0,
  fogDug: 0,
  fogChained: 0,
  minesTriggered: 0,
  minesTriggeredOnFog: 0,
  liveMines: 0,
  liveCells: 0,
  flagPlaced: 0,
  flagHit: 0,
  flagMiss: 0,
  flagPayoutTotal: 0,
  flagPenaltyTotal: 0,
  damageDealt: 0,
  damageTaken: 0,
};

/** Some numbers of a summary. */
export type Sums = Partial<Record<keyof BattleSummary, number>>;

/** A summary with more of some of its numbers. */
export function summed(summary: BattleSummary, more: Sums): BattleSummary {
  const sums: Record<keyof BattleSummary, number> = { ...summary };
  for (const [name, count] of Object.entries(more)) if (isSum(name)) sums[name] += count;
  return sums;
}

function isSum(name: string): name is keyof BattleSummary {
  return Object.hasOwn(NO_SUMMARY, name);
}

/** What a new board adds. */
export function boardSums({ product }: Board): Sums {
  const { closed, deducible } = product.stats;
  const dPm = deducibilityPm(product.stats);
  const all: Sums = { boards: 1, closedAtFirst: closed, deducible, dPm, dPmSquares: dPm * dPm };
  if (!hasFog(product)) return all;
  const onFog: Sums = { fogBoards: 1, closedAtFirstOnFog: closed, deducibleOnFog: deducible };
  return { ...all, ...onFog, dPmOnFog: dPm, dPmSquaresOnFog: dPm * dPm };
}

/** What a dig on `board`, as it was before, adds. */
export function digSums(board: Board, opened: readonly OpenedCell[]): Sums {
  const { product } = board;
  const safe = opened.filter(({ isMine }) => !isMine);
  const chained = safe.filter(({ viaChain }) => viaChain);
  const minesTriggered = opened.length - safe.length;
  const fog = (cells: readonly OpenedCell[]) =>
    cells.filter(({ cell }) => regionOf(product, cell)?.infoMask === FOG_MASK).length;
  const live = liveOf(board);
  return {
    dug: safe.length - chained.length,
    chained: chained.length,
    fogDug: fog(safe) - fog(chained),
    fogChained: fog(chained),
    minesTriggered,
    minesTriggeredOnFog: hasFog(product) ? minesTriggered : 0,
    liveMines: live.mines,
    liveCells: live.cells,
  };
}

/** What giving up `board` for another adds. */
export function refreshSums({ product }: Board): Sums {
  return { refreshes: 1, refreshesOnFog: hasFog(product) ? 1 : 0 };
}

const FOG_MASK = 'hide_numbers';

function hasFog({ regions }: BoardProduct): boolean {
  return regions.some(({ infoMask }) => infoMask === FOG_MASK);
}

/** What a round adds that was settled on `board`. */
export function roundSums(
  { product }: Board,
  reason: Ending,
  seals: readonly SealResult[],
  lines: readonly LedgerLine[],
): Sums {
  const hits = seals.filter(({ isHit }) => isHit).length;
  const magnitudes = (source: LedgerLine['source']) =>
    sumOf(
      lines
        .filter((line) => line.source === source && line.status === 'paid')
        .map(({ magnitude }) => magnitude),
    );
  const losses = lines.filter(({ before, after }) => after < before);
  const lost = (isLoser: (line: LedgerLine) => boolean) =>
    sumOf(losses.filter(isLoser).map(({ before, after }) => before - after));
  return {
    rounds: 1,
    ...ENDING_SUMS[reason],
    ...(hasFog(product) ? { roundsOnFog: 1, ...FOG_ENDING_SUMS[reason] } : {}),
    flagHit: hits,
    flagMiss: seals.length - hits,
    flagPayoutTotal: magnitudes('seal_hit'),
    flagPenaltyTotal: magnitudes('seal_miss'),
    damageDealt: lost(({ effectId, target }) => UNIT_LOSSES.has(effectId) && target.startsWith('unit/')),
    damageTaken: lost(({ effectId, target }) => effectId === 'hero_hurt' && target === 'hero'),
  };
}

const ENDING_SUMS: Readonly<Record<Ending, Sums>> = {
  clear: { clears: 1 },
  stop: { stops: 1 },
  exhausted: { exhaustions: 1 },
};

const FOG_ENDING_SUMS: Readonly<Record<Ending, Sums>> = {
  clear: { clearsOnFog: 1 },
  stop: { stopsOnFog: 1 },
  exhausted: {},
};

const UNIT_LOSSES: ReadonlySet<string> = new Set(['hit_front', 'hit_all', 'burn_all']);

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

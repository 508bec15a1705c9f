import type { SealResult } from '../board/index.ts';
import type { Ending } from '../ledger/ledger.ts';
import type { LedgerLine } from '../settlement/index.ts';
import type { OpenedCell } from './events.ts';

/** A battle in numbers, whole ones, so that they can be added up (RULES.md §11). */
export interface BattleSummary {
  readonly rounds: number;
  readonly boards: number;
  /** Boards with a region that hides its numbers for good. */
  readonly fogBoards: number;
  readonly clears: number;
  readonly stops: number;
  readonly exhaustions: number;
  readonly refreshes: number;
  readonly walks: number;
  /** Safe cells opened by digs, and by chains. */
  readonly dug: number;
  readonly chained: number;
  readonly fogDug: number;
  readonly fogChained: number;
  readonly minesTriggered: number;
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
  dug: 0,
  chained: 0,
  fogDug: 0,
  fogChained: 0,
  minesTriggered: 0,
  flagPlaced: 0,
  flagHit: 0,
  flagMiss: 0,
  flagPayoutTotal: 0,
  flagPenaltyTotal: 0,
  damageDealt: 0,
  damageTaken: 0,
};

/** A summary with more of some of its numbers. */
export function summed(
  summary: BattleSummary,
  more: Partial<Record<keyof BattleSummary, number>>,
): BattleSummary {
  const sums: Record<string, number> = { ...summary };
  for (const [name, count] of Object.entries(more)) sums[name] = (sums[name] ?? 0) + count;
  return sums as unknown as BattleSummary;
}

/** What a dig adds. `isFog` says which cells hide their number for good. */
export function digSums(
  opened: readonly OpenedCell[],
  isFog: (cell: number) => boolean,
): Partial<Record<keyof BattleSummary, number>> {
  const safe = opened.filter(({ isMine }) => !isMine);
  const chained = safe.filter(({ viaChain }) => viaChain);
  const fog = (cells: readonly OpenedCell[]) => cells.filter(({ cell }) => isFog(cell)).length;
  return {
    dug: safe.length - chained.length,
    chained: chained.length,
    fogDug: fog(safe) - fog(chained),
    fogChained: fog(chained),
    minesTriggered: opened.length - safe.length,
  };
}

const ENDING_SUMS = { clear: 'clears', stop: 'stops', exhausted: 'exhaustions' } as const;

/** What a settled round adds. */
export function roundSums(
  reason: Ending,
  seals: readonly SealResult[],
  lines: readonly LedgerLine[],
): Partial<Record<keyof BattleSummary, number>> {
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
    [ENDING_SUMS[reason]]: 1,
    flagHit: hits,
    flagMiss: seals.length - hits,
    flagPayoutTotal: magnitudes('seal_hit'),
    flagPenaltyTotal: magnitudes('seal_miss'),
    damageDealt: lost(({ effectId, target }) => UNIT_LOSSES.has(effectId) && target.startsWith('unit/')),
    damageTaken: lost(({ effectId, target }) => effectId === 'hero_hurt' && target === 'hero'),
  };
}

const UNIT_LOSSES: ReadonlySet<string> = new Set(['hit_front', 'hit_all', 'burn_all']);

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

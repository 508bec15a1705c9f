import { poolReading } from '../../economy/pool.ts';
import { boardGenOf, boardVariationOf, clearRewardOf } from '../../tables/resolve.ts';
import type { BoardGen, GameTables, MapKind } from '../../tables/rows.ts';
import { THEOREMS } from '../../variation/index.ts';
import { projectedWeights } from '../kinds.ts';
import { chiSquare, chiSquareLimit } from './chi-square.ts';
import type { AuditRow } from './rows.ts';
import { type BoardTally, MILLION, mergeBoards, type Violation } from './tally.ts';

/** What was found on the boards of one row. */
export interface RowAudit extends AuditRow {
  readonly tally: BoardTally;
}

/** One assertion about batches of boards, decided or not. */
export interface Check {
  /** `BS-1` … */
  readonly id: string;
  /** What it was asked of: a row, a map, or everything. */
  readonly of: string;
  readonly measured: number;
  /** Both inclusive; null: no bound on that side. */
  readonly low: number | null;
  readonly high: number | null;
  readonly holds: boolean;
  /** Boards, or cells, that it rests on. */
  readonly n: number;
  /** False where the batch is too small for the verdict to mean much. */
  readonly isDecided: boolean;
}

/** The figures that the design states of batches, and what it asks of them. Shares are fractions of one. */
export const STATED = {
  survivingBySize: { 10: 0.129, 12: 0.157 },
  survivingTolerance: 0.008,
  nominalPm: 250,
  aboveFloor: 0.04,
  forcedMost: 0.01,
  attemptsMost: 6,
  boardsLeast: 500,
  kindCellsLeast: 50_000,
} as const;

/** The assertions BS-1 to BS-10 and BS-15 to BS-17, in order, each for every row that it speaks of (RULES.md §7, §8). */
export function checksOf(tables: GameTables, rows: readonly RowAudit[]): readonly Check[] {
  const some = rows.filter(({ tally }) => tally.sums.boards > 0);
  return [
    ...survivingChecks(tables, some),
    ...some.map((row) => floorCheck(tables, row)),
    ...some.map((row) => meanCheck(tables, row)),
    ...some.flatMap((row) => appearanceChecks(tables, row)),
    ...some.flatMap((row) => shortfallChecks(tables, row)),
    ...some.map((row) => forcedCheck(row)),
    ...some.map((row) => attemptsCheck(row)),
    violationCheck('BS-9', some, [...THEOREMS, 'constraint', 'exclusion']),
    violationCheck('BS-10', some, ['reachability']),
    ...some.flatMap((row) => upliftChecks(tables, row)),
    ...some.map((row) => roundsCheck(tables, row)),
    ...kindChecks(tables, some),
  ];
}

/** The share of mines on the finished boards of a row. */
export function survivingShare({ sums }: BoardTally): number {
  return sums.mines / sums.cells;
}

/** A sum over the boards of a tally by their number. */
export function perBoard({ sums }: BoardTally, name: keyof BoardTally['sums']): number {
  return sums[name] / sums.boards;
}

function survivingChecks(tables: GameTables, rows: readonly RowAudit[]): readonly Check[] {
  const { survivingBySize, survivingTolerance, nominalPm } = STATED;
  const stated = [
    { id: 'BS-1', size: 10, share: survivingBySize[10] },
    { id: 'BS-2', size: 12, share: survivingBySize[12] },
  ];
  return stated.flatMap(({ id, size, share }) =>
    rows
      .filter((row) => {
        const gen = genOf(tables, row);
        return gen.size === size && gen.nominal_pm === nominalPm;
      })
      .map((row) =>
        within(id, row, survivingShare(row.tally), share - survivingTolerance, share + survivingTolerance),
      ),
  );
}

function floorCheck(tables: GameTables, row: RowAudit): Check {
  const { deducibility_floor_pm } = genOf(tables, row);
  // Every board by itself: one is enough to break it, and no number of them is too small to say so.
  const check = within('BS-3', row, row.tally.leastPpm / MILLION, deducibility_floor_pm / 1000, null);
  return { ...check, holds: row.tally.violations.floor === 0, isDecided: true };
}

function meanCheck(tables: GameTables, row: RowAudit): Check {
  const floor = genOf(tables, row).deducibility_floor_pm / 1000;
  return within(
    'BS-4',
    row,
    perBoard(row.tally, 'deduciblePpm') / MILLION,
    // No mean can be above 1, whatever the floor.
    Math.min(1, floor + STATED.aboveFloor),
    null,
  );
}

function appearanceChecks(tables: GameTables, row: RowAudit): readonly Check[] {
  return Object.entries(row.tally.variants).flatMap(([variantId, { chosen, appeared }]) => {
    const rule = boardVariationOf(tables, variantId, row.level, row.depth);
    if (rule === undefined || chosen === 0) return [];
    const check = within('BS-5', row, appeared / chosen, rule.appear_min_pm / 1000, null);
    return [ofVariant(check, variantId, chosen)];
  });
}

function shortfallChecks(tables: GameTables, row: RowAudit): readonly Check[] {
  return Object.entries(row.tally.variants).flatMap(([variantId, { chosen, short }]) => {
    const rule = boardVariationOf(tables, variantId, row.level, row.depth);
    if (rule === undefined || chosen === 0) return [];
    const check = within('BS-6', row, short / chosen, null, rule.degrade_max_pm / 1000);
    return [ofVariant(check, variantId, chosen)];
  });
}

function forcedCheck(row: RowAudit): Check {
  return within('BS-7', row, perBoard(row.tally, 'forced'), null, STATED.forcedMost);
}

function attemptsCheck(row: RowAudit): Check {
  return within('BS-8', row, perBoard(row.tally, 'attempts'), null, STATED.attemptsMost);
}

function violationCheck(id: string, rows: readonly RowAudit[], names: readonly Violation[]): Check {
  const violations = rows.reduce(
    (sum, { tally }) => sum + names.reduce((part, name) => part + tally.violations[name], 0),
    0,
  );
  const n = rows.reduce((sum, { tally }) => sum + tally.sums.boards, 0);
  return {
    id,
    of: 'all',
    measured: violations,
    low: 0,
    high: 0,
    holds: violations === 0,
    n,
    isDecided: true,
  };
}

function upliftChecks(tables: GameTables, row: RowAudit): readonly Check[] {
  if (row.tally.sums.fogCells === 0) return [];
  const { map } = genOf(tables, row);
  const { fog_uplift } = clearRewardOf(tables, row.level, row.depth, map);
  const { dig_ap_cost } = tables.action_economy;
  const demand = perBoard(row.tally, 'unreachable') * dig_ap_cost * poolReading(tables, 1).dig;
  return [within('BS-15', row, demand, null, fog_uplift)];
}

function roundsCheck(tables: GameTables, row: RowAudit): Check {
  const rounds = perBoard(row.tally, 'paidDigs') / tables.action_economy.ap_per_round;
  return within('BS-16', row, rounds, null, genOf(tables, row).expected_rounds);
}

/** Safe cells and mines apart, over all boards of a map: they are drawn from one pool. */
function kindChecks(tables: GameTables, rows: readonly RowAudit[]): readonly Check[] {
  const maps = [...new Set(rows.map((row) => genOf(tables, row).map))];
  return maps.flatMap((map) => {
    const tallies = rows.filter((row) => genOf(tables, row).map === map).map(({ tally }) => tally);
    const all = tallies.reduce(mergeBoards);
    return (['safe', 'mines'] as const).map((cells) => kindCheck(tables, map, cells, all));
  });
}

function kindCheck(tables: GameTables, map: MapKind, cells: 'safe' | 'mines', tally: BoardTally): Check {
  const weights = projectedWeights(tables, map).filter(({ weight }) => weight > 0);
  const counts = weights.map(({ kind }) => tally.kinds[cells][kind] ?? 0);
  const measured = chiSquare(
    counts,
    weights.map(({ weight }) => weight),
  );
  const high = chiSquareLimit(weights.length - 1);
  const n = counts.reduce((sum, count) => sum + count, 0);
  const isDecided = n >= STATED.kindCellsLeast;
  return {
    id: 'BS-17',
    of: `${map} ${cells}`,
    measured,
    low: null,
    high,
    holds: measured <= high,
    n,
    isDecided,
  };
}

function genOf(tables: GameTables, { level, depth }: AuditRow): BoardGen {
  return boardGenOf(tables, level, depth);
}

function within(
  id: string,
  { level, depth, tally }: RowAudit,
  measured: number,
  low: number | null,
  high: number | null,
): Check {
  const holds = (low === null || measured >= low) && (high === null || measured <= high);
  const n = tally.sums.boards;
  const isDecided = n >= STATED.boardsLeast;
  return { id, of: `${level},${depth}`, measured, low, high, holds, n, isDecided };
}

function ofVariant(check: Check, variantId: string, n: number): Check {
  return { ...check, of: `${check.of} ${variantId}`, n, isDecided: n >= STATED.boardsLeast };
}

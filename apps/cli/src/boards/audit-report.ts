import {
  type BoardTally,
  type Check,
  checksOf,
  MILLION,
  perBoard,
  survivingShare,
  VIOLATIONS,
  type Violation,
  violationsIn,
} from '@foretell/mines/boards';
import { printChecks } from './audit-checks.ts';
import { columns } from './audit-columns.ts';
import type { Audit, AuditedRow } from './audit-run.ts';
import type { BoardBatch } from './board-request.ts';
import { ROOTS } from './roots.ts';

/** What an audit says: plain JSON, the same for any number of workers. */
export interface AuditReport {
  readonly seed: string;
  /** Boards that were looked at. */
  readonly boards: number;
  /** Whether no board broke a promise, no proof was wrong, and every board that was made twice came out the same. */
  readonly isRight: boolean;
  readonly violations: Readonly<Record<Violation, number>>;
  readonly replayed: number;
  readonly different: number;
  readonly checks: readonly Check[];
  readonly rows: readonly (AuditedRow & { readonly shares: RowShares })[];
}

/** The means of a row, as the design writes them down. Shares are fractions of one. */
export interface RowShares {
  readonly surviving: number;
  readonly deduciblePlain: number;
  readonly deducible: number;
  readonly deducibleLeast: number;
  readonly deducibleSingle: number;
  readonly deducibleFirstRound: number;
  readonly fullyDeducible: number;
  /** Of all cells. */
  readonly openedAtStart: number;
  readonly left: number;
  readonly paidDigs: number;
  readonly stuck: number;
  /** On boards where a guess is needed. */
  readonly extraAp: number;
  readonly mineHits: number;
  /** Of all cells. */
  readonly fog: number;
  /** Of the fog. */
  readonly unreachable: number;
  readonly varied: number;
  /** Boards with fewer regions of a chosen variation than wanted, over boards and chosen variations. */
  readonly shortfall: number;
  readonly attempts: number;
  readonly pruned: number;
}

export function auditReport(batch: BoardBatch, audit: Audit): AuditReport {
  const rows = audit.rows.map((row) => ({ ...row, shares: sharesOf(row.tally) }));
  const boards = rows.reduce((sum, { tally }) => sum + tally.sums.boards, 0);
  const violations = Object.fromEntries(
    VIOLATIONS.map((name) => [name, rows.reduce((sum, { tally }) => sum + tally.violations[name], 0)]),
  ) as Record<Violation, number>;
  const roots = [...new Set(rows.map(({ root }) => root))];
  const isRight = audit.different === 0 && rows.every(({ tally }) => violationsIn(tally) === 0);
  return {
    seed: batch.seed,
    boards,
    isRight,
    violations,
    replayed: audit.replayed,
    different: audit.different,
    checks: [
      ...roots.flatMap((root) =>
        checksOf(
          ROOTS[root],
          audit.rows.filter((row) => row.root === root),
        ),
      ),
      replayCheck(audit),
    ],
    rows,
  };
}

/** A table of the rows, a line an assertion, and what is wrong. */
export function printAudit(report: AuditReport): string {
  const wrong = VIOLATIONS.filter((name) => report.violations[name] > 0);
  const promises =
    wrong.length === 0 ? 'no promise' : `${wrong.length} promise${wrong.length === 1 ? '' : 's'}`;
  return [
    columns([HEADS, ...report.rows.map(cellsOf)]),
    '',
    printChecks(report.checks),
    '',
    ...wrong.map((name) => `${name}: ${report.violations[name]} boards break it`),
    ...report.rows.flatMap(firstViolationLine),
    `${report.boards.toLocaleString('en')} boards, ${promises} broken`,
  ].join('\n');
}

function replayCheck({ replayed, different }: Audit): Check {
  const holds = different === 0;
  return {
    id: 'BS-18',
    of: 'all',
    measured: different,
    low: 0,
    high: 0,
    holds,
    n: replayed,
    isDecided: replayed > 0,
  };
}

function sharesOf(tally: BoardTally): RowShares {
  const { sums } = tally;
  const share = (name: 'deduciblePpm' | 'plainPpm' | 'singlePpm' | 'firstRoundPpm') =>
    orNothing(perBoard(tally, name) / MILLION);
  const chosen = Object.values(tally.variants);
  return {
    surviving: orNothing(survivingShare(tally)),
    deduciblePlain: share('plainPpm'),
    deducible: share('deduciblePpm'),
    deducibleLeast: tally.leastPpm / MILLION,
    deducibleSingle: share('singlePpm'),
    deducibleFirstRound: share('firstRoundPpm'),
    fullyDeducible: orNothing(perBoard(tally, 'fullyDeducible')),
    openedAtStart: orNothing(sums.opened / sums.cells),
    left: orNothing(perBoard(tally, 'left')),
    paidDigs: orNothing(perBoard(tally, 'paidDigs')),
    stuck: orNothing(perBoard(tally, 'stuck')),
    extraAp: orNothing(sums.extraAp / sums.stuck),
    mineHits: orNothing(sums.mineHits / sums.stuck),
    fog: orNothing(sums.fogCells / sums.cells),
    unreachable: orNothing(sums.unreachable / sums.fogCells),
    varied: orNothing(perBoard(tally, 'varied')),
    shortfall: orNothing(
      chosen.reduce((sum, { short }) => sum + short, 0) / chosen.reduce((sum, each) => sum + each.chosen, 0),
    ),
    attempts: orNothing(perBoard(tally, 'attempts')),
    pruned: orNothing(perBoard(tally, 'pruned')),
  };
}

/** A mean of nothing is said to be 0: there is no other number for it in JSON. */
function orNothing(mean: number): number {
  return Number.isFinite(mean) ? mean : 0;
}

const HEADS = [
  'row',
  'boards',
  'surviving',
  'D plain',
  'D',
  'D least',
  'all deducible',
  'single',
  'opened',
  'left',
  'digs',
  'stuck',
  'extra AP',
  'hits',
  'fog',
  'unreachable',
  'varied',
  'short',
  'attempts',
  'forced',
  'pruned',
  'capped',
] as const;

function cellsOf({ root, level, depth, tally, shares }: AuditReport['rows'][number]): readonly string[] {
  const { sums } = tally;
  return [
    `${root} ${level},${depth}`,
    String(sums.boards),
    shares.surviving.toFixed(4),
    shares.deduciblePlain.toFixed(4),
    shares.deducible.toFixed(4),
    shares.deducibleLeast.toFixed(3),
    shares.fullyDeducible.toFixed(3),
    shares.deducibleSingle.toFixed(3),
    shares.openedAtStart.toFixed(3),
    shares.left.toFixed(1),
    shares.paidDigs.toFixed(1),
    shares.stuck.toFixed(3),
    shares.extraAp.toFixed(2),
    shares.mineHits.toFixed(2),
    shares.fog.toFixed(3),
    shares.unreachable.toFixed(3),
    shares.varied.toFixed(3),
    shares.shortfall.toFixed(3),
    shares.attempts.toFixed(2),
    String(sums.forced),
    shares.pruned.toFixed(2),
    String(sums.capped),
  ];
}

function firstViolationLine({ root, level, depth, tally }: AuditedRow): readonly string[] {
  if (tally.firstViolation === null) return [];
  return [
    `see: foretell boards show --root ${root} --level ${level} --depth ${depth} --first ${tally.firstViolation}`,
  ];
}

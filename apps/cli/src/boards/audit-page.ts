import { digestOf } from '@foretell/engine';
import type { ExperimentReport, Plot, ReportRow, Unit, WordsOfExperiment } from '@foretell/lab';
import type { Check } from '@foretell/mines/boards';
import manifest from '../../package.json' with { type: 'json' };
import { writeFile } from '../lab/page.ts';
import type { Terminal } from '../terminal.ts';
import type { AuditReport, RowShares } from './audit-report.ts';
import { ROOTS } from './roots.ts';

const EXPERIMENT = 'mines/boards';

/** Writes the audit as one HTML page, if one is wanted. False when it could not be written, which has been said. */
export async function writeAuditPage(
  terminal: Terminal,
  report: AuditReport,
  path: string | undefined,
): Promise<boolean> {
  if (path === undefined) return true;
  // What draws is loaded only for this.
  const [{ reportPage }, { openDocument }] = await Promise.all([
    import('@foretell/report'),
    import('../lab/document.ts'),
  ]);
  const page = reportPage({
    reports: [experimentReport(report)],
    texts: { [EXPERIMENT]: wordsOf(report) },
    language: 'en',
    document: openDocument(),
  });
  return writeFile(terminal, '--html', path, page);
}

/** The audit in the shape of an experiment, so that it is shown as one. */
function experimentReport(report: AuditReport): ExperimentReport {
  const rows = report.checks.map(rowOf);
  const plots = plotsOf(report);
  return {
    experiment: EXPERIMENT,
    rows,
    plots,
    manifest: {
      game: 'mines',
      rulesVersion: 1,
      tablesDigest: digestOf(ROOTS),
      version: manifest.version,
      node: process.version,
      experiment: EXPERIMENT,
      settings: {
        n: { stored: report.boards, shown: String(report.boards) },
        seed: { stored: report.seed, shown: report.seed },
      },
      samples: [],
      digest: digestOf({ rows, plots }),
    },
  };
}

const UNITS: Readonly<Record<string, Unit>> = {
  'BS-8': 'number',
  'BS-9': 'count',
  'BS-10': 'count',
  'BS-15': 'number',
  'BS-16': 'number',
  'BS-17': 'number',
  'BS-18': 'count',
};

function rowOf({ id, of, measured, low, high, holds, n, isDecided }: Check): ReportRow {
  const [least, most] = [low ?? high ?? 0, high ?? low ?? 0];
  return {
    figure: `${id}(of=${of})`,
    key: id,
    facts: { of },
    unit: UNITS[id] ?? 'share',
    expected: (least + most) / 2,
    tolerance: (most - least) / 2,
    measured,
    low: measured,
    high: measured,
    verdict: isDecided ? (holds ? 'holds' : 'drifted') : 'undecided',
    n,
    source: 'specification',
    ...(low === null ? { bound: 'at-most' as const } : high === null ? { bound: 'at-least' as const } : {}),
  };
}

/** Bars of one or more series, a group a row of the tables. */
function barPlot(
  report: AuditReport,
  key: string,
  unit: Unit,
  series: Readonly<Record<string, keyof RowShares>>,
  isShown: (row: AuditReport['rows'][number]) => boolean = () => true,
): readonly Plot[] {
  const rows = report.rows.filter(isShown);
  if (rows.length === 0) return [];
  const marks = Object.entries(series).map(([name, field]) => ({
    kind: 'bars' as const,
    series: name,
    bars: rows.map((row) => ({ label: `${row.level},${row.depth}`, value: row.shares[field] })),
  }));
  return [{ key, x: { key: 'row', unit: 'count' }, y: { key: `${key}-axis`, unit }, marks }];
}

function plotsOf(report: AuditReport): readonly Plot[] {
  const isVaried = ({ tally }: AuditReport['rows'][number]) => tally.sums.chosen > 0;
  return [
    ...barPlot(report, 'deducibility', 'share', {
      plain: 'deduciblePlain',
      varied: 'deducible',
      single: 'deducibleSingle',
      least: 'deducibleLeast',
    }),
    ...histogramPlot(report),
    ...barPlot(report, 'fog', 'share', { 'fog-axis': 'fog' }, isVaried),
    ...barPlot(report, 'unreachable', 'share', { 'unreachable-axis': 'unreachable' }, isVaried),
    ...barPlot(report, 'shortfall', 'share', { 'shortfall-axis': 'shortfall' }, isVaried),
    ...barPlot(report, 'attempts', 'number', { 'attempts-axis': 'attempts' }),
  ];
}

/** How many boards reach how much, for the rows in which fewest are deducible to the end. */
function histogramPlot({ rows }: AuditReport): readonly Plot[] {
  const hardest = rows
    .filter(({ tally }) => tally.sums.boards > 0)
    .sort((one, other) => one.shares.fullyDeducible - other.shares.fullyDeducible)
    .slice(0, 4);
  if (hardest.length === 0) return [];
  const marks = hardest.map(({ level, depth, tally }) => ({
    kind: 'line' as const,
    series: `${level},${depth}`,
    points: reachedBy(tally.deducibility, tally.sums.boards),
  }));
  return [
    {
      key: 'reached',
      x: { key: 'reached-x', unit: 'share' },
      y: { key: 'reached-axis', unit: 'share' },
      marks,
    },
  ];
}

/** The share of boards of which at least so much can be reasoned, from the first step that not all of them reach. */
function reachedBy(
  deducibility: readonly number[],
  boards: number,
): readonly { readonly x: number; readonly y: number }[] {
  const first = Math.max(0, deducibility.findIndex((count) => count > 0) - 1);
  const steps = deducibility.length - 1;
  return deducibility.slice(first).map((_, at) => {
    const rest = deducibility.slice(first + at).reduce((sum, count) => sum + count, 0);
    return { x: (first + at) / steps, y: rest / boards };
  });
}

function wordsOf({ rows, boards, seed }: AuditReport): WordsOfExperiment {
  const labels = rows.map(({ root, level, depth }) => [
    `${level},${depth}`,
    `level ${level}, depth ${depth}${root === 'deep' ? ' (later)' : ''}`,
  ]);
  return {
    title: 'Boards of the minefield',
    question: `What are ${boards} boards of seed ${seed} like, and does each keep every promise?`,
    figures: {
      'BS-1': 'Surviving mines, 10×10: {of}',
      'BS-2': 'Surviving mines, 12×12: {of}',
      'BS-3': 'Least that can be reasoned on a board: {of}',
      'BS-4': 'Mean of what can be reasoned: {of}',
      'BS-5': 'Boards that carry the variation: {of}',
      'BS-6': 'Boards short of regions: {of}',
      'BS-7': 'Forced boards: {of}',
      'BS-8': 'Attempts a board: {of}',
      'BS-9': 'Broken: thickness, area, ring, constraint, exclusion',
      'BS-10': 'Boards with a safe cell out of reach',
      'BS-15': 'Worth of unreachable fog against the uplift of the clear reward: {of}',
      'BS-16': 'Rounds that the paid digs of a clear fill: {of}',
      'BS-17': 'Rows that cells carry against the pool (χ²): {of}',
      'BS-18': 'Boards that came out differently when made again',
    },
    words: {
      ...Object.fromEntries(labels),
      row: 'row',
      deducibility: 'What can be reasoned, by row',
      'deducibility-axis': 'safe cells beyond the opening',
      plain: 'nothing varied',
      varied: 'as it is',
      single: 'one number at a time',
      least: 'worst board',
      reached: 'Boards of which at least so much can be reasoned',
      'reached-x': 'can be reasoned',
      'reached-axis': 'boards',
      fog: 'Fog, by row',
      'fog-axis': 'cells',
      unreachable: 'Fog that no chain reaches, by row',
      'unreachable-axis': 'fog cells',
      shortfall: 'Boards short of regions, by row',
      'shortfall-axis': 'boards',
      attempts: 'Attempts a board, by row',
      'attempts-axis': 'attempts',
    },
  };
}

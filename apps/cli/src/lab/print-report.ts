import type { ExperimentReport } from '@foretell/lab';
import type { Place } from './lab.ts';
import { alignCells, cellsOf, reasonOf } from './rows.ts';

/** A report as text: the figures under their heads, what was set, and what all of it rests on. */
export function printReport({ lab, experiment }: Place, report: ExperimentReport): string {
  const { manifest } = report;
  const words = lab.claims.texts.en[experiment.id];
  const set = Object.entries(experiment.params)
    .filter(([name, { usual }]) => manifest.settings[name]?.stored !== usual)
    .map(([name]) => `${name}=${manifest.settings[name]?.shown}`);
  return [
    [experiment.id, words?.question].filter((part) => part !== undefined).join(': '),
    ...(set.length === 0 ? [] : [`set: ${set.join(', ')}`]),
    '',
    ...rowLines({ lab, experiment }, report, HEAD),
    '',
    basisOf(report),
  ].join('\n');
}

/** What a report rests on, in a line. */
export function basisOf({ manifest, seconds }: ExperimentReport): string {
  const { rulesVersion, tablesDigest, node, digest } = manifest;
  return `rules version ${rulesVersion}, tables ${tablesDigest.slice(0, 8)}, ${node}, figures ${digest.slice(0, 8)}; ${formatRunTime(seconds)}`;
}

const HEAD = {
  verdict: 'verdict',
  figure: 'figure',
  expected: 'expected',
  measured: 'measured',
  interval: 'interval',
  size: 'rests on',
};

/** The rows as lines, each reason under its row. */
export function rowLines({ lab }: Place, report: ExperimentReport, head?: typeof HEAD): readonly string[] {
  const cells = report.rows.map(cellsOf);
  const [first = '', ...rest] = alignCells(head === undefined ? cells : [head, ...cells]);
  const lines = head === undefined ? [first, ...rest] : rest;
  const judged = report.rows.flatMap((row, at) => {
    const reason = reasonOf(row, report, lab.claims);
    return [lines[at] ?? '', ...(reason === undefined ? [] : [`  ${reason}`])];
  });
  return head === undefined ? judged : [first, ...judged];
}

/** `0.5 s`, `83 s`. */
export function formatRunTime(seconds = 0): string {
  return `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;
}

import { VERDICTS } from '@foretell/lab';
import { formatRunTime } from '../lab/print-report.ts';
import { type Standing, standingOf } from '../lab/rows.ts';
import type { Result } from './run-all.ts';

/** How many claims stand how. */
export type Summary = Readonly<Record<Standing, number>>;

export function summaryOf(results: readonly Result[]): Summary {
  const summary: Record<Standing, number> = {
    holds: 0,
    drifted: 0,
    contradicted: 0,
    undecided: 0,
    'no claim': 0,
  };
  for (const result of results) {
    if (result.kind !== 'done') continue;
    for (const row of result.report.rows) summary[standingOf(row)] += 1;
  }
  return summary;
}

/** `54 claims: 50 hold, 0 drifted, …; 12 without a claim; ${formatRunTime(seconds)}`, and whatever is missing. */
export function printSummary(results: readonly Result[], seconds: number): string {
  const summary = summaryOf(results);
  const claims = VERDICTS.reduce((sum, verdict) => sum + summary[verdict], 0);
  const parts = VERDICTS.map((verdict) => `${summary[verdict]} ${verdict === 'holds' ? 'hold' : verdict}`);
  const missing = results.flatMap((result) =>
    result.kind === 'missing' ? [result.place.experiment.id] : [],
  );
  return [
    `${claims} claim${claims === 1 ? '' : 's'}: ${parts.join(', ')}; ${summary['no claim']} without a claim; ${formatRunTime(seconds)}`,
    ...(missing.length === 0 ? [] : [`not finished: ${missing.join(', ')}`]),
  ].join('\n');
}

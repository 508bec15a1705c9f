import { type ExperimentReport, type Outcome, textProblems } from '@foretell/lab';
import { describe, expect, test } from 'vitest';
import { SHIFT_CLAIMS } from '../claims/index.ts';
import record from '../claims/record.json' with { type: 'json' };

// Written by the command line from reports, and by nobody else.
const REPORTS = record as unknown as readonly ExperimentReport[];

/** What was found when the record was written: the figures of which nothing is claimed need words too. */
const OUTCOMES: Readonly<Record<string, Outcome>> = Object.fromEntries(
  REPORTS.map(({ experiment, rows, plots }) => [
    experiment,
    { findings: rows.map((row) => ({ ...row, figure: row })), plots },
  ]),
);

describe('the laboratory of shift', () => {
  test('says everything in three languages', () => {
    expect(textProblems(SHIFT_CLAIMS, OUTCOMES)).toEqual([]);
    const { texts } = SHIFT_CLAIMS;
    const silent = { ...SHIFT_CLAIMS, texts: { ...texts, 'zh-Hant': {} } };
    expect(textProblems(silent).length).toBeGreaterThan(20);
  });

  test('has every experiment of the design once', () => {
    const ids = SHIFT_CLAIMS.experiments.map(({ id }) => id.replace('shift/', ''));
    expect(new Set(ids).size).toBe(ids.length);
    for (const name of OF_THE_DESIGN) expect(ids).toContain(name);
  });

  test('has on record what each experiment claims today, and nothing that drifted', () => {
    const recorded = new Map(REPORTS.map((report) => [report.experiment, report]));
    for (const { id, stated } of SHIFT_CLAIMS.experiments) {
      const claimed = (recorded.get(id)?.rows ?? []).filter(({ expected }) => expected !== null);
      expect([id, claimed.length]).toEqual([id, stated.length]);
      expect([id, ...claimed.filter(({ verdict }) => verdict === 'drifted')]).toEqual([id]);
    }
  });
});

const OF_THE_DESIGN = [
  'posterior',
  'thresholds',
  'difference-thresholds',
  'binary',
  'three-tier',
  'meeting-load',
  'honest-week',
  'equilibrium',
  'equilibrium-win-rate',
  'k-by-q',
  'k-by-q-win-rate',
  'no-minimum',
  'fines-to-boss',
  'flat-fine',
  'levers',
  'ablation',
  'ai-levels',
  'meeting-response',
  'leak',
  'leak-load',
  'one-day',
  'random-boss',
  'best-reader',
  'leak-optimal',
  'two-legs',
  'ten-days',
];

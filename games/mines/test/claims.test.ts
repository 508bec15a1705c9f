import { type ExperimentReport, type Outcome, textProblems } from '@foretell/lab';
import { describe, expect, test } from 'vitest';
import { MINES_CLAIMS } from '../claims/index.ts';
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

describe('the laboratory of mines', () => {
  test('says everything in three languages', () => {
    expect(textProblems(MINES_CLAIMS, OUTCOMES)).toEqual([]);
    const silent = { ...MINES_CLAIMS, texts: { ...MINES_CLAIMS.texts, 'zh-Hant': {} } };
    expect(textProblems(silent).length).toBeGreaterThan(5);
  });

  test('has on record what each experiment claims today, and nothing that drifted', () => {
    const recorded = new Map(REPORTS.map((report) => [report.experiment, report]));
    for (const { id, stated } of MINES_CLAIMS.experiments) {
      const claimed = (recorded.get(id)?.rows ?? []).filter(({ expected }) => expected !== null);
      expect([id, claimed.length]).toEqual([id, stated.length]);
      expect([id, ...claimed.filter(({ verdict }) => verdict === 'drifted')]).toEqual([id]);
    }
  });

  test('found no board against any promise, and no proof that was wrong', () => {
    const rows = REPORTS.flatMap(({ rows: all }) => all);
    const violations = rows.filter(({ key }) => key === 'violations' || key === 'mismatches');
    expect(violations.length).toBeGreaterThan(8);
    expect(violations.filter(({ measured }) => measured !== 0)).toEqual([]);
  });
});

import {
  type AnyExperiment,
  type Host,
  judge,
  type Outcome,
  type ReportRow,
  readSettings,
  type Settings,
  settingsOf,
  textProblems,
  usualSettings,
} from '@foretell/lab';
import { beforeAll, describe, expect, test } from 'vitest';
import { READING_EXPERIMENTS, READING_TEXTS } from '../claims/reading/index.ts';
import { RULES } from '../src/tables/rules.ts';

/** These experiments calculate; none of them may ask for a game. */
const host: Host = {
  sample: () => Promise.reject(new Error('an exact experiment asked for games')),
  progress: () => undefined,
};

const outcomes: Record<string, Outcome> = {};

beforeAll(async () => {
  for (const experiment of READING_EXPERIMENTS) {
    outcomes[experiment.id] = await experiment.run(usualSettings(experiment).values, host);
  }
}, 300_000);

describe('every figure of the reader’s model', () => {
  test('is claimed, and comes out as stated or as the record says that it does instead', () => {
    const rows = READING_EXPERIMENTS.flatMap((experiment) => rowsOf(experiment));
    const verdicts = new Map(rows.map((row) => [row.figure, row.verdict]));
    expect(rows.filter(({ verdict }) => verdict !== 'holds' && verdict !== 'contradicted')).toEqual([]);
    expect(READING_EXPERIMENTS).toHaveLength(16);
    expect(verdicts.size).toBeGreaterThan(100);
  });

  test('that does not come out as stated is one of a short list', () => {
    const contradicted = READING_EXPERIMENTS.flatMap((experiment) =>
      rowsOf(experiment)
        .filter(({ verdict }) => verdict === 'contradicted')
        .map(({ figure }) => `${experiment.id} ${figure}`),
    );
    expect(contradicted).toEqual([
      'shift/posterior loads-mostly-watched',
      'shift/difference-thresholds slack-over-coast(catches=4)',
      'shift/honest-week lost-by',
      'shift/equilibrium exploitability-in-wins',
      'shift/equilibrium-win-rate boss-wins-design',
      'shift/k-by-q fair-k-design(q=65 %)',
      'shift/k-by-q-win-rate boss-score(q=65 %)',
      'shift/no-minimum days-with(meetings=0)',
      'shift/no-minimum days-with(meetings=1)',
      'shift/no-minimum days-with-design(meetings=1)',
      'shift/fines-to-boss days-without-design(k=10.00)',
      'shift/flat-fine worker-money(fine=3, meetings=5)',
      'shift/levers five-points-least',
      'shift/levers five-points-most',
    ]);
  });

  test('is explained in three languages', () => {
    const claims = { game: 'shift', experiments: READING_EXPERIMENTS, bots: [], texts: READING_TEXTS };
    expect(textProblems(claims, outcomes)).toEqual([]);
  });
});

describe('a rule switched off turns figures red', () => {
  test.each([
    ['shift/equilibrium', ['caughtCoastKeepsOutput=true'], 'output'],
    ['shift/equilibrium', ['basePay=5'], 'worker-money'],
    ['shift/equilibrium', ['q=0.75'], 'published-plan'],
    ['shift/equilibrium-win-rate', ['k=3.6'], 'boss-wins'],
    ['shift/thresholds', ['fineStep=2'], 'fines-so-far(catches=2)'],
    ['shift/difference-thresholds', ['slope=0.25'], 'output-point'],
    ['shift/flat-fine', ['fineStep=1'], 'mixed-days'],
    ['shift/three-tier', ['slackDetection=0.9'], 'slack-over-flat'],
    ['shift/honest-week', ['k=4'], 'boss-money'],
    ['shift/binary', ['firstFine=3'], 'threshold'],
  ])('%s with %s', async (id, written, figure) => {
    const experiment = experimentOf(id);
    const { values } = settingsFor(experiment, written);
    const { findings } = await experiment.run(values, host);
    // Judged as if nothing had been changed.
    const rows = judge(experiment, usualSettings(experiment), findings);
    expect(rows.find((row) => row.figure === figure)?.verdict).toBe('drifted');
  });
});

describe('the parameters', () => {
  test('are the game’s own table unless they are set', () => {
    const settings = usualSettings(experimentOf('shift/k-by-q'));
    expect(settings.values).toMatchObject({ k: RULES.rows.standard.k, slope: RULES.rows.standard.slope });
    expect(settings.isElsewhere).toBe(false);
  });

  test('pick one reader at another K: `--set K=3.2 --set q=0.65`', async () => {
    const experiment = experimentOf('shift/k-by-q');
    const settings = settingsFor(experiment, ['K=3.2', 'q=0.65']);
    const { findings } = await experiment.run(settings.values, host);
    const rows = judge(experiment, settings, findings);
    expect(rows.map(({ figure }) => figure)).toEqual([
      'fair-k(q=65 %)',
      'fair-k-design(q=65 %)',
      'boss-score(q=65 %)',
    ]);
    // Fair is fair at any K; the boss's share at 3.2 is more than the 64 % at 3.5.
    expect(rows[0]?.measured).toBeCloseTo(3.84, 2);
    expect(rows[2]?.measured).toBeGreaterThan(0.7);
    expect(rows.every(({ expected }) => expected === null)).toBe(true);
  });
});

function experimentOf(id: string): AnyExperiment {
  const experiment = READING_EXPERIMENTS.find((each) => each.id === id);
  if (experiment === undefined) throw new Error(`no experiment ${id}`);
  return experiment;
}

function settingsFor(experiment: AnyExperiment, written: readonly string[]): Settings {
  const settings = readSettings(experiment, written);
  if (!settings.ok) throw new Error(JSON.stringify(settings.error));
  return settingsOf(experiment, settings.value.values);
}

function rowsOf(experiment: AnyExperiment): readonly ReportRow[] {
  return judge(experiment, usualSettings(experiment), outcomes[experiment.id]?.findings ?? []);
}

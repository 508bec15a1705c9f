import { int } from '@foretell/engine';
import {
  defineExperiment,
  type ExperimentReport,
  type ExperimentTexts,
  type Finding,
  type Plot,
  runExperiment,
  type Stated,
  usualSettings,
} from '@foretell/lab';

/** Reports of a game that there is not, with every verdict, every unit and every kind of mark. */
export async function toyReports(): Promise<readonly ExperimentReport[]> {
  const host = { progress: () => {}, sample: () => Promise.reject(new Error('nothing is played here')) };
  const ground = {
    game: 'toy',
    rulesVersion: 3,
    tablesDigest: '0'.repeat(32),
    version: '1.2.3',
    node: 'v24.0.0',
  };
  return Promise.all(TOYS.map((toy) => runExperiment(toy, usualSettings(toy), host, ground)));
}

const finding = (
  key: string,
  unit: Finding['figure']['unit'],
  [low, measured, high]: readonly [number, number, number],
  rest: { readonly facts?: Readonly<Record<string, string | number>>; readonly n?: number } = {},
): Finding => ({
  figure: { key, unit, facts: rest.facts ?? {} },
  measured,
  low,
  high,
  ...(rest.n === undefined ? {} : { n: rest.n }),
});

const stated = (
  key: string,
  [expected, tolerance]: readonly [number, number],
  rest: Partial<Stated> = {},
): Stated => ({ key, facts: {}, expected, tolerance, source: 'design', ...rest });

const FINDINGS: readonly Finding[] = [
  finding('wins', 'share', [0.521, 0.534, 0.547], { n: 20_000, facts: { who: 'left' } }),
  finding('wins', 'share', [0.2, 0.24, 0.28], { n: 20_000, facts: { who: 'right' } }),
  finding('catches', 'number', [4.19, 4.2, 4.21]),
  finding('purse', 'money', [-3.52, -3.5, -3.48], { n: 1_234_567 }),
  finding('made', 'output', [84.6, 84.6, 84.6]),
  finding('k', 'k', [3.82, 3.84, 3.86]),
  finding('rise', 'share', [0.002, 0.004, 0.006], { n: 4000 }),
  finding('days', 'count', [5, 5, 5]),
];

const CLAIMS: readonly Stated[] = [
  stated('wins', [0.53, 0.03], { facts: { who: 'left' } }),
  stated('wins', [0.3, 0.04], { facts: { who: 'right' } }),
  stated('catches', [4.2, 0.05]),
  stated('purse', [-2, 0.1]),
  stated('k', [4, 0.05], { contradicted: { found: 3.84, tolerance: 0.05, why: 'flat-curve' } }),
  stated('rise', [0.02, 0], { bound: 'at-most', source: 'specification' }),
  stated('days', [5, 0]),
];

const STEPS = Array.from({ length: 9 }, (_, at) => at / 8);

export const PLOTS: readonly Plot[] = [
  {
    key: 'by-reading',
    x: { key: 'reading', unit: 'share', domain: [0.5, 1] },
    y: { key: 'winning', unit: 'share', domain: [0, 1] },
    marks: [
      {
        kind: 'band',
        series: 'left',
        points: STEPS.map((x) => ({ x: 0.5 + x / 2, low: 0.75 - x * 0.6, high: 0.85 - x * 0.6 })),
      },
      { kind: 'line', series: 'left', points: STEPS.map((x) => ({ x: 0.5 + x / 2, y: 0.8 - x * 0.6 })) },
      { kind: 'line', series: 'right', points: STEPS.map((x) => ({ x: 0.5 + x / 2, y: 0.2 + x * x * 0.6 })) },
      {
        kind: 'dots',
        series: 'stated',
        points: [0.1, 0.5, 0.9].map((x) => ({ x: 0.5 + x / 2, y: 0.78 - x * 0.6 })),
      },
      { kind: 'rule', axis: 'y', at: 0.5 },
    ],
  },
  {
    key: 'grid',
    x: { key: 'fine', unit: 'money' },
    y: { key: 'slope', unit: 'number' },
    marks: [
      {
        kind: 'cells',
        series: 'left',
        unit: 'share',
        cells: [1, 2, 3, 4, 5, 6].flatMap((x) =>
          [0.1, 0.15, 0.2, 0.25].map((y) => ({ x, y, value: 0.2 + x * y * 0.5 })),
        ),
      },
    ],
  },
  {
    key: 'strength',
    x: { key: 'who', unit: 'count' },
    y: { key: 'winning', unit: 'share', domain: [0, 1] },
    marks: [
      {
        kind: 'bars',
        series: 'left',
        bars: ['easy', 'normal', 'layered'].map((label, at) => ({ label, value: 0.2 + at * 0.25 })),
      },
      {
        kind: 'bars',
        series: 'right',
        bars: ['easy', 'normal', 'layered'].map((label, at) => ({ label, value: 0.7 - at * 0.2 })),
      },
      { kind: 'rule', axis: 'y', at: 0.5 },
    ],
  },
];

/** The first has everything, the second only what is short. */
export const TOYS = [
  defineExperiment({
    id: 'toy/everything',
    kind: 'exact',
    params: {
      k: { column: int({ unit: 'output', decimals: 2, min: 100, max: 900 }), usual: 350, role: 'condition' },
    },
    stated: CLAIMS,
    run: async () => ({ findings: FINDINGS, plots: PLOTS }),
  }),
  defineExperiment({
    id: 'toy/short',
    kind: 'exact',
    params: {},
    stated: [stated('catches', [4.2, 0.05])],
    run: async () => ({ findings: FINDINGS.slice(2, 3), plots: [] }),
  }),
];

const WORDS = {
  'by-reading': 'Who wins, by how well the right one reads',
  reading: 'hours read right',
  winning: 'games won',
  left: 'the left one',
  right: 'the right one',
  stated: 'as stated',
  grid: 'What fines and slope do together',
  fine: 'first fine',
  slope: 'slope',
  strength: 'Strength of the computer players',
  who: 'player',
  easy: 'easy',
  normal: 'normal',
  layered: 'layered reader',
};

export const TEXTS: ExperimentTexts = {
  'toy/everything': {
    title: 'Everything at once',
    question: 'How does a report look that has every verdict, every unit and every kind of mark?',
    figures: {
      wins: 'How often {who} wins',
      catches: 'Catches in a week',
      purse: 'The purse of the one who starved the other <on purpose>',
      made: 'Output of a week against an unpredictable rival who never looks twice',
      k: 'The K that makes it fair',
      rise: 'What each further meeting adds to the output',
      days: 'Days',
    },
    words: WORDS,
    reasons: {
      'flat-curve':
        'The curve is flat there, so that an error of sampling moves the crossing far; it was sampled then, and is calculated now.',
    },
  },
  'toy/short': {
    title: 'A short one',
    question: 'And one claim alone?',
    figures: { catches: 'Catches in a week' },
    words: {},
  },
};

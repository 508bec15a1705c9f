import type { Verdict } from '@foretell/lab';

/** English, and the shape of the other catalogues. */
export const en = {
  title: 'Laboratory',
  intro: 'What the design says of its games, and what comes out when it is measured again.',
  verdicts: {
    holds: 'holds',
    drifted: 'drifted',
    contradicted: 'contradicted',
    undecided: 'undecided',
  } as Readonly<Record<Verdict, string>>,
  verdictLines: {
    holds: 'What was measured lies within what is claimed.',
    drifted: 'What was measured is not what is on record.',
    contradicted: 'The design is wrong here; what comes out instead is on record.',
    undecided: 'The interval is too wide to say, or nothing is claimed.',
  } as Readonly<Record<Verdict, string>>,
  legend: 'What the marks mean',
  kinds: { exact: 'calculated', sampled: 'played out' },
  instruments: 'Instruments',
  sweep: { title: 'Turn a number', line: 'Two computers play while one rule changes.' },
  explorer: { title: 'The solved game', line: 'Drag a rule and see what perfect play is worth.' },

  claims: 'Figures',
  claimed: 'claimed',
  measured: 'measured',
  unclaimed: 'nothing is claimed',
  atMost: (expected: string): string => `at most ${expected}`,
  atLeast: (expected: string): string => `at least ${expected}`,
  between: (low: string, high: string): string => `${low} to ${high}`,
  counted: (count: number): string => `${count.toLocaleString('en')} counted`,
  source: { design: 'first design', specification: 'checked design' },
  onRecord: 'As on record for this version.',
  fresh: 'Measured here, just now.',
  notRecorded: 'Not on record: it has to be measured.',
  again: 'Measure again',
  settings: 'Settings',
  reset: 'As in the design',
  measure: 'Measure',
  stop: 'Stop',
  progress: (percent: number): string => `${percent} % measured`,
  failed: 'It could not be measured:',
  outOfRange: (expected: string): string => `Expected: ${expected}`,
  plots: 'Pictures',
  toList: 'All claims',
  none: 'null for all',

  knob: 'What is turned',
  players: 'Who plays',
  gamesEach: 'Games at each value',
  even: 'even',
  start: 'Play',
  played: (done: string, all: string): string => `${done} of ${all} games`,
  sweepLine: 'The same games are played at every value, so only the number makes the difference.',
  share: (percent: string, low: string, high: string): string => `${percent} (${low} to ${high})`,
};

/** Everything the lab's pages say, in one language. */
export type LabText = typeof en;

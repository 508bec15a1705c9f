import { show } from '@foretell/engine';
import { defineExperiment, type Finding, type Plot } from '@foretell/lab';
import { butFound, design, exactly, percent, specification } from '../figures.ts';
import { type ModelRules, type RuleName, rulesWith } from '../params.ts';
import { chanceOf, solveDuel } from './model/duel.ts';
import { usesSlack } from './model/plan.ts';
import { openWeeks, type World } from './model/week.ts';
import { READER, READER_RULES, READERS } from './reader.ts';

/** A rule pulled to another value, in stored units, and the boss's score that the table states for it. */
const PULLS: readonly {
  readonly name: RuleName & keyof typeof READER_RULES;
  readonly to: number;
  readonly score: number;
}[] = [
  { name: 'minMeetings', to: 2, score: 0.68 },
  { name: 'minMeetings', to: 4, score: 0.21 },
  { name: 'slope', to: 15, score: 0.4 },
  { name: 'slope', to: 25, score: 0.62 },
  { name: 'fineStep', to: 0, score: 0 },
  { name: 'fineStep', to: 2, score: 0.66 },
  { name: 'k', to: 320, score: 0.62 },
  { name: 'k', to: 380, score: 0.45 },
  { name: 'coastDetection', to: 30, score: 0.35 },
  { name: 'coastDetection', to: 50, score: 0.58 },
  { name: 'slackDetection', to: 90, score: 0.56 },
  { name: 'basePay', to: 3, score: 0.69 },
  { name: 'basePay', to: 5, score: 0.33 },
];

/** What the table states for another reader, in thousandths. */
const OTHER_READERS = [
  { q: 650, score: 0.64 },
  { q: 750, score: 0.37 },
  { q: 800, score: 0.18 },
];

const STEPS = [0.07, 0.11, 0.16, 0.19];

/** How far each number of the game moves the boss's score, one at a time. */
export const LEVERS = defineExperiment({
  id: 'shift/levers',
  kind: 'exact',
  params: READER,
  stated: [
    specification('reference', {}, 0.53, 0.01),
    ...OTHER_READERS.map(({ q, score }) => specification('q', { value: percent(q / 1000) }, score, 0.01)),
    ...PULLS.map(({ name, to, score }) => specification(name, { value: shown(name, to) }, score, 0.01)),
    specification('slack-in-plans', { meetings: 2 }, 0, 0.0005),
    ...STEPS.map((step, at) =>
      specification('five-points', { from: percent((READERS[at] ?? 0) / 1000) }, step, 0.01),
    ),
    butFound(
      { ...design('five-points-least', {}, 0.1, 0), bound: 'at-least' },
      0.07,
      0.0005,
      'its-own-table',
    ),
    butFound(
      { ...design('five-points-most', {}, 0.15, 0), bound: 'at-most' },
      0.191,
      0.0005,
      'its-own-table',
    ),
  ],
  async run(settings, host) {
    const weeks = openWeeks();
    const reference: World = { rules: rulesWith(settings), accuracy: settings.q / 1000 };
    const scoreIn = (world: World) => solveDuel(weeks, world, 'score').value;
    const pulls = PULLS.map(({ name, to }, done) => {
      host.progress(done / PULLS.length);
      return { name, value: shown(name, to), score: scoreIn(pulled(reference, { [name]: to })) };
    });
    const readers = READERS.map((q) => ({ q, score: scoreIn({ ...reference, accuracy: q / 1000 }) }));
    const score = scoreIn(reference);
    const fewer = solveDuel(weeks, pulled(reference, { minMeetings: 2 }), 'score');
    const findings: Finding[] = [
      exactly('reference', {}, 'share', score),
      ...OTHER_READERS.flatMap(({ q }) =>
        readers.flatMap((reader) =>
          reader.q === q ? [exactly('q', { value: percent(q / 1000) }, 'share', reader.score)] : [],
        ),
      ),
      ...pulls.map((pull) => exactly(pull.name, { value: pull.value }, 'share', pull.score)),
      exactly('slack-in-plans', { meetings: 2 }, 'share', chanceOf(fewer.worker, usesSlack)),
      ...stepsOf(readers.map((reader) => reader.score)),
    ];
    return { findings, plots: [barsOf(findings, score)] };
  },
});

function pulled(world: World, change: Partial<ModelRules>): World {
  return { ...world, rules: { ...world.rules, ...change } };
}

function shown(name: keyof typeof READER_RULES, value: number): string {
  return show(value, READER_RULES[name].column);
}

/** What five points of reading move, from each reader to the next better one. */
function stepsOf(scores: readonly number[]): Finding[] {
  const steps = scores.slice(1).map((score, at) => (scores[at] ?? 0) - score);
  return [
    ...steps.map((step, at) =>
      exactly('five-points', { from: percent((READERS[at] ?? 0) / 1000) }, 'share', step),
    ),
    exactly('five-points-least', {}, 'share', Math.min(...steps)),
    exactly('five-points-most', {}, 'share', Math.max(...steps)),
  ];
}

/** One bar a pull; the name of its text is that of the rule and the value: `slope 0.15`. */
function barsOf(findings: readonly Finding[], reference: number): Plot {
  const bars = findings.flatMap(({ figure, measured }) =>
    figure.facts.value === undefined
      ? []
      : [{ label: `${figure.key} ${figure.facts.value}`, value: measured }],
  );
  return {
    key: 'score-by-lever',
    x: { key: 'lever', unit: 'number' },
    y: { key: 'score', unit: 'share', domain: [0, 1] },
    marks: [
      { kind: 'bars', series: 'score', bars },
      { kind: 'rule', axis: 'y', at: reference },
    ],
  };
}

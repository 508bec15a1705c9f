import { type Column, optional } from '@foretell/engine';
import { defineExperiment, type Finding, type Param, type Plot, type Point, type Unit } from '@foretell/lab';
import { everyRow, plainDay } from '../../src/bots/perfect/day-game.ts';
import type { ValueRow } from '../../src/bots/perfect/expectation.ts';
import { firstValue, type WeekValue } from '../../src/bots/perfect/week.ts';
import { type Config, RULES } from '../../src/tables/rules.ts';
import { specification } from '../figures.ts';
import { ruleParams, rulesWith } from '../params.ts';
import { type Crossing, fairNear, fairWithin, type Grid, K_TWENTIETHS, LEAK_HALVES } from './crossing.ts';
import { fairKFinding, fairLeakFinding, solvedShare } from './figures.ts';
import { ROUGH_ERROR, roughValueOf, solveWeek, valueOfWeek } from './values.ts';

/** A rule that the experiment goes through: one value of it, or `null` for all. */
function choiceOf<Value>(column: Column<Value>): Param<Value | null> {
  return { column: optional(column), usual: null, role: 'selection' };
}

const params = {
  ...ruleParams(
    'k',
    'leak',
    'slope',
    'minMeetings',
    'basePay',
    'firstFine',
    'fineStep',
    'coastDetection',
    'slackDetection',
    'caughtCoastKeepsOutput',
  ),
  days: choiceOf(RULES.columns.days),
  ladderRestarts: choiceOf(RULES.columns.ladderRestarts),
};

/** The kinds of week there are. */
const KINDS = [
  { days: 5, ladderRestarts: false },
  { days: 10, ladderRestarts: false },
  { days: 10, ladderRestarts: true },
] as const;

type Kind = Pick<Config, 'days' | 'ladderRestarts'>;

const USUAL_WEEK = { days: 5, ladder: 'goes-on' } as const;

/** The real game solved: all sheets of both sides, the state of the week, and a prize for the win alone. */
export const SOLVED = defineExperiment({
  id: 'shift/solved',
  kind: 'exact',
  params,
  stated: [
    specification('value', USUAL_WEEK, 0.718, 0.003),
    specification('fair-k', USUAL_WEEK, 4.55, 0.05),
    specification('fair-leak', USUAL_WEEK, 0.15, 0.005),
  ],
  async run({ days, ladderRestarts, ...settings }, host) {
    const asked = KINDS.filter(
      (kind) =>
        (days === null || kind.days === days) &&
        (ladderRestarts === null || kind.ladderRestarts === ladderRestarts),
    );
    const findings: Finding[] = [];
    const plots: Plot[] = [];
    for (const [done, kind] of asked.entries()) {
      const config = rulesWith({ ...settings, ...kind });
      const week = solveWeek(config);
      const facts = factsOf(kind);
      findings.push(solvedShare('value', facts, config, firstValue(week)));
      host.progress((done + 0.2) / asked.length);
      findings.push(...fairFindings(config, facts));
      host.progress((done + 1) / asked.length);
      if (done === 0) plots.push(...plotsOf(config, week));
    }
    return { findings, plots };
  },
});

function factsOf({ days, ladderRestarts }: Kind) {
  return { days, ladder: ladderRestarts ? 'restarts' : 'goes-on' };
}

type Facts = ReturnType<typeof factsOf>;

function fairFindings(config: Config, facts: Facts): Finding[] {
  return [
    ...fairKFinding(
      'fair-k',
      facts,
      fairAlong(config, K_TWENTIETHS, (k) => ({ ...config, k })),
    ),
    ...fairLeakFinding(
      'fair-leak',
      facts,
      fairAlong(config, LEAK_HALVES, (leak) => ({ ...config, leak })),
    ),
  ];
}

/** Ten days take a minute to look around in, so there the coarse grid has to do, with its error in the interval. */
function fairAlong({ days }: Config, grid: Grid, configAt: (x: number) => Config): Crossing | undefined {
  const roughlyAt = (x: number) => roughValueOf(configAt(x));
  return days === 5
    ? fairNear((x) => valueOfWeek(configAt(x)), roughlyAt, grid)
    : fairWithin(roughlyAt, ROUGH_ERROR, grid);
}

function plotsOf(config: Config, week: WeekValue): Plot[] {
  const ks = Array.from({ length: 16 }, (_, at) => 250 + 20 * at);
  const leaks = Array.from({ length: 11 }, (_, at) => 4 * at);
  return [
    valuesByLead(config, week),
    valuesAlong('value-by-k', 'k', 'k', ks, (k) => ({ ...config, k })),
    valuesAlong('value-by-leak', 'leak', 'share', leaks, (leak) => ({ ...config, leak })),
  ];
}

/** What the boss may hope for in the morning, by what he leads by, while nobody has been caught. */
function valuesByLead(config: Config, week: WeekValue): Plot {
  const { step } = plainDay(config, everyRow(config));
  const apart = Math.max(1, Math.round(config.k / step));
  return {
    key: 'value-by-lead',
    x: { key: 'lead', unit: 'money' },
    y: { key: 'boss-wins', unit: 'share', domain: [0, 1] },
    marks: week.slice(1).map((rows, day) => ({
      kind: 'line',
      series: `morning-${day + 2}`,
      points: pointsOf(rows[0], apart, step / config.k),
    })),
  };
}

function pointsOf(row: ValueRow | undefined, apart: number, moneyAStep: number): Point[] {
  if (row === undefined) return [];
  const points: Point[] = [];
  for (let at = 0; at < row.values.length; at += apart) {
    points.push({ x: (row.low + at) * moneyAStep, y: row.values[at] ?? 0 });
  }
  return points;
}

/** Drawn from the coarse grid: a picture does not show the difference. */
function valuesAlong(
  key: string,
  axis: string,
  unit: Unit,
  hundredths: readonly number[],
  configAt: (each: number) => Config,
): Plot {
  return {
    key,
    x: { key: axis, unit },
    y: { key: 'boss-wins', unit: 'share', domain: [0, 1] },
    marks: [
      { kind: 'rule', axis: 'y', at: 0.5 },
      {
        kind: 'line',
        series: 'both-perfect',
        points: hundredths.map((each) => ({ x: each / 100, y: roughValueOf(configAt(each)) })),
      },
    ],
  };
}

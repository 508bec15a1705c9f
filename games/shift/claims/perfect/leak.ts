import { int, optional } from '@foretell/engine';
import { defineExperiment, type Finding, type Param, type Plot } from '@foretell/lab';
import type { Config } from '../../src/tables/rules.ts';
import { butFound, design, exactly, percent, specification } from '../figures.ts';
import { solvedShare } from './figures.ts';
import { CAUGHT_READINGS, type CaughtReading, caughtSelection, WEEK_RULES, worldsOf } from './settings.ts';
import { meetingsAgainstThresholds } from './values.ts';

/** A leak in hundredths; `null` goes through those of the table. */
const leak: Param<number | null> = {
  column: optional(int({ unit: 'chance a meeting', decimals: 2, min: 0, max: 100 })),
  usual: null,
  role: 'selection',
};

const meetings: Param<number> = {
  column: int({ unit: 'meetings a day', min: 0, max: 8 }),
  usual: 3,
  role: 'condition',
};

const LEAKS = [0, 25, 30, 50];
const BY_DESIGN = [0.98, 0.64, 0.5, 0.11];
const FOUND: Readonly<Record<CaughtReading, readonly number[]>> = {
  nothing: [0.947, 0.577, 0.45, 0.099],
  output: [0.974, 0.63, 0.511, 0.142],
};

/** How far the original's table may be off. */
const DESIGN_TOLERANCE = 0.04;

/** What the calendar leak does to a random boss of three meetings whose worker goes by the thresholds in money. */
export const LEAK = defineExperiment({
  id: 'shift/leak',
  kind: 'exact',
  params: { ...WEEK_RULES, caughtCoastKeepsOutput: caughtSelection, leak, meetings },
  stated: CAUGHT_READINGS.flatMap((caught) =>
    LEAKS.flatMap((hundredths, at) => {
      const facts = { caught, leak: percent(hundredths / 100) };
      const found = FOUND[caught][at] ?? 0;
      const byDesign = design('boss-wins-design', facts, BY_DESIGN[at] ?? 0, DESIGN_TOLERANCE);
      const isOff = Math.abs(found - byDesign.expected) > DESIGN_TOLERANCE;
      return [
        specification('boss-wins', facts, found, 0.001),
        isOff ? butFound(byDesign, found, 0.001, 'other-reading') : byDesign,
      ];
    }),
  ),
  async run(settings) {
    const asked = settings.leak === null ? LEAKS : [settings.leak];
    const worlds = worldsOf({ ...settings, leak: 0 });
    const findings = worlds.flatMap(({ config, caught }) =>
      asked.flatMap((hundredths) => {
        const there = { ...config, leak: hundredths };
        const wins = meetingsAgainstThresholds(there, settings.meetings);
        const facts = { caught, leak: percent(hundredths / 100) };
        const byDesign = LEAKS.includes(hundredths) ? ['boss-wins-design'] : [];
        return ['boss-wins', ...byDesign].map((key) => solvedShare(key, facts, there, wins));
      }),
    );
    return {
      findings,
      plots: [
        winsByLeak(
          worlds.map(({ config }) => config),
          settings.meetings,
        ),
      ],
    };
  },
});

/** Leaks from none to one half, in hundredths, for plots and for the question of order. */
const STEPS = Array.from({ length: 11 }, (_, step) => 5 * step);

function winsByLeak(configs: readonly Config[], count: number): Plot {
  return {
    key: 'wins-by-leak',
    x: { key: 'leak', unit: 'share' },
    y: { key: 'boss-wins', unit: 'share', domain: [0, 1] },
    marks: [
      { kind: 'rule', axis: 'y', at: 0.5 },
      ...configs.map((config) => ({
        kind: 'line' as const,
        series: config.caughtCoastKeepsOutput ? 'output' : 'nothing',
        points: pointsOf(config, count),
      })),
      {
        kind: 'dots',
        series: 'original',
        points: LEAKS.map((x, at) => ({ x: x / 100, y: BY_DESIGN[at] ?? 0 })),
      },
    ],
  };
}

function pointsOf(config: Config, count: number) {
  return STEPS.map((hundredths) => ({
    x: hundredths / 100,
    y: meetingsAgainstThresholds({ ...config, leak: hundredths }, count),
  }));
}

const COUNTS = [3, 4, 5];
const LOADED: Readonly<Record<CaughtReading, readonly [four: number, five: number]>> = {
  nothing: [0.408, 0.124],
  output: [0.475, 0.156],
};

/** Whether more meetings are worse for the boss whatever leaks. */
export const LEAK_LOAD = defineExperiment({
  id: 'shift/leak-load',
  kind: 'exact',
  params: { ...WEEK_RULES, caughtCoastKeepsOutput: caughtSelection, leak: { ...leak, usual: 25 } },
  stated: CAUGHT_READINGS.flatMap((caught) => [
    ...LOADED[caught].map((share, at) =>
      specification('boss-wins', { caught, leak: '25 %', meetings: COUNTS[at + 1] ?? 0 }, share, 0.003),
    ),
    specification('rates-in-order', { caught }, 1, 0),
  ]),
  async run(settings) {
    const worlds = worldsOf({ ...settings, leak: 0 });
    const asked = settings.leak === null ? STEPS : [settings.leak];
    const findings: Finding[] = [];
    for (const { config, caught } of worlds) {
      for (const hundredths of asked) {
        const there = { ...config, leak: hundredths };
        for (const count of COUNTS) {
          const facts = { caught, leak: percent(hundredths / 100), meetings: count };
          findings.push(solvedShare('boss-wins', facts, there, meetingsAgainstThresholds(there, count)));
        }
      }
      const inOrder = STEPS.filter((hundredths) => isInOrder({ ...config, leak: hundredths }));
      findings.push(exactly('rates-in-order', { caught }, 'share', inOrder.length / STEPS.length));
    }
    return { findings, plots: worlds.slice(0, 1).map(({ config }) => winsByLoad(config)) };
  },
});

/** Whether each number of meetings wins less often than the one before. */
function isInOrder(config: Config): boolean {
  const wins = COUNTS.map((count) => meetingsAgainstThresholds(config, count));
  return wins.every((share, at) => at === 0 || share < (wins[at - 1] ?? 0));
}

function winsByLoad(config: Config): Plot {
  return {
    key: 'wins-by-leak',
    x: { key: 'leak', unit: 'share' },
    y: { key: 'boss-wins', unit: 'share', domain: [0, 1] },
    marks: COUNTS.map((count) => ({
      kind: 'line',
      series: `meetings-${count}`,
      points: pointsOf(config, count),
    })),
  };
}

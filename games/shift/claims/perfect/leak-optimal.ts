import { defineExperiment, type Finding, type Plot } from '@foretell/lab';
import type { Config } from '../../src/tables/rules.ts';
import { butFound, design, specification } from '../figures.ts';
import { fairNear, LEAK_HALVES } from './crossing.ts';
import { fairLeakFinding } from './figures.ts';
import { CAUGHT_READINGS, caughtSelection, WEEK_RULES, type World, worldsOf } from './settings.ts';
import {
  meetingsAgainstPerfect,
  meetingsAgainstThresholds,
  roughlyAgainstPerfect,
  roughValueOf,
  valueOfWeek,
} from './values.ts';

/** The specification prints whole and half percents. */
const PRINTED = 0.005;

/** Meetings a day of a boss who does not choose their number. */
const MEETINGS = 3;

/** Who meets whom, the leak that the specification calls fair for the two, and how often the boss wins at some leak. */
const PAIRS = [
  {
    pair: 'three-thresholds',
    fair: { nothing: 0.28, output: 0.305 },
    winsIn: (config: Config) => meetingsAgainstThresholds(config, MEETINGS),
    roughlyIn: (config: Config) => meetingsAgainstThresholds(config, MEETINGS),
  },
  {
    pair: 'three-perfect',
    fair: { nothing: 0.1, output: 0.15 },
    winsIn: (config: Config) => meetingsAgainstPerfect(config, MEETINGS),
    roughlyIn: (config: Config) => roughlyAgainstPerfect(config, MEETINGS),
  },
  {
    pair: 'adaptive-perfect',
    fair: { nothing: 0.15, output: 0.19 },
    winsIn: valueOfWeek,
    roughlyIn: roughValueOf,
  },
] as const;

/** The leak that makes an unreadable boss fair, for workers of two kinds and bosses of two kinds. */
export const LEAK_OPTIMAL = defineExperiment({
  id: 'shift/leak-optimal',
  kind: 'exact',
  params: { ...WEEK_RULES, caughtCoastKeepsOutput: caughtSelection },
  stated: [
    ...PAIRS.flatMap(({ pair, fair }) =>
      CAUGHT_READINGS.map((caught) => specification('fair-leak', { pair, caught }, fair[caught], PRINTED)),
    ),
    design('fair-leak-design', { caught: 'output' }, 0.3, 0.01),
    butFound(design('fair-leak-design', { caught: 'nothing' }, 0.3, 0.01), 0.28, 0.005, 'other-reading'),
  ],
  async run(settings, host) {
    const worlds = worldsOf(settings);
    const findings: Finding[] = [];
    for (const [done, world] of worlds.entries()) {
      for (const [at, pair] of PAIRS.entries()) {
        findings.push(...fairLeaksOf(world, pair));
        host.progress((done + (at + 1) / PAIRS.length) / worlds.length);
      }
    }
    return { findings, plots: worlds.slice(0, 1).map(({ config }) => winsByLeak(config)) };
  },
});

function fairLeaksOf(
  { config, caught }: World,
  { pair, winsIn, roughlyIn }: (typeof PAIRS)[number],
): Finding[] {
  const at = (leak: number): Config => ({ ...config, leak });
  const fair = fairNear(
    (leak) => winsIn(at(leak)),
    (leak) => roughlyIn(at(leak)),
    LEAK_HALVES,
  );
  const byDesign = pair === 'three-thresholds' ? fairLeakFinding('fair-leak-design', { caught }, fair) : [];
  return [...fairLeakFinding('fair-leak', { pair, caught }, fair), ...byDesign];
}

function winsByLeak(config: Config): Plot {
  const leaks = Array.from({ length: 8 }, (_, step) => 5 * step);
  return {
    key: 'wins-by-leak',
    x: { key: 'leak', unit: 'share' },
    y: { key: 'boss-wins', unit: 'share', domain: [0, 1] },
    marks: [
      { kind: 'rule', axis: 'y', at: 0.5 },
      ...PAIRS.map(({ pair, roughlyIn }) => ({
        kind: 'line' as const,
        series: pair,
        points: leaks.map((leak) => ({ x: leak / 100, y: roughlyIn({ ...config, leak }) })),
      })),
    ],
  };
}

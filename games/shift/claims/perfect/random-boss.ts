import { int, optional } from '@foretell/engine';
import { defineExperiment, type Finding, type Param, type Plot, type Stated } from '@foretell/lab';
import type { Config } from '../../src/tables/rules.ts';
import { butFound, design, specification } from '../figures.ts';
import { fairKToTheHundredth, fairNear, K_TWENTIETHS } from './crossing.ts';
import { fairKFinding, solvedShare } from './figures.ts';
import {
  CAUGHT_READINGS,
  type CaughtReading,
  caughtSelection,
  WEEK_RULES,
  type World,
  worldsOf,
} from './settings.ts';
import {
  meetingsAgainstPerfect,
  meetingsAgainstThresholds,
  roughlyAgainstPerfect,
  roughValueOf,
  valueOfWeek,
} from './values.ts';

const COUNTS = [3, 4, 5];

/** Meetings a day of the boss whose fair K is asked for. */
const USUAL_COUNT = 3;

const meetings: Param<number | null> = {
  column: optional(int({ unit: 'meetings a day', min: 0, max: 8 })),
  usual: null,
  role: 'selection',
};

/** What the specification found, for each reading of a caught coast hour. */
interface Found {
  /** With 3, 4 and 5 meetings. */
  readonly wins: readonly number[];
  /** When the boss picks the number each morning. */
  readonly adaptive: number;
  readonly fairK: number;
  readonly fairKAdaptive: number;
  readonly fairKThresholds: number;
}

const FOUND: Readonly<Record<CaughtReading, Found>> = {
  nothing: {
    wins: [0.623, 0.452, 0.206],
    adaptive: 0.718,
    fairK: 4.1,
    fairKAdaptive: 4.55,
    fairKThresholds: 5.33,
  },
  output: {
    wins: [0.688, 0.523, 0.249],
    adaptive: 0.77,
    fairK: 4.25,
    fairKAdaptive: 4.8,
    fairKThresholds: 5.49,
  },
};

/** A boss nobody can read, against a worker who plays for the win as well as can be. */
export const RANDOM_BOSS = defineExperiment({
  id: 'shift/random-boss',
  kind: 'exact',
  params: { ...WEEK_RULES, caughtCoastKeepsOutput: caughtSelection, meetings },
  stated: [
    ...CAUGHT_READINGS.flatMap(claimsOf),
    butFound(design('boss-wins-design', {}, 0.885, 0.095), 0.6232, 0.0005, 'imperfect-workers'),
  ],
  async run(settings, host) {
    const worlds = worldsOf(settings);
    const findings: Finding[] = [];
    for (const [done, world] of worlds.entries()) {
      findings.push(...winsIn(world, settings.meetings));
      host.progress((done + 0.5) / worlds.length);
      findings.push(...fairKsIn(world, settings.meetings ?? USUAL_COUNT));
      host.progress((done + 1) / worlds.length);
    }
    return { findings, plots: worlds.slice(0, 1).map(({ config }) => winsByK(config)) };
  },
});

function claimsOf(caught: CaughtReading): Stated[] {
  const { wins, adaptive, fairK: k, fairKAdaptive, fairKThresholds } = FOUND[caught];
  const facts = { caught, meetings: USUAL_COUNT };
  const fair = specification('fair-k', facts, k, 0.05);
  return [
    ...wins.map((share, at) =>
      specification('boss-wins', { caught, meetings: COUNTS[at] ?? 0 }, share, 0.003),
    ),
    specification('boss-wins-adaptive', { caught }, adaptive, 0.003),
    caught === 'nothing' ? butFound(fair, 4.01, 0.015, 'steps') : fair,
    specification('fair-k-adaptive', { caught }, fairKAdaptive, 0.05),
    specification('fair-k-thresholds', facts, fairKThresholds, 0.01),
  ];
}

function winsIn({ config, caught }: World, asked: number | null): Finding[] {
  const counts = asked === null ? COUNTS : [asked];
  const wins = counts.map((count) => ({ count, share: meetingsAgainstPerfect(config, count) }));
  return [
    ...wins.map(({ count, share }) => solvedShare('boss-wins', { caught, meetings: count }, config, share)),
    ...wins
      .filter(({ count }) => caught === 'nothing' && count === USUAL_COUNT)
      .map(({ share }) => solvedShare('boss-wins-design', {}, config, share)),
    solvedShare('boss-wins-adaptive', { caught }, config, valueOfWeek(config)),
  ];
}

function fairKsIn({ config, caught }: World, count: number): Finding[] {
  const at = (k: number): Config => ({ ...config, k });
  const facts = { caught, meetings: count };
  return [
    ...fairKFinding(
      'fair-k',
      facts,
      fairKToTheHundredth((k) => meetingsAgainstPerfect(at(k), count)),
    ),
    ...fairKFinding(
      'fair-k-adaptive',
      { caught },
      fairNear(
        (k) => valueOfWeek(at(k)),
        (k) => roughValueOf(at(k)),
        K_TWENTIETHS,
      ),
    ),
    ...fairKFinding(
      'fair-k-thresholds',
      facts,
      fairKToTheHundredth((k) => meetingsAgainstThresholds(at(k), count)),
    ),
  ];
}

function winsByK(config: Config): Plot {
  const ks = Array.from({ length: 13 }, (_, step) => 300 + 20 * step);
  return {
    key: 'wins-by-k',
    x: { key: 'k', unit: 'k' },
    y: { key: 'boss-wins', unit: 'share', domain: [0, 1] },
    marks: [
      { kind: 'rule', axis: 'y', at: 0.5 },
      ...COUNTS.map((count) => ({
        kind: 'line' as const,
        series: `meetings-${count}`,
        points: ks.map((k) => ({ x: k / 100, y: roughlyAgainstPerfect({ ...config, k }, count) })),
      })),
    ],
  };
}

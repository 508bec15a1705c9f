import { defineExperiment, type Finding, type Stated } from '@foretell/lab';
import { butFound, design, specification } from '../figures.ts';
import { fairKOf } from './estimates.ts';
import { sampled } from './figures.ts';
import {
  bossWinsOf,
  gamesParam,
  hoursOf,
  type Played,
  plainShareOf,
  playAll,
  RULES_TO_SET,
  readingOf,
  request,
  SEED,
  SHIPPING,
  WORKERS,
  workerMoneyOf,
  workerParam,
} from './plays.ts';

const ACTIONS = ['slack', 'coast', 'work'] as const;

/** What is known not to come out: by key, worker and action. */
const FOUND: Readonly<Record<string, readonly [found: number, tolerance: number, why: string]>> = {
  'hours/easy/slack': [0.34, 0.05, 'risk-is-spread'],
  'hours/easy/coast': [1.71, 0.05, 'risk-is-spread'],
  'hours/normal/slack': [1.34, 0.05, 'risk-is-spread'],
  'hours/normal/coast': [1.64, 0.05, 'risk-is-spread'],
  'hours/normal/work': [5.02, 0.05, 'risk-is-spread'],
  'hours/hard/coast': [1.33, 0.05, 'better-than-assumed'],
  'hours/hard/work': [5.04, 0.05, 'better-than-assumed'],
  'boss-wins/hard': [0.288, 0.02, 'better-than-assumed'],
  'boss-wins-design/hard': [0.288, 0.02, 'better-than-assumed'],
  'fair-k/hard': [3.08, 0.06, 'better-than-assumed'],
  'worker-money/hard': [33, 0.3, 'better-than-assumed'],
};

/** Each computer worker under the boss that ships: how well he reads, what he earns, and the K that would be fair. */
export const AI_LEVELS = defineExperiment({
  id: 'shift/ai-levels',
  kind: 'sampled',
  params: { games: gamesParam(10_000), seed: SEED, worker: workerParam, ...RULES_TO_SET },
  stated: claims(),
  async run(setup, host) {
    const workers = WORKERS.filter((worker) => setup.worker === null || setup.worker === worker);
    const plays = await playAll(
      host,
      workers.map((worker) => request({ boss: SHIPPING, worker }, setup)),
    );
    return { findings: plays.flatMap((played, at) => findingsOf(workers[at] ?? 'easy', played)), plots: [] };
  },
});

function findingsOf(worker: string, played: Played): readonly Finding[] {
  const { games, tally } = played;
  return [
    sampled('reading', { worker }, 'share', readingOf(played), games),
    sampled('plain-share', { worker }, 'share', plainShareOf(played), games),
    sampled('boss-wins', { worker }, 'share', bossWinsOf(played), games),
    ...(worker === 'hard'
      ? [sampled('boss-wins-design', { worker }, 'share', bossWinsOf(played), games)]
      : []),
    sampled('fair-k', { worker }, 'k', fairKOf(tally.highestK), games),
    sampled('worker-money', { worker }, 'money', workerMoneyOf(played), games),
    ...ACTIONS.map((action) =>
      sampled('hours', { worker, action }, 'number', hoursOf(played, action), games),
    ),
  ];
}

function claims(): readonly Stated[] {
  const rows = [
    ['easy', 0.51, 0.96, 5.49, 21.3, [0.8, 1.1, 6.1]],
    ['normal', 0.62, 0.6, 3.83, 26.7, [1, 2.4, 4.5]],
    ['hard', 0.7, 0.53, 3.6, 22.2, [1.5, 2.1, 4.4]],
  ] as const;
  const stated = rows.flatMap(([worker, reading, wins, k, money, hours]) => [
    specification('reading', { worker }, reading, 0.02),
    specification('boss-wins', { worker }, wins, 0.04),
    specification('fair-k', { worker }, k, 0.15),
    specification('worker-money', { worker }, money, 1),
    ...ACTIONS.map((action, at) => specification('hours', { worker, action }, hours[at] ?? 0, 0.3)),
  ]);
  return [...stated, design('boss-wins-design', { worker: 'hard' }, 0.496, 0.04)].map(asFound);
}

/** The claim, with what comes out instead where that is known. */
function asFound(claim: Stated): Stated {
  const found = FOUND[[claim.key, ...Object.values(claim.facts)].join('/')];
  return found === undefined ? claim : butFound(claim, found[0], found[1], found[2]);
}

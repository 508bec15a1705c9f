import { defineExperiment, type Finding, type Plot, type Stated } from '@foretell/lab';
import { butFound, specification } from '../figures.ts';
import { FORCED_MEETINGS, forcedBossId } from './bots.ts';
import { growth } from './estimates.ts';
import { curve, sampled } from './figures.ts';
import {
  bossOutputOf,
  gamesParam,
  type Played,
  playAll,
  RULES_TO_SET,
  requestOf,
  SEED,
  WORKERS,
  type WorkerId,
  workerParam,
} from './plays.ts';

/** What another meeting brings a boss: nothing, if his worker notices. */
export const MEETING_RESPONSE = defineExperiment({
  id: 'shift/meeting-response',
  kind: 'sampled',
  params: { games: gamesParam(1000), seed: SEED, worker: workerParam, ...RULES_TO_SET },
  stated: claims(),
  async run(setup, host) {
    const workers = WORKERS.filter((worker) => setup.worker === null || setup.worker === worker);
    const pairs = workers.flatMap((worker) => FORCED_MEETINGS.map((meetings) => ({ worker, meetings })));
    const plays = await playAll(
      host,
      pairs.map(({ worker, meetings }) =>
        requestOf({ boss: forcedBossId(meetings), worker }, setup, setup.games),
      ),
    );
    const byWorker = workers.map((worker) => ({
      worker,
      plays: plays.filter((_, at) => pairs[at]?.worker === worker),
    }));
    return { findings: byWorker.flatMap(findingsOf), plots: [plotOf(byWorker)] };
  },
});

interface Responses {
  readonly worker: WorkerId;
  /** One for each number of {@link FORCED_MEETINGS}. */
  readonly plays: readonly Played[];
}

function findingsOf({ worker, plays }: Responses): readonly Finding[] {
  const outputs = plays.map(bossOutputOf);
  return FORCED_MEETINGS.flatMap((meetings, at) => {
    const output = outputs[at];
    const before = outputs[at - 1];
    const games = plays[at]?.games ?? 0;
    if (output === undefined) return [];
    return [
      sampled('output', { worker, meetings }, 'output', output, games),
      ...(before === undefined
        ? []
        : [sampled('growth', { worker, meetings }, 'share', growth(before, output), games)]),
    ];
  });
}

function plotOf(responses: readonly Responses[]): Plot {
  return {
    key: 'output-by-meetings',
    x: { key: 'meetings', unit: 'count' },
    y: { key: 'output', unit: 'output' },
    marks: responses.flatMap(({ worker, plays }) =>
      curve(
        worker,
        plays.map((played, at) => [FORCED_MEETINGS[at] ?? 0, bossOutputOf(played)]),
      ),
    ),
  };
}

function claims(): readonly Stated[] {
  const growing = (['normal', 'hard'] as const).flatMap((worker) =>
    FORCED_MEETINGS.slice(1).map((meetings): Stated => {
      const claim: Stated = { ...specification('growth', { worker, meetings }, 0.02, 0), bound: 'at-most' };
      const isFound = worker === 'hard' && meetings === 4;
      return isFound ? butFound(claim, 0.034, 0.01, 'hard-answers-places') : claim;
    }),
  );
  // Printed as 21 and 29 against the easy worker, 20 and 19 against the normal one.
  const printed = [
    ['easy', 3, 21, 24.4],
    ['easy', 6, 29, 14],
    ['normal', 3, 20, 21.9],
    ['normal', 6, 19, 11.1],
  ] as const;
  return [
    ...growing,
    ...printed.map(([worker, meetings, output, found]) =>
      butFound(
        specification('output', { worker, meetings }, output, 1),
        found,
        0.4,
        'workers-count-meetings',
      ),
    ),
  ];
}

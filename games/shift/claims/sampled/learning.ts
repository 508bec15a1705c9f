import { defineExperiment, type Stated } from '@foretell/lab';
import { difference } from './estimates.ts';
import { atLeast, curve, sampled } from './figures.ts';
import {
  dayReadingOf,
  gamesParam,
  heistAndCatchOf,
  playAll,
  RULES_TO_SET,
  request,
  SEED,
  SHIPPING,
  WORKERS,
} from './plays.ts';

/** Whether there is something to learn within a week, and something to win and to lose in it. */
export const LEARNING = defineExperiment({
  id: 'shift/learning',
  kind: 'sampled',
  params: { games: gamesParam(10_000), seed: SEED, ...RULES_TO_SET },
  stated: claims(),
  async run(setup, host) {
    const plays = await playAll(
      host,
      WORKERS.map((worker) => request({ boss: SHIPPING, worker }, setup)),
    );
    const findings = plays.flatMap((played, at) => {
      const worker = WORKERS[at] ?? 'easy';
      const rise = difference(dayReadingOf(played, -1), dayReadingOf(played, 0));
      return [
        sampled('heist-and-catch', { worker }, 'share', heistAndCatchOf(played), played.games),
        sampled('rise', { worker }, 'share', rise, played.games),
      ];
    });
    const marks = plays.flatMap((played, at) =>
      curve(
        WORKERS[at] ?? 'easy',
        played.tally.readings.days.map((_, day) => [day + 1, dayReadingOf(played, day)] as const),
      ),
    );
    const x = { key: 'day', unit: 'count' } as const;
    const y = { key: 'reading', unit: 'share' } as const;
    return { findings, plots: [{ key: 'reading-by-day', x, y, marks }] };
  },
});

function claims(): readonly Stated[] {
  return (['normal', 'hard'] as const).flatMap((worker) => [
    atLeast('heist-and-catch', { worker }, 0.8),
    atLeast('rise', { worker }, 0.1),
  ]);
}

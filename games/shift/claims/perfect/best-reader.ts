import { int } from '@foretell/engine';
import { defineExperiment, type Param, type Plot } from '@foretell/lab';
import { coarseWalk } from '../../src/bots/perfect/coarse-week.ts';
import type { DayGame } from '../../src/bots/perfect/day-game.ts';
import { firstValue, valueWeek, type Walk } from '../../src/bots/perfect/week.ts';
import type { Config } from '../../src/tables/rules.ts';
import { butFound, design, specification } from '../figures.ts';
import { accuracyParam } from '../params.ts';
import { bestAnswer, followed } from './deciders.ts';
import { solvedShare } from './figures.ts';
import { PUBLISHED_PLAN, publishedLoads, type Reading, readerDay } from './reader.ts';
import { caughtSelection, WEEK_RULES, worldsOf } from './settings.ts';
import { exactWalk } from './values.ts';

const meetings: Param<number> = {
  column: int({ unit: 'meetings a day', min: 0, max: 8 }),
  usual: 3,
  role: 'condition',
};

/** The boss of the published equilibrium against the best that a reader can do, who also looks at the score. */
export const BEST_READER = defineExperiment({
  id: 'shift/best-reader',
  kind: 'exact',
  params: { ...WEEK_RULES, caughtCoastKeepsOutput: caughtSelection, q: accuracyParam, meetings },
  stated: [
    specification('boss-wins', { caught: 'nothing' }, 0.31, 0.003),
    butFound(design('exploitability-design', {}, 0, 0.0005), 0.224, 0.001, 'few-plans'),
  ],
  async run(settings) {
    const accuracy = settings.q / 1000;
    const worlds = worldsOf(settings);
    const findings = worlds.flatMap(({ config, caught }) => {
      const reading = { config, meetings: settings.meetings, accuracy };
      const best = bossAgainstBestReader(reading);
      const published = bossAgainstPublished(reading);
      return [
        solvedShare('boss-wins', { caught }, config, best),
        solvedShare('boss-wins-published', { caught }, config, published),
        ...(caught === 'nothing' ? [solvedShare('exploitability-design', {}, config, published - best)] : []),
      ];
    });
    const plots = worlds.slice(0, 1).map(({ config }) => winsByAccuracy(config, settings.meetings));
    return { findings, plots };
  },
});

/**
 * How often the boss wins against the best answer to him: of all that a reader can do on what he reads and on the score.
 * `walkOf` says how finely it is worked out.
 */
export function bossAgainstBestReader(
  reading: Reading,
  walkOf: (config: Config, game: DayGame) => Walk = (_, game) => exactWalk(game),
): number {
  const game = readerDay(reading);
  return firstValue(valueWeek(reading.config, game, bestAnswer(game), walkOf(reading.config, game)));
}

/** How often he wins against the published plan. A draw is half a win. */
function bossAgainstPublished(reading: Reading): number {
  const game = readerDay(reading, publishedLoads);
  const walk = { ...exactWalk(game), safeRise: Number.POSITIVE_INFINITY };
  return firstValue(valueWeek(reading.config, game, followed(game, PUBLISHED_PLAN), walk));
}

function winsByAccuracy(config: Config, count: number): Plot {
  const accuracies = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8];
  return {
    key: 'wins-by-accuracy',
    x: { key: 'q', unit: 'share' },
    y: { key: 'boss-wins', unit: 'share', domain: [0, 1] },
    marks: [
      { kind: 'rule', axis: 'y', at: 0.5 },
      {
        kind: 'line',
        series: 'best',
        points: accuracies.map((accuracy) => ({
          x: accuracy,
          y: bossAgainstBestReader({ config, meetings: count, accuracy }, coarseWalk),
        })),
      },
    ],
  };
}

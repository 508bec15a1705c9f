import { defineExperiment, type Finding } from '@foretell/lab';
import { difference, fairKOf } from './estimates.ts';
import { atLeast, sampled } from './figures.ts';
import {
  bossWinsOf,
  dayReadingOf,
  gamesParam,
  playAll,
  RULES_TO_SET,
  requestOf,
  SEED,
  SHIPPING,
} from './plays.ts';

const LENGTHS = [
  { length: 'five', changes: { days: 5 } },
  { length: 'ten', changes: { days: 10 } },
  { length: 'ten-restarting', changes: { days: 10, ladderRestarts: true } },
] as const;

/** Five days or ten: how well the boss is read at the end, who wins, and the K that it would take. */
export const TEN_DAYS = defineExperiment({
  id: 'shift/ten-days',
  kind: 'sampled',
  params: { games: gamesParam(5000), seed: SEED, ...RULES_TO_SET },
  stated: [atLeast('more-wins', {}, 0), atLeast('more-reading', {}, 0)],
  async run(setup, host) {
    const plays = await playAll(
      host,
      LENGTHS.map(({ changes }) =>
        requestOf({ boss: SHIPPING, worker: 'normal' }, setup, setup.games, changes),
      ),
    );
    const findings: Finding[] = plays.flatMap((played, at) => {
      const { length } = LENGTHS[at] ?? LENGTHS[0];
      const { games, tally } = played;
      return [
        sampled('boss-wins', { length }, 'share', bossWinsOf(played), games),
        sampled('reading-last', { length }, 'share', dayReadingOf(played, -1), games),
        sampled('fair-k', { length }, 'k', fairKOf(tally.highestK), games),
      ];
    });
    const [five, ten] = plays;
    if (five !== undefined && ten !== undefined) {
      const wins = difference(bossWinsOf(ten), bossWinsOf(five));
      const reading = difference(dayReadingOf(ten, -1), dayReadingOf(five, -1));
      findings.push(
        sampled('more-wins', {}, 'share', wins, ten.games),
        sampled('more-reading', {}, 'share', reading, ten.games),
      );
    }
    return { findings, plots: [] };
  },
});

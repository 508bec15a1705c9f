import {
  type Bot,
  nextBelow,
  nextPermutation,
  openRng,
  type Rng,
  rngStream,
  type Seed,
} from '@foretell/engine';
import type { View } from '../observe.ts';
import { type BossHour, bossSheet, HOURS_A_DAY, type Move } from '../sheets.ts';
import { BOSS_MINDS } from '../tables/minds.ts';
import { slackBelief } from './belief.ts';
import { bestHours } from './rank.ts';

export type BossMind = (typeof BOSS_MINDS.rows)[keyof typeof BOSS_MINDS.rows];

/** The computer bosses, one for each row of the table of minds. */
export const BOSS_BOTS: readonly Bot<View, Move, null>[] = Object.entries(BOSS_MINDS.rows).map(
  ([id, mind]) => ({
    id,
    seat: 'boss',
    decide: (view, seed) => ({ move: planDay(mind, view, seed), note: null }),
  }),
);

/** The sheet of a boss of this mind. For measuring, the number of meetings may be forced; all else stays as it is. */
export function planDay(mind: BossMind, view: View, seed: Seed, forcedMeetings?: number): Move {
  // The habit is the boss's for the whole game, so its stream is asked anew every morning and always says the same.
  const liking = nextPermutation(openRng(rngStream(seed, 'habit')), HOURS_A_DAY);
  const belief = slackBelief(view.config, view.days, mind.memory / 100);
  const rng = openRng(rngStream(seed, `day/${view.day}`));
  const usual = meetingsToday(mind, view, rng);
  const score = liking.map(
    (rank, hour) =>
      (mind.habit * rank) / (HOURS_A_DAY - 1) -
      mind.response * (belief[hour] ?? 0) +
      (mind.noise * nextBelow(rng, 1 << 20)) / (1 << 20),
  );
  const chosen = bestHours(score, forcedMeetings ?? usual);
  return bossSheet(score.map((_, hour): BossHour => (chosen.has(hour) ? 'meeting' : 'watch')));
}

/** The usual number, one less or one more, each equally likely; never below the minimum. */
function meetingsToday(mind: BossMind, view: View, rng: Rng): number {
  return Math.max(view.config.minMeetings, mind.meetings - 1 + nextBelow(rng, 3));
}

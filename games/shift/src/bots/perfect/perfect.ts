import { type Bot, nextPermutation, nextUint32, openRng, type Rng, rngStream } from '@foretell/engine';
import type { View } from '../../observe.ts';
import { leadOfBoss } from '../../rules/money.ts';
import {
  type BossHour,
  bossSheet,
  HOURS_A_DAY,
  type Move,
  type WorkerHour,
  workerSheet,
} from '../../sheets.ts';
import { type DaySolution, daySolver } from './day-solver.ts';
import { type Load, loadsOf } from './endings.ts';
import { eveningOf, expectBlock } from './expectation.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { rowsAfter } from './week.ts';

/**
 * The players who cannot be read and do not read (RULES.md §10). Each morning they solve the day, as a game between
 * numbers of hours, for the chance to win the week; they draw a number from the mix and lots for the places. Nobody gains
 * anything against them by remembering what they did.
 */
export const PERFECT_PLAYERS: readonly Bot<View, Move, null>[] = [
  {
    id: 'perfect',
    seat: 'boss',
    decide: (view, seed) => ({ move: planMeetings(view, rngOf(view, seed)), note: null }),
  },
  {
    id: 'perfect',
    seat: 'worker',
    decide: (view, seed) => ({ move: planLoad(view, rngOf(view, seed)), note: null }),
  },
];

function rngOf(view: View, seed: string): Rng {
  return openRng(rngStream(seed, `day/${view.day}`));
}

function planMeetings(view: View, rng: Rng): Move {
  const { boss } = solveMorning(view, outlookOf(view.config));
  const meetings = view.config.minMeetings + draw(rng, boss);
  const lots = nextPermutation(rng, HOURS_A_DAY);
  return bossSheet(lots.map((lot): BossHour => (lot < meetings ? 'meeting' : 'watch')));
}

function planLoad(view: View, rng: Rng): Move {
  const outlook = outlookOf(view.config);
  const { worker, plans, options } = solveMorning(view, outlook);
  const { signals, firstOption } = outlook.game;
  const shown = view.leaked.filter(Boolean).length;
  const plan = draw(rng, worker.subarray(0, plans));
  const option = (options[plan * signals + shown] ?? 0) - (firstOption[shown] ?? 0);
  const load = loadsOf(HOURS_A_DAY - shown)[option] ?? { coast: 0, slack: 0 };
  return workerSheet(placeLoad(view.leaked, load, rng));
}

/** Slack in the hours that are shown, and the load at random in the others. */
function placeLoad(shown: readonly boolean[], { coast, slack }: Load, rng: Rng): WorkerHour[] {
  const hours = shown.map((isShown): WorkerHour => (isShown ? 'slack' : 'work'));
  const hidden = shown.flatMap((isShown, hour) => (isShown ? [] : [hour]));
  const lots = nextPermutation(rng, hidden.length);
  for (const [at, hour] of hidden.entries()) {
    const lot = lots[at] ?? 0;
    if (lot < coast) hours[hour] = 'coast';
    else if (lot < coast + slack) hours[hour] = 'slack';
  }
  return hours;
}

/** The mixes of this morning. They depend on the score alone. */
function solveMorning(view: View, { game, rowOf }: Outlook): DaySolution {
  const { config, catches, day } = view;
  const evening = eveningOf(config, game.step, catches, rowsAfter(config, rowOf, day));
  const expected = new Float64Array(game.rows * game.options);
  expectBlock(game, evening, leadOfBoss(config, view) / game.step, 1, expected);
  return daySolver(game).solve(expected, 0, 1);
}

/** The place of one of the weights, each as likely as it says; they sum to 1. */
function draw(rng: Rng, weights: Float64Array): number {
  let left = nextUint32(rng) / 2 ** 32;
  for (const [place, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return place;
  }
  // Rounding has left a crumb: it belongs to the last place that can be drawn at all.
  return weights.findLastIndex((weight) => weight > 0);
}

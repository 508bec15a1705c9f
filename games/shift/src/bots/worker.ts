import { type Bot, openRng, type Rng, rngStream, type Seed } from '@foretell/engine';
import type { View } from '../observe.ts';
import { type Move, workerSheet } from '../sheets.ts';
import { WORKER_MINDS } from '../tables/minds.ts';
import { stakeAgainst } from './bait.ts';
import { modelBoss, readModel } from './model.ts';
import { type Reading, readHabit, readNothing } from './reading.ts';
import { stakeDay } from './stakes.ts';

type Mind = (typeof WORKER_MINDS.rows)[keyof typeof WORKER_MINDS.rows];

/** The computer workers, one for each row of the table of minds. Each notes how he read the day. */
export const WORKER_BOTS: readonly Bot<View, Move, Reading>[] = Object.entries(WORKER_MINDS.rows).map(
  ([id, mind]) => ({ id, seat: 'worker', decide: (view, seed) => planDay(mind, view, seed) }),
);

function planDay(mind: Mind, view: View, seed: Seed): { readonly move: Move; readonly note: Reading } {
  const rng = openRng(rngStream(seed, `day/${view.day}`));
  const catchesExpected = mind.catchesExpected / 100;
  if (mind.reader === 'model') {
    const model = modelBoss(view);
    const note = readModel(view, model, rng);
    const stake =
      mind.baits === 'yes'
        ? stakeAgainst(view, model, catchesExpected)
        : stakeDay(view, note.watched, catchesExpected);
    return { move: workerSheet(stake.hours), note };
  }
  const note = readSimply(mind, view, rng);
  return { move: workerSheet(stakeDay(view, note.watched, catchesExpected).hours), note };
}

function readSimply(mind: Mind, view: View, rng: Rng): Reading {
  const trust = mind.trust / 100;
  return mind.reader === 'none' ? readNothing(view, trust, rng) : readHabit(view, trust, rng);
}

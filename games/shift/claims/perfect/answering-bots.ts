import { type Bot, nextPermutation, openRng, rngStream, type Seed } from '@foretell/engine';
import { PERFECT_PLAYERS } from '../../src/bots/perfect/perfect.ts';
import { bestHours } from '../../src/bots/rank.ts';
import type { View } from '../../src/observe.ts';
import {
  type BossHour,
  bossSheet,
  countMeetings,
  HOURS_A_DAY,
  type Move,
  workerSheet,
} from '../../src/sheets.ts';
import { readToWin } from './reading-to-win.ts';

/** Bots that were made to beat others, and only measure with: each is an answer, not the best one. */
export const PERFECT_BOTS: readonly Bot<View, Move, null>[] = [
  {
    id: 'reads-to-win',
    seat: 'worker',
    decide: (view) => ({ move: workerSheet(readToWin(view)), note: null }),
  },
  {
    id: 'meets-elsewhere',
    seat: 'boss',
    decide: (view, seed) => ({ move: bossSheet(meetElsewhere(view, seed)), note: null }),
  },
];

/** As many meetings as the perfect boss would hold, in the hours in which there have been fewest so far. */
function meetElsewhere(view: View, seed: Seed): BossHour[] {
  const lots = nextPermutation(openRng(rngStream(seed, `elsewhere/${view.day}`)), HOURS_A_DAY);
  const freshness = lots.map((lot, hour) => {
    const met = view.days.filter(({ hours }) => hours[hour]?.boss === 'meeting').length;
    return lot / HOURS_A_DAY - met;
  });
  const chosen = bestHours(freshness, perfectNumber(view, seed));
  return freshness.map((_, hour): BossHour => (chosen.has(hour) ? 'meeting' : 'watch'));
}

function perfectNumber(view: View, seed: Seed): number {
  const sheet = PERFECT_PLAYERS.find((bot) => bot.seat === 'boss')?.decide(view, seed).move;
  return sheet?.kind === 'boss-sheet' ? countMeetings(sheet.hours) : view.config.minMeetings;
}

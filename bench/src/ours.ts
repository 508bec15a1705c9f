import { findGame } from '@foretell/catalog';
import { type Bot, nextBelow, nextOf, openRng, type Rng, rngStream } from '@foretell/engine';
import { playGame, sample } from '@foretell/lab';
import {
  bossSheetsWith,
  EVERY_WORKER_SHEET,
  MEASURE,
  type Move,
  playBulkDay,
  type State,
  shift,
  startBulkWeek,
  type View,
  winnerOf,
} from '@foretell/shift';
import { at, drawPairs, masksOf, PAIRS } from './draws.ts';
import type { Play } from './play.ts';

/** The contract by itself: every day two of the legal sheets, drawn from the list that `legalMoves` gives. */
export function contractRandom(): Play {
  const rng = openRng(rngStream('bench', 'sheets'));
  let next = 0;
  return (weeks) => {
    for (let week = 0; week < weeks; week++) playRandomWeek(`bench/${next++}`, rng);
  };
}

/** The same with sheets drawn in advance. */
export function contractDrawn(): Play {
  const pairs = drawPairs('bench', PAIRS);
  let next = 0;
  let nextPair = 0;
  return (weeks) => {
    for (let week = 0; week < weeks; week++) {
      let state = shift.setup(shift.defaultConfig, `bench/${next++}`);
      while (shift.toAct(state).kind !== 'over') {
        const { boss, worker } = at(pairs, nextPair++ % pairs.length);
        state = applied(state, { boss, worker });
      }
      assertOver(state);
    }
  };
}

/** The week without its record, on bit masks, random legal sheets: for work that wants nothing but the purses. */
export function bulkRandom(): Play {
  const rng = openRng(rngStream('bench', 'sheets'));
  const config = shift.defaultConfig;
  const bossMasks = bossSheetsWith(config.minMeetings).map(({ hours }) => masksOf(hours).meeting);
  const workerMasks = EVERY_WORKER_SHEET.map(({ hours }) => masksOf(hours));
  let next = 0;
  return (weeks) => {
    const wins = { boss: 0, worker: 0, draw: 0 };
    for (let played = 0; played < weeks; played++) {
      const week = startBulkWeek(`bench/${next++}`);
      for (let day = 0; day < config.days; day++) {
        // One draw for both sheets: every pair is equally likely.
        const pair = nextBelow(rng, bossMasks.length * workerMasks.length);
        const bossIndex = pair % bossMasks.length;
        const { coast, slack } = at(workerMasks, (pair - bossIndex) / bossMasks.length);
        playBulkDay(config, week, at(bossMasks, bossIndex), coast, slack);
      }
      wins[winnerOf(config, week)]++;
    }
    if (wins.boss + wins.worker + wins.draw !== weeks) throw new Error('a week ended without a result');
  };
}

/** The laboratory with bots that choose at random: views, bot seeds, notes and events are all there. */
export function labRandom(): Play {
  const players = {
    boss: randomBot('boss', (view) => bossSheetsWith(view.config.minMeetings)),
    worker: randomBot('worker', () => EVERY_WORKER_SHEET),
  };
  const matchup = { game: shift, config: shift.defaultConfig, players };
  let next = 0;
  return (weeks) => {
    for (let week = 0; week < weeks; week++) assertOver(playGame(matchup, `bench/${next++}`).final);
  };
}

/** The laboratory as `foretell sim` runs it: computer players that think, and everything measured. */
export function labBots(): Play {
  const entry = findGame('shift');
  const boss = entry?.bots.find((bot) => bot.seat === 'boss' && bot.id === 'habit');
  const worker = entry?.bots.find((bot) => bot.seat === 'worker' && bot.id === 'normal');
  if (!entry || !boss || !worker)
    throw new Error('the catalogue has no shift with boss "habit", worker "normal"');
  const { game } = entry;
  const matchup = { game, config: game.defaultConfig, players: { boss, worker } };
  let next = 0;
  return (weeks) => {
    const tally = sample(matchup, MEASURE, { seed: 'bench', from: next, to: next + weeks });
    if (tally.games !== weeks) throw new Error('the laboratory played another number of weeks');
    next += weeks;
  };
}

function randomBot(seat: string, sheetsFor: (view: View) => readonly Move[]): Bot<View, Move> {
  return {
    id: 'random',
    seat,
    decide: (view, seed) => {
      const rng = openRng(rngStream(seed, `day/${view.day}`));
      return { move: nextOf(rng, sheetsFor(view)), note: undefined };
    },
  };
}

function playRandomWeek(seed: string, rng: Rng): void {
  let state = shift.setup(shift.defaultConfig, seed);
  while (shift.toAct(state).kind !== 'over') {
    const boss = nextOf(rng, shift.legalMoves(state, 'boss'));
    const worker = nextOf(rng, shift.legalMoves(state, 'worker'));
    state = applied(state, { boss, worker });
  }
  assertOver(state);
}

function applied(state: State, moves: Readonly<Record<string, Move>>): State {
  const step = shift.apply(state, moves);
  if (!step.ok) throw new Error(`a legal sheet was refused: ${step.error.code}`);
  return step.value.state;
}

/** Asks for the result, as whoever plays in bulk would. */
function assertOver(state: State): void {
  if (shift.returns(state).length !== 2 || state.days.length !== shift.defaultConfig.days) {
    throw new Error('a week of foretell did not reach its end');
  }
}

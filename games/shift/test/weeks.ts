import { nextOf, openRng, type Rng, rngStream } from '@foretell/engine';
import { shift } from '../src/game.ts';
import { type BossHour, bossSheet, type Move, type WorkerHour, workerSheet } from '../src/sheets.ts';
import type { State } from '../src/state.ts';
import type { Config } from '../src/tables/rules.ts';

/** Sheets written short, as in the rule book's examples: `M` meeting, `.` watch; `w` work, `c` coast, `s` slack. */
export function boss(letters: string): Move {
  return bossSheet([...letters].map((letter): BossHour => (letter === 'M' ? 'meeting' : 'watch')));
}

const WORKER_LETTERS: Readonly<Record<string, WorkerHour>> = { w: 'work', c: 'coast', s: 'slack' };

export function worker(letters: string): Move {
  return workerSheet([...letters].map((letter) => WORKER_LETTERS[letter] ?? 'work'));
}

/** The next state; throws where the game refuses. */
export function play(state: State, moves: Readonly<Record<string, Move>>): State {
  const step = shift.apply(state, moves);
  if (!step.ok) throw new Error(`refused: ${step.error.code}`);
  return step.value.state;
}

/** Plays whole days of the same two sheets. */
export function playDays(state: State, days: number, bossLetters: string, workerLetters: string): State {
  let next = state;
  for (let day = 0; day < days; day++) {
    next = play(next, { boss: boss(bossLetters), worker: worker(workerLetters) });
  }
  return next;
}

/** The first state of a week. */
export function week(changes: Partial<Config> = {}, seed = 'a week'): State {
  return shift.setup({ ...shift.defaultConfig, ...changes }, seed);
}

/** A legal sheet for each seat that is to act. */
export function randomMoves(state: State, rng: Rng): Record<string, Move> {
  const turn = shift.toAct(state);
  const moves: Record<string, Move> = {};
  for (const seat of turn.kind === 'seats' ? turn.seats : []) {
    moves[seat] = nextOf(rng, shift.legalMoves(state, seat));
  }
  return moves;
}

/** Every state of a week of random legal sheets, the first one first. */
export function randomWeek(seed: string, changes: Partial<Config> = {}): State[] {
  const rng = openRng(rngStream(seed, 'random sheets'));
  const states = [week(changes, seed)];
  for (;;) {
    const state = states.at(-1);
    if (state === undefined || shift.toAct(state).kind === 'over') return states;
    states.push(play(state, randomMoves(state, rng)));
  }
}

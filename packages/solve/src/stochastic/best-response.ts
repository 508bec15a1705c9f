import { fail, ok, type Result } from '@foretell/engine';
import type { BadMatrix } from '../matrix/matrix-game.ts';
import { checkSheet, openSheet, type Sheet } from '../matrix/sheet.ts';
import { makeMix } from '../matrix/solution.ts';
import type { Side } from '../matrix/solve-failure.ts';
import { finalValues } from './backward-induction.ts';
import type { StateRefusal, StochasticGame } from './stochastic-game.ts';

/**
 * How a player is known to play: writes the chances of its choices in a state, as many as its matrix has, into the first places
 * of `mix`. They may be weights; they are divided by their sum.
 */
export type Policy = (stage: number, state: number, mix: Float64Array) => void;

/** The best that can be done against a policy. */
export interface BestResponse {
  /** By stage, then by state: what the row player gets when the responder, whichever side it is, does its best. */
  readonly values: readonly Float64Array[];
  /** By stage, then by state: the responder's choice, the first among equals. */
  readonly choices: readonly Int32Array[];
}

/** Why a state has no best response: its matrix is no game, or the policy's weights there are no mix. */
export type ResponseFailure = BadMatrix | { readonly code: 'not-a-mix'; readonly side: Side };

/**
 * The best response of `responder` to the other side's policy, from the end to the beginning (a Markov decision process, Bellman
 * 1957). With the value of the game it tells how much the policy can be exploited; the responder's choices need no chance.
 */
export function bestResponse(
  game: StochasticGame,
  responder: Side,
  policy: Policy,
): Result<BestResponse, StateRefusal<ResponseFailure>> {
  const sheet = openSheet(game.mostRows, game.mostColumns);
  const values = [finalValues(game)];
  const choices: Int32Array[] = [];
  for (let stage = game.stages - 1; stage >= 0; stage--) {
    const answered = answerStage({ game, responder, policy, sheet }, stage, values[0] ?? new Float64Array());
    if (!answered.ok) return answered;
    values.unshift(answered.value.values);
    choices.unshift(answered.value.choices);
  }
  return ok({ values, choices });
}

interface StageAnswer {
  readonly values: Float64Array;
  readonly choices: Int32Array;
}

interface Task {
  readonly game: StochasticGame;
  readonly responder: Side;
  readonly policy: Policy;
  readonly sheet: Sheet;
}

function answerStage(
  { game, responder, policy, sheet }: Task,
  stage: number,
  next: Float64Array,
): Result<StageAnswer, StateRefusal<ResponseFailure>> {
  const states = game.states(stage);
  const values = new Float64Array(states);
  const choices = new Int32Array(states);
  const side = responder === 'row' ? 'column' : 'row';
  const mix = sheet[side];
  for (let state = 0; state < states; state++) {
    game.fill(stage, state, next, sheet);
    const bad = checkSheet(sheet);
    if (bad !== undefined) return fail({ stage, state, failure: bad });
    mix.fill(0);
    policy(stage, state, mix);
    if (!makeMix(mix, side === 'row' ? sheet.rows : sheet.columns)) {
      return fail({ stage, state, failure: { code: 'not-a-mix', side } });
    }
    const choice = responder === 'row' ? bestRow(sheet) : bestColumn(sheet);
    choices[state] = choice;
    values[state] = responder === 'row' ? payoffOfRow(sheet, choice) : payoffOfColumn(sheet, choice);
  }
  return ok({ values, choices });
}

function bestRow(sheet: Sheet): number {
  let best = 0;
  let most = payoffOfRow(sheet, 0);
  for (let row = 1; row < sheet.rows; row++) {
    const payoff = payoffOfRow(sheet, row);
    if (payoff > most) {
      most = payoff;
      best = row;
    }
  }
  return best;
}

function bestColumn(sheet: Sheet): number {
  let best = 0;
  let least = payoffOfColumn(sheet, 0);
  for (let column = 1; column < sheet.columns; column++) {
    const payoff = payoffOfColumn(sheet, column);
    if (payoff < least) {
      least = payoff;
      best = column;
    }
  }
  return best;
}

function payoffOfRow({ columns, payoffs, column }: Sheet, row: number): number {
  let sum = 0;
  for (let at = 0; at < columns; at++) sum += (payoffs[row * columns + at] ?? 0) * (column[at] ?? 0);
  return sum;
}

function payoffOfColumn({ rows, columns, payoffs, row }: Sheet, column: number): number {
  let sum = 0;
  for (let at = 0; at < rows; at++) sum += (payoffs[at * columns + column] ?? 0) * (row[at] ?? 0);
  return sum;
}

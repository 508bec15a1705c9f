import { fail, ok, type Result } from '@foretell/engine';
import { openSheet, type Sheet } from '../matrix/sheet.ts';
import { solveSheet } from '../matrix/simplex.ts';
import type { Solution } from '../matrix/solution.ts';
import type { SolveFailure } from '../matrix/solve-failure.ts';
import type { StateRefusal, StochasticGame } from './stochastic-game.ts';

/** What every state is worth to the row player when both play well. */
export interface StochasticSolution {
  /** By stage, then by state; the stage after the last one holds the values of the end. */
  readonly values: readonly Float64Array[];
  /**
   * By stage: no value of the stage is further than this from the true one. It is the largest half gap of the stage plus the
   * error of the next stage, because averaging over next states and solving a matrix enlarge no error; rounding apart, which
   * is about 1e-16 times the largest payoff a stage.
   */
  readonly errors: readonly number[];
}

/**
 * Solves a stochastic game from its end to its beginning, one matrix game a state (Shapley 1953). Mixes are not kept: `mixesAt`
 * finds them again. Stops at the first state whose matrix is no game or whose gap is not small.
 */
export function solveStages(game: StochasticGame): Result<StochasticSolution, StateRefusal<SolveFailure>> {
  const sheet = openSheet(game.mostRows, game.mostColumns);
  const values = [finalValues(game)];
  const errors = [0];
  for (let stage = game.stages - 1; stage >= 0; stage--) {
    const solved = solveStage(game, stage, values[0] ?? new Float64Array(), sheet);
    if (!solved.ok) return solved;
    values.unshift(solved.value.values);
    errors.unshift(solved.value.halfGap + (errors[0] ?? 0));
  }
  return ok({ values, errors });
}

/** The mixes of one state, from values of the next stage; they are those that `solveStages` has used. */
export function mixesAt(
  game: StochasticGame,
  { values }: StochasticSolution,
  stage: number,
  state: number,
): Result<Solution, SolveFailure> {
  const next = values[stage + 1];
  if (next === undefined || !(state >= 0 && state < game.states(stage))) {
    throw new RangeError(`nothing is chosen in state ${state} of stage ${stage}`);
  }
  const sheet = openSheet(game.mostRows, game.mostColumns);
  game.fill(stage, state, next, sheet);
  const solved = solveSheet(sheet);
  if (!solved.ok) return solved;
  const { value, low, high, gap, rows, columns } = sheet;
  return ok({
    value,
    low,
    high,
    gap,
    row: sheet.row.slice(0, rows),
    column: sheet.column.slice(0, columns),
  });
}

/** What the end pays, by state. */
export function finalValues(game: StochasticGame): Float64Array {
  return Float64Array.from({ length: game.states(game.stages) }, (_, state) => game.finalValue(state));
}

function solveStage(game: StochasticGame, stage: number, next: Float64Array, sheet: Sheet) {
  const values = new Float64Array(game.states(stage));
  let mostGap = 0;
  for (let state = 0; state < values.length; state++) {
    game.fill(stage, state, next, sheet);
    const solved = solveSheet(sheet);
    if (!solved.ok) return fail({ stage, state, failure: solved.error });
    values[state] = sheet.value;
    mostGap = Math.max(mostGap, sheet.gap);
  }
  return ok({ values, halfGap: mostGap / 2 });
}

import { fail, ok, type Result } from '@foretell/engine';
import type { Highs, Model } from 'highs';
import { badnessOf, type MatrixGame } from './matrix-game.ts';
import { findRange, judge, type Solution } from './solution.ts';
import type { SolveFailure } from './solve-failure.ts';

const METHOD = 'lp';

/**
 * Solves a game as a linear programme through HiGHS: the row player's chances x and the value v, with v as large as can be
 * while x gets v against every column; the prices of the columns are the column player's mix (von Neumann's minimax theorem
 * as duality; Dantzig 1951). Payoffs are moved and stretched into [0, 1] first, because HiGHS works with absolute tolerances.
 * What it reports about itself is not believed: both mixes are judged by the matrix, and when the gap of its simplex is not
 * small its interior point method has a try; then the game is refused.
 */
export function solveByLp(highs: Highs, game: MatrixGame): Result<Solution, SolveFailure> {
  const bad = badnessOf(game);
  if (bad !== undefined) return fail(bad);
  const first = attempt(highs, game, 'simplex');
  return first.ok ? first : attempt(highs, game, 'ipm');
}

type Way = 'simplex' | 'ipm';

function attempt(highs: Highs, game: MatrixGame, way: Way): Result<Solution, SolveFailure> {
  const weights = solveProgramme(highs, game, way);
  return weights.ok ? judge(game, METHOD, weights.value) : weights;
}

interface Weights {
  readonly row: Float64Array;
  readonly column: Float64Array;
}

function solveProgramme(highs: Highs, game: MatrixGame, way: Way): Result<Weights, SolveFailure> {
  try {
    // The model is disposed at the end: nothing else gives its memory back.
    return highs.withModel((model): Result<Weights, SolveFailure> => {
      model.options.set({
        output_flag: false,
        solver: way,
        primal_feasibility_tolerance: 1e-10,
        dual_feasibility_tolerance: 1e-10,
        small_matrix_value: 1e-12,
      });
      model.passModel(programmeOf(highs, game));
      model.run();
      const status = model.getModelStatus();
      if (status !== highs.constants.modelStatus.optimal) {
        return fail({ code: 'solver-failed', method: METHOD, status: `${way}: model status ${status}` });
      }
      return ok(weightsOf(model, game));
    });
  } catch (error) {
    return fail({ code: 'solver-failed', method: METHOD, status: `${way}: ${String(error)}` });
  }
}

function weightsOf(model: Model, { rows }: MatrixGame): Weights {
  const { colValue, rowDual } = model.getSolution();
  // The last constraint is the sum of the chances. HiGHS gives the prices of a maximum with a minus.
  return { row: colValue.slice(0, rows), column: rowDual.slice(0, -1).map((price) => -price) };
}

/** Maximise v; a line a column: the mix against it, minus v, is at least 0; a line for the sum of the mix. */
function programmeOf(highs: Highs, game: MatrixGame) {
  const { rows, columns } = game;
  const numCols = rows + 1;
  const numRows = columns + 1;
  const free = highs.infinity;
  return {
    numCols,
    numRows,
    sense: highs.constants.objectiveSense.maximize,
    colCost: filled(numCols, 0, 1),
    colLower: filled(numCols, 0, -free),
    colUpper: filled(numCols, free, free),
    rowLower: filled(numRows, 0, 1),
    rowUpper: filled(numRows, free, 1),
    matrix: { format: 'csc' as const, numRows, numCols, ...packedColumns(game) },
  };
}

/** The coefficients, variable after variable, without zeros. */
function packedColumns(game: MatrixGame) {
  const { rows, columns, payoffs } = game;
  const range = { least: 0, most: 0 };
  findRange(game, range);
  const halfRange = range.most / 2 - range.least / 2;
  const starts = [0];
  const indices: number[] = [];
  const values: number[] = [];
  const put = (index: number, value: number) => {
    if (value === 0) return;
    indices.push(index);
    values.push(value);
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const above = (payoffs[row * columns + column] ?? 0) / 2 - range.least / 2;
      put(column, halfRange > 0 ? above / halfRange : 0);
    }
    put(columns, 1);
    starts.push(values.length);
  }
  for (let column = 0; column < columns; column++) put(column, -1);
  return { starts: [...starts, values.length], indices, values };
}

function filled(length: number, value: number, last: number): Float64Array {
  return new Float64Array(length).fill(value).fill(last, -1);
}

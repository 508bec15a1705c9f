import { ok, type Result } from '@foretell/engine';
import {
  type Algorithm,
  fictitiousPlay,
  findRange,
  iterate,
  loadHighs,
  type MatrixGame,
  predictiveRegretMatchingPlus,
  regretMatchingPlus,
  type Solution,
  type SolveFailure,
  solveByLp,
  solveBySimplex,
} from '@foretell/solve';

/** Ways to solve a table. A tree is solved by `lp`. */
export const METHODS = ['simplex', 'lp', 'prm+', 'rm+', 'fp'] as const;

export type Method = (typeof METHODS)[number];

/** A table solved, or as far as an iterative method came. */
export interface TableSolution {
  readonly solution: Solution;
  /** Present for iterative methods. */
  readonly run?: { readonly iterations: number; readonly converged: boolean };
}

/** Iterative methods stop at this part of the payoffs' range … */
const RELATIVE_GAP = 1e-9;

/** … or after this many steps, fewer where a step is long: some seconds at most. */
const MOST_ITERATIONS = 1_000_000;
const MOST_WORK = 2e9;

/** Solves a table. */
export async function solveTable(
  game: MatrixGame,
  method: Method,
): Promise<Result<TableSolution, SolveFailure>> {
  switch (method) {
    case 'simplex':
      return withoutRun(solveBySimplex(game));
    case 'lp':
      return withoutRun(solveByLp(await loadHighs(), game));
    case 'prm+':
      return runTable(predictiveRegretMatchingPlus, game);
    case 'rm+':
      return runTable(regretMatchingPlus, game);
    case 'fp':
      return runTable(fictitiousPlay, game);
  }
}

function withoutRun(result: Result<Solution, SolveFailure>): Result<TableSolution, SolveFailure> {
  return result.ok ? ok({ solution: result.value }) : result;
}

function runTable(algorithm: Algorithm, game: MatrixGame): Result<TableSolution, SolveFailure> {
  const range = { least: 0, most: 0 };
  findRange(game, range);
  const gap = (range.most - range.least) * RELATIVE_GAP;
  const maxIterations = Math.min(MOST_ITERATIONS, Math.ceil(MOST_WORK / game.payoffs.length));
  const result = iterate(algorithm, game, { gap, maxIterations });
  if (!result.ok) return result;
  const { solution, iterations, converged } = result.value;
  return ok({ solution, run: { iterations, converged } });
}

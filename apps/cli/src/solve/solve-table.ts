import {
  type ConstantSumGame,
  formatMatrixRefusal,
  formatSolveFailure,
  matrixOf,
  type NormalFormFile,
  nearestDouble,
  type Solution,
  solveExactly,
} from '@foretell/solve';
import { type Method, solveTable } from './methods.ts';
import type { GameFacts, MixReport, RefusedReport, SolvedReport } from './report.ts';

/** Tables of up to this many cells have their value proved in fractions as well. */
const MOST_CELLS_PROVED = 900;

/** Solves a table and says how, or why not. */
export async function reportTable(
  name: string,
  file: NormalFormFile,
  method: Method,
  hasMixes: boolean,
): Promise<SolvedReport | RefusedReport> {
  const facts = factsOf(name, file);
  const game = matrixOf(file);
  if (!game.ok) {
    return {
      ...facts,
      verdict: 'refused',
      code: game.error.code,
      says: formatMatrixRefusal(file, game.error),
    };
  }
  const solved = await solveTable(game.value.matrix, method);
  if (!solved.ok) {
    return { ...facts, verdict: 'refused', code: solved.error.code, says: formatSolveFailure(solved.error) };
  }
  const { solution, run } = solved.value;
  const { value, low, high, gap } = solution;
  const exact = proveValue(game.value);
  return {
    ...facts,
    verdict: run?.converged === false ? 'stopped' : 'solved',
    method,
    values: [value, nearestDouble(game.value.sum) - value],
    low,
    high,
    gap,
    ...(exact === undefined ? {} : { exact }),
    ...(run === undefined ? {} : { iterations: run.iterations }),
    ...(hasMixes ? { mixes: mixesOf(file, solution) } : {}),
  };
}

function factsOf(file: string, { title, players, strategies }: NormalFormFile): GameFacts {
  const size = strategies.map(({ length }) => length).join(' × ');
  return { file, kind: 'table', title, players, size };
}

function proveValue({ exact, matrix }: ConstantSumGame): string | undefined {
  if (matrix.payoffs.length > MOST_CELLS_PROVED) return undefined;
  const proof = solveExactly(exact);
  return proof.ok ? proof.value.value.toFraction() : undefined;
}

function mixesOf({ players, strategies }: NormalFormFile, { row, column }: Solution): readonly MixReport[] {
  return [row, column].map((mix, player) => ({
    player: players[player] ?? '',
    chances: Array.from(mix, (chance, at) => ({ move: strategies[player]?.[at] ?? '', chance })),
  }));
}

import { fail, ok, type Result } from '@foretell/engine';
import { exactGame, nearestDouble, solveExactly } from './exact.ts';
import { badnessOf, type MatrixGame } from './matrix-game.ts';
import { METHOD, solveSheetInDoubles, weigh } from './rounded-simplex.ts';
import { openSheet, type Sheet } from './sheet.ts';
import { allowedGap, type Solution } from './solution.ts';
import type { SolveFailure } from './solve-failure.ts';

/** Games of up to this many payoffs are solved without rounding where rounding has misled: that takes about a second at most. */
const MOST_EXACT = 1000;

const SOLVED = ok(undefined);

/**
 * Solves the game on the sheet as {@link solveSheetInDoubles} does, and where that goes in circles or astray, small games again
 * without rounding. Fails when a payoff is not finite or when the gap, recomputed, is not small.
 */
export function solveSheet(sheet: Sheet): Result<undefined, SolveFailure> {
  const solved = solveSheetInDoubles(sheet);
  if (solved.ok || solved.error.code !== 'gap-too-large') return solved;
  return sheet.rows * sheet.columns <= MOST_EXACT ? solveWithoutRounding(sheet) : solved;
}

/** Solves one game with the simplex of `solveSheet`. */
export function solveBySimplex(game: MatrixGame): Result<Solution, SolveFailure> {
  const solved = solveOnSheet(game);
  if (!solved.ok) return solved;
  const { value, low, high, gap, row, column } = solved.value;
  return ok({ value, low, high, gap, row, column });
}

function solveOnSheet(game: MatrixGame): Result<Sheet, SolveFailure> {
  const bad = badnessOf(game);
  if (bad !== undefined) return fail(bad);
  const sheet = openSheet(game.rows, game.columns);
  sheet.payoffs.set(game.payoffs);
  const solved = solveSheet(sheet);
  return solved.ok ? ok(sheet) : solved;
}

/** What near ties and payoffs of very different size do to doubles, they do not do to fractions. */
function solveWithoutRounding(sheet: Sheet): Result<undefined, SolveFailure> {
  const allowed = allowedGap(sheet.range);
  const solved = solveExactly(exactGame(sheet));
  if (!solved.ok) return fail({ code: 'solver-failed', method: METHOD, status: solved.error.code });
  sheet.row.set(solved.value.row.map(nearestDouble));
  sheet.column.set(solved.value.column.map(nearestDouble));
  return weigh(sheet) && sheet.gap <= allowed
    ? SOLVED
    : fail({ code: 'gap-too-large', method: METHOD, gap: sheet.gap, allowed });
}

import { fail, ok, type Result } from '@foretell/engine';
import { exactGame, nearestDouble, solveExactly } from './exact.ts';
import { badnessOf, type MatrixGame } from './matrix-game.ts';
import { checkSheet, openSheet, type Sheet } from './sheet.ts';
import { allowedGap, highOf, lowOf, makeMix, type Solution } from './solution.ts';
import type { SolveFailure } from './solve-failure.ts';

import { layOut, optimise, readMixes } from './tableau.ts';

const METHOD = 'simplex';

/** Games of up to this many payoffs are solved without rounding where rounding has misled: that takes about a second at most. */
const MOST_EXACT = 1000;

const SOLVED = ok(undefined);

/**
 * Solves the game on the sheet with a dense simplex, made for small games solved by the hundred thousand: a pivot is one pass over
 * the matrix. Where that goes in circles or astray, small games are solved again without rounding.
 * Fails when a payoff is not finite or when the gap, recomputed, is not small.
 */
export function solveSheet(sheet: Sheet): Result<undefined, SolveFailure> {
  const bad = checkSheet(sheet);
  if (bad !== undefined) return fail(bad);
  const allowed = allowedGap(sheet.range);
  if (attempt(sheet) && sheet.gap <= allowed) return SOLVED;
  if (sheet.rows * sheet.columns <= MOST_EXACT) return solveWithoutRounding(sheet, allowed);
  return fail({ code: 'gap-too-large', method: METHOD, gap: sheet.gap, allowed });
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

/** One run in doubles; false when it did not come to an end. Its mixes are on the sheet, with what they guarantee. */
function attempt(sheet: Sheet): boolean {
  const { rows, columns, tableau } = sheet;
  sheet.gap = Number.POSITIVE_INFINITY;
  layOut(tableau, sheet, sheet.range);
  if (!optimise(tableau, rows, columns)) return false;
  readMixes(tableau, rows, columns, sheet.row, sheet.column);
  return weigh(sheet);
}

/** What near ties and payoffs of very different size do to doubles, they do not do to fractions. */
function solveWithoutRounding(sheet: Sheet, allowed: number): Result<undefined, SolveFailure> {
  const solved = solveExactly(exactGame(sheet));
  if (!solved.ok) return fail({ code: 'solver-failed', method: METHOD, status: solved.error.code });
  sheet.row.set(solved.value.row.map(nearestDouble));
  sheet.column.set(solved.value.column.map(nearestDouble));
  return weigh(sheet) && sheet.gap <= allowed
    ? SOLVED
    : fail({ code: 'gap-too-large', method: METHOD, gap: sheet.gap, allowed });
}

/** Makes mixes of the weights on the sheet and writes what they guarantee, from the payoffs. False when they are no mixes. */
function weigh(sheet: Sheet): boolean {
  const { rows, columns, tableau, row, column } = sheet;
  if (!makeMix(row, rows) || !makeMix(column, columns)) return false;
  // The tableau has been read, so that its cells can serve for the sums.
  const fromRow = lowOf(sheet, row, tableau.cells);
  const fromColumn = highOf(sheet, column);
  sheet.low = Math.min(fromRow, fromColumn);
  sheet.high = Math.max(fromRow, fromColumn);
  sheet.gap = sheet.high - sheet.low;
  sheet.value = sheet.low + sheet.gap / 2;
  return true;
}

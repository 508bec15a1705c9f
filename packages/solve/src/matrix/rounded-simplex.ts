import { fail, ok, type Result } from '@foretell/engine';
import { checkSheet, type Sheet } from './sheet.ts';
import { allowedGap, highOf, lowOf, makeMix } from './solution.ts';
import type { SolveFailure } from './solve-failure.ts';
import { layOut, optimise, readMixes } from './tableau.ts';

export const METHOD = 'simplex';

const SOLVED = ok(undefined);

/**
 * Solves the game on the sheet with a dense simplex, made for small games solved by the hundred thousand: a pivot is one pass over
 * the matrix. In doubles and nothing else, so that whoever plays by it need not load more; near ties and payoffs of very
 * different size may lead it astray, which shows in the gap.
 * Fails when a payoff is not finite or when the gap, recomputed from the payoffs, is not small.
 */
export function solveSheetInDoubles(sheet: Sheet): Result<undefined, SolveFailure> {
  const bad = checkSheet(sheet);
  if (bad !== undefined) return fail(bad);
  const allowed = allowedGap(sheet.range);
  if (attempt(sheet) && sheet.gap <= allowed) return SOLVED;
  return fail({ code: 'gap-too-large', method: METHOD, gap: sheet.gap, allowed });
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

/** Makes mixes of the weights on the sheet and writes what they guarantee, from the payoffs. False when they are no mixes. */
export function weigh(sheet: Sheet): boolean {
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

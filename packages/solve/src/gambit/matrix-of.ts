import { fail, ok, type Result } from '@foretell/engine';
import Fraction from 'fraction.js';
import { type ExactGame, nearestDouble } from '../matrix/exact.ts';
import type { MatrixGame } from '../matrix/matrix-game.ts';
import type { NormalFormFile } from './game-file.ts';

/** A table for two whose payoffs always share out the same sum, so that what one gets the other lacks. */
export interface ConstantSumGame {
  /** What the first player gets, who chooses the row. The second gets `sum` minus that. */
  readonly matrix: MatrixGame;
  /** The same, exact. */
  readonly exact: ExactGame;
  /** What both get together in every cell; 0 in a zero-sum game. */
  readonly sum: Fraction;
}

/** Why a table is no matrix game. */
export type MatrixRefusal =
  | { readonly code: 'not-two-players'; readonly players: number }
  /** A cell, its strategies counted from 0, where both together get something else than in the first cell. */
  | {
      readonly code: 'not-constant-sum';
      readonly row: number;
      readonly column: number;
      readonly sum: Fraction;
      readonly firstSum: Fraction;
    };

/** The matrix game a table is, if it is one. */
export function matrixOf({ strategies, payoffs }: NormalFormFile): Result<ConstantSumGame, MatrixRefusal> {
  const [rows, columns] = strategies;
  if (strategies.length !== 2 || rows === undefined || columns === undefined) {
    return fail({ code: 'not-two-players', players: strategies.length });
  }
  const sums = payoffs.map((cell) => cell.reduce((sum, payoff) => sum.add(payoff), new Fraction(0)));
  const [sum = new Fraction(0)] = sums;
  const odd = sums.findIndex((each) => !each.equals(sum));
  if (odd !== -1) {
    const place = { row: odd % rows.length, column: Math.floor(odd / rows.length) };
    return fail({ code: 'not-constant-sum', ...place, sum: sums[odd] ?? sum, firstSum: sum });
  }
  const exact = rows.map((_, row) =>
    columns.map((__, column) => payoffs[column * rows.length + row]?.[0] ?? new Fraction(0)),
  );
  const matrix = {
    rows: rows.length,
    columns: columns.length,
    payoffs: Float64Array.from(exact.flat(), nearestDouble),
  };
  return ok({ matrix, exact, sum });
}

/** Prints a refusal of the table as one English line for a terminal. */
export function formatMatrixRefusal({ strategies }: NormalFormFile, refusal: MatrixRefusal): string {
  switch (refusal.code) {
    case 'not-two-players':
      return `the game has ${refusal.players} player(s); only games of two can be solved`;
    case 'not-constant-sum': {
      const cell = [strategies[0]?.[refusal.row], strategies[1]?.[refusal.column]];
      const sums = `${refusal.sum.toFraction()} at (${cell.join(', ')}), and to ${refusal.firstSum.toFraction()} at the first cell`;
      return `the payoffs sum to ${sums}: one player's gain is not the other's loss`;
    }
  }
}

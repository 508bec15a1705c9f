import type { BadMatrix } from './matrix-game.ts';

/** Why a solver gives no answer. A gap that is not small is a refusal, whatever the solver says of itself. */
export type SolveFailure =
  | BadMatrix
  /** A side's weights have a NaN, or a part of them larger than rounding is negative, or all are 0. */
  | { readonly code: 'not-a-mix'; readonly method: string; readonly side: Side }
  | {
      readonly code: 'gap-too-large';
      readonly method: string;
      readonly gap: number;
      /** The largest gap that would have been accepted, in the unit of the payoffs. */
      readonly allowed: number;
    }
  /** The solver itself gave up; `status` is its word for it. */
  | { readonly code: 'solver-failed'; readonly method: string; readonly status: string };

export type Side = 'row' | 'column';

/** Prints a failure as one English line for a terminal. Rows and columns are counted from 1 there. */
export function formatSolveFailure(failure: SolveFailure): string {
  switch (failure.code) {
    case 'empty-matrix':
      return `a matrix of ${failure.rows} by ${failure.columns} is no game`;
    case 'ragged-matrix':
      return `row ${failure.row + 1} has ${failure.length} payoffs, the first row ${failure.columns}`;
    case 'wrong-length':
      return `a matrix of ${failure.rows} by ${failure.columns} has not ${failure.length} payoffs`;
    case 'not-finite':
      return `the payoff in row ${failure.row + 1}, column ${failure.column + 1} is ${failure.payoff}`;
    case 'not-a-mix':
      return `${failure.method} found no chances for the ${failure.side}s`;
    case 'gap-too-large':
      return `${failure.method} left a gap of ${failure.gap}, where ${failure.allowed} is allowed`;
    case 'solver-failed':
      return `${failure.method} gave up: ${failure.status}`;
  }
}

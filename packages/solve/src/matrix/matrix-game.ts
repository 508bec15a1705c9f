import { fail, ok, type Result } from '@foretell/engine';

/** A zero-sum game of two players who choose at once: the row player gets the payoff, the column player loses it. */
export interface MatrixGame {
  readonly rows: number;
  readonly columns: number;
  /** Row after row: `payoffs[row * columns + column]` goes to the row player, who wants it large. */
  readonly payoffs: Float64Array;
}

/** Why a matrix is no game. Rows and columns are counted from 0. */
export type BadMatrix =
  | { readonly code: 'empty-matrix'; readonly rows: number; readonly columns: number }
  | {
      readonly code: 'ragged-matrix';
      readonly row: number;
      readonly length: number;
      readonly columns: number;
    }
  | {
      readonly code: 'wrong-length';
      readonly rows: number;
      readonly columns: number;
      readonly length: number;
    }
  | {
      readonly code: 'not-finite';
      readonly row: number;
      readonly column: number;
      readonly payoff: number;
    };

/** A game from its rows. Refuses an empty or ragged matrix, NaN and infinity, and names the place. */
export function matrixGame(rows: readonly (readonly number[])[]): Result<MatrixGame, BadMatrix> {
  const columns = rows[0]?.length ?? 0;
  const ragged = rows.findIndex(({ length }) => length !== columns);
  if (ragged !== -1) {
    return fail({ code: 'ragged-matrix', row: ragged, length: rows[ragged]?.length ?? 0, columns });
  }
  const game = { rows: rows.length, columns, payoffs: Float64Array.from(rows.flat()) };
  const bad = badnessOf(game);
  return bad === undefined ? ok(game) : fail(bad);
}

/** What is wrong with a matrix, the first place where several are; undefined when it is a game. */
export function badnessOf({ rows, columns, payoffs }: MatrixGame): BadMatrix | undefined {
  if (!(rows > 0 && columns > 0)) return { code: 'empty-matrix', rows, columns };
  if (payoffs.length !== rows * columns) {
    return { code: 'wrong-length', rows, columns, length: payoffs.length };
  }
  return payoffs.every(Number.isFinite) ? undefined : placeNotFinite({ rows, columns, payoffs });
}

/** The first payoff that is not finite, of a game that has one. */
export function placeNotFinite({ columns, payoffs }: MatrixGame): BadMatrix {
  const at = payoffs.findIndex((payoff) => !Number.isFinite(payoff));
  return {
    code: 'not-finite',
    row: Math.floor(at / columns),
    column: at % columns,
    payoff: payoffs[at] ?? Number.NaN,
  };
}

import { digestOf, nextOf, nextUint32, openRng, rngStream } from '@foretell/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MatrixGame, matrixGame } from '../src/matrix/matrix-game.ts';
import { openSheet } from '../src/matrix/sheet.ts';
import { solveBySimplex, solveSheet } from '../src/matrix/simplex.ts';
import { judge, measure, type Solution } from '../src/matrix/solution.ts';
import { formatSolveFailure } from '../src/matrix/solve-failure.ts';
import { layOut, openTableau, optimise, readMixes } from '../src/matrix/tableau.ts';
import { AWKWARD, expectSolved, game, games, rockPaperScissors, TEXTBOOK } from './matrix-games.ts';

function solved(matrix: MatrixGame): Solution {
  const result = solveBySimplex(matrix);
  if (!result.ok) throw new Error(formatSolveFailure(result.error));
  return result.value;
}

/** Uniform payoffs, the same for the same seed. */
function randomGame(rows: number, columns: number, seed: string): MatrixGame {
  const rng = openRng(rngStream(seed, 'payoffs'));
  return {
    rows,
    columns,
    payoffs: Float64Array.from({ length: rows * columns }, () => nextUint32(rng) / 2 ** 32),
  };
}

/** A game full of payoffs that are nearly the same. */
function nearTies(size: number, seed: string): MatrixGame {
  const rng = openRng(rngStream(seed, 'payoffs'));
  const near = [1, 1 + 1e-12, 0, 1e-12, 1e-13, 1 - 1e-10, 1e-11];
  const payoffs = Float64Array.from({ length: size * size }, () => nextOf(rng, near));
  return { rows: size, columns: size, payoffs };
}

function scaleOf({ payoffs }: MatrixGame): number {
  return Math.max(...payoffs.map(Math.abs), Number.MIN_VALUE);
}

describe('the simplex', () => {
  it.each(TEXTBOOK)('knows the value of %s', (_, matrix, value) => {
    const solution = solved(matrix);
    expect(solution.value).toBeCloseTo(value, 12);
    expect(solution.gap).toBeLessThan(1e-12);
    expectSolved(matrix, solution, 1e-12);
  });

  it.each(AWKWARD)('solves games of %s, and its gap is what the matrix says', (_, payoff) => {
    let count = 0;
    fc.assert(
      fc.property(games(payoff, 9), (matrix) => {
        const scale = scaleOf(matrix);
        const solution = solved(matrix);
        expectSolved(matrix, solution, scale * 1e-13);
        expect(solution.gap).toBeLessThanOrEqual(scale * 3e-9);
        count++;
      }),
      { seed: 3, numRuns: 300 },
    );
    expect(count).toBe(300);
  });

  it('solves wide, tall and large games to the last digits', () => {
    for (const [rows, columns] of [
      [6, 45],
      [45, 6],
      [60, 60],
    ] as const) {
      const matrix = randomGame(rows, columns, `size ${rows} ${columns}`);
      const solution = solved(matrix);
      expect(solution.gap).toBeLessThan(1e-13);
      expectSolved(matrix, solution, 1e-13);
    }
  });

  it('is not led astray by a cyclic matrix, where every line ties with every other one', () => {
    for (const size of [5, 12, 31]) {
      const rows = Array.from({ length: size }, (_, row) =>
        Array.from({ length: size }, (__, column) => ((column - row + size) % size < size / 2 ? 1 : 0)),
      );
      expect(solved(game(...rows)).value).toBeCloseTo(Math.ceil(size / 2) / size, 12);
    }
  });

  it('solves again without rounding what rounding has misled', () => {
    const astray = nearTies(12, 'astray 43');
    const tableau = openTableau(12, 12);
    const rough = { row: new Float64Array(12), column: new Float64Array(12) };
    layOut(tableau, astray, { least: 0, most: 1 + 1e-12 });
    // The tableau says that it is at its end, and is far from it.
    expect(optimise(tableau, 12, 12)).toBe(true);
    readMixes(tableau, 12, 12, rough.row, rough.column);
    expect(judge(astray, 'tableau', rough)).toMatchObject({ ok: false, error: { code: 'not-a-mix' } });
    const solution = solved(astray);
    expect(solution.gap).toBeLessThan(1e-12);
    expectSolved(astray, solution, 1e-13);
  });

  it('refuses what rounding has misled when it is too large for that', () => {
    expect(solveBySimplex(nearTies(32, 'astray 0'))).toMatchObject({
      ok: false,
      error: { code: 'gap-too-large', method: 'simplex', gap: expect.closeTo(4.6e-7, 8) },
    });
  });

  it('gives the same mixes to the bit on every machine', () => {
    const all = Array.from({ length: 200 }, (_, at) => {
      const matrix = randomGame(2 + (at % 7), 2 + (at % 11), `bits ${at}`);
      const { row, column, value } = solved(matrix);
      return [...row, ...column, value].map((number) => number.toString());
    });
    expect(digestOf(all)).toBe('14ac83f02345b049a0f07637b3e1da44');
  });

  it('is worth the same, with a minus, when the players change places', () => {
    fc.assert(
      fc.property(games(fc.double({ min: -5, max: 5, noNaN: true }), 6), (matrix) => {
        const { rows, columns, payoffs } = matrix;
        const turned = Float64Array.from(
          payoffs,
          (_, at) => -(payoffs[(at % rows) * columns + Math.floor(at / rows)] ?? 0),
        );
        const other = solved({ rows: columns, columns: rows, payoffs: turned });
        expect(other.value).toBeCloseTo(-solved(matrix).value, 7);
      }),
      { seed: 4, numRuns: 200 },
    );
  });
});

describe('a sheet', () => {
  it('is used again for games of other sizes, and nothing of the game before stays on it', () => {
    const sheet = openSheet(9, 9);
    for (const [, matrix, value] of [...TEXTBOOK, ...[...TEXTBOOK].reverse()]) {
      sheet.rows = matrix.rows;
      sheet.columns = matrix.columns;
      sheet.payoffs.set(matrix.payoffs);
      expect(solveSheet(sheet).ok).toBe(true);
      expect(sheet.value).toBeCloseTo(value, 12);
      const { row, column } = solved(matrix);
      expect(sheet.row.subarray(0, matrix.rows)).toEqual(row);
      expect(sheet.column.subarray(0, matrix.columns)).toEqual(column);
    }
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'with %s on it is refused with the place',
    (payoff) => {
      const sheet = openSheet(2, 3);
      sheet.payoffs.set([1, 2, 3, 4, payoff, 6]);
      expect(solveSheet(sheet)).toEqual({
        ok: false,
        error: { code: 'not-finite', row: 1, column: 1, payoff },
      });
      // What stands behind the game on the sheet is not of the game.
      sheet.rows = 1;
      expect(solveSheet(sheet)).toEqual({ ok: true, value: undefined });
    },
  );

  it('is no place for a game that is larger', () => {
    const sheet = openSheet(2, 2);
    sheet.rows = 3;
    expect(() => solveSheet(sheet)).toThrow(RangeError);
  });
});

describe('a matrix that is no game is refused with the place', () => {
  it.each([
    ['no rows', [], { code: 'empty-matrix', rows: 0, columns: 0 }],
    ['no columns', [[], []], { code: 'empty-matrix', rows: 2, columns: 0 }],
    ['a short row', [[1, 2], [3]], { code: 'ragged-matrix', row: 1, length: 1, columns: 2 }],
    [
      'NaN',
      [
        [1, 2],
        [3, Number.NaN],
      ],
      { code: 'not-finite', row: 1, column: 1, payoff: Number.NaN },
    ],
    [
      'infinity',
      [[1, Number.POSITIVE_INFINITY]],
      { code: 'not-finite', row: 0, column: 1, payoff: Number.POSITIVE_INFINITY },
    ],
  ])('%s', (_, rows, error) => {
    expect(matrixGame(rows)).toEqual({ ok: false, error });
  });

  it('also when it was not read by matrixGame', () => {
    const payoffs = Float64Array.of(0, 1, Number.NEGATIVE_INFINITY, 2);
    expect(solveBySimplex({ rows: 2, columns: 2, payoffs })).toEqual({
      ok: false,
      error: { code: 'not-finite', row: 1, column: 0, payoff: Number.NEGATIVE_INFINITY },
    });
    expect(solveBySimplex({ rows: 2, columns: 3, payoffs: new Float64Array(4) })).toMatchObject({
      ok: false,
      error: { code: 'wrong-length', length: 4 },
    });
  });
});

describe('an answer is judged by the matrix', () => {
  const third = 1 / 3;
  const even = Float64Array.of(third, third, third);

  it('so that a wrong mix is refused with its gap, however sure the solver is', () => {
    const row = Float64Array.of(1, 0, 0);
    expect(judge(rockPaperScissors, 'liar', { row: even, column: even }).ok).toBe(true);
    // Paper beats him who always shows rock: he gets -1 where 0 could be had.
    expect(judge(rockPaperScissors, 'liar', { row, column: even })).toMatchObject({
      ok: false,
      error: { code: 'gap-too-large', method: 'liar', gap: 1 },
    });
  });

  it('so that what is no mix is refused', () => {
    const wrong = [
      Float64Array.of(Number.NaN, third, third),
      Float64Array.of(0, 0, 0),
      Float64Array.of(1, -0.5, 0.5),
      Float64Array.of(0.5, 0.5),
      Float64Array.of(Number.POSITIVE_INFINITY, 1, 1),
    ];
    for (const row of wrong) {
      expect(judge(rockPaperScissors, 'liar', { row, column: even })).toEqual({
        ok: false,
        error: { code: 'not-a-mix', method: 'liar', side: 'row' },
      });
      expect(judge(rockPaperScissors, 'liar', { row: even, column: row })).toMatchObject({
        error: { side: 'column' },
      });
    }
  });

  it('and a known bad pair of mixes has its known gap, in the unit of the game', () => {
    for (const unit of [1, 1000]) {
      const matrix = game([2 * unit, 0], [0, unit]);
      const { low, high, gap } = measure(matrix, Float64Array.of(1, 0), Float64Array.of(1, 0));
      expect([low, high, gap]).toEqual([0, 2 * unit, 2 * unit]);
    }
  });

  it('small differences count by the range of the payoffs, not by their size', () => {
    const shifted = game([1e6, 1e6 - 1], [1e6 - 1, 1e6]);
    const mixes = { row: Float64Array.of(0.501, 0.499), column: Float64Array.of(0.5, 0.5) };
    expect(judge(shifted, 'liar', mixes)).toMatchObject({ ok: false, error: { code: 'gap-too-large' } });
  });
});

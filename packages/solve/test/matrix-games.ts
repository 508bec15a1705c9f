import fc from 'fast-check';
import { expect } from 'vitest';
import { type MatrixGame, matrixGame } from '../src/matrix/matrix-game.ts';
import type { Solution } from '../src/matrix/solution.ts';

/** A game that is known to be one. */
export function game(...rows: readonly (readonly number[])[]): MatrixGame {
  const made = matrixGame(rows);
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

export const rockPaperScissors = game([0, -1, 1], [1, 0, -1], [-1, 1, 0]);

/** Games whose value can be had by hand or from a book. */
export const TEXTBOOK: readonly (readonly [name: string, game: MatrixGame, value: number])[] = [
  ['matching pennies', game([1, -1], [-1, 1]), 0],
  ['rock, paper, scissors', rockPaperScissors, 0],
  ['two by two without saddle: (ad - bc) / (a + d - b - c)', game([3, -1], [-2, 1]), 1 / 7],
  ['a saddle point', game([4, 2, 5], [1, 0, 7], [3, 1, 2]), 2],
  ['one row: the column player takes the least', game([5, 3, 9]), 3],
  ['one column: the row player takes the most', game([5], [3], [9]), 9],
  ['one cell', game([-7]), -7],
  ['morra of two fingers', game([0, 2, -3, 0], [-2, 0, 0, 3], [3, 0, 0, -4], [0, -3, 4, 0]), 0],
  [
    "Colonel Blotto's 4 against 3 over two posts",
    game([4, 2, 1, 0], [1, 3, 0, -1], [-2, 2, 2, -2], [-1, 0, 3, 1], [0, 1, 2, 4]),
    14 / 9,
  ],
  ['a diagonal: 1 / (1/1 + 1/2 + 1/4)', game([1, 0, 0], [0, 2, 0], [0, 0, 4]), 4 / 7],
  ['a duel decided by 3 of 10 dominated rows', game([0, 0], [0, 0], [1, -1], [1, -1], [-1, 1], [-9, -9]), 0],
];

/** Games on which solvers stumble: ties, near ties, numbers of very different size. */
export const AWKWARD: readonly (readonly [name: string, payoff: fc.Arbitrary<number>])[] = [
  ['nothing but zeros', fc.constant(0)],
  ['zeros and ones', fc.integer({ min: 0, max: 1 })],
  ['three whole numbers', fc.integer({ min: -1, max: 1 })],
  ['ties but for 1e-12', fc.constantFrom(1, 1 + 1e-12, 1 - 1e-12)],
  ['near ties of all sizes', fc.constantFrom(1, 1 + 1e-12, 1 - 1e-10, 1e-8, 1e-9, 1e-6, 0)],
  ['payoffs of 1e-9', fc.double({ min: -1e-9, max: 1e-9, noNaN: true })],
  ['payoffs of 1e9', fc.double({ min: -1e9, max: 1e9, noNaN: true })],
  ['1e9 beside 1e-9', fc.constantFrom(1e9, -1e9, 1e-3, 1e-9, -1e-9, 0)],
  ['a large payoff beside a small range', fc.constantFrom(1e9, 1e9 + 1, 1e9 + 2)],
  ['any double', fc.double({ min: -1e300, max: 1e300, noNaN: true })],
];

/** Games of up to `most` rows and columns; some rows come twice. */
export function games(payoff: fc.Arbitrary<number>, most: number): fc.Arbitrary<MatrixGame> {
  const size = fc.integer({ min: 1, max: most });
  return fc
    .tuple(size, size)
    .chain(([rows, columns]) =>
      fc.tuple(
        fc.array(fc.array(payoff, { minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        }),
        fc.boolean(),
      ),
    )
    .map(([rows, isDoubled]) => game(...(isDoubled ? [...rows, ...rows] : rows)));
}

/**
 * Checks a solution against every pure answer, with sums of its own: both mixes are mixes, nobody gains more than the gap by
 * playing otherwise, and low, high and value are what they say. `slack` is for rounding.
 */
export function expectSolved(
  { rows, columns, payoffs }: MatrixGame,
  solution: Solution,
  slack: number,
): void {
  const { row, column, low, high, value, gap } = solution;
  for (const mix of [row, column]) {
    expect(Math.min(...mix)).toBeGreaterThanOrEqual(0);
    expect(Math.abs(mix.reduce((sum, chance) => sum + chance, 0) - 1)).toBeLessThan(1e-12);
  }
  const against = (at: number) => payoffs.subarray(at * columns, (at + 1) * columns);
  const rowGets = Array.from({ length: rows }, (_, at) => dot(against(at), column));
  const columnGives = Array.from({ length: columns }, (_, at) =>
    dot(
      Float64Array.from(row, (__, index) => payoffs[index * columns + at] ?? Number.NaN),
      row,
    ),
  );
  const bounds = [Math.min(...columnGives), Math.max(...rowGets)];
  expect(Math.abs(low - Math.min(...bounds))).toBeLessThanOrEqual(slack);
  expect(Math.abs(high - Math.max(...bounds))).toBeLessThanOrEqual(slack);
  expect(gap).toBe(high - low);
  expect(value >= low && value <= high).toBe(true);
}

function dot(one: Float64Array, other: Float64Array): number {
  return one.reduce((sum, each, at) => sum + each * (other[at] ?? Number.NaN), 0);
}

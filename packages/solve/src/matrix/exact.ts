import { fail, ok, type Result } from '@foretell/engine';
import Fraction from 'fraction.js';
import { integerTableau, optimiseExactly } from './integer-tableau.ts';
import type { MatrixGame } from './matrix-game.ts';

/** A matrix game in fractions: its rows, at least one, all equally long and not empty. The row player gets the payoffs. */
export type ExactGame = readonly (readonly Fraction[])[];

/**
 * A proof of the value: the row mix gets at least `value` against every column, the column mix loses at most `value` to every
 * row. Nothing in it is rounded.
 */
export interface Certificate {
  readonly value: Fraction;
  readonly row: readonly Fraction[];
  readonly column: readonly Fraction[];
}

/** Why two mixes prove nothing: one is no mix, or what they guarantee differs. */
export type NoProof =
  | { readonly code: 'not-a-mix'; readonly side: 'row' | 'column' }
  | { readonly code: 'not-equal'; readonly low: Fraction; readonly high: Fraction };

/** Proves the value of a game by two mixes, or says why they do not. */
export function certify(
  game: ExactGame,
  row: readonly Fraction[],
  column: readonly Fraction[],
): Result<Certificate, NoProof> {
  if (row.length !== game.length || !isMix(row)) return fail({ code: 'not-a-mix', side: 'row' });
  if (column.length !== game[0]?.length || !isMix(column)) return fail({ code: 'not-a-mix', side: 'column' });
  const payoffs = overCommon(game.flat());
  const [rowChances, columnChances] = [overCommon(row), overCommon(column)];
  const payoffAt = (at: number, other: number) => payoffs.whole[at * column.length + other] ?? 0n;
  const lows = column.map((_, other) => weighted(rowChances.whole, (at) => payoffAt(at, other)));
  const highs = row.map((_, at) => weighted(columnChances.whole, (other) => payoffAt(at, other)));
  const low = new Fraction(extreme(lows, -1n), rowChances.divisor * payoffs.divisor);
  const high = new Fraction(extreme(highs, 1n), columnChances.divisor * payoffs.divisor);
  return low.equals(high) ? ok({ value: low, row, column }) : fail({ code: 'not-equal', low, high });
}

/**
 * Solves a game without rounding, by the simplex in whole numbers, and proves the value. Numbers grow with every pivot: for
 * games of a few dozen rows and columns.
 */
export function solveExactly(game: ExactGame): Result<Certificate, NoProof> {
  const columns = game[0]?.length ?? 0;
  if (columns === 0 || game.some(({ length }) => length !== columns)) {
    throw new RangeError('an exact game has rows, all equally long');
  }
  const tableau = integerTableau(positiveIntegers(game, columns));
  optimiseExactly(tableau);
  const column: bigint[] = Array.from({ length: columns }, () => 0n);
  const row: bigint[] = game.map(() => 0n);
  for (const [line, what] of tableau.onLine.entries()) {
    if (what < columns) column[what] = tableau.cells[line]?.at(-1) ?? 0n;
  }
  for (const [place, what] of tableau.atPlace.entries()) {
    if (what >= columns) row[what - columns] = tableau.cells.at(-1)?.[place] ?? 0n;
  }
  return certify(game, shares(row), shares(column));
}

/** A game of finite doubles as the fractions they are: a double is a whole number divided by a power of 2. */
export function exactGame({ rows, columns, payoffs }: MatrixGame): ExactGame {
  return Array.from({ length: rows }, (_, row) =>
    Array.from(payoffs.subarray(row * columns, (row + 1) * columns), exactFraction),
  );
}

/** The double next to a fraction or its neighbour, also when numerator and denominator are beyond all doubles. */
export function nearestDouble({ s, n, d }: Fraction): number {
  const shift = Math.max(0, bitsOf(d) - bitsOf(n) + 64);
  const scaled = Number(s * ((n << BigInt(shift)) / d));
  // In two steps, because 2 ** shift may be beyond all doubles where the quotient is not.
  return scaled / 2 ** Math.min(shift, 1000) / 2 ** Math.max(0, shift - 1000);
}

function bitsOf(whole: bigint): number {
  return whole.toString(2).length;
}

function exactFraction(double: number): Fraction {
  if (!Number.isFinite(double)) throw new RangeError(`no fraction is ${double}`);
  let whole = double;
  let halvings = 0n;
  // Doubling is exact and ends, because a double has no bit below 2^-1074.
  for (; !Number.isInteger(whole); halvings++) whole *= 2;
  return new Fraction(BigInt(whole), 2n ** halvings);
}

/** The game in whole numbers, the smallest of them 1: stretching and moving it stretches and moves the value, and no mix. */
function positiveIntegers(game: ExactGame, columns: number): readonly (readonly bigint[])[] {
  const { whole } = overCommon(game.flat());
  const least = extreme(whole, -1n);
  return game.map((_, row) =>
    whole.slice(row * columns, (row + 1) * columns).map((payoff) => payoff - least + 1n),
  );
}

/** Fractions as whole numbers over one divisor. */
function overCommon(fractions: readonly Fraction[]) {
  const divisor = fractions.reduce((common, { d }) => (common / greatestDivisor(common, d)) * d, 1n);
  return { whole: fractions.map(({ s, n, d }) => s * n * (divisor / d)), divisor };
}

/** The largest of the values in one direction: 1 finds the largest, -1 the smallest. */
function extreme(values: readonly bigint[], direction: bigint): bigint {
  let [best = 0n] = values;
  for (const value of values) if ((value - best) * direction > 0n) best = value;
  return best;
}

function weighted(weights: readonly bigint[], valueAt: (at: number) => bigint): bigint {
  return weights.reduce((sum, weight, at) => sum + weight * valueAt(at), 0n);
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestDivisor(other, one % other);
}

function shares(weights: readonly bigint[]): readonly Fraction[] {
  const sum = weights.reduce((total, each) => total + each, 0n);
  return weights.map((weight) => new Fraction(weight, sum));
}

function isMix(mix: readonly Fraction[]): boolean {
  const { whole, divisor } = overCommon(mix);
  return whole.every((share) => share >= 0n) && weighted(whole, () => 1n) === divisor;
}

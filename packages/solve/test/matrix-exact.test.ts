import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { certify, exactGame, nearestDouble, solveExactly } from '../src/matrix/exact.ts';
import { type IntegerTableau, optimiseExactly } from '../src/matrix/integer-tableau.ts';
import { solveBySimplex } from '../src/matrix/simplex.ts';
import { AWKWARD, games, rockPaperScissors } from './matrix-games.ts';

const fractions = (...texts: readonly string[]) => texts.map((text) => new Fraction(text));

describe('a game in fractions', () => {
  it('has its value proved, not approached', () => {
    const proof = solveExactly([fractions('1/3', '-1/7'), fractions('-2', '5/11')]);
    if (!proof.ok) throw new Error(proof.error.code);
    // (ad - bc) / (a + d - b - c)
    expect(proof.value.value.toFraction()).toBe('-31/677');
    expect(proof.value.row.map((chance) => chance.toFraction())).toEqual(['567/677', '110/677']);
    expect(proof.value.column.map((chance) => chance.toFraction())).toEqual(['138/677', '539/677']);
  });

  it('is not proved by mixes that are wrong, not even by a little', () => {
    const exact = exactGame(rockPaperScissors);
    const even = fractions('1/3', '1/3', '1/3');
    expect(certify(exact, even, even)).toMatchObject({ ok: true });
    const skew = [
      new Fraction(1, 3),
      new Fraction(333333333, 1000000000),
      new Fraction(1000000001, 3000000000),
    ];
    expect(certify(exact, skew, even)).toMatchObject({ ok: false, error: { code: 'not-equal' } });
    expect(certify(exact, fractions('1/2', '1/3', '1/3'), even)).toMatchObject({ error: { side: 'row' } });
    expect(certify(exact, even, fractions('1', '-1', '1'))).toMatchObject({ error: { side: 'column' } });
    expect(certify(exact, even, fractions('1/2', '1/2'))).toMatchObject({ error: { side: 'column' } });
  });

  it.each(AWKWARD)('agrees with the simplex in doubles on games of %s', (_, payoff) => {
    let count = 0;
    fc.assert(
      fc.property(games(payoff, 6), (matrix) => {
        const proof = solveExactly(exactGame(matrix));
        const rough = solveBySimplex(matrix);
        if (!proof.ok || !rough.ok) throw new Error('not solved');
        const value = nearestDouble(proof.value.value);
        const scale = Math.max(...matrix.payoffs.map(Math.abs));
        expect(value).toBeGreaterThanOrEqual(rough.value.low - scale * 1e-14);
        expect(value).toBeLessThanOrEqual(rough.value.high + scale * 1e-14);
        count++;
      }),
      { seed: 5, numRuns: 60 },
    );
    expect(count).toBe(60);
  });
});

describe('the rule of the largest gain', () => {
  it('is left where it runs in circles: a programme that it never solves is solved', () => {
    // Chvátal, Linear Programming (1983), chapter 3: maximise 10 a - 57 b - 9 c - 24 d; after six pivots it is back.
    const tableau: IntegerTableau = {
      cells: [
        [1n, -11n, -5n, 18n, 0n],
        [1n, -3n, -1n, 2n, 0n],
        [1n, 0n, 0n, 0n, 1n],
        [-10n, 57n, 9n, 24n, 0n],
      ],
      divisor: 1n,
      onLine: [4, 5, 6],
      atPlace: [0, 1, 2, 3],
    };
    optimiseExactly(tableau);
    const total = new Fraction(tableau.cells.at(-1)?.at(-1) ?? 0n, tableau.divisor);
    expect(total.toFraction()).toBe('1');
  });
});

describe('a double', () => {
  it('is the fraction it is, and comes back from it', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (double) => {
        const [[fraction] = []] = exactGame({ rows: 1, columns: 1, payoffs: Float64Array.of(double) });
        if (fraction === undefined) throw new Error('no fraction');
        expect(nearestDouble(fraction) === double).toBe(true);
      }),
      { seed: 6, numRuns: 500 },
    );
    expect(() => exactGame({ rows: 1, columns: 1, payoffs: Float64Array.of(Number.NaN) })).toThrow(
      RangeError,
    );
    expect(exactGame({ rows: 1, columns: 1, payoffs: Float64Array.of(0.1) })[0]?.[0]?.toFraction()).toBe(
      '3602879701896397/36028797018963968',
    );
  });

  it('is found next to fractions whose parts are beyond all doubles', () => {
    const huge = 10n ** 400n;
    expect(nearestDouble(new Fraction(huge, 3n * huge + 1n))).toBe(1 / 3);
    expect(nearestDouble(new Fraction(-2n * huge, huge + 1n))).toBe(-2);
  });
});

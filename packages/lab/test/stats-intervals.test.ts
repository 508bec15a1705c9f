import { addValue, meanOf, nextBelow, noMoments } from '@foretell/engine';
import { describe, expect, it } from 'vitest';
import { estimateOf, gamesForRate, jackknife, meanInterval, valuesForMean, wilson } from '../src/index.ts';
import { binomial, drawing, shareOf } from './draws.ts';

function momentsOf(values: readonly number[]) {
  const moments = noMoments();
  for (const value of values) addValue(moments, value);
  return moments;
}

/** How often an interval that is made `scale` times as wide holds the rate it came from, averaged over rates. */
function wilsonCoverage(trials: number, scale: number): number {
  const rates = Array.from({ length: 99 }, (_, index) => (index + 1) / 100);
  const covered = rates.map((rate) =>
    binomial(trials, rate).reduce((sum, chance, wins) => {
      const { low, high } = wilson(wins, trials, 1.959963984540054 * scale);
      return low <= rate && rate <= high ? sum + chance : sum;
    }, 0),
  );
  return covered.reduce((sum, each) => sum + each, 0) / rates.length;
}

describe("Wilson's interval holds the rate", () => {
  it.each([20, 50, 200])('95 times in 100 of %i games, counted over every outcome', (trials) => {
    expect(Math.abs(wilsonCoverage(trials, 1) - 0.95)).toBeLessThan(0.005);
  });

  it('less often when it is made narrower', () => {
    expect(wilsonCoverage(50, 0.8)).toBeLessThan(0.9);
  });
});

describe('the interval of a mean', () => {
  it('is the one worked by hand', () => {
    // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, squares of the distances 32, so a variance of 32/7.
    const half = 1.959963984540054 * Math.sqrt(32 / 7 / 8);
    const { value, low, high } = meanInterval(momentsOf([2, 4, 4, 4, 5, 5, 7, 9]));
    expect(value).toBe(5);
    expect(low).toBeCloseTo(5 - half, 14);
    expect(high).toBeCloseTo(5 + half, 14);
  });

  it('is divided by the unit that a measure reports', () => {
    const { value, low } = estimateOf(meanOf(momentsOf([200, 400]), 100));
    expect(value).toBe(3);
    expect(low).toBeCloseTo(3 - 1.959963984540054, 12);
  });

  it('keeps every digit where the mean is a million times the spread', () => {
    const values = Array.from({ length: 999 }, (_, index) => 1_000_000 + (index % 3) - 1);
    const moments = momentsOf(values);
    const spread = meanInterval(momentsOf(values.map((value) => value - 1_000_000)));
    const far = meanInterval(moments);
    expect(far.high - far.value).toBeCloseTo(spread.high, 9);
    // What a textbook does with doubles is wrong in the first digits here.
    const naive = moments.squares / 999 - (moments.sum / 999) ** 2;
    expect(Math.abs(naive - 2 / 3)).toBeGreaterThan(1e-6);
  });

  it('of one value has no ends, of none is refused, and so are sums that have lost count', () => {
    expect(meanInterval(momentsOf([7]))).toEqual({
      value: 7,
      low: Number.NEGATIVE_INFINITY,
      high: Number.POSITIVE_INFINITY,
    });
    expect(() => meanInterval(noMoments())).toThrow('no values');
    expect(() => meanInterval(momentsOf([2 ** 27, 1]))).toThrow('not whole and exact');
    expect(() => meanInterval(momentsOf([0.5, 1]))).toThrow('not whole and exact');
  });

  const coverage = (scale: number) => {
    const rng = drawing('mean');
    return shareOf(4000, () => {
      const { value, high } = meanInterval(momentsOf(Array.from({ length: 60 }, () => nextBelow(rng, 10))));
      return Math.abs(value - 4.5) <= scale * (high - value);
    });
  };

  it('holds the mean of a ten-sided die about 95 times in 100', () => {
    // Standard deviation of the share: 0.0034.
    expect(Math.abs(coverage(1) - 0.95)).toBeLessThan(0.013);
  });

  it('does not when it is made a fifth narrower', () => {
    expect(Math.abs(coverage(0.8) - 0.95)).toBeGreaterThan(0.013);
  });
});

describe('the jackknife', () => {
  const VALUES = [2, 4, 4, 4, 5, 5, 7, 9];

  it('of a mean is the interval of a mean', () => {
    const without = VALUES.map((value) => (40 - value) / 7);
    const { low, high } = jackknife(5, without);
    const expected = meanInterval(momentsOf(VALUES));
    expect(low).toBeCloseTo(expected.low, 12);
    expect(high).toBeCloseTo(expected.high, 12);
  });

  it('of one item is refused', () => {
    expect(() => jackknife(5, [5])).toThrow('1 items');
  });
});

describe('the size of a sample', () => {
  it.each([
    [0.01, 0.5],
    [0.005, 0.5],
    [0.02, 0.1],
    [0.04, 0.93],
  ])('gives a half-width of %f at a rate of %f, and one game fewer does not', (half, rate) => {
    const widthAt = (games: number) => {
      const { low, high } = wilson(games * rate, games);
      return (high - low) / 2;
    };
    const games = gamesForRate(half, rate);
    expect(widthAt(games)).toBeLessThanOrEqual(half * (1 + 1e-12));
    expect(widthAt(games - 1)).toBeGreaterThan(half);
  });

  it('is 9,600 games for a point either way, four less than without the score', () => {
    expect(gamesForRate(0.01)).toBe(9600);
    expect(gamesForRate(0.6)).toBe(1);
  });

  it('grows with the square of the spread of a mean', () => {
    expect(valuesForMean(0.1, 1)).toBe(385);
    expect(valuesForMean(0.1, 2)).toBe(1537);
    expect(valuesForMean(0.1, 0)).toBe(2);
    expect(() => valuesForMean(0, 1)).toThrow(RangeError);
    expect(() => gamesForRate(0)).toThrow(RangeError);
  });
});

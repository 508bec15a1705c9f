import { nextOf } from '@foretell/engine';
import { describe, expect, it } from 'vitest';
import { holm, type Pairs, pairedDifference, pairedP, wilson } from '../src/index.ts';
import { binomial, drawing, nextShare, shareOf } from './draws.ts';

/**
 * Method 10 in R. G. Newcombe, "Improved confidence intervals for the difference between binomial proportions based on paired
 * data", Statistics in Medicine 17 (1998), 2635-2650: both, only first, only second, neither.
 */
const PUBLISHED = [
  { pairs: [36, 12, 2, 0], low: 0.0569, high: 0.3404 },
  { pairs: [18, 12, 2, 18], low: 0.0562, high: 0.329 },
  { pairs: [53, 0, 0, 1], low: -0.0729, high: 0.0729 },
  { pairs: [0, 30, 0, 0], low: 0.8395, high: 1 },
] as const;

function pairsOf([both, onlyFirst, onlySecond, neither]: readonly [number, number, number, number]): Pairs {
  return { both, onlyFirst, onlySecond, neither };
}

describe('the difference of two rates on the same games', () => {
  for (const { pairs, low, high } of PUBLISHED) {
    it(`of ${pairs.join(', ')} is ${low} to ${high}, as published`, () => {
      const difference = pairedDifference(pairsOf(pairs));
      const games = pairs[0] + pairs[1] + pairs[2] + pairs[3];
      expect(difference.value).toBeCloseTo((pairs[1] - pairs[2]) / games, 14);
      expect(Math.abs(difference.low - low)).toBeLessThan(1e-4);
      expect(Math.abs(difference.high - high)).toBeLessThan(1e-4);
    });
  }

  it('turns round when the two ways change places', () => {
    const { value, low, high } = pairedDifference(pairsOf([18, 12, 2, 18]));
    const turned = pairedDifference(pairsOf([18, 2, 12, 18]));
    expect(turned.value).toBe(-value);
    expect(turned.low).toBeCloseTo(-high, 14);
    expect(turned.high).toBeCloseTo(-low, 14);
  });

  it('is known better than that of two samples of other games', () => {
    const { low, high } = pairedDifference(pairsOf([430, 60, 40, 470]));
    const alone = wilson(490, 1000);
    expect(high - low).toBeLessThan((alone.high - alone.low) * 0.65);
  });

  it('of no games may be anything, and is never counted in fractions', () => {
    expect(pairedDifference(pairsOf([0, 0, 0, 0]))).toEqual({ value: 0, low: -1, high: 1 });
    expect(() => pairedDifference(pairsOf([1, 0.5, 0, 0]))).toThrow('whole numbers');
    expect(() => pairedP(pairsOf([1, -1, 0, 0]))).toThrow('whole numbers');
  });

  /** Both with a chance of 0.35, only the first 0.2, only the second 0.1, neither 0.35. */
  const KINDS = [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3];
  const GAMES = 80;
  const draw = (purpose: string) => {
    const rng = drawing(purpose);
    return () => {
      const drawn = Array.from({ length: GAMES }, () => nextOf(rng, KINDS));
      const [both = 0, onlyFirst = 0, onlySecond = 0, neither = 0] = [0, 1, 2, 3].map(
        (kind) => drawn.filter((each) => each === kind).length,
      );
      return [both, onlyFirst, onlySecond, neither] as const;
    };
  };

  it('holds the true difference about 95 times in 100', () => {
    const next = draw('coverage');
    const share = shareOf(3000, () => {
      const { low, high } = pairedDifference(pairsOf(next()));
      return low <= 0.1 && 0.1 <= high;
    });
    expect(share).toBeGreaterThan(0.94);
    expect(share).toBeLessThan(0.972);
  });

  it('holds it far more often than it says when the pairs are torn apart', () => {
    const next = draw('torn');
    const share = shareOf(3000, () => {
      const [both, onlyFirst, onlySecond] = next();
      const torn = Math.round(((both + onlyFirst) * (both + onlySecond)) / GAMES);
      const first = both + onlyFirst - torn;
      const second = both + onlySecond - torn;
      const { low, high } = pairedDifference(pairsOf([torn, first, second, GAMES - torn - first - second]));
      return low <= 0.1 && 0.1 <= high;
    });
    expect(share).toBeGreaterThan(0.972);
  });
});

describe("McNemar's test", () => {
  it('is twice the tail of a fair coin, worked by hand', () => {
    // (1 + 14 + 91) of 2^14 ways to be as uneven as 12 to 2, on either side.
    expect(pairedP(pairsOf([36, 12, 2, 0]))).toBeCloseTo((2 * 106) / 16384, 14);
    expect(pairedP(pairsOf([5, 3, 3, 9]))).toBe(1);
    expect(pairedP(pairsOf([5, 0, 0, 9]))).toBe(1);
  });

  it('agrees with every tail of forty throws, and has an answer for millions', () => {
    const odds = binomial(40, 0.5);
    for (let first = 0; first <= 20; first++) {
      const tail = odds.slice(0, first + 1).reduce((sum, each) => sum + each, 0);
      expect(pairedP(pairsOf([0, first, 40 - first, 0]))).toBeCloseTo(Math.min(1, 2 * tail), 12);
    }
    // 3,000 of 1,500,000 either way: 3 standard deviations and a bit.
    const p = pairedP(pairsOf([0, 748_000, 752_000, 0]));
    expect(p).toBeGreaterThan(0.00105);
    expect(p).toBeLessThan(0.00115);
  });

  it('calls equals different at most 5 times in 100', () => {
    for (const differing of [10, 30, 100]) {
      const odds = binomial(differing, 0.5);
      const wrong = odds.reduce(
        (sum, chance, first) =>
          pairedP(pairsOf([0, first, differing - first, 0])) < 0.05 ? sum + chance : sum,
        0,
      );
      expect(wrong).toBeGreaterThan(0.01);
      expect(wrong).toBeLessThanOrEqual(0.05);
    }
  });
});

describe("Holm's correction", () => {
  it('is the one worked by hand, in the order given', () => {
    expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
    expect(holm([0.9, 0.8])).toEqual([1, 1]);
    expect(holm([])).toEqual([]);
    expect(() => holm([0.1, 1.5])).toThrow('1.5 is no p value');
  });

  it('finds something among ten equal rules in at most 5 of 100 runs; without it, in 40', () => {
    const rng = drawing('holm');
    const runs = Array.from({ length: 4000 }, () => Array.from({ length: 10 }, () => nextShare(rng)));
    const found = (adjust: (ps: readonly number[]) => readonly number[]) =>
      runs.filter((ps) => adjust(ps).some((p) => p <= 0.05)).length / runs.length;
    // 1 - (1 - 0.05 / 10)^10 = 0.0489, standard deviation 0.0034.
    expect(Math.abs(found(holm) - 0.0489)).toBeLessThan(0.012);
    expect(found((ps) => ps)).toBeGreaterThan(0.35);
  });

  it('finds what Bonferroni would miss', () => {
    expect(holm([0.001, 0.024]).every((p) => p <= 0.05)).toBe(true);
    expect([0.001, 0.026].map((p) => 2 * p).every((p) => p <= 0.05)).toBe(false);
    expect(holm([0.001, 0.026]).every((p) => p <= 0.05)).toBe(true);
  });
});

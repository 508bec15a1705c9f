import { nextOf } from '@foretell/engine';
import { describe, expect, it } from 'vitest';
import { confidenceSequence, type RateTest, testRate, wilson } from '../src/index.ts';
import { drawing, stoppingOdds } from './draws.ts';

/**
 * NIST/SEMATECH e-Handbook of Statistical Methods, 6.2.6: of an item-by-item plan with these four numbers the lines are
 * -0.939 + 0.0397 n and 1.205 + 0.0397 n bad items.
 */
const PLAN: RateTest = { low: 0.01, high: 0.1, falseHigh: 0.05, falseLow: 0.1 };

const COIN: RateTest = { low: 0.5, high: 0.6, falseHigh: 0.05, falseLow: 0.1 };

describe("Wald's test", () => {
  it('draws its two lines where they are printed', () => {
    const counts = Array.from({ length: 120 }, (_, index) => index + 1).flatMap((games) =>
      Array.from({ length: Math.min(games, 8) + 1 }, (_, bad) => ({
        bad,
        games,
        toLow: bad - (-0.939 + 0.0397 * games),
        toHigh: bad - (1.205 + 0.0397 * games),
      })),
    );
    // Printed to three digits, so what lies on a line may fall on either side.
    const clear = counts.filter(({ toLow, toHigh }) => Math.min(Math.abs(toLow), Math.abs(toHigh)) > 0.01);
    expect(clear.length).toBeGreaterThan(900);
    expect(clear.map(({ bad, games }) => testRate(PLAN, bad, games))).toEqual(
      clear.map(({ toLow, toHigh }) => (toLow < 0 ? 'low' : toHigh > 0 ? 'high' : 'open')),
    );
  });

  it('errs no more often than it says, counted over every course of a thousand games', () => {
    const stop = (test: RateTest) => (wins: number, games: number) => {
      const answer = testRate(test, wins, games);
      return answer === 'open' ? undefined : answer;
    };
    const ofLow = stoppingOdds(COIN.low, 1000, stop(COIN));
    const ofHigh = stoppingOdds(COIN.high, 1000, stop(COIN));
    expect(ofLow.high).toBeLessThan(COIN.falseHigh / (1 - COIN.falseLow));
    expect(ofHigh.low).toBeLessThan(COIN.falseLow / (1 - COIN.falseHigh));
    expect((ofLow.high ?? 0) + (ofHigh.low ?? 0)).toBeLessThanOrEqual(COIN.falseHigh + COIN.falseLow);
    // Nearly all of them are decided, so these are not the errors of a test that never ends.
    expect((ofLow.high ?? 0) + (ofLow.low ?? 0)).toBeGreaterThan(0.999);
    expect(ofLow.high).toBeGreaterThan(0.03);
  });

  it('errs more often when the boundaries are moved in', () => {
    const hasty = stoppingOdds(COIN.low, 1000, (wins, games) => {
      const answer = testRate({ ...COIN, falseHigh: 0.3, falseLow: 0.3 }, wins, games);
      return answer === 'open' ? undefined : answer;
    });
    expect(hasty.high).toBeGreaterThan(COIN.falseHigh / (1 - COIN.falseLow));
  });

  it('is decided by games that are all won, and by games that are all lost', () => {
    const first = (wins: (games: number) => number) =>
      Array.from({ length: 100 }, (_, index) => index + 1).find(
        (games) => testRate(COIN, wins(games), games) !== 'open',
      );
    // ln 18 / ln 1.2 and ln (0.95 / 0.1) / ln 1.25.
    expect(first((games) => games)).toBe(16);
    expect(first(() => 0)).toBe(11);
    expect(testRate(COIN, 16, 16)).toBe('high');
    expect(testRate(COIN, 0, 11)).toBe('low');
  });

  it('refuses rates and errors that cannot be kept', () => {
    expect(() => testRate({ ...COIN, low: 0.6 }, 0, 0)).toThrow('no two rates');
    expect(() => testRate({ ...COIN, high: 1 }, 0, 0)).toThrow('no two rates');
    expect(() => testRate({ ...COIN, falseLow: 0.95 }, 0, 0)).toThrow('cannot be kept');
    expect(() => testRate(COIN, 3, 2)).toThrow('3 wins in 2 games');
  });
});

describe('a confidence sequence', () => {
  const isWrong =
    (
      rate: number,
      interval: (wins: number, games: number) => { readonly low: number; readonly high: number },
    ) =>
    (wins: number, games: number) => {
      const { low, high } = interval(wins, games);
      return rate < low || rate > high ? 'wrong' : undefined;
    };

  it.each([0.1, 0.5, 0.8])('never loses a rate of %f in more than 5 of 100 courses of 400 games', (rate) => {
    const wrong = stoppingOdds(rate, 400, isWrong(rate, confidenceSequence)).wrong ?? 0;
    expect(wrong).toBeGreaterThan(0.005);
    expect(wrong).toBeLessThanOrEqual(0.05);
  });

  it('where an interval for a fixed size, looked at after every game, loses it in half of them', () => {
    expect(stoppingOdds(0.5, 400, isWrong(0.5, wilson)).wrong).toBeGreaterThan(0.4);
  });

  it('has its ends where the formula is worked by hand', () => {
    // All of n games won: (n + 1) m^n = 0.05.
    expect(confidenceSequence(10, 10)).toEqual({ low: expect.closeTo((0.05 / 11) ** (1 / 10), 12), high: 1 });
    expect(confidenceSequence(0, 10)).toEqual({
      low: 0,
      high: expect.closeTo(1 - (0.05 / 11) ** (1 / 10), 12),
    });
    // Two games, one won: 3 · 2 m (1 - m) = 0.05.
    const root = Math.sqrt(1 - (4 * 0.05) / 6);
    const { low, high } = confidenceSequence(1, 2);
    expect(low).toBeCloseTo((1 - root) / 2, 12);
    expect(high).toBeCloseTo((1 + root) / 2, 12);
    expect(confidenceSequence(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('closes in on a rate, more slowly than a fixed size does', () => {
    const width = ({ low, high }: { readonly low: number; readonly high: number }) => high - low;
    expect(width(confidenceSequence(500_000, 1_000_000))).toBeLessThan(0.005);
    expect(width(confidenceSequence(5000, 10_000))).toBeGreaterThan(width(wilson(5000, 10_000)));
    expect(width(confidenceSequence(5000, 10_000))).toBeLessThan(2.2 * width(wilson(5000, 10_000)));
  });

  it('holds the mean of values between 0 and 1 at every one of 200 looks', () => {
    const rng = drawing('sequence');
    // Sums of values that are mostly 0 or 1 and sometimes between: mean 0.5.
    const courses = Array.from({ length: 300 }, () => {
      let total = 0;
      return Array.from({ length: 200 }, () => {
        total += nextOf(rng, [0, 0, 0, 0, 0.5, 0.5, 1, 1, 1, 1]);
        return total;
      });
    });
    const lost = (interval: typeof confidenceSequence) =>
      courses.filter((course) =>
        course.some((total, index) => {
          const { low, high } = interval(total, index + 1);
          return low > 0.5 || high < 0.5;
        }),
      ).length / courses.length;
    expect(lost(confidenceSequence)).toBeLessThanOrEqual(0.05);
    expect(lost((total, values) => wilson(total, values))).toBeGreaterThan(0.2);
  });

  it('refuses values that are not from 0 to 1', () => {
    expect(() => confidenceSequence(3, 2)).toThrow('do not add up to 3');
    expect(() => confidenceSequence(-1, 2)).toThrow(RangeError);
  });
});

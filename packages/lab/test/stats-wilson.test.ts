import { describe, expect, it } from 'vitest';
import { wilson } from '../src/index.ts';

/** R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998), table I, method 3. */
const PUBLISHED = [
  { successes: 81, trials: 263, low: 0.2553, high: 0.3662 },
  { successes: 15, trials: 148, low: 0.0624, high: 0.1605 },
  { successes: 0, trials: 20, low: 0, high: 0.1611 },
  { successes: 1, trials: 29, low: 0.0061, high: 0.1718 },
] as const;

describe("Wilson's interval", () => {
  for (const { successes, trials, low, high } of PUBLISHED) {
    it(`of ${successes} in ${trials} is ${low} to ${high}, as published`, () => {
      const interval = wilson(successes, trials);
      expect(interval.low).toBeCloseTo(low, 4);
      expect(interval.high).toBeCloseTo(high, 4);
    });
  }

  it('is the set of rates that lie within z standard deviations of what was seen', () => {
    const { low, high } = wilson(30, 100);
    for (const rate of [low, high]) {
      expect(Math.abs(0.3 - rate) / Math.sqrt((rate * (1 - rate)) / 100)).toBeCloseTo(1.959963984540054, 10);
    }
  });

  it('reaches exactly 0 or 1 when everything failed or succeeded, and never leaves 0 to 1', () => {
    let swept = 0;
    for (let trials = 1; trials <= 60; trials++) {
      expect(wilson(0, trials).low).toBe(0);
      expect(wilson(trials, trials).high).toBe(1);
      for (let successes = 0; successes <= trials; successes++) {
        const { low, high } = wilson(successes, trials);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(successes / trials);
        expect(high).toBeGreaterThanOrEqual(successes / trials);
        swept++;
      }
    }
    expect(swept).toBe(1890);
  });

  it('narrows as the sample grows and widens with z', () => {
    const width = (successes: number, trials: number, z?: number) => {
      const { low, high } = wilson(successes, trials, z);
      return high - low;
    };
    expect(width(300, 1000)).toBeLessThan(width(30, 100));
    expect(width(30, 100, 2.5758)).toBeGreaterThan(width(30, 100));
  });

  it('says nothing about no trials, and refuses more successes than trials', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
    expect(() => wilson(3, 2)).toThrow('3 successes in 2 trials');
    expect(() => wilson(Number.NaN, 2)).toThrow(RangeError);
  });
});

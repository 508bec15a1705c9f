import { describe, expect, it } from 'vitest';
import { CONFIDENCE, normalCdf, normalQuantile, Z95 } from '../src/index.ts';
import { logChoose, logGamma } from '../src/stats/log-gamma.ts';

/** Abramowitz and Stegun, Handbook of Mathematical Functions, table 26.1, and the tails as mpmath has them to 20 digits. */
const BELOW = [
  { z: 0.5, share: 0.691462461274013 },
  { z: 1, share: 0.841344746068543 },
  { z: 1.5, share: 0.933192798731142 },
  { z: 2, share: 0.977249868051821 },
  { z: 3, share: 0.99865010196837 },
  { z: -1, share: 0.15865525393145705 },
  { z: -3, share: 0.0013498980316300946 },
  { z: -5, share: 2.866515718791939e-7 },
  { z: -10, share: 7.61985302416052e-24 },
  { z: -37, share: 5.72557122252458e-300 },
] as const;

/** The check values of M. J. Wichura, "Algorithm AS 241", Applied Statistics 37 (1988), 477-484. */
const QUANTILES = [
  { share: 0.25, z: -0.6744897501960817 },
  { share: 0.001, z: -3.090232306167814 },
  { share: 1e-20, z: -9.26234008979841 },
] as const;

describe('the normal distribution', () => {
  for (const { z, share } of BELOW) {
    it(`has ${share} below ${z}, as printed`, () => {
      // A tail this thin is e to a power of hundreds, whose own last digit is worth hundreds of them.
      expect(Math.abs(normalCdf(z) / share - 1)).toBeLessThan(z < -30 ? 1e-12 : 5e-15);
    });
  }

  for (const { share, z } of QUANTILES) {
    it(`reaches ${share} at ${z}, as printed`, () => {
      expect(Math.abs(normalQuantile(share) / z - 1)).toBeLessThan(1e-14);
    });
  }

  it('has 95 % within the number of deviations that every interval here uses', () => {
    expect(normalQuantile((1 + CONFIDENCE) / 2)).toBeCloseTo(Z95, 14);
    expect(normalCdf(Z95) - normalCdf(-Z95)).toBeCloseTo(CONFIDENCE, 15);
  });

  it('comes back from every share to the same share', () => {
    let swept = 0;
    for (let exponent = 0; exponent <= 300; exponent += 0.5) {
      const share = 0.5 * 10 ** -exponent;
      expect(Math.abs(normalCdf(normalQuantile(share)) / share - 1)).toBeLessThan(1e-11);
      swept++;
    }
    expect(swept).toBe(601);
  });

  it('begins and ends at infinity, and has no other shares', () => {
    expect(normalQuantile(0)).toBe(Number.NEGATIVE_INFINITY);
    expect(normalQuantile(1)).toBe(Number.POSITIVE_INFINITY);
    expect(() => normalQuantile(1.01)).toThrow('1.01 is no share');
  });
});

describe('factorials by their logarithm', () => {
  it('are those that multiplying gives', () => {
    let factorial = 1;
    for (let n = 1; n <= 20; n++) {
      expect(logGamma(n)).toBeCloseTo(Math.log(factorial), 12);
      factorial *= n;
    }
    expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.PI) / 2, 14);
    expect(logGamma(10_000_000.5)).toBeCloseTo(151180957.42852172, 6);
  });

  it('count the ways to choose', () => {
    expect(Math.exp(logChoose(14, 2))).toBeCloseTo(91, 10);
    expect(() => logChoose(3, 5)).toThrow(RangeError);
  });
});

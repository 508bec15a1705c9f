import { type Interval, Z95 } from './interval.ts';

/**
 * The score interval of a rate: every rate that `successes` in `trials` do not contradict at `z` standard deviations
 * (E. B. Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22, 1927, 209-212).
 * It stays within 0 to 1 and is right for small samples and rare events too; no trials leave everything possible.
 */
export function wilson(successes: number, trials: number, z: number = Z95): Interval {
  if (!(successes >= 0 && successes <= trials)) {
    throw new RangeError(`wilson: ${successes} successes in ${trials} trials`);
  }
  if (trials === 0) return { low: 0, high: 1 };
  const rate = successes / trials;
  const spread = (z * z) / trials;
  const middle = (rate + spread / 2) / (1 + spread);
  const half = (z / (1 + spread)) * Math.sqrt((rate * (1 - rate)) / trials + spread / (4 * trials));
  return {
    // At the ends the formula gives exactly 0 and 1; floating point would miss them by a hair.
    low: successes === 0 ? 0 : middle - half,
    high: successes === trials ? 1 : middle + half,
  };
}

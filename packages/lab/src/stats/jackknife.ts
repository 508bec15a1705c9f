import { type Estimate, Z95 } from './interval.ts';

/**
 * A figure of a sample with its 95 % interval, from the figure and from what it is without each item in turn. For figures
 * that change smoothly with every item, of some hundred items and more. J. W. Tukey, "Bias and confidence in not-quite large
 * samples", Annals of Mathematical Statistics 29 (1958), 614; R. G. Miller, "The jackknife: a review", Biometrika 61 (1974),
 * 1-15.
 */
export function jackknife(value: number, without: readonly number[]): Estimate {
  const count = without.length;
  if (count < 2) throw new RangeError(`jackknife: ${count} items say nothing about others`);
  const mean = without.reduce((sum, each) => sum + each, 0) / count;
  const squares = without.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const half = Z95 * Math.sqrt((squares * (count - 1)) / count);
  return { value, low: value - half, high: value + half };
}

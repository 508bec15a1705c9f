import type { Mean, Moments } from '@foretell/engine';
import { type Estimate, Z95 } from './interval.ts';

/**
 * The mean of a sample of whole numbers with its 95 % interval by the central limit theorem, the variance taken over n - 1:
 * for samples of some dozens and more. The sums are taken apart as whole numbers of any length, so that nothing cancels,
 * whatever the size of the mean. A single value says nothing about the spread: its interval has no ends.
 *
 * Of pairs, give the moments of the differences.
 *
 * Throws for an empty sample, and when the moments have grown past what a double can count ({@link Moments}).
 */
export function meanInterval(moments: Moments, unit = 1): Estimate {
  const { count, sum } = moments;
  if (count === 0) throw new RangeError('meanInterval: no values');
  const mean = sum / count;
  const half = Z95 * Math.sqrt(sampleVariance(moments) / count);
  return { value: mean / unit, low: (mean - half) / unit, high: (mean + half) / unit };
}

/** {@link meanInterval} of a mean that a measure reports, in the unit that people read. */
export function estimateOf(mean: Mean): Estimate {
  return meanInterval(mean, mean.unit);
}

/** Mean square distance from the mean, over n - 1; infinite for a single value. */
export function sampleVariance({ count, sum, squares }: Moments): number {
  if (!Number.isSafeInteger(squares) || !Number.isSafeInteger(sum)) {
    throw new RangeError(`sampleVariance: sum ${sum} and squares ${squares} are not whole and exact`);
  }
  if (count < 2) return Number.POSITIVE_INFINITY;
  const distance = BigInt(count) * BigInt(squares) - BigInt(sum) * BigInt(sum);
  return Number(distance) / count / (count - 1);
}

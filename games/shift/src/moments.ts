/** Enough of a sample to know its mean and how sure that is: whole numbers, so that adding up is exact in any order. */
export interface Moments {
  count: number;
  sum: number;
  squares: number;
}

export function noMoments(): Moments {
  return { count: 0, sum: 0, squares: 0 };
}

/** Adds one whole number to the sample, in place. */
export function addValue(moments: Moments, value: number): void {
  moments.count += 1;
  moments.sum += value;
  moments.squares += value * value;
}

/** Adds one sample to another, in place. */
export function addMoments(moments: Moments, other: Moments): void {
  moments.count += other.count;
  moments.sum += other.sum;
  moments.squares += other.squares;
}

export interface MeanWithInterval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** 97.5 % of a normal distribution lie below this many standard deviations above its mean. */
const Z95 = 1.959963984540054;

/**
 * The mean of the sample divided by `unit`, with its 95 % interval by the central limit theorem (variance over n - 1).
 * `null` for an empty sample; the interval is the whole line's for a single value, so it is left at the mean.
 */
export function meanOf(moments: Moments, unit = 1): MeanWithInterval | null {
  const { count, sum, squares } = moments;
  if (count === 0) return null;
  const mean = sum / count;
  const variance = count > 1 ? Math.max(0, (squares - sum * mean) / (count - 1)) : 0;
  const half = Z95 * Math.sqrt(variance / count);
  return { mean: mean / unit, low: (mean - half) / unit, high: (mean + half) / unit };
}

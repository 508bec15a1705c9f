import type { Estimate } from '@foretell/lab';

/**
 * The difference of two rates, or of two means, with the interval that follows from theirs (R. G. Newcombe, "Interval estimation for the difference between
 * independent proportions", Statistics in Medicine 17, 1998, method 10). The same runs are played, so that it is rather too wide.
 */
export function gapOf(one: Estimate, other: Estimate): Estimate {
  const value = one.value - other.value;
  return {
    value,
    low: value - Math.hypot(one.value - one.low, other.high - other.value),
    high: value + Math.hypot(one.high - one.value, other.value - other.low),
  };
}

/**
 * The mean of equally large batches with its 95 % interval from their spread (batch means; Student's t with nine degrees of freedom:
 * Law, "Simulation Modeling and Analysis", ch. 9). Boards are drawn independently, so that batches are too.
 */
export function batchMean(values: readonly number[]): Estimate {
  const n = values.length;
  const value = values.reduce((sum, each) => sum + each, 0) / n;
  const squares = values.reduce((sum, each) => sum + (each - value) ** 2, 0);
  const half = T_NINE * Math.sqrt(squares / (n - 1) / n);
  return { value, low: value - half, high: value + half };
}

/** Batches of a sample. */
export const BATCHES = 10;
const T_NINE = 2.262157162798205;

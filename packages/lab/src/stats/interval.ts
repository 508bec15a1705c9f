/** An interval, both ends included. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** A figure that was estimated, with the interval that says how well. */
export interface Estimate extends Interval {
  readonly value: number;
}

/** The share of intervals that hold the truth, of every interval here that does not say otherwise. */
export const CONFIDENCE = 0.95;

/** {@link CONFIDENCE} of a normal distribution lies within this many standard deviations of its mean. */
export const Z95 = 1.959963984540054;

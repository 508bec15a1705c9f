/**
 * Enough of a sample of whole numbers to know its mean and how sure that is. Whole themselves, so that adding up is exact in
 * any order, as long as `squares` is a safe integer: whole numbers up to 2^13 in size may be added 134 million times.
 * Beyond that whoever reads the moments must refuse them; looking at `squares` is enough, since it never shrinks and is
 * never less than `sum`.
 */
export interface Moments {
  count: number;
  sum: number;
  squares: number;
}

/** A mean as a measure reports it: the moments, and what to divide them by to get the unit people read. */
export interface Mean extends Readonly<Moments> {
  readonly kind: 'mean';
  readonly unit: number;
}

/** The moments of no values. */
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

/** The mean of the sample divided by `unit`, for the report of a measure. */
export function meanOf({ count, sum, squares }: Moments, unit = 1): Mean {
  return { kind: 'mean', count, sum, squares, unit };
}

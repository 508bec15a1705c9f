/**
 * The share of a normal distribution that lies below `z` standard deviations above its mean.
 *
 * Near the mean the Taylor series of Marsaglia ("Evaluating the normal distribution", Journal of Statistical Software 11(4),
 * 2004), whose terms are all positive; farther out Laplace's continued fraction for the tail (Abramowitz and Stegun,
 * Handbook of Mathematical Functions, 26.2.14), so that a tail keeps its digits however thin it is.
 */
export function normalCdf(z: number): number {
  if (Math.abs(z) < SERIES_ENDS) return 0.5 + density(z) * series(z);
  const tail = density(z) / continuedFraction(Math.abs(z));
  return z < 0 ? tail : 1 - tail;
}

/**
 * How many standard deviations above its mean the share `p` of a normal distribution ends: the inverse of {@link normalCdf},
 * by halving and then by Halley's steps. 0 and 1 give the infinities.
 */
export function normalQuantile(p: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`normalQuantile: ${p} is no share`);
  if (p === 0) return Number.NEGATIVE_INFINITY;
  // The upper half is the mirror of the lower: a share near 1 has lost the digits that one near 0 still has.
  if (p > 0.5) return -normalQuantile(1 - p);
  let low = LOWEST;
  let high = 0;
  for (let halving = 0; halving < 12; halving++) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < p) low = middle;
    else high = middle;
  }
  let z = (low + high) / 2;
  for (let step = 0; step < 3; step++) {
    const newton = (normalCdf(z) - p) / density(z);
    z -= newton / (1 + (newton * z) / 2);
  }
  return z;
}

const SERIES_ENDS = 1.5;

/** Below it a double has no share left. */
const LOWEST = -38.5;

function density(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
}

/** z + z³/3 + z⁵/(3·5) + … */
function series(z: number): number {
  let term = z;
  let sum = z;
  for (let factor = 3; Math.abs(term) > Number.EPSILON * Math.abs(sum); factor += 2) {
    term *= (z * z) / factor;
    sum += term;
  }
  return sum;
}

const FRACTION_DEPTH = 120;

/** z + 1/(z + 2/(z + 3/(z + …))), from the inside out. */
function continuedFraction(z: number): number {
  let value = z;
  for (let depth = FRACTION_DEPTH; depth > 0; depth--) value = z + depth / value;
  return value;
}

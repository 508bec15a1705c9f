/**
 * The logarithm of the gamma function for `x` above 0; of whole numbers, ln (x - 1)!. Stirling's series (Abramowitz and
 * Stegun, Handbook of Mathematical Functions, 6.1.41), after the recurrence Γ(x + 1) = x Γ(x) has carried `x` to where seven
 * terms leave nothing that a double could hold.
 */
export function logGamma(x: number): number {
  if (!(x > 0)) throw new RangeError(`logGamma: ${x} is not above 0`);
  let shifted = x;
  let product = 1;
  while (shifted < SERIES_BEGINS) {
    product *= shifted;
    shifted += 1;
  }
  const square = 1 / (shifted * shifted);
  const correction = TERMS.reduceRight((sum, term) => term + sum * square, 0) / shifted;
  return (
    (shifted - 0.5) * Math.log(shifted) - shifted + Math.log(2 * Math.PI) / 2 + correction - Math.log(product)
  );
}

/** The logarithm of how many ways there are to choose `chosen` of `all`; neither need be whole. */
export function logChoose(all: number, chosen: number): number {
  return logGamma(all + 1) - logGamma(chosen + 1) - logGamma(all - chosen + 1);
}

const SERIES_BEGINS = 12;

/** Bernoulli numbers B(2n) over 2n(2n - 1). */
const TERMS = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360360, 1 / 156];

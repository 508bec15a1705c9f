/** Ways to choose: Pascal's triangle, as far as the hours of a day need it. */
const TRIANGLE: readonly (readonly number[])[] = pascal(16);

function pascal(rows: number): number[][] {
  const triangle: number[][] = [[1]];
  for (let row = 1; row <= rows; row++) {
    const above = triangle[row - 1] ?? [];
    triangle.push(Array.from({ length: row + 1 }, (_, at) => (above[at - 1] ?? 0) + (above[at] ?? 0)));
  }
  return triangle;
}

/** Number of ways to choose `taken` of `total`, which is 0 to 16; none when `taken` lies outside 0 to `total`. */
export function choose(total: number, taken: number): number {
  return TRIANGLE[total]?.[taken] ?? 0;
}

/** Chance of just `successes` in `trials` that each succeed with `chance`. */
export function binomial(trials: number, successes: number, chance: number): number {
  return choose(trials, successes) * power(chance, successes) * power(1 - chance, trials - successes);
}

/** By multiplying, because `**` may differ in its last digit from engine to engine. */
function power(base: number, exponent: number): number {
  let product = 1;
  for (let each = 0; each < exponent; each++) product *= base;
  return product;
}

/** Pearson's sum over the kinds: how far `counts` are from being shared out by `weights`, none of which is 0. */
export function chiSquare(counts: readonly number[], weights: readonly number[]): number {
  const n = counts.reduce((sum, count) => sum + count, 0);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (n === 0 || total === 0) return 0;
  return counts.reduce((sum, count, at) => {
    const expected = (n * (weights[at] ?? 0)) / total;
    return sum + ((count - expected) * (count - expected)) / expected;
  }, 0);
}

/** What {@link chiSquare} exceeds once in a thousand times by chance, for 1 to 8 degrees of freedom. */
const LIMITS = [10.828, 13.816, 16.266, 18.467, 20.515, 22.458, 24.322, 26.125] as const;

/** The limit at one in a thousand. Throws a RangeError for a number of degrees of freedom that no pool of nine kinds has. */
export function chiSquareLimit(degrees: number): number {
  const limit = LIMITS[degrees - 1];
  if (limit === undefined) throw new RangeError(`chi-square with ${degrees} degrees of freedom`);
  return limit;
}

/**
 * The p values of several comparisons, each raised so that it may be read as if it were the only one: comparing every one
 * of them with 5 % calls anything different that is not in at most 5 % of all cases, however the comparisons depend on each
 * other. In the order given. S. Holm, "A simple sequentially rejective multiple test procedure", Scandinavian Journal of
 * Statistics 6 (1979), 65-70.
 */
export function holm(ps: readonly number[]): readonly number[] {
  const order = ps.map((p, index) => ({ p, index })).sort((one, other) => one.p - other.p);
  const adjusted = new Array<number>(ps.length).fill(1);
  let highest = 0;
  for (const [rank, { p, index }] of order.entries()) {
    if (!(p >= 0 && p <= 1)) throw new RangeError(`holm: ${p} is no p value`);
    highest = Math.max(highest, Math.min(1, (ps.length - rank) * p));
    adjusted[index] = highest;
  }
  return adjusted;
}

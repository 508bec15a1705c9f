/**
 * How far counts are from being equal: about the number of counts less one when they are equally likely. With 99 degrees of
 * freedom, one sample in a thousand is above 148.2.
 */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Pearson's correlation of two lists of one length. Of n unrelated pairs it is about 1 / sqrt(n) large. */
export function correlation(xs: readonly number[], ys: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;
  const [meanX, meanY] = [mean(xs), mean(ys)];
  let [xy, xx, yy] = [0, 0, 0];
  for (const [index, x] of xs.entries()) {
    const [dx, dy] = [x - meanX, (ys[index] ?? 0) - meanY];
    xy += dx * dy;
    xx += dx * dx;
    yy += dy * dy;
  }
  return xy / Math.sqrt(xx * yy);
}

/** How often each whole number below `size` stands in `values`. */
export function countsOf(values: readonly number[], size: number): number[] {
  const counts = new Array<number>(size).fill(0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

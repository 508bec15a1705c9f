import { Z95 } from './interval.ts';

/**
 * How many games it takes until {@link wilson} is no wider than `half` on either side of the middle, when about `rate` of
 * them are won; a rate of one half needs the most. W. W. Piegorsch, "Sample sizes for improved binomial confidence
 * intervals", Computational Statistics & Data Analysis 46 (2004), 309-316, equation for the score interval.
 */
export function gamesForRate(half: number, rate = 0.5): number {
  if (!(half > 0) || !(rate >= 0 && rate <= 1)) {
    throw new RangeError(`gamesForRate: half-width ${half}, rate ${rate}`);
  }
  const spread = rate * (1 - rate);
  const square = half * half;
  const root = Math.sqrt(spread * spread + square * (1 - 4 * spread));
  return Math.max(1, Math.ceil((Z95 * Z95 * (spread - 2 * square + root)) / (2 * square)));
}

/** How many values it takes until {@link meanInterval} is no wider than `half` either way, at this standard deviation. */
export function valuesForMean(half: number, deviation: number): number {
  if (!(half > 0) || !(deviation >= 0)) {
    throw new RangeError(`valuesForMean: half-width ${half}, deviation ${deviation}`);
  }
  return Math.max(2, Math.ceil(((Z95 * deviation) / half) ** 2));
}

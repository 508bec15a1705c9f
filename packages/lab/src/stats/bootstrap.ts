import { nextOf, openRng, rngStream, type Seed } from '@foretell/engine';
import { CONFIDENCE, type Estimate } from './interval.ts';
import { normalCdf, normalQuantile } from './normal.ts';

/** How to draw samples from a sample. */
export interface Resampling {
  /** Names the draws: the same seed gives the same interval. */
  readonly seed: Seed;
  /** Some thousands: the ends of the interval are the 2.5 % at either end of so many figures. */
  readonly resamples: number;
  /**
   * `bca`: bias-corrected and accelerated, for figures that change smoothly with every item. `percentile`: for quantiles,
   * whose changes without an item say nothing about their skew, and where each figure costs too much to leave out every
   * item in turn.
   */
  readonly method: 'bca' | 'percentile';
}

/**
 * Any figure of a sample with an interval: the sample is drawn from again, with replacement, and the figure taken anew.
 * `figure` must not change what it is given. B. Efron, "Better bootstrap confidence intervals", JASA 82 (1987), 171-185;
 * B. Efron and R. J. Tibshirani, An Introduction to the Bootstrap (1993), chapters 13 and 14.
 *
 * Throws for fewer than two items, for a figure that is not finite, and for `bca` when no resample comes out on one side
 * of the figure itself: then the sample is too small or the figure an extreme, and there is no such interval.
 */
export function bootstrap<Item>(
  items: readonly Item[],
  figure: (items: readonly Item[]) => number,
  resampling: Resampling,
): Estimate {
  if (items.length < 2) throw new RangeError(`bootstrap: ${items.length} items say nothing about others`);
  const value = figureOf(items, figure);
  const drawn = drawFigures(items, figure, resampling);
  const shares = resampling.method === 'bca' ? bcaShares(items, figure, value, drawn) : TAILS;
  const [low = value, high = value] = shares.map((share) => drawn[placeOf(share, drawn.length)]);
  return { value, low, high };
}

const TAILS: readonly number[] = [(1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2];

/** The figures of all resamples, from the lowest to the highest. */
function drawFigures<Item>(
  items: readonly Item[],
  figure: (items: readonly Item[]) => number,
  { seed, resamples }: Resampling,
): Float64Array {
  const rng = openRng(rngStream(seed, 'bootstrap'));
  const sample = [...items];
  const figures = Float64Array.from({ length: resamples }, () => {
    for (let index = 0; index < sample.length; index++) sample[index] = nextOf(rng, items);
    return figureOf(sample, figure);
  });
  return figures.sort();
}

/** Which shares of the resamples to cut off instead of {@link TAILS}. */
function bcaShares<Item>(
  items: readonly Item[],
  figure: (items: readonly Item[]) => number,
  value: number,
  drawn: Float64Array,
): readonly number[] {
  const below = drawn.filter((each) => each < value).length;
  const equal = drawn.filter((each) => each === value).length;
  if (equal === drawn.length) return TAILS;
  const bias = normalQuantile((below + equal / 2) / drawn.length);
  if (!Number.isFinite(bias)) throw new RangeError(`bootstrap: no resample on one side of ${value}`);
  const skew = accelerationOf(items, figure);
  return TAILS.map((share) => {
    const z = bias + normalQuantile(share);
    return normalCdf(bias + z / (1 - skew * z));
  });
}

/** A sixth of the skewness of the figure's changes when one item is left out at a time; 0 when it never changes. */
function accelerationOf<Item>(items: readonly Item[], figure: (items: readonly Item[]) => number): number {
  const figures = items.map((_, index) => figureOf(items.toSpliced(index, 1), figure));
  const mean = figures.reduce((sum, each) => sum + each, 0) / figures.length;
  const squares = figures.reduce((sum, each) => sum + (mean - each) ** 2, 0);
  const cubes = figures.reduce((sum, each) => sum + (mean - each) ** 3, 0);
  return squares === 0 ? 0 : cubes / (6 * squares ** 1.5);
}

/** The same number of resamples is cut off at either end. */
function placeOf(share: number, resamples: number): number {
  return Math.min(resamples - 1, Math.max(0, Math.round(share * (resamples + 1)) - 1));
}

function figureOf<Item>(items: readonly Item[], figure: (items: readonly Item[]) => number): number {
  const value = figure(items);
  if (!Number.isFinite(value)) throw new RangeError(`bootstrap: the figure of a sample is ${value}`);
  return value;
}

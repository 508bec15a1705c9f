import type { Mean, Measure, Seat, Seed, Stats } from '@foretell/engine';
import type { SampleTally } from './sample.ts';
import { meanInterval } from './stats/mean.ts';
import { wilson } from './stats/wilson.ts';

/** How often something happened, with its 95 % interval ({@link wilson}). */
export interface Rate {
  readonly count: number;
  /** `null` when nothing was counted. */
  readonly rate: number | null;
  readonly low: number;
  readonly high: number;
}

/** A sample for people: plain JSON. */
export interface SampleReport {
  readonly game: string;
  readonly games: number;
  readonly seed: Seed;
  /** By seat, and `draw` for games that nobody won. */
  readonly wins: Readonly<Record<Seat | 'draw', Rate>>;
  /** What the game's own measure says, each mean with its 95 % interval ({@link meanInterval}). */
  readonly stats: unknown;
}

/** `count` in `trials`. */
export function rateOf(count: number, trials: number): Rate {
  return { count, rate: trials === 0 ? null : count / trials, ...wilson(count, trials) };
}

/** What the sample `seed` of `game` found. */
export function sampleReport<Tally>(
  game: string,
  seed: Seed,
  tally: SampleTally<Tally>,
  measure: Measure<never, never, never, Tally>,
): SampleReport {
  const { games, wins, draws } = tally;
  const rates = Object.entries({ ...wins, draw: draws }).map(([who, count]) => [who, rateOf(count, games)]);
  const stats = withIntervals(measure.report(tally.measured));
  return { game, games, seed, wins: Object.fromEntries(rates), stats };
}

/** The means that stand at `path` in what a measure reports: one, or a list. Throws, naming the place, when there are none. */
export function meansAt(stats: Stats, path: readonly string[]): readonly Mean[] {
  let found: Stats | undefined = stats;
  for (const name of path) found = isNamed(found) ? found[name] : undefined;
  const means = isMean(found) ? [found] : found;
  if (isList(means) && means.length > 0 && means.every(isMean)) return means;
  throw new RangeError(`the measure reports no means at ${path.join('.')}`);
}

function withIntervals(stats: Stats): unknown {
  if (isMean(stats)) return meanForPeople(stats);
  if (isList(stats)) return stats.map(withIntervals);
  if (!isNamed(stats)) return stats;
  return Object.fromEntries(Object.entries(stats).map(([name, each]) => [name, withIntervals(each)]));
}

/** `null` for an empty sample. A wart: the interval of a single value has no ends, which JSON cannot say, and shrinks to it. */
function meanForPeople(mean: Mean): unknown {
  if (mean.count === 0) return null;
  const { value, low, high } = meanInterval(mean, mean.unit);
  return mean.count === 1 ? { mean: value, low: value, high: value } : { mean: value, low, high };
}

function isMean(stats: Stats | undefined): stats is Mean {
  return isNamed(stats) && stats.kind === 'mean';
}

function isList(stats: Stats | undefined): stats is readonly Stats[] {
  return Array.isArray(stats);
}

function isNamed(stats: Stats | undefined): stats is { readonly [name: string]: Stats } {
  return typeof stats === 'object' && stats !== null && !Array.isArray(stats);
}

import type { Measure, Seat, Seed } from '@foretell/engine';
import type { SampleTally } from './sample.ts';
import { wilson } from './wilson.ts';

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
  /** What the game's own measure says. */
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
  return { game, games, seed, wins: Object.fromEntries(rates), stats: measure.report(tally.measured) };
}

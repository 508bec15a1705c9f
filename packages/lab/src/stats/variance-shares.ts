import type { Estimate } from './interval.ts';
import { jackknife } from './jackknife.ts';

/** What makes one result differ from another, as shares of its variance that add up to 1. */
export interface VarianceShares {
  /** Who plays. Unbiased, so it may come out below 0 by as much as its error when it does not matter. */
  readonly players: Estimate;
  /** The world: what happens to everybody alike. */
  readonly world: Estimate;
  /** Which players meet which world, their own chance included. */
  readonly both: Estimate;
}

/**
 * Splits the variance of results, when the same line-ups play in the same worlds: a row a world, a whole number a line-up.
 * The line-ups are all that there are, the worlds a sample of many: the variance of the line-ups' means less the error of
 * those means, that of the worlds' means, and what is left (S. R. Searle, G. Casella and C. E. McCulloch, Variance
 * Components, 1992, chapter 4, for a table with one value a cell). The intervals leave out a world at a time.
 *
 * `undefined` when all results are the same. Throws for fewer than three worlds, and for results that are not whole.
 */
export function varianceShares(rows: readonly (readonly number[])[]): VarianceShares | undefined {
  if (rows.length < 3) throw new RangeError(`varianceShares: ${rows.length} worlds say nothing about others`);
  const all = rows.reduce(withRow, noSums(rows[0]?.length ?? 0));
  const parts = partsOf(all);
  if (totalOf(parts) === 0n) return undefined;
  const without = rows.map((row) => partsOf(withoutRow(all, row)));
  const share = (kind: keyof Parts) =>
    jackknife(
      shareOf(parts, kind),
      without.map((each) => shareOf(each, kind)),
    );
  return { players: share('players'), world: share('world'), both: share('both') };
}

/** Sums over a table. Whole numbers, so that the shares of a table without any chance are exactly 0 and 1. */
interface Sums {
  readonly worlds: number;
  readonly byLineup: readonly number[];
  /** Sum over worlds of the square of the world's sum. */
  readonly worldSquares: number;
  readonly squares: number;
}

function noSums(lineups: number): Sums {
  return { worlds: 0, byLineup: new Array<number>(lineups).fill(0), worldSquares: 0, squares: 0 };
}

function withRow(sums: Sums, row: readonly number[]): Sums {
  return combined(sums, row, 1);
}

function withoutRow(sums: Sums, row: readonly number[]): Sums {
  return combined(sums, row, -1);
}

function combined(
  { worlds, byLineup, worldSquares, squares }: Sums,
  row: readonly number[],
  sign: 1 | -1,
): Sums {
  if (row.length !== byLineup.length) throw new RangeError('varianceShares: a world without some line-up');
  return {
    worlds: worlds + sign,
    byLineup: byLineup.map((sum, lineup) => sum + sign * (row[lineup] ?? 0)),
    worldSquares: worldSquares + sign * row.reduce((sum, result) => sum + result, 0) ** 2,
    squares: squares + sign * row.reduce((sum, result) => sum + result * result, 0),
  };
}

/** The three variances, each times the square of the number of results times one less than the number of worlds. */
interface Parts {
  readonly players: bigint;
  readonly world: bigint;
  readonly both: bigint;
}

function partsOf(sums: Sums): Parts {
  const [worlds, lineups] = [BigInt(sums.worlds), BigInt(sums.byLineup.length)];
  const byLineup = sums.byLineup.map(BigInt);
  const grand = byLineup.reduce((sum, each) => sum + each, 0n) ** 2n;
  // Sums of squares about the mean, each times the number of results.
  const players = lineups * byLineup.reduce((sum, each) => sum + each * each, 0n) - grand;
  const world = worlds * BigInt(sums.worldSquares) - grand;
  const both = worlds * lineups * BigInt(sums.squares) - grand - players - world;
  return { players: players * (worlds - 1n) - both, world: world * worlds, both: both * worlds };
}

function totalOf({ players, world, both }: Parts): bigint {
  return players + world + both;
}

function shareOf(parts: Parts, kind: keyof Parts): number {
  const total = totalOf(parts);
  // Without one world of very few nothing may be left that varies.
  return total === 0n ? 0 : Number(parts[kind]) / Number(total);
}

import { fail, ok, type Result } from '@foretell/engine';
import type { MatrixGame } from './matrix-game.ts';
import type { SolveFailure } from './solve-failure.ts';

/**
 * What two mixes are worth, computed from the matrix and nothing else. Whoever plays `row` gets at least `low` on average
 * against anything, whoever plays `column` loses at most `high`, so the value of the game lies between them.
 * The bounds are sums in double precision: they hold up to about 1e-16 times the largest payoff times the size of the matrix.
 */
export interface Solution {
  /** The middle of `low` and `high`. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** `high - low`, in the unit of the payoffs; never negative. */
  readonly gap: number;
  /** The chance of each row; not negative, summing to 1. */
  readonly row: Float64Array;
  readonly column: Float64Array;
}

/** The part of the payoffs' range that a gap may have. */
const RELATIVE_GAP = 1e-9;

/** A part of the largest payoff that rounding can cost: it matters when the payoffs are large beside their range. */
const RELATIVE_ROUNDING = 1e-14;

/** Weights below 0 by more than this part of their sum are no rounding. */
const RELATIVE_SLIP = 1e-6;

/** What the solver `method` found, judged: the gap is recomputed, and a gap that is not small is refused. */
export function judge(
  game: MatrixGame,
  method: string,
  weights: { readonly row: Float64Array; readonly column: Float64Array },
): Result<Solution, SolveFailure> {
  const row = Float64Array.from(weights.row);
  const column = Float64Array.from(weights.column);
  if (row.length !== game.rows || !makeMix(row, game.rows)) {
    return fail({ code: 'not-a-mix', method, side: 'row' });
  }
  if (column.length !== game.columns || !makeMix(column, game.columns)) {
    return fail({ code: 'not-a-mix', method, side: 'column' });
  }
  const solution = measure(game, row, column);
  const range = { least: 0, most: 0 };
  findRange(game, range);
  const allowed = allowedGap(range);
  return solution.gap <= allowed
    ? ok(solution)
    : fail({ code: 'gap-too-large', method, gap: solution.gap, allowed });
}

/** What two mixes guarantee. They are taken as they are: not negative and summing to 1. */
export function measure(game: MatrixGame, row: Float64Array, column: Float64Array): Solution {
  const scratch = new Float64Array(game.columns);
  const fromRow = lowOf(game, row, scratch);
  const fromColumn = highOf(game, column);
  // At an exact solution rounding may put the lower bound above the upper one: then the gap is that rounding.
  const low = Math.min(fromRow, fromColumn);
  const high = Math.max(fromRow, fromColumn);
  return { value: low + (high - low) / 2, low, high, gap: high - low, row, column };
}

/** What `mix` guarantees the row player: its payoff against the best answer. `scratch` has a place a column. */
export function lowOf(
  { rows, columns, payoffs }: MatrixGame,
  mix: Float64Array,
  scratch: Float64Array,
): number {
  scratch.fill(0, 0, columns);
  for (let row = 0; row < rows; row++) {
    const chance = mix[row] ?? 0;
    if (chance !== 0) addRow(scratch, payoffs, row * columns, columns, chance);
  }
  let low = Number.POSITIVE_INFINITY;
  for (let column = 0; column < columns; column++) low = Math.min(low, scratch[column] ?? 0);
  return low;
}

/** What `mix` lets the row player have at most. */
export function highOf({ rows, columns, payoffs }: MatrixGame, mix: Float64Array): number {
  let high = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < rows; row++) {
    let sum = 0;
    for (let column = 0; column < columns; column++) {
      sum += (payoffs[row * columns + column] ?? 0) * (mix[column] ?? 0);
    }
    high = Math.max(high, sum);
  }
  return high;
}

/**
 * Turns the first `length` weights into chances, in place: what rounding put below 0 becomes 0, and the sum 1.
 * False when they are no mix, not even with rounding.
 */
export function makeMix(weights: Float64Array, length: number): boolean {
  let sum = 0;
  let least = 0;
  for (let at = 0; at < length; at++) {
    const weight = weights[at] ?? 0;
    least = Math.min(least, weight);
    sum += Math.max(0, weight);
  }
  // A NaN among the weights has made both of them NaN, and every comparison with it is false.
  if (!(sum > 0 && sum < Number.POSITIVE_INFINITY && -least <= sum * RELATIVE_SLIP)) return false;
  for (let at = 0; at < length; at++) weights[at] = Math.max(0, weights[at] ?? 0) / sum;
  return true;
}

/** The least and the largest payoff; both NaN when a payoff is not finite. */
export interface Range {
  least: number;
  most: number;
}

/** Writes into `range` what the payoffs of a game lie between. */
export function findRange({ rows, columns, payoffs }: MatrixGame, range: Range): void {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  let blot = 0;
  for (let at = 0; at < rows * columns; at++) {
    const payoff = payoffs[at] ?? Number.NaN;
    if (payoff < least) least = payoff;
    if (payoff > most) most = payoff;
    // 0 for every number, NaN for the others, and NaN it stays.
    blot += payoff - payoff;
  }
  range.least = least + blot;
  range.most = most + blot;
}

/** The largest gap that counts as solved, in the unit of the payoffs. */
export function allowedGap({ least, most }: Range): number {
  return (most - least) * RELATIVE_GAP + Math.max(most, -least) * RELATIVE_ROUNDING;
}

function addRow(
  sums: Float64Array,
  payoffs: Float64Array,
  start: number,
  columns: number,
  chance: number,
): void {
  for (let column = 0; column < columns; column++) {
    sums[column] = (sums[column] ?? 0) + chance * (payoffs[start + column] ?? 0);
  }
}

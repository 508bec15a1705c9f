import type { Algorithm, Learner } from './learner.ts';
import type { MatrixGame } from './matrix-game.ts';

/**
 * Regret matching+ (Tammelin 2014), the sides taking turns, each answering the other's newest mix; step t weighs t in the
 * average. The gap falls at least as fast as 1 / sqrt(steps).
 */
export const regretMatchingPlus: Algorithm = {
  name: 'rm+',
  start: (game) => learn(game, { isPredictive: false, weightOf: (step) => step }),
};

/**
 * Predictive regret matching+ (Farina, Kroer, Sandholm 2021): as above, and each side expects that what was paid last will be
 * paid again; step t weighs t * t. The proven rate is the same; on most games it is faster by orders of magnitude.
 */
export const predictiveRegretMatchingPlus: Algorithm = {
  name: 'prm+',
  start: (game) => learn(game, { isPredictive: true, weightOf: (step) => step * step }),
};

interface Manner {
  readonly isPredictive: boolean;
  readonly weightOf: (step: number) => number;
}

function learn(game: MatrixGame, { isPredictive, weightOf }: Manner): Learner {
  const row = openSide(game.rows);
  const column = openSide(game.columns);
  let steps = 0;
  return {
    row: row.sum,
    column: column.sum,
    step() {
      const weight = weightOf(++steps);
      payRows(game, column.mix, row.payoffs);
      update(row, isPredictive, weight);
      // The column player answers the row player's new mix: with the old one convergence is lost.
      payColumns(game, row.mix, column.payoffs);
      update(column, isPredictive, weight);
    },
  };
}

/** What one side has learnt. */
interface LearningSide {
  readonly mix: Float64Array;
  readonly regrets: Float64Array;
  /** What each choice would have paid against the other side's last mix. */
  readonly payoffs: Float64Array;
  readonly sum: Float64Array;
}

function openSide(choices: number): LearningSide {
  return {
    mix: new Float64Array(choices).fill(1 / choices),
    regrets: new Float64Array(choices),
    payoffs: new Float64Array(choices),
    sum: new Float64Array(choices),
  };
}

/** Learns from `payoffs` how the present mix did, makes the next mix and counts it. */
function update({ mix, regrets, payoffs, sum }: LearningSide, isPredictive: boolean, weight: number): void {
  const mean = meanOf(payoffs, mix);
  let total = 0;
  for (let at = 0; at < mix.length; at++) {
    const gain = (payoffs[at] ?? 0) - mean;
    const regret = Math.max(0, (regrets[at] ?? 0) + gain);
    regrets[at] = regret;
    // Expecting the same payoffs once more is counting the same gain once more.
    const expected = isPredictive ? Math.max(0, regret + gain) : regret;
    mix[at] = expected;
    total += expected;
  }
  for (let at = 0; at < mix.length; at++) {
    const chance = total > 0 ? (mix[at] ?? 0) / total : 1 / mix.length;
    mix[at] = chance;
    sum[at] = (sum[at] ?? 0) + weight * chance;
  }
}

function meanOf(payoffs: Float64Array, mix: Float64Array): number {
  let mean = 0;
  for (let at = 0; at < mix.length; at++) mean += (payoffs[at] ?? 0) * (mix[at] ?? 0);
  return mean;
}

/** What each row gets against a column mix. */
function payRows({ rows, columns, payoffs }: MatrixGame, mix: Float64Array, into: Float64Array): void {
  for (let row = 0; row < rows; row++) {
    const start = row * columns;
    let sum = 0;
    for (let column = 0; column < columns; column++) {
      sum += (payoffs[start + column] ?? 0) * (mix[column] ?? 0);
    }
    into[row] = sum;
  }
}

/** What each column gets against a row mix: what the row player loses. */
function payColumns({ rows, columns, payoffs }: MatrixGame, mix: Float64Array, into: Float64Array): void {
  into.fill(0);
  for (let row = 0; row < rows; row++) {
    const start = row * columns;
    const chance = mix[row] ?? 0;
    if (chance === 0) continue;
    for (let column = 0; column < columns; column++) {
      into[column] = (into[column] ?? 0) - (payoffs[start + column] ?? 0) * chance;
    }
  }
}

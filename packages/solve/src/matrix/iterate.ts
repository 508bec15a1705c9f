import { fail, ok, type Result } from '@foretell/engine';
import type { Algorithm, Learner } from './learner.ts';
import { type BadMatrix, badnessOf, type MatrixGame } from './matrix-game.ts';
import { makeMix, measure, type Solution } from './solution.ts';

/** When to stop, whichever comes first. */
export interface Stop {
  /** A gap that is small enough, in the unit of the payoffs. */
  readonly gap: number;
  /** The most steps; a step is a new mix for each side. */
  readonly maxIterations: number;
  /** Told every time the gap is measured. */
  readonly onProgress?: (progress: IterationProgress) => void;
}

export interface IterationProgress {
  readonly iterations: number;
  readonly low: number;
  readonly high: number;
  readonly gap: number;
}

/** The best mixes met, measured by the matrix. */
export interface Iterated {
  readonly solution: Solution;
  readonly iterations: number;
  /** False when the limit came before the gap was small enough: the solution is then what it says, an interval. */
  readonly converged: boolean;
}

/** Measuring costs as much as a step, so it is done at steps this much further apart each time. */
const MEASURE_EVERY = 1.05;

/**
 * Runs an iterative method until the measured gap is small enough. Each side keeps the average that guaranteed it most, so the
 * interval never widens. Refuses a matrix that is no game.
 */
export function iterate(algorithm: Algorithm, game: MatrixGame, stop: Stop): Result<Iterated, BadMatrix> {
  const bad = badnessOf(game);
  if (bad !== undefined) return fail(bad);
  const learner = algorithm.start(game);
  let best = measureAverages(game, learner);
  let iterations = 0;
  while (iterations < stop.maxIterations && !(best.gap <= stop.gap)) {
    const next = Math.min(
      stop.maxIterations,
      Math.max(iterations + 1, Math.floor(iterations * MEASURE_EVERY)),
    );
    while (iterations < next) {
      learner.step();
      iterations++;
    }
    best = better(game, best, measureAverages(game, learner));
    stop.onProgress?.({ iterations, low: best.low, high: best.high, gap: best.gap });
  }
  return ok({ solution: best, iterations, converged: best.gap <= stop.gap });
}

function measureAverages(game: MatrixGame, { row, column }: Learner): Solution {
  return measure(game, averageOf(row), averageOf(column));
}

/** The average of the mixes in `sums`; before the first step every choice alike. */
function averageOf(sums: Float64Array): Float64Array {
  const mix = Float64Array.from(sums);
  if (!makeMix(mix, mix.length)) mix.fill(1 / mix.length);
  return mix;
}

function better(game: MatrixGame, before: Solution, now: Solution): Solution {
  const row = now.low > before.low ? now.row : before.row;
  const column = now.high < before.high ? now.column : before.column;
  return measure(game, row, column);
}

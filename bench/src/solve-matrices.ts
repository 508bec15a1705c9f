import { nextBelow, openRng, rngStream } from '@foretell/engine';
import {
  type Highs,
  iterate,
  loadHighs,
  type MatrixGame,
  matrixGame,
  predictiveRegretMatchingPlus,
  solveByLp,
} from '@foretell/solve';

/** One square matrix of random payoffs, solved in two ways. Payoffs lie between -1 and 1, so gaps need no unit. */
export interface MatrixTiming {
  readonly size: number;
  readonly lp: { readonly seconds: number; readonly gap: number };
  readonly prm: { readonly seconds: number; readonly gap: number; readonly iterations: number };
}

/** What predictive regret matching+ is asked for, and how long it may try. */
const GAP = 1e-4;
const MOST_ITERATIONS = 20_000;

export async function matrixTimings(sizes: readonly number[]): Promise<readonly MatrixTiming[]> {
  const highs = await loadHighs();
  // The first call makes HiGHS compile itself, which is nobody's matrix.
  timing(highs, 2);
  return sizes.map((size) => timing(highs, size));
}

function timing(highs: Highs, size: number): MatrixTiming {
  const game = randomMatrix(size);
  const lpStart = performance.now();
  const lp = solveByLp(highs, game);
  const lpSeconds = (performance.now() - lpStart) / 1000;
  const start = performance.now();
  const learned = iterate(predictiveRegretMatchingPlus, game, { gap: GAP, maxIterations: MOST_ITERATIONS });
  const seconds = (performance.now() - start) / 1000;
  if (!lp.ok || !learned.ok) throw new Error(`a random matrix of ${size} by ${size} was not solved`);
  const { solution, iterations } = learned.value;
  return {
    size,
    lp: { seconds: lpSeconds, gap: lp.value.gap },
    prm: { seconds, gap: solution.gap, iterations },
  };
}

function randomMatrix(size: number): MatrixGame {
  const rng = openRng(rngStream(`matrix ${size}`, 'payoffs'));
  const payoff = () => nextBelow(rng, 2_000_001) / 1_000_000 - 1;
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, payoff));
  const game = matrixGame(rows);
  if (!game.ok) throw new Error(game.error.code);
  return game.value;
}

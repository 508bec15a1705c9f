import { nextUint32, openRng, rngStream } from '@foretell/engine';
import { describe, expect, it } from 'vitest';
import { fictitiousPlay } from '../src/matrix/fictitious-play.ts';
import { type IterationProgress, iterate, type Stop } from '../src/matrix/iterate.ts';
import type { Algorithm } from '../src/matrix/learner.ts';
import type { MatrixGame } from '../src/matrix/matrix-game.ts';
import { predictiveRegretMatchingPlus, regretMatchingPlus } from '../src/matrix/regret-matching.ts';
import { expectSolved, TEXTBOOK } from './matrix-games.ts';

const ALL = [fictitiousPlay, regretMatchingPlus, predictiveRegretMatchingPlus];

/** Payoffs from -1 to 1. */
function randomGame(size: number, seed: string): MatrixGame {
  const rng = openRng(rngStream(seed, 'payoffs'));
  const payoffs = Float64Array.from({ length: size * size }, () => nextUint32(rng) / 2 ** 31 - 1);
  return { rows: size, columns: size, payoffs };
}

function run(algorithm: Algorithm, matrix: MatrixGame, stop: Stop) {
  const result = iterate(algorithm, matrix, stop);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe.each(ALL.map((algorithm) => [algorithm.name, algorithm] as const))('%s', (_, algorithm) => {
  it.each(TEXTBOOK)('comes near the value of %s', (__, matrix, value) => {
    const { solution, converged } = run(algorithm, matrix, { gap: 0.02, maxIterations: 100_000 });
    expect(converged).toBe(true);
    expect(Math.abs(solution.value - value)).toBeLessThanOrEqual(0.01);
    expectSolved(matrix, solution, 1e-12);
  });

  it('says that it has not converged when the limit came first', () => {
    const matrix = randomGame(10, 'limit');
    const { solution, converged, iterations } = run(algorithm, matrix, { gap: 1e-12, maxIterations: 25 });
    expect({ converged, iterations }).toEqual({ converged: false, iterations: 25 });
    expect(solution.gap).toBeGreaterThan(1e-12);
    expectSolved(matrix, solution, 1e-12);
  });

  it('stops at the same step when all payoffs, and the gap asked for, are 1024 times as large', () => {
    const matrix = randomGame(6, 'unit');
    const larger = { ...matrix, payoffs: matrix.payoffs.map((payoff) => payoff * 1024) };
    const small = run(algorithm, matrix, { gap: 0.05, maxIterations: 100_000 });
    const large = run(algorithm, larger, { gap: 0.05 * 1024, maxIterations: 100_000 });
    expect(large.iterations).toBe(small.iterations);
    expect(large.solution.gap).toBe(small.solution.gap * 1024);
    // … and later when only the payoffs are.
    expect(run(algorithm, larger, { gap: 0.05, maxIterations: small.iterations }).converged).toBe(false);
  });

  it('tells its progress, and its interval never widens', () => {
    const told: IterationProgress[] = [];
    const onProgress = (progress: IterationProgress) => told.push(progress);
    run(algorithm, randomGame(8, 'progress'), { gap: 0, maxIterations: 2000, onProgress });
    expect(told.at(-1)?.iterations).toBe(2000);
    expect(told.length).toBeGreaterThan(20);
    for (const [at, { low, high }] of told.entries()) {
      expect(low).toBeGreaterThanOrEqual((told[at - 1]?.low ?? low) - 1e-15);
      expect(high).toBeLessThanOrEqual((told[at - 1]?.high ?? high) + 1e-15);
    }
  });

  it('refuses what is no game', () => {
    const payoffs = Float64Array.of(0, Number.NaN);
    expect(iterate(algorithm, { rows: 2, columns: 1, payoffs }, { gap: 1, maxIterations: 1 })).toMatchObject({
      ok: false,
      error: { code: 'not-finite', row: 1, column: 0 },
    });
  });
});

describe('speed, in steps', () => {
  const steps = (algorithm: Algorithm, gap: number) =>
    run(algorithm, randomGame(10, 'race'), { gap, maxIterations: 200_000 }).iterations;

  it('predicting is faster than matching regrets, and that is faster than fictitious play', () => {
    expect(steps(predictiveRegretMatchingPlus, 1e-4)).toBeLessThan(steps(regretMatchingPlus, 1e-4) / 3);
    expect(steps(regretMatchingPlus, 1e-2)).toBeLessThan(steps(fictitiousPlay, 1e-2) / 3);
  });

  it('predicting comes to 1e-9 in tens of thousands of steps at most', () => {
    expect(steps(predictiveRegretMatchingPlus, 1e-9)).toBeLessThan(50_000);
  });
});

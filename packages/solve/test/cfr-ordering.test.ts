import { describe, expect, test } from 'vitest';
import { averageStrategy, type CfrSolver, learn, publish, runCfr, startCfr } from '../src/tree/cfr.ts';
import type { CfrAlgorithm } from '../src/tree/cfr-methods.ts';
import { exploitability } from '../src/tree/exploitability.ts';
import { kuhn } from './tree-help.ts';

/** The same four calls in another order: each player publishes before it learns, so its rival sees a plan one update old. */
function runStale(solver: CfrSolver, iterations: number): void {
  for (let iteration = 0; iteration < iterations; iteration++) {
    publish(solver, 0);
    learn(solver, 0);
    publish(solver, 1);
    learn(solver, 1);
    solver.iterations += 1;
  }
}

function leftAfter(algorithm: CfrAlgorithm, run: typeof runCfr, iterations: number): number {
  const solver = startCfr(kuhn, algorithm);
  run(solver, iterations);
  return exploitability(kuhn, averageStrategy(solver)).exploitability;
}

describe('who learns from what', () => {
  test('decides whether PCFR+ converges: from a plan one update old it gets nowhere in 10,000 iterations', () => {
    expect(leftAfter('pcfr+', runCfr, 10_000)).toBeLessThan(1e-10);
    expect(leftAfter('pcfr+', runStale, 10_000)).toBeGreaterThan(1e-3);
  });

  test('costs CFR+ two digits', () => {
    const fresh = leftAfter('cfr+', runCfr, 10_000);
    expect(fresh).toBeLessThan(2e-5);
    expect(leftAfter('cfr+', runStale, 10_000)).toBeGreaterThan(20 * fresh);
  });
});

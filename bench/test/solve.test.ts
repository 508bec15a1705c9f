import { describe, expect, it } from 'vitest';
import { SOLVER_RATIOS, SOLVERS } from '../src/solve-contestants.ts';
import { runNaive } from '../src/solve-naive.ts';
import { solverDifference } from '../src/solve-verify.ts';

describe('the two implementations of CFR that are raced', () => {
  it('play the same on Kuhn and Leduc poker after 10 iterations', () => {
    expect(solverDifference(10)).toBeUndefined();
  });

  it('would be found out if one of them had done an iteration less', () => {
    const lazy: typeof runNaive = (solver, iterations) => runNaive(solver, iterations - 1);
    const difference = solverDifference(10, lazy);
    expect(difference?.tree).toBe('kuhn');
    expect(difference?.ours).not.toEqual(difference?.naive);
  });

  it('are compared by a ratio on the same tree only', () => {
    for (const { of, to } of SOLVER_RATIOS) {
      expect(SOLVERS[of]?.tree).toBeDefined();
      expect(SOLVERS[of]?.tree).toBe(SOLVERS[to]?.tree);
    }
  });
});

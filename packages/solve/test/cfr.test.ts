import { describe, expect, test } from 'vitest';
import { averageStrategy, runCfr, startCfr } from '../src/tree/cfr.ts';
import { CFR_METHODS, type CfrAlgorithm } from '../src/tree/cfr-methods.ts';
import { exploitability } from '../src/tree/exploitability.ts';
import { normalise } from '../src/tree/strategy.ts';
import type { Tree } from '../src/tree/tree.ts';
import { kuhn } from './tree-help.ts';
import { randomTree } from './tree-random.ts';
import { type SlowMethod, slowCfr } from './tree-reference.ts';

/** Each method in the words of its paper: what is kept of a regret, what is played, how the average is weighed. */
const PAPERS: Readonly<Record<CfrAlgorithm, SlowMethod>> = {
  cfr: {
    remember: (old, newest) => old + newest,
    weigh: (remembered) => Math.max(remembered, 0),
    averageWeight: () => 1,
  },
  'cfr+': {
    remember: (old, newest) => Math.max(old + newest, 0),
    weigh: (remembered) => remembered,
    averageWeight: (iteration) => iteration,
  },
  dcfr: {
    remember: (old, newest, iteration) => {
      const done = (iteration - 1) ** 1.5;
      return newest + old * (old > 0 ? done / (done + 1) : 1 / 2);
    },
    weigh: (remembered) => Math.max(remembered, 0),
    averageWeight: (iteration) => iteration ** 2,
  },
  'pcfr+': {
    remember: (old, newest) => Math.max(old + newest, 0),
    weigh: (remembered, newest) => Math.max(remembered + newest, 0),
    averageWeight: (iteration) => iteration ** 2,
  },
};

const ALGORITHMS = Object.keys(CFR_METHODS) as readonly CfrAlgorithm[];

function fastAverage(tree: Tree, algorithm: CfrAlgorithm, iterations: number): Float64Array {
  const solver = startCfr(tree, algorithm);
  runCfr(solver, iterations);
  return averageStrategy(solver);
}

function slowAverage(tree: Tree, method: SlowMethod, iterations: number): Float64Array {
  const { sums } = slowCfr(tree, method, iterations);
  normalise(tree, sums);
  return sums;
}

function distance(one: Float64Array, other: Float64Array): number {
  return one.reduce((most, each, at) => Math.max(most, Math.abs(each - (other[at] ?? Number.NaN))), 0);
}

describe('counterfactual regret minimisation on the sequence form', () => {
  test('plays what it plays node by node: the same averages after 40 iterations of each method, on Kuhn and random trees', () => {
    const trees = [kuhn, ...Array.from({ length: 10 }, (_, number) => randomTree(`same ${number}`))];
    let compared = 0;
    for (const tree of trees) {
      for (const algorithm of ALGORITHMS) {
        const fast = fastAverage(tree, algorithm, 40);
        expect(distance(fast, slowAverage(tree, PAPERS[algorithm], 40))).toBeLessThan(1e-9);
        compared += fast.length;
      }
    }
    expect(compared).toBeGreaterThan(500);
  });

  test('is not the same for any two methods, so the comparison above can fail', () => {
    for (const algorithm of ALGORITHMS) {
      for (const other of ALGORITHMS) {
        if (other === algorithm) continue;
        const apart = distance(fastAverage(kuhn, algorithm, 40), slowAverage(kuhn, PAPERS[other], 40));
        expect(apart).toBeGreaterThan(1e-4);
      }
    }
  });

  test('comes to the exploitability that is published for Kuhn poker: 1.1e-4 by CFR after 10,000 iterations', () => {
    const left = (algorithm: CfrAlgorithm) =>
      exploitability(kuhn, fastAverage(kuhn, algorithm, 10_000)).exploitability;
    expect(left('cfr')).toBeGreaterThan(0.9e-4);
    expect(left('cfr')).toBeLessThan(1.3e-4);
    expect(left('cfr+')).toBeLessThan(2e-5);
    expect(left('dcfr')).toBeLessThan(5e-5);
    expect(left('pcfr+')).toBeLessThan(1e-10);
  });

  test('can be run a little at a time: 7, 0 and 33 iterations are 40, to the bit', () => {
    for (const algorithm of ALGORITHMS) {
      const solver = startCfr(kuhn, algorithm);
      for (const iterations of [7, 0, 33]) runCfr(solver, iterations);
      expect(solver.iterations).toBe(40);
      expect(averageStrategy(solver)).toEqual(fastAverage(kuhn, algorithm, 40));
    }
  });

  test('needs no other stopping target when chips are worth more: the average is the same and the exploitability scales', () => {
    const dear = {
      ...kuhn,
      nodes: { ...kuhn.nodes, payoff: kuhn.nodes.payoff.map((payoff) => payoff * 64) },
    };
    for (const algorithm of ALGORITHMS) {
      const cheap = fastAverage(kuhn, algorithm, 100);
      // 64 is a power of 2, so that not even rounding differs.
      expect(fastAverage(dear, algorithm, 100)).toEqual(cheap);
      const [one, other] = [exploitability(kuhn, cheap), exploitability(dear, cheap)];
      expect(other.exploitability).toBe(64 * one.exploitability);
    }
  });

  test('plays evenly where it has never been', () => {
    const average = averageStrategy(startCfr(kuhn, 'dcfr'));
    expect([...average]).toEqual(new Array(24).fill(1 / 2));
  });
});

import { formatProblem } from '@foretell/engine';
import { describe, expect, test } from 'vitest';
import { kuhnPoker } from '../src/classics/index.ts';
import { averageStrategy, runCfr, startCfr } from '../src/tree/cfr.ts';
import { CFR_METHODS, type CfrAlgorithm } from '../src/tree/cfr-methods.ts';
import { resumeCfr, saveCfr, treeDigest } from '../src/tree/cfr-save.ts';
import type { Tree } from '../src/tree/tree.ts';
import { treeOfGame } from '../src/tree/tree-of-game.ts';
import { kuhn, leduc, valueIn } from './tree-help.ts';

const ALGORITHMS = Object.keys(CFR_METHODS) as readonly CfrAlgorithm[];

/** A save as a file holds it. */
function savedAfter(tree: Tree, algorithm: CfrAlgorithm, iterations: number): unknown {
  const solver = startCfr(tree, algorithm);
  runCfr(solver, iterations);
  return JSON.parse(JSON.stringify(saveCfr(solver)));
}

describe('a solver that was saved', () => {
  test('goes on to the same bits as one that was not, with every method', () => {
    for (const [tree, before, after] of [
      [kuhn, 100, 900],
      [leduc, 30, 20],
    ] as const) {
      for (const algorithm of ALGORITHMS) {
        const straight = startCfr(tree, algorithm);
        runCfr(straight, before + after);
        const resumed = valueIn(resumeCfr(tree, savedAfter(tree, algorithm, before)));
        expect(resumed.iterations).toBe(before);
        runCfr(resumed, after);
        expect(saveCfr(resumed)).toEqual(saveCfr(straight));
        expect(averageStrategy(resumed)).toEqual(averageStrategy(straight));
      }
    }
  });

  test('would go on to others if any of its three arrays were lost', () => {
    const straight = startCfr(kuhn, 'pcfr+');
    runCfr(straight, 60);
    for (const name of ['regrets', 'behaviour', 'planSums'] as const) {
      const resumed = valueIn(resumeCfr(kuhn, savedAfter(kuhn, 'pcfr+', 50)));
      resumed.learners[0][name].fill(0);
      runCfr(resumed, 10);
      expect(averageStrategy(resumed)).not.toEqual(averageStrategy(straight));
    }
  });

  test('is refused for another tree, also one that differs in a single payoff or in the stakes', () => {
    const save = savedAfter(kuhn, 'dcfr', 3);
    const dear = valueIn(treeOfGame(kuhnPoker, { stakes: 2 }, { maxNodes: 100 }));
    const payoff = kuhn.nodes.payoff.slice();
    payoff[54] = (payoff[54] ?? 0) + 1;
    for (const tree of [dear, { ...kuhn, nodes: { ...kuhn.nodes, payoff } }, leduc]) {
      const resumed = resumeCfr(tree, save);
      expect(resumed.ok ? [] : resumed.error.map(({ path }) => path.join('.'))).toContain('tree');
      expect(treeDigest(tree)).not.toBe(treeDigest(kuhn));
    }
    expect(resumeCfr(kuhn, save).ok).toBe(true);
  });

  test('is refused with everything that is wrong with it', () => {
    const save = savedAfter(kuhn, 'dcfr', 3) as Record<string, unknown>;
    const resumed = resumeCfr(kuhn, {
      ...save,
      version: 2,
      algorithm: 'toString',
      iterations: -1,
      learners: [{}],
    });
    expect(resumed.ok ? [] : resumed.error.map(formatProblem)).toEqual([
      'version: expected 1, received 2',
      'algorithm: expected cfr, cfr+, dcfr, pcfr+, received "toString"',
      'iterations: expected a whole number from 0, received -1',
      'learners.0.regrets: expected 13 numbers, received nothing',
      'learners.0.behaviour: expected 13 numbers, received nothing',
      'learners.0.planSums: expected 13 numbers, received nothing',
      'learners.1: expected what a player has learned, received nothing',
    ]);
    for (const rubbish of [null, 'x', 7, []]) expect(resumeCfr(kuhn, rubbish).ok).toBe(false);
  });
});

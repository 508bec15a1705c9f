import { runCfr, setsOf, startCfr, type Tree } from '@foretell/solve';
import { type TreeName, treeNamed } from './solve-games.ts';
import { runNaive, startNaive } from './solve-naive.ts';

/** How far two solvers may be apart that add up the same numbers in another order. */
const ROUNDING = 1e-9;

/** Where the two disagree on what to play after some iterations. */
export interface SolverDifference {
  readonly tree: TreeName;
  readonly set: string;
  readonly ours: readonly number[];
  readonly naive: readonly number[];
}

/**
 * Lets both solvers do the same iterations on each tree and compares the strategies that they have come to, chance by chance.
 * `run` is the naive solver, unless a test brings a broken one.
 */
export function solverDifference(iterations: number, run = runNaive): SolverDifference | undefined {
  for (const name of ['kuhn', 'leduc'] as const) {
    const tree = treeNamed(name);
    const naive = startNaive(tree);
    run(naive, iterations);
    const strategy = strategyAfter(tree, iterations);
    for (const [number, set] of tree.sets.names.entries()) {
      const from = tree.sets.firstChoice[number] ?? 0;
      const ours = [...strategy.subarray(from, from + (tree.sets.choiceCount[number] ?? 0))];
      const theirs = naive.sets.get(set)?.strategy ?? [];
      const isSame = ours.every((chance, at) => Math.abs(chance - (theirs[at] ?? Number.NaN)) < ROUNDING);
      if (!isSame) return { tree: name, set, ours, naive: theirs };
    }
  }
  return undefined;
}

/** The strategy of the moment, by choice of the tree. */
function strategyAfter(tree: Tree, iterations: number): Float64Array {
  const solver = startCfr(tree, 'cfr');
  runCfr(solver, iterations);
  const strategy = new Float64Array(tree.choices.count);
  for (const player of [0, 1] as const) {
    const first = tree.sets.firstChoice[setsOf(tree, player)[0]] ?? 0;
    // Place 0 is the sequence of no choice.
    strategy.set(solver.learners[player].behaviour.subarray(1), first);
  }
  return strategy;
}

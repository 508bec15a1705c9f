import { type CfrAlgorithm, runCfr, startCfr } from '@foretell/solve';
import type { Contestant } from './contestants.ts';
import type { Play } from './play.ts';
import { type TreeName, treeNamed } from './solve-games.ts';
import { runNaive, startNaive } from './solve-naive.ts';

/** Who solves, in the order of the report. What they are timed by are iterations: an update of both players. */
export const SOLVERS: Readonly<Record<string, Contestant & { readonly tree: TreeName }>> = {
  'foretell/kuhn-cfr': ours('kuhn', 'cfr'),
  'foretell/kuhn-pcfr+': ours('kuhn', 'pcfr+'),
  'foretell/leduc-cfr': ours('leduc', 'cfr'),
  'foretell/leduc-dcfr': ours('leduc', 'dcfr'),
  'naive/kuhn-cfr': naive('kuhn'),
  'naive/leduc-cfr': naive('leduc'),
};

/** The pairs whose ratio is worth knowing: the same algorithm on the same tree. */
export const SOLVER_RATIOS = [
  { of: 'foretell/leduc-cfr', to: 'naive/leduc-cfr' },
  { of: 'foretell/kuhn-cfr', to: 'naive/kuhn-cfr' },
] as const;

function ours(tree: TreeName, algorithm: CfrAlgorithm) {
  return {
    tree,
    says: `${algorithm} on the sequence form, flat arrays`,
    threads: 1,
    open: (): Play => {
      const solver = startCfr(treeNamed(tree), algorithm);
      return (iterations) => runCfr(solver, iterations);
    },
  };
}

function naive(tree: TreeName) {
  return {
    tree,
    says: 'cfr node by node on a tree of objects, as tutorials write it',
    threads: 1,
    open: (): Play => {
      const solver = startNaive(treeNamed(tree));
      return (iterations) => runNaive(solver, iterations);
    },
  };
}

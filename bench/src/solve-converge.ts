import {
  averageStrategy,
  CFR_METHODS,
  type CfrAlgorithm,
  exploitability,
  loadHighs,
  runCfr,
  solveSequenceForm,
  startCfr,
  type Tree,
} from '@foretell/solve';
import { type TreeName, treeNamed } from './solve-games.ts';

/** How near one algorithm came to an equilibrium, and what it took. */
export interface Convergence {
  readonly tree: TreeName;
  readonly algorithm: CfrAlgorithm;
  /** Exploitability in chips after so many iterations. */
  readonly steps: readonly { readonly iterations: number; readonly exploitability: number }[];
  /** Time of all iterations of `steps`, best answers apart. */
  readonly seconds: number;
  readonly nodesASecond: number;
  /** The middle of the interval that the last strategy proves for the value. */
  readonly value: number;
}

/** What it took to bring exploitability below a target. */
export interface Arrival {
  readonly tree: TreeName;
  readonly algorithm: CfrAlgorithm;
  readonly target: number;
  readonly iterations: number;
  readonly seconds: number;
  readonly exploitability: number;
}

/** The linear programme beside the iterations. */
export interface Exact {
  readonly tree: TreeName;
  readonly nodes: number;
  readonly informationSets: number;
  readonly value: number;
  readonly gap: number;
  readonly seconds: number;
}

const ALGORITHMS = Object.keys(CFR_METHODS).filter(isAlgorithm);

function isAlgorithm(name: string): name is CfrAlgorithm {
  return Object.hasOwn(CFR_METHODS, name);
}

/** Every algorithm on every tree, measured after each number of iterations in `stops`, which rise. */
export function convergences(stops: readonly number[]): readonly Convergence[] {
  return (['kuhn', 'leduc'] as const).flatMap((name) => {
    const tree = treeNamed(name);
    return ALGORITHMS.map((algorithm) => converge(name, tree, algorithm, stops));
  });
}

function converge(
  name: TreeName,
  tree: Tree,
  algorithm: CfrAlgorithm,
  stops: readonly number[],
): Convergence {
  const solver = startCfr(tree, algorithm);
  let seconds = 0;
  const steps = stops.map((iterations) => {
    seconds += secondsOf(() => runCfr(solver, iterations - solver.iterations));
    return { iterations, exploitability: exploitability(tree, averageStrategy(solver)).exploitability };
  });
  const { low, high } = exploitability(tree, averageStrategy(solver));
  const nodesASecond = (2 * tree.nodes.count * solver.iterations) / seconds;
  return { tree: name, algorithm, steps, seconds, nodesASecond, value: low + (high - low) / 2 };
}

/** How often it is looked whether the target is reached: best answers cost as much as some ten iterations. */
const LOOK_EVERY = 100;
const MOST_ITERATIONS = 200_000;

/** Runs until exploitability is below `target` chips. The time of looking is not counted. */
export function arriveAt(name: TreeName, algorithm: CfrAlgorithm, target: number): Arrival {
  const tree = treeNamed(name);
  const solver = startCfr(tree, algorithm);
  let seconds = 0;
  for (;;) {
    seconds += secondsOf(() => runCfr(solver, LOOK_EVERY));
    const left = exploitability(tree, averageStrategy(solver)).exploitability;
    const { iterations } = solver;
    if (left < target || iterations >= MOST_ITERATIONS) {
      return { tree: name, algorithm, target, iterations, seconds, exploitability: left };
    }
  }
}

/** Solves both trees by their sequence form. */
export async function exacts(): Promise<readonly Exact[]> {
  const highs = await loadHighs();
  return (['kuhn', 'leduc'] as const).map((name) => {
    const tree = treeNamed(name);
    const start = performance.now();
    const solved = solveSequenceForm(tree, highs);
    const seconds = (performance.now() - start) / 1000;
    if (!solved.ok) throw new Error(`${name}: ${solved.error.code}`);
    const { value, gap } = solved.value;
    return { tree: name, nodes: tree.nodes.count, informationSets: tree.sets.count, value, gap, seconds };
  });
}

function secondsOf(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

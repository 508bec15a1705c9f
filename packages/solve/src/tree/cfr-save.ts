import { canonicalJson, fail, hashHex, ok, type Problem, printShort, type Result } from '@foretell/engine';
import { type CfrSolver, startCfr } from './cfr.ts';
import { type CfrLearner, makePlan } from './cfr-learner.ts';
import { CFR_METHODS, type CfrAlgorithm } from './cfr-methods.ts';
import type { Tree } from './tree.ts';

/** A solver at rest: plain JSON, from which it goes on to the same bits as if it had never stopped. */
export interface CfrSave {
  readonly kind: 'cfr';
  /** Raised when older saves can no longer be read. */
  readonly version: 1;
  readonly algorithm: CfrAlgorithm;
  /** Digest of the tree: regrets of one game mean nothing in another. */
  readonly tree: string;
  readonly iterations: number;
  /** The first player's, then the second's. */
  readonly learners: readonly [CfrLearnerSave, CfrLearnerSave];
}

/** One number a sequence; what they are is said at {@link CfrLearner}. */
export type CfrLearnerSave = Readonly<Record<(typeof SAVED_ARRAYS)[number], readonly number[]>>;

/** All else follows from these. */
const SAVED_ARRAYS = ['regrets', 'behaviour', 'planSums'] as const satisfies readonly (keyof CfrLearner)[];

export function saveCfr({ tree, algorithm, iterations, learners }: CfrSolver): CfrSave {
  const [first, second] = learners;
  return {
    kind: 'cfr',
    version: 1,
    algorithm,
    tree: treeDigest(tree),
    iterations,
    learners: [saveLearner(first), saveLearner(second)],
  };
}

/** The solver of an untrusted save, for the tree that it was made from. All problems are told at once. */
export function resumeCfr(tree: Tree, input: unknown): Result<CfrSolver, readonly Problem[]> {
  const problems = problemsOf(tree, input);
  if (problems.length > 0) return fail(problems);
  const save = input as CfrSave;
  const solver = startCfr(tree, save.algorithm);
  solver.iterations = save.iterations;
  for (const player of [0, 1] as const) {
    const learner = solver.learners[player];
    for (const name of SAVED_ARRAYS) learner[name].set(save.learners[player][name]);
    makePlan(solver.form.sides[player], learner);
  }
  return ok(solver);
}

/** What tells two trees apart for a solver: shape, information sets, chances, payoffs. Names do not count. */
export function treeDigest({ nodes, sets }: Tree): string {
  const arrays = [
    nodes.childCount,
    nodes.set,
    nodes.chance,
    nodes.payoff,
    sets.choiceCount,
    [sets.firstOfSecond],
  ];
  return hashHex(canonicalJson(arrays.map((array) => Array.from(array))));
}

function saveLearner(learner: CfrLearner): CfrLearnerSave {
  // Adding 0 turns -0, which JSON does not keep, into 0; neither is a regret above 0.
  const numbers = (array: Float64Array) => Array.from(array, (number) => number + 0);
  return {
    regrets: numbers(learner.regrets),
    behaviour: numbers(learner.behaviour),
    planSums: numbers(learner.planSums),
  };
}

function problemsOf(tree: Tree, input: unknown): readonly Problem[] {
  if (!isRecord(input)) return [problem([], 'a saved solver', input)];
  const { kind, version, algorithm, iterations, learners, tree: digest } = input;
  const algorithms = Object.keys(CFR_METHODS);
  const problems: Problem[] = [];
  if (kind !== 'cfr') problems.push(problem(['kind'], 'cfr', kind));
  if (version !== 1) problems.push(problem(['version'], '1', version));
  if (!algorithms.some((name) => name === algorithm)) {
    problems.push(problem(['algorithm'], algorithms.join(', '), algorithm));
  }
  if (digest !== treeDigest(tree)) problems.push(problem(['tree'], `the tree ${treeDigest(tree)}`, digest));
  if (!Number.isSafeInteger(iterations) || Number(iterations) < 0) {
    problems.push(problem(['iterations'], 'a whole number from 0', iterations));
  }
  const { firstOfSecond, count } = tree.choices;
  const sequences = [firstOfSecond + 1, count - firstOfSecond + 1];
  for (const [player, length] of sequences.entries()) {
    problems.push(...learnerProblems(Array.isArray(learners) ? learners[player] : undefined, player, length));
  }
  return problems;
}

function learnerProblems(learner: unknown, player: number, length: number): readonly Problem[] {
  if (!isRecord(learner)) return [problem(['learners', player], 'what a player has learned', learner)];
  return SAVED_ARRAYS.filter((name) => !isNumbers(learner[name], length)).map((name) =>
    problem(['learners', player, name], `${length} numbers`, learner[name]),
  );
}

function isNumbers(value: unknown, length: number): boolean {
  return Array.isArray(value) && value.length === length && value.every(Number.isFinite);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function problem(path: Problem['path'], expected: string, received: unknown): Problem {
  return { code: 'cfr-save', path, expected, received: printShort(received) };
}

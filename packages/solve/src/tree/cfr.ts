import { addPlan, type CfrLearner, earn, makePlan, regret, startLearner } from './cfr-learner.ts';
import { CFR_METHODS, type CfrAlgorithm } from './cfr-methods.ts';
import { type SequenceForm, sequenceFormOf } from './sequence-form.ts';
import { normalise, type Strategy } from './strategy.ts';
import { choicesOf, type Player, type Tree } from './tree.ts';

/**
 * Counterfactual regret minimisation at work: started by {@link startCfr}, changed in place by {@link runCfr}, and asked with
 * {@link averageStrategy} at any time. It works on the sequence form, so an iteration costs a pass over the distinct payoffs
 * and one over the sequences of each player, however many nodes the tree has.
 */
export interface CfrSolver {
  readonly tree: Tree;
  readonly algorithm: CfrAlgorithm;
  readonly form: SequenceForm;
  readonly learners: readonly [CfrLearner, CfrLearner];
  /** Iterations done; each is an update of both players. */
  iterations: number;
}

/** Both players start by playing every move as likely as any other. */
export function startCfr(tree: Tree, algorithm: CfrAlgorithm): CfrSolver {
  const form = sequenceFormOf(tree);
  const [first, second] = form.sides;
  return { tree, algorithm, form, learners: [startLearner(first), startLearner(second)], iterations: 0 };
}

/**
 * Runs more iterations. In each, the first player learns from what the second plays and shows its new plan; then the second
 * learns from that *new* plan. Were it to learn from the plan before, PCFR+ would hardly get better at all: a player
 * publishes right after it has learned, and `test/cfr-ordering.test.ts` says what happens otherwise.
 */
export function runCfr(solver: CfrSolver, iterations: number): void {
  for (let iteration = 0; iteration < iterations; iteration++) {
    learn(solver, 0);
    publish(solver, 0);
    learn(solver, 1);
    publish(solver, 1);
    solver.iterations += 1;
  }
}

/** The average of all strategies so far: that is what comes near an equilibrium, and not the strategy of the moment. */
export function averageStrategy({ tree, learners }: CfrSolver): Strategy {
  const average = new Float64Array(tree.choices.count);
  for (const player of [0, 1] as const) {
    average.set(learners[player].planSums.subarray(1), choicesOf(tree, player)[0]);
  }
  normalise(tree, average);
  return average;
}

/** `player` compares what it played with what each choice would have earned against its rival's plan. */
export function learn({ algorithm, form, learners, iterations }: CfrSolver, player: Player): void {
  const learner = learners[player];
  const side = form.sides[player];
  earn(side, learners[player === 0 ? 1 : 0].plan, learner);
  regret(side, learner, CFR_METHODS[algorithm], iterations);
}

/** `player` shows its rival what it now plays, and adds it to its average. */
export function publish({ algorithm, form, learners, iterations }: CfrSolver, player: Player): void {
  const learner = learners[player];
  makePlan(form.sides[player], learner);
  addPlan(learner, (iterations + 1) ** CFR_METHODS[algorithm].averagePower);
}

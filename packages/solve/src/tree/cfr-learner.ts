import { type CfrMethod, keptAfter } from './cfr-methods.ts';
import type { Side } from './sequence-form.ts';

/**
 * What one player of counterfactual regret minimisation knows, in arrays by sequence. Place 0 is the sequence of no choice: it
 * is always played, and nothing is regretted there. Everything here is changed in place and nothing is allocated, since it
 * runs some ten thousand times a second.
 */
export interface CfrLearner {
  /** Of each choice: what it would have earned more than what was played, as the method remembers it. */
  readonly regrets: Float64Array;
  /** The chance of each choice at its information set: the strategy of the moment. */
  readonly behaviour: Float64Array;
  /** The same strategy as the chance of playing the whole sequence. */
  readonly plan: Float64Array;
  /** Plans summed with the weights of the method: the average, not yet scaled. */
  readonly planSums: Float64Array;
  /** What each sequence earns against the rival's plan. Made anew by each update. */
  readonly earnings: Float64Array;
}

/** A player who has learned nothing and plays every move as likely as any other. */
export function startLearner(side: Side): CfrLearner {
  const behaviour = new Float64Array(side.sequenceCount).fill(1);
  for (let set = 0; set < side.setCount; set++) {
    const from = side.firstSequence[set] ?? 0;
    const to = side.firstSequence[set + 1] ?? 0;
    behaviour.fill(1 / (to - from), from, to);
  }
  const zeros = () => new Float64Array(side.sequenceCount);
  const learner = { regrets: zeros(), behaviour, plan: zeros(), planSums: zeros(), earnings: zeros() };
  makePlan(side, learner);
  return learner;
}

/** What each sequence earns by itself against a plan of the rival: payoffs times plan. */
export function earn(side: Side, rivalPlan: Float64Array, { earnings }: CfrLearner): void {
  const { sequenceCount, rowStart, rival, payoff } = side;
  let at = 0;
  for (let sequence = 0; sequence < sequenceCount; sequence++) {
    const end = rowStart[sequence + 1] ?? 0;
    let sum = 0;
    for (; at < end; at++) sum += (payoff[at] ?? 0) * (rivalPlan[rival[at] ?? 0] ?? 0);
    earnings[sequence] = sum;
  }
}

/**
 * From the last information set to the first: what a set earns is added to the sequence that leads there, each of its
 * choices is regretted by what it earns more, and the new behaviour follows the regrets.
 */
export function regret(side: Side, learner: CfrLearner, method: CfrMethod, iterations: number): void {
  const { firstSequence, parentSequence } = side;
  const { earnings } = learner;
  const gains = keptAfter(iterations, method.keepsGains);
  const losses = keptAfter(iterations, method.keepsLosses);
  let to = side.sequenceCount;
  for (let set = side.setCount - 1; set >= 0; set--) {
    const from = firstSequence[set] ?? 0;
    const parent = parentSequence[set] ?? 0;
    const earned = earnedBetween(learner, from, to);
    earnings[parent] = (earnings[parent] ?? 0) + earned;
    const total = weighBetween(learner, from, to, earned, gains, losses, method.foresight);
    scaleBetween(learner.behaviour, from, to, total);
    to = from;
  }
}

/** The chance of each sequence: that of the sequence before it times that of its last choice. */
export function makePlan(side: Side, { behaviour, plan }: CfrLearner): void {
  const { setCount, firstSequence, parentSequence } = side;
  plan[0] = 1;
  for (let set = 0; set < setCount; set++) {
    const before = plan[parentSequence[set] ?? 0] ?? 0;
    const to = firstSequence[set + 1] ?? 0;
    for (let at = firstSequence[set] ?? 0; at < to; at++) plan[at] = before * (behaviour[at] ?? 0);
  }
}

/** Lets the plan count `weight` times in the average. */
export function addPlan({ plan, planSums }: CfrLearner, weight: number): void {
  for (let at = 0; at < plan.length; at++) planSums[at] = (planSums[at] ?? 0) + weight * (plan[at] ?? 0);
}

/** What the strategy of the moment earns with the choices from `from` inclusive to `to` exclusive. */
function earnedBetween({ behaviour, earnings }: CfrLearner, from: number, to: number): number {
  let earned = 0;
  for (let at = from; at < to; at++) earned += (behaviour[at] ?? 0) * (earnings[at] ?? 0);
  return earned;
}

/** Updates regrets, leaves their parts above 0 as behaviour not yet scaled, and returns the sum of those. */
function weighBetween(
  { regrets, behaviour, earnings }: CfrLearner,
  from: number,
  to: number,
  earned: number,
  gains: number,
  losses: number,
  foresight: number,
): number {
  let total = 0;
  for (let at = from; at < to; at++) {
    const newest = (earnings[at] ?? 0) - earned;
    const before = regrets[at] ?? 0;
    const after = before * (before > 0 ? gains : losses) + newest;
    regrets[at] = after;
    const weight = Math.max(0, Math.max(0, after) + foresight * newest);
    behaviour[at] = weight;
    total += weight;
  }
  return total;
}

/** Scales behaviour to sum to 1. Where no regret is above 0, every choice is as likely as any other. */
function scaleBetween(behaviour: Float64Array, from: number, to: number, total: number): void {
  if (total > 0) for (let at = from; at < to; at++) behaviour[at] = (behaviour[at] ?? 0) / total;
  else behaviour.fill(1 / (to - from), from, to);
}

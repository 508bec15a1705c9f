import { fail, ok, type Result } from '@foretell/engine';
import type { Highs } from 'highs';
import type { SolveFailure } from '../matrix/solve-failure.ts';
import { stakesOf } from './best-answer.ts';
import { exploitability } from './exploitability.ts';
import { sequenceFormOf } from './sequence-form.ts';
import { type LpSolver, type Plans, solveProgramme } from './sequence-form-programme.ts';
import { normalise, type Strategy } from './strategy.ts';
import { choicesOf, type Tree } from './tree.ts';

/** A tree solved. All figures are measured on the tree, with best answers to the strategy, and in its unit of payoff. */
export interface TreeSolution {
  readonly unit: string;
  /** What the first player gets when both play well: the middle of `low` and `high`. */
  readonly value: number;
  /** The value of the game is not below this … */
  readonly low: number;
  /** … and not above this, up to rounding in the last digits. */
  readonly high: number;
  /** `high - low`. */
  readonly gap: number;
  /**
   * An equilibrium. Information sets that their player's own choices never lead to are played evenly: nothing is claimed of
   * how well that answers a mistake.
   */
  readonly strategy: Strategy;
}

export type TreeFailure = Extract<SolveFailure, { readonly code: 'solver-failed' | 'gap-too-large' }>;

const METHOD = 'sequence form';

/** The part of the payoffs' range that a gap may have. */
const RELATIVE_GAP = 1e-9;

/** Chances smaller than this are a solver's rounding. */
const DUST = 1e-12;

/**
 * An equilibrium by linear programming, exact up to rounding. What HiGHS answers is not believed: both players' best answers
 * to it are found on the tree, and a gap above 1e-9 of the payoffs' range is a failure, and so is HiGHS giving up. When its
 * simplex fails, its interior point method has a try.
 */
export function solveSequenceForm(tree: Tree, highs: Highs): Result<TreeSolution, TreeFailure> {
  const first = attempt(tree, highs, 'simplex');
  return first.ok ? first : attempt(tree, highs, 'ipm');
}

function attempt(tree: Tree, highs: Highs, solver: LpSolver): Result<TreeSolution, TreeFailure> {
  const plans = plansBy(solver, tree, highs);
  if (!plans.ok) return fail({ code: 'solver-failed', method: METHOD, status: plans.error });
  const strategy = strategyFrom(tree, plans.value);
  const stakes = stakesOf(tree);
  const { unit, low, high, gap } = exploitability(tree, strategy, stakes);
  const allowed = (stakes.most - stakes.least) * RELATIVE_GAP;
  // A gap that is no number is not small either.
  if (!(gap <= allowed)) return fail({ code: 'gap-too-large', method: METHOD, gap, allowed });
  return ok({ unit, value: low + gap / 2, low, high, gap, strategy });
}

/** What HiGHS answers, or its word for why it does not. It throws when it runs out of memory. */
function plansBy(solver: LpSolver, tree: Tree, highs: Highs): Result<Plans, string> {
  try {
    return solveProgramme(sequenceFormOf(tree), highs, solver);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function strategyFrom(tree: Tree, plans: Plans): Strategy {
  const strategy = new Float64Array(tree.choices.count);
  for (const [player, plan] of [plans.first, plans.second].entries()) {
    // Sequence 0 is that of no choice.
    strategy.set(plan.subarray(1), choicesOf(tree, player === 0 ? 0 : 1)[0]);
  }
  for (let choice = 0; choice < strategy.length; choice++) {
    if ((strategy[choice] ?? 0) < DUST) strategy[choice] = 0;
  }
  normalise(tree, strategy);
  return strategy;
}

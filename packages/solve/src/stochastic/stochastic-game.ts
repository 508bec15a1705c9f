import type { Sheet } from '../matrix/sheet.ts';

/**
 * A zero-sum stochastic game that ends after a fixed number of stages (Shapley 1953): in every state of every stage both
 * players choose at once, the row player is paid, and chance leads to a state of the next stage.
 * The states of a stage are numbered from 0; whoever has keys numbers them.
 */
export interface StochasticGame {
  /** Stages in which something is chosen, numbered from 0. */
  readonly stages: number;
  /** The largest matrix of any state. */
  readonly mostRows: number;
  readonly mostColumns: number;
  /** How many states a stage has; asked for the stages 0 to `stages`, the last of which is the end. */
  states(stage: number): number;
  /** What a state of the end pays the row player. */
  finalValue(state: number): number;
  /**
   * Writes the matrix of a state on the sheet: `rows`, `columns` and their payoffs, each of them what the row player is paid at
   * once plus what `next`, the values of the next stage by state, promise on average. The chances may sum to less than 1 where
   * the play may end, not to more. The same call always writes the same matrix.
   */
  fill(stage: number, state: number, next: Float64Array, sheet: Sheet): void;
}

/** Where a stochastic game could not be solved, and why. */
export interface StateRefusal<Failure> {
  readonly stage: number;
  readonly state: number;
  readonly failure: Failure;
}

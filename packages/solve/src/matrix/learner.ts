import type { MatrixGame } from './matrix-game.ts';

/**
 * A way to learn a game by playing it against oneself. After each `step` the sums of the mixes played so far, weighted and not
 * divided, are in `row` and `column`: the averages, not the last mixes, come close to a solution.
 */
export interface Learner {
  readonly row: Float64Array;
  readonly column: Float64Array;
  step(): void;
}

/** The name of a method and how it starts on a game. */
export interface Algorithm {
  readonly name: string;
  readonly start: (game: MatrixGame) => Learner;
}

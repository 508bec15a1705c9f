import { type Player, playerOf, type Tree } from './tree.ts';

/**
 * How both players play: a probability for each choice of the tree, those of an information set summing to 1.
 * Whose choice is whose is said by `choicesOf` in `tree.ts`.
 */
export type Strategy = Float64Array;

/** Every move as likely as any other. */
export function uniformStrategy(tree: Tree): Strategy {
  return strategyOf(tree, () => undefined);
}

/**
 * A strategy from weights: `weigh` is asked once an information set, gives one weight a move, and need not sum to 1; moves of
 * a set for which it gives nothing, or only zeros, are all as likely. Throws a RangeError when weights are missing, negative
 * or no numbers.
 */
export function strategyOf(
  tree: Tree,
  weigh: (set: {
    readonly player: Player;
    readonly name: string;
    readonly moves: readonly string[];
  }) => readonly number[] | undefined,
): Strategy {
  const { sets, choices } = tree;
  const strategy = new Float64Array(choices.count);
  for (let set = 0; set < sets.count; set++) {
    const from = sets.firstChoice[set] ?? 0;
    const to = from + (sets.choiceCount[set] ?? 0);
    const name = sets.names[set] ?? '';
    const moves = choices.names.slice(from, to);
    const weights = weigh({ player: playerOf(tree, set), name, moves }) ?? moves.map(() => 1);
    if (weights.length !== moves.length || !weights.every((weight) => weight >= 0 && weight < Infinity)) {
      throw new RangeError(
        `weights of "${name}": expected ${moves.length}, not negative, received ${weights}`,
      );
    }
    strategy.set(weights, from);
  }
  normalise(tree, strategy);
  return strategy;
}

/** Scales the weights of each information set so that they sum to 1, in place; where all are 0, to equal parts. */
export function normalise({ sets }: Tree, weights: Float64Array): void {
  for (let set = 0; set < sets.count; set++) {
    const from = sets.firstChoice[set] ?? 0;
    const count = sets.choiceCount[set] ?? 0;
    let sum = 0;
    for (let choice = from; choice < from + count; choice++) sum += weights[choice] ?? 0;
    for (let choice = from; choice < from + count; choice++) {
      weights[choice] = sum > 0 ? (weights[choice] ?? 0) / sum : 1 / count;
    }
  }
}

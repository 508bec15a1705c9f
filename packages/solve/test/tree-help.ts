import { type Game, nextBelow, openRng, type Result, rngStream } from '@foretell/engine';
import { kuhnPoker, leducPoker } from '../src/classics/index.ts';
import { type Strategy, strategyOf } from '../src/tree/strategy.ts';
import type { Tree } from '../src/tree/tree.ts';
import { type TreeOptions, treeOfGame } from '../src/tree/tree-of-game.ts';

/** What a result holds; an error that says why when it holds nothing. */
export function valueIn<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** The tree of a game in its default configuration. */
export function treeIn<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  options: Partial<TreeOptions<View>> = {},
): Tree {
  return valueIn(treeOfGame(game, game.defaultConfig, { maxNodes: 100_000, ...options }));
}

export const kuhn = treeIn(kuhnPoker, { unit: 'chips' });
export const leduc = treeIn(leducPoker, { unit: 'chips' });

/** A strategy with random weights, a quarter of which are 0. */
export function randomStrategy(tree: Tree, seed: string): Strategy {
  const rng = openRng(rngStream(seed, 'strategy'));
  return strategyOf(tree, ({ moves }) => moves.map(() => Math.max(0, nextBelow(rng, 12) - 3)));
}

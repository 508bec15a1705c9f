import { type Tree, treeOfGame } from '@foretell/solve';
import { kuhnPoker, leducPoker } from '@foretell/solve/classics';

/** The trees that are solved, by name. */
export const TREES = { kuhn: kuhnPoker, leduc: leducPoker } as const;

export type TreeName = keyof typeof TREES;

export function treeNamed(name: TreeName): Tree {
  const game = TREES[name];
  const tree = treeOfGame(game, game.defaultConfig, { maxNodes: 10_000, unit: 'chips' });
  if (!tree.ok) throw new Error(`${name}: ${tree.error.code}`);
  return tree.value;
}

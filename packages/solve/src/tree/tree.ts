/**
 * A game of two players as a tree, in flat arrays: what a solver walks over millions of times should be numbers in a row.
 * Made by {@link treeOfGame} or {@link treeOfFile}, which check what every solver here relies on: the payoffs of both
 * players add up to the same at every end, and nobody forgets what it once knew or did (perfect recall).
 */
export interface Tree {
  readonly name: string;
  /** What one unit of payoff is: chips, points. */
  readonly unit: string;
  /** The first player wants the payoffs large, the second wants them small. */
  readonly players: readonly [string, string];
  /** What the payoffs of both players add up to: 0 in a zero-sum game. The second player's is this less the first's. */
  readonly payoffSum: number;
  readonly nodes: Nodes;
  readonly sets: InformationSets;
  readonly choices: Choices;
}

/** Whose place in {@link Tree.players}. */
export type Player = 0 | 1;

/**
 * Nodes breadth first: the root is node 0, parents come before their children, and the children of a node lie next to each
 * other. An end has no children.
 */
export interface Nodes {
  readonly count: number;
  /** One of {@link NODE}. */
  readonly kind: Uint8Array;
  /** -1 at the root. */
  readonly parent: Int32Array;
  readonly firstChild: Int32Array;
  readonly childCount: Int32Array;
  /** The information set of whoever decides here; -1 at ends and where chance decides. */
  readonly set: Int32Array;
  /** The chance of the branch that leads here: 1 where a player chose it. May be 0. */
  readonly chance: Float64Array;
  /** What the first player gets: 0 where the game goes on. */
  readonly payoff: Float64Array;
}

/** What may happen at a node. */
export const NODE = { end: 0, chance: 1, player: 2 } as const;

/**
 * Information sets: nodes that the player who decides there cannot tell apart. The first player's come first, and a set
 * comes after the sets its player has been through before.
 */
export interface InformationSets {
  readonly count: number;
  /** The sets of player 0 end, and those of player 1 start, here. */
  readonly firstOfSecond: number;
  readonly firstChoice: Int32Array;
  readonly choiceCount: Int32Array;
  /** The last choice its player made on the way here, the same at all nodes of the set; -1 when it made none. */
  readonly parentChoice: Int32Array;
  /** What the player knows here, as text for people and for finding a set again. */
  readonly names: readonly string[];
}

/**
 * Choices: one move at one information set. Numbered set after set, so the first player's come first; a strategy is an array
 * with a probability for each.
 */
export interface Choices {
  readonly count: number;
  /** The choices of player 0 end, and those of player 1 start, here. */
  readonly firstOfSecond: number;
  readonly set: Int32Array;
  readonly names: readonly string[];
}

/** Who decides at the information set `set`. */
export function playerOf(tree: Tree, set: number): Player {
  return set < tree.sets.firstOfSecond ? 0 : 1;
}

/** The information sets of `player`: from the first inclusive to the second exclusive. */
export function setsOf({ sets }: Tree, player: Player): readonly [number, number] {
  return player === 0 ? [0, sets.firstOfSecond] : [sets.firstOfSecond, sets.count];
}

/** The choices of `player`: from the first inclusive to the second exclusive. */
export function choicesOf({ choices }: Tree, player: Player): readonly [number, number] {
  return player === 0 ? [0, choices.firstOfSecond] : [choices.firstOfSecond, choices.count];
}

/** For each node the last choice that `player` has made on the way there; -1 where it has made none. */
export function lastChoices(tree: Tree, player: Player): Int32Array {
  const { count, parent, firstChild, set } = tree.nodes;
  const last = new Int32Array(count).fill(-1);
  for (let node = 1; node < count; node++) {
    const from = parent[node] ?? 0;
    const decided = set[from] ?? -1;
    const isOwn = decided !== -1 && playerOf(tree, decided) === player;
    last[node] = isOwn
      ? (tree.sets.firstChoice[decided] ?? 0) + node - (firstChild[from] ?? 0)
      : (last[from] ?? -1);
  }
  return last;
}

/** For each node the product of the chances on the way there, players apart. */
export function chanceReach({ nodes }: Tree): Float64Array {
  const reach = new Float64Array(nodes.count).fill(1);
  for (let node = 1; node < nodes.count; node++) {
    reach[node] = (reach[nodes.parent[node] ?? 0] ?? 0) * (nodes.chance[node] ?? 0);
  }
  return reach;
}

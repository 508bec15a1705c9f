import type { Strategy } from './strategy.ts';
import {
  chanceReach,
  choicesOf,
  lastChoices,
  NODE,
  type Player,
  playerOf,
  setsOf,
  type Tree,
} from './tree.ts';

/** The best a player can do against what its rival plays. */
export interface BestAnswer {
  /** What it gets for it, less what {@link Stakes.middle} takes off the first player's payoffs (and adds to the second's). */
  readonly value: number;
  /** The strategy that was answered, with the player's own part replaced by the answer. */
  readonly strategy: Strategy;
}

/**
 * What is the same for every strategy of a tree: how likely chance makes each node, and how far the payoffs reach at the ends
 * that can be reached at all.
 */
export interface Stakes {
  readonly chance: Float64Array;
  readonly least: number;
  readonly most: number;
  /** Halfway between: payoffs are summed from here, since of sums around 1,000,000 less is left after the point. */
  readonly middle: number;
}

export function stakesOf(tree: Tree): Stakes {
  const { count, kind, payoff } = tree.nodes;
  const chance = chanceReach(tree);
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let node = 0; node < count; node++) {
    if (kind[node] !== NODE.end || chance[node] === 0) continue;
    least = Math.min(least, payoff[node] ?? 0);
    most = Math.max(most, payoff[node] ?? 0);
  }
  return { chance, least, most, middle: least + (most - least) / 2 };
}

/**
 * The best answer of `player` to its rival's part of `strategy`, found exactly: an end is worth its payoff times the chance
 * that chance and the rival lead there, and belongs to the last choice the player made on the way. From the last information
 * set to the first, the player takes the choice that is worth most, and that is what it adds to the choice before.
 * Between equal choices the first is taken.
 */
export function bestAnswer(
  tree: Tree,
  strategy: Strategy,
  player: Player,
  stakes: Stakes = stakesOf(tree),
): BestAnswer {
  const { sets } = tree;
  const answer = Float64Array.from(strategy);
  const [from, to] = choicesOf(tree, player);
  answer.fill(0, from, to);
  const worth = worthOfChoices(tree, strategy, player, stakes);
  const [firstSet, endSet] = setsOf(tree, player);
  for (let set = endSet - 1; set >= firstSet; set--) {
    const best = bestChoice(tree, set, worth.ofChoice);
    answer[best] = 1;
    addWorth(worth, sets.parentChoice[set] ?? -1, worth.ofChoice[best] ?? 0);
  }
  return { value: worth.ofNone, strategy: answer };
}

/** What stands behind each last choice of a player, and what it comes to without choosing anything. */
interface Worth {
  readonly ofChoice: Float64Array;
  ofNone: number;
}

function addWorth(worth: Worth, choice: number, gained: number): void {
  if (choice === -1) worth.ofNone += gained;
  else worth.ofChoice[choice] = (worth.ofChoice[choice] ?? 0) + gained;
}

function bestChoice({ sets }: Tree, set: number, worth: Float64Array): number {
  const first = sets.firstChoice[set] ?? 0;
  let best = first;
  for (let choice = first + 1; choice < first + (sets.choiceCount[set] ?? 0); choice++) {
    if ((worth[choice] ?? 0) > (worth[best] ?? 0)) best = choice;
  }
  return best;
}

/** For each node the product of what `player` plays on the way there. */
export function reachOf(tree: Tree, strategy: Strategy, player: Player): Float64Array {
  const { nodes, sets } = tree;
  const reach = new Float64Array(nodes.count).fill(1);
  for (let node = 1; node < nodes.count; node++) {
    const from = nodes.parent[node] ?? 0;
    const set = nodes.set[from] ?? -1;
    const before = reach[from] ?? 0;
    const isOwn = set !== -1 && playerOf(tree, set) === player;
    const choice = (sets.firstChoice[set] ?? 0) + node - (nodes.firstChild[from] ?? 0);
    reach[node] = isOwn ? before * (strategy[choice] ?? 0) : before;
  }
  return reach;
}

/** What the ends behind each last choice of `player` are worth to it. */
function worthOfChoices(tree: Tree, strategy: Strategy, player: Player, stakes: Stakes): Worth {
  const { count, kind, payoff } = tree.nodes;
  const rival = reachOf(tree, strategy, player === 0 ? 1 : 0);
  const last = lastChoices(tree, player);
  const sign = player === 0 ? 1 : -1;
  const worth = { ofChoice: new Float64Array(tree.choices.count), ofNone: 0 };
  for (let node = 0; node < count; node++) {
    if (kind[node] !== NODE.end) continue;
    const reach = (stakes.chance[node] ?? 0) * (rival[node] ?? 0);
    addWorth(worth, last[node] ?? -1, sign * reach * ((payoff[node] ?? 0) - stakes.middle));
  }
  return worth;
}

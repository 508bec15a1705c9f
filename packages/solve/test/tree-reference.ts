import type { Strategy } from '../src/tree/strategy.ts';
import { choicesOf, NODE, type Player, playerOf, setsOf, type Tree } from '../src/tree/tree.ts';

/**
 * The same things as in `src/tree`, done the slow way: from the root down, node by node, by the definitions. What the two have
 * in common is the tree.
 */

/** What the first player gets behind `node` when both play `strategy`. */
export function worthBehind(tree: Tree, strategy: Strategy, node = 0): number {
  const { nodes } = tree;
  if (nodes.kind[node] === NODE.end) return nodes.payoff[node] ?? 0;
  let worth = 0;
  for (const { child, chance } of branchesOf(tree, strategy, node)) {
    worth += chance * worthBehind(tree, strategy, child);
  }
  return worth;
}

/** The best that `player` can get, by trying each of its pure strategies. */
export function bestOfAll(tree: Tree, strategy: Strategy, player: Player): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const pure of pureStrategies(tree, strategy, player)) {
    best = Math.max(best, worthBehind(tree, pure) * (player === 0 ? 1 : -1));
  }
  return best;
}

/** `strategy` with the part of `player` replaced by each of its pure strategies. */
export function* pureStrategies(tree: Tree, strategy: Strategy, player: Player): Generator<Strategy> {
  const [from, to] = setsOf(tree, player);
  const picks = new Array<number>(to - from).fill(0);
  for (;;) {
    const pure = Float64Array.from(strategy);
    pure.fill(0, ...choicesOf(tree, player));
    for (const [at, pick] of picks.entries()) pure[(tree.sets.firstChoice[from + at] ?? 0) + pick] = 1;
    yield pure;
    const next = picks.findIndex((pick, at) => pick + 1 < (tree.sets.choiceCount[from + at] ?? 0));
    if (next === -1) return;
    picks.fill(0, 0, next);
    picks[next] = (picks[next] ?? 0) + 1;
  }
}

/** The classic algorithm as Zinkevich and others wrote it: regrets times the rival's and chance's reach, node by node. */
export interface SlowCfr {
  readonly regrets: Float64Array;
  readonly sums: Float64Array;
  readonly strategy: Float64Array;
}

/** How a method turns old regrets and new ones into remembered ones and a behaviour, and weighs its average. */
export interface SlowMethod {
  remember(old: number, newest: number, iteration: number): number;
  weigh(remembered: number, newest: number): number;
  averageWeight(iteration: number): number;
}

/** Both players start even. Runs `iterations` of `method`, the second player answering the first one's new strategy. */
export function slowCfr(tree: Tree, method: SlowMethod, iterations: number): SlowCfr {
  const strategy = Float64Array.from(tree.choices.set, (set) => 1 / (tree.sets.choiceCount[set] ?? 1));
  const state = {
    regrets: new Float64Array(strategy.length),
    sums: new Float64Array(strategy.length),
    strategy,
  };
  for (let iteration = 1; iteration <= iterations; iteration++) {
    for (const player of [0, 1] as const) {
      const newest = new Float64Array(strategy.length);
      gatherRegrets(tree, strategy, player, newest, 0, 1);
      for (let set = setsOf(tree, player)[0]; set < setsOf(tree, player)[1]; set++) {
        follow(tree, state, method, set, newest, iteration);
      }
      addReach(tree, state, player, method.averageWeight(iteration));
    }
  }
  return state;
}

/** Adds what each choice of `player` would have earned more to `newest`, and returns what the node earns it. */
function gatherRegrets(
  tree: Tree,
  strategy: Float64Array,
  player: Player,
  newest: Float64Array,
  node: number,
  reachOfOthers: number,
): number {
  const { nodes } = tree;
  if (nodes.kind[node] === NODE.end) return (nodes.payoff[node] ?? 0) * (player === 0 ? 1 : -1);
  const set = nodes.set[node] ?? -1;
  const isOwn = set !== -1 && playerOf(tree, set) === player;
  const branches = branchesOf(tree, strategy, node);
  const worths = branches.map(({ child, chance }) =>
    gatherRegrets(tree, strategy, player, newest, child, isOwn ? reachOfOthers : reachOfOthers * chance),
  );
  const worth = worths.reduce((sum, each, at) => sum + each * (branches[at]?.chance ?? 0), 0);
  if (!isOwn) return worth;
  for (const [at, each] of worths.entries()) {
    const choice = (tree.sets.firstChoice[set] ?? 0) + at;
    newest[choice] = (newest[choice] ?? 0) + reachOfOthers * (each - worth);
  }
  return worth;
}

function follow(
  tree: Tree,
  { regrets, strategy }: SlowCfr,
  method: SlowMethod,
  set: number,
  newest: Float64Array,
  iteration: number,
): void {
  const from = tree.sets.firstChoice[set] ?? 0;
  const count = tree.sets.choiceCount[set] ?? 0;
  const weights: number[] = [];
  for (let choice = from; choice < from + count; choice++) {
    regrets[choice] = method.remember(regrets[choice] ?? 0, newest[choice] ?? 0, iteration);
    weights.push(method.weigh(regrets[choice] ?? 0, newest[choice] ?? 0));
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, weight] of weights.entries()) strategy[from + at] = total > 0 ? weight / total : 1 / count;
}

/** Adds the player's own reach of each choice to the average, once a set. */
function addReach(tree: Tree, { sums, strategy }: SlowCfr, player: Player, weight: number): void {
  const reach = new Float64Array(strategy.length);
  const [from, to] = setsOf(tree, player);
  for (let set = from; set < to; set++) {
    const parent = tree.sets.parentChoice[set] ?? -1;
    const before = parent === -1 ? 1 : (reach[parent] ?? 0);
    const first = tree.sets.firstChoice[set] ?? 0;
    for (let choice = first; choice < first + (tree.sets.choiceCount[set] ?? 0); choice++) {
      reach[choice] = before * (strategy[choice] ?? 0);
      sums[choice] = (sums[choice] ?? 0) + weight * (reach[choice] ?? 0);
    }
  }
}

function branchesOf({ nodes, sets }: Tree, strategy: Strategy, node: number) {
  const first = nodes.firstChild[node] ?? 0;
  const set = nodes.set[node] ?? -1;
  return Array.from({ length: nodes.childCount[node] ?? 0 }, (_, at) => ({
    child: first + at,
    chance: set === -1 ? (nodes.chance[first + at] ?? 0) : (strategy[(sets.firstChoice[set] ?? 0) + at] ?? 0),
  }));
}

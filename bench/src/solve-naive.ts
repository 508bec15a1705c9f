import { NODE, playerOf, type Tree } from '@foretell/solve';

/**
 * Counterfactual regret minimisation as tutorials and ports write it: a tree of objects, a map from information set to what
 * is known there, a function that calls itself at each node and makes its arrays as it goes. Same algorithm as `cfr` of
 * `@foretell/solve`, same tree, same order of updates; `solve-verify.ts` holds the two against each other.
 */
export interface NaiveCfr {
  readonly root: NaiveNode;
  readonly sets: Map<string, NaiveSet>;
}

export type NaiveNode =
  | { readonly kind: 'end'; readonly payoff: number }
  | {
      readonly kind: 'chance';
      readonly branches: readonly { readonly chance: number; readonly node: NaiveNode }[];
    }
  | {
      readonly kind: 'player';
      readonly player: 0 | 1;
      readonly set: string;
      readonly children: readonly NaiveNode[];
    };

export interface NaiveSet {
  readonly player: 0 | 1;
  readonly regretSum: number[];
  readonly strategySum: number[];
  strategy: number[];
}

export function startNaive(tree: Tree): NaiveCfr {
  const sets = new Map<string, NaiveSet>();
  return { root: objectOf(tree, 0, sets), sets };
}

export function runNaive({ root, sets }: NaiveCfr, iterations: number): void {
  for (let iteration = 0; iteration < iterations; iteration++) {
    for (const player of [0, 1] as const) {
      walk(root, player, 1, 1, sets);
      for (const set of sets.values()) {
        if (set.player === player) set.strategy = matchRegrets(set.regretSum);
      }
    }
  }
}

/** What the node earns `player`; `own` and `others` are the chances that it, and everybody else, come here. */
function walk(
  node: NaiveNode,
  player: 0 | 1,
  own: number,
  others: number,
  sets: Map<string, NaiveSet>,
): number {
  switch (node.kind) {
    case 'end':
      return player === 0 ? node.payoff : -node.payoff;
    case 'chance':
      return node.branches.reduce(
        (sum, branch) => sum + branch.chance * walk(branch.node, player, own, others * branch.chance, sets),
        0,
      );
    case 'player': {
      const set = sets.get(node.set);
      if (set === undefined) throw new RangeError(`no information set ${node.set}`);
      const { strategy } = set;
      if (node.player !== player) {
        const worths = node.children.map((child, at) =>
          walk(child, player, own, others * (strategy[at] ?? 0), sets),
        );
        return dot(worths, strategy);
      }
      const worths = node.children.map((child, at) =>
        walk(child, player, own * (strategy[at] ?? 0), others, sets),
      );
      const worth = dot(worths, strategy);
      for (const [at, each] of worths.entries()) {
        set.regretSum[at] = (set.regretSum[at] ?? 0) + others * (each - worth);
        set.strategySum[at] = (set.strategySum[at] ?? 0) + own * (strategy[at] ?? 0);
      }
      return worth;
    }
  }
}

function matchRegrets(regretSum: readonly number[]): number[] {
  const positive = regretSum.map((regret) => Math.max(regret, 0));
  const total = positive.reduce((sum, regret) => sum + regret, 0);
  return positive.map((regret) => (total > 0 ? regret / total : 1 / positive.length));
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, each, at) => sum + each * (other[at] ?? 0), 0);
}

function objectOf(tree: Tree, node: number, sets: Map<string, NaiveSet>): NaiveNode {
  const { nodes } = tree;
  const first = nodes.firstChild[node] ?? 0;
  const count = nodes.childCount[node] ?? 0;
  const children = Array.from({ length: count }, (_, at) => objectOf(tree, first + at, sets));
  switch (nodes.kind[node]) {
    case NODE.end:
      return { kind: 'end', payoff: nodes.payoff[node] ?? 0 };
    case NODE.chance:
      return {
        kind: 'chance',
        branches: children.map((child, at) => ({ chance: nodes.chance[first + at] ?? 0, node: child })),
      };
    default: {
      const number = nodes.set[node] ?? 0;
      const set = tree.sets.names[number] ?? '';
      const zeros = () => children.map(() => 0);
      sets.set(set, {
        player: playerOf(tree, number),
        regretSum: zeros(),
        strategySum: zeros(),
        strategy: children.map(() => 1 / count),
      });
      return { kind: 'player', player: playerOf(tree, number), set, children };
    }
  }
}

import { fail, ok, type Result } from '@foretell/engine';
import { NODE, type Player, type Tree } from './tree.ts';
import type { TreeRefusal } from './tree-refusal.ts';

/** What a tree is grown from: positions of any kind, and what may happen in each. */
export interface TreeSource<Position> {
  readonly name: string;
  readonly unit: string;
  readonly players: readonly [string, string];
  readonly payoffSum: number;
  readonly root: Position;
  /** What may happen at `position`. Asked once a position. A refusal of the source ends the growing. */
  look(position: Position): Sight<Position>;
}

/** What may happen at a position. */
export type Sight<Position> =
  /** What the first player gets, and what both get together. */
  | { readonly kind: 'end'; readonly payoff: number; readonly sum: number }
  | {
      readonly kind: 'chance';
      readonly branches: readonly (Branch<Position> & { readonly chance: number })[];
    }
  | {
      readonly kind: 'player';
      readonly player: Player;
      /** The same text wherever the player cannot tell the difference, and nowhere else. */
      readonly set: string;
      readonly branches: readonly Branch<Position>[];
    };

export interface Branch<Position> {
  readonly name: string;
  readonly position: Position;
}

/**
 * Grows the tree breadth first and checks what solvers rely on: constant sum, the same moves at all nodes of a set, and
 * perfect recall. A set is left by one choice of its player and entered by one, so it is enough that all of its nodes have
 * the same last own choice behind them: that choice's set has been checked in the same way.
 * Branches of chance 0 are kept, but what they pay is not judged.
 */
export function buildTree<Position>(
  source: TreeSource<Position>,
  maxNodes: number,
): Result<Tree, TreeRefusal> {
  const draft = emptyDraft<Position>(source.root);
  for (let node = 0; node < draft.waiting.length; node++) {
    const position = draft.waiting[node];
    if (position === undefined) throw new RangeError('buildTree: a node was visited twice');
    // Positions may be large, and only those of the nodes still to be looked at are needed.
    draft.waiting[node] = undefined;
    const refusal = addNode(draft, source, node, source.look(position.value));
    if (refusal !== undefined) return fail(refusal);
    if (draft.waiting.length > maxNodes) return fail({ code: 'too-many-nodes', maxNodes });
  }
  return ok(finish(draft, source));
}

/** The tree while it grows. Sets and choices are numbered as they are met; {@link finish} sorts them by player. */
interface Draft<Position> {
  readonly waiting: ({ readonly value: Position } | undefined)[];
  readonly kind: number[];
  readonly parent: number[];
  readonly firstChild: number[];
  readonly childCount: number[];
  readonly set: number[];
  readonly chance: number[];
  readonly payoff: number[];
  readonly branch: string[];
  readonly reach: number[];
  readonly lastChoice: readonly [number[], number[]];
  readonly sets: DraftSet[];
  readonly setAt: Map<string, number>;
  choiceCount: number;
}

interface DraftSet {
  readonly player: Player;
  readonly name: string;
  readonly moves: readonly string[];
  readonly firstChoice: number;
  readonly parentChoice: number;
}

function emptyDraft<Position>(root: Position): Draft<Position> {
  return {
    waiting: [{ value: root }],
    kind: [],
    parent: [-1],
    firstChild: [],
    childCount: [],
    set: [],
    chance: [1],
    payoff: [],
    branch: [''],
    reach: [1],
    lastChoice: [[-1], [-1]],
    sets: [],
    setAt: new Map(),
    choiceCount: 0,
  };
}

function addNode<Position>(
  draft: Draft<Position>,
  source: TreeSource<Position>,
  node: number,
  sight: Sight<Position>,
): TreeRefusal | undefined {
  draft.kind.push(NODE[sight.kind]);
  draft.firstChild.push(draft.waiting.length);
  // Adding 0 turns -0, which no digest takes, into 0.
  draft.payoff.push(sight.kind === 'end' ? sight.payoff + 0 : 0);
  draft.childCount.push(sight.kind === 'end' ? 0 : sight.branches.length);
  if (sight.kind === 'end') return addEnd(draft, source, node, sight.sum);
  if (sight.branches.length === 0) throw new RangeError('buildTree: nothing can happen, and it is no end');
  if (sight.kind === 'player') return addDecision(draft, source, node, sight);
  draft.set.push(-1);
  for (const branch of sight.branches) addChild(draft, node, branch, branch.chance);
  return undefined;
}

function addChild<Position>(
  draft: Draft<Position>,
  parent: number,
  { name, position }: Branch<Position>,
  chance: number,
): void {
  draft.waiting.push({ value: position });
  draft.parent.push(parent);
  draft.branch.push(name);
  draft.chance.push(chance);
  draft.reach.push((draft.reach[parent] ?? 0) * chance);
  for (const last of draft.lastChoice) last.push(last[parent] ?? -1);
}

function addDecision<Position>(
  draft: Draft<Position>,
  source: TreeSource<Position>,
  node: number,
  sight: Extract<Sight<Position>, { readonly kind: 'player' }>,
): TreeRefusal | undefined {
  const { player, branches } = sight;
  const number = setNumber(draft, node, sight);
  const set = draft.sets[number];
  if (set === undefined) throw new RangeError(`buildTree: no set ${number}`);
  draft.set.push(number);
  const problem = setProblem(set, draft.lastChoice[player][node], branches);
  if (problem !== undefined) {
    return { code: problem, place: placeOf(draft, node), player: source.players[player], set: sight.set };
  }
  for (const [at, branch] of branches.entries()) {
    addChild(draft, node, branch, 1);
    const last = draft.lastChoice[player];
    last[last.length - 1] = set.firstChoice + at;
  }
  return undefined;
}

/** The number of the set that `node` belongs to, which is made when this is its first node. */
function setNumber<Position>(
  draft: Draft<Position>,
  node: number,
  { player, set, branches }: Extract<Sight<Position>, { readonly kind: 'player' }>,
): number {
  const key = `${player}/${set}`;
  const known = draft.setAt.get(key);
  if (known !== undefined) return known;
  const number = draft.sets.length;
  draft.setAt.set(key, number);
  draft.sets.push({
    player,
    name: set,
    moves: branches.map(({ name }) => name),
    firstChoice: draft.choiceCount,
    parentChoice: draft.lastChoice[player][node] ?? -1,
  });
  draft.choiceCount += branches.length;
  return number;
}

/** What keeps a node from being one of `set`'s. */
function setProblem(
  set: DraftSet,
  lastChoice: number | undefined,
  branches: readonly Branch<unknown>[],
): 'forgets' | 'moves-differ' | undefined {
  if (set.parentChoice !== lastChoice) return 'forgets';
  const isSame =
    set.moves.length === branches.length && branches.every(({ name }, at) => name === set.moves[at]);
  return isSame ? undefined : 'moves-differ';
}

function addEnd<Position>(
  draft: Draft<Position>,
  { payoffSum }: TreeSource<Position>,
  node: number,
  sum: number,
): TreeRefusal | undefined {
  draft.set.push(-1);
  if (sum === payoffSum || draft.reach[node] === 0) return undefined;
  return { code: 'not-constant-sum', place: placeOf(draft, node), sum, expected: payoffSum };
}

function placeOf(
  { parent, branch }: Pick<Draft<unknown>, 'parent' | 'branch'>,
  node: number,
): readonly string[] {
  const place: string[] = [];
  for (let at = node; at > 0; at = parent[at] ?? 0) place.unshift(branch[at] ?? '');
  return place;
}

/** The arrays, with the first player's sets and choices in front. */
function finish<Position>(draft: Draft<Position>, source: TreeSource<Position>): Tree {
  const order = [...draft.sets.keys()].sort(
    (one, other) => (draft.sets[one]?.player ?? 0) - (draft.sets[other]?.player ?? 0) || one - other,
  );
  const setAt = new Int32Array(order.length);
  const choiceAt = new Int32Array(draft.choiceCount);
  const sorted: DraftSet[] = [];
  let choices = 0;
  for (const [at, number] of order.entries()) {
    const set = draft.sets[number];
    if (set === undefined) continue;
    setAt[number] = at;
    const parentChoice = set.parentChoice === -1 ? -1 : (choiceAt[set.parentChoice] ?? -1);
    for (let move = 0; move < set.moves.length; move++) choiceAt[set.firstChoice + move] = choices + move;
    sorted.push({ ...set, firstChoice: choices, parentChoice });
    choices += set.moves.length;
  }
  return treeOf(draft, source, sorted, setAt);
}

function treeOf<Position>(
  draft: Draft<Position>,
  { name, unit, players, payoffSum }: TreeSource<Position>,
  sorted: readonly DraftSet[],
  setAt: Int32Array,
): Tree {
  const second = sorted.findIndex(({ player }) => player === 1);
  const firstOfSecond = second === -1 ? sorted.length : second;
  const setOfChoice = sorted.flatMap(({ moves }, set) => moves.map(() => set));
  return {
    name,
    unit,
    players,
    payoffSum,
    nodes: {
      count: draft.kind.length,
      kind: Uint8Array.from(draft.kind),
      parent: Int32Array.from(draft.parent),
      firstChild: Int32Array.from(draft.firstChild),
      childCount: Int32Array.from(draft.childCount),
      set: Int32Array.from(draft.set, (set) => (set === -1 ? -1 : (setAt[set] ?? -1))),
      chance: Float64Array.from(draft.chance),
      payoff: Float64Array.from(draft.payoff),
    },
    sets: {
      count: sorted.length,
      firstOfSecond,
      firstChoice: Int32Array.from(sorted, ({ firstChoice }) => firstChoice),
      choiceCount: Int32Array.from(sorted, ({ moves }) => moves.length),
      parentChoice: Int32Array.from(sorted, ({ parentChoice }) => parentChoice),
      names: sorted.map((set) => set.name),
    },
    choices: {
      count: setOfChoice.length,
      firstOfSecond: sorted[firstOfSecond]?.firstChoice ?? setOfChoice.length,
      set: Int32Array.from(setOfChoice),
      names: sorted.flatMap(({ moves }) => moves),
    },
  };
}

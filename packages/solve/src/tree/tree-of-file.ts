import { fail, type Result } from '@foretell/engine';
import Fraction from 'fraction.js';
import type { EfgNode, ExtensiveFormFile } from '../gambit/game-file.ts';
import { buildTree, type Sight } from './build-tree.ts';
import type { Player, Tree } from './tree.ts';
import type { TreeRefusal } from './tree-refusal.ts';

/** Far more than anybody writes into a file, and what memory holds with ease. */
const MAX_NODES = 5_000_000;

/**
 * The tree of a Gambit file. What inner nodes pay is added up, exactly, to what the ends below them pay. Payoffs that sum to
 * something else than 0, but to the same at every end, are as good as zero-sum: the sum is in `payoffSum`, and values are the
 * first player's. A branch of chance 0 stays in the tree and is not judged.
 * Refuses what is not of two players, not constant-sum, or forgets.
 */
export function treeOfFile(file: ExtensiveFormFile): Result<Tree, TreeRefusal> {
  const { players, title } = file;
  const [first, second] = players;
  if (first === undefined || second === undefined || players.length !== 2) {
    return fail({ code: 'not-two-players', name: title, players: players.length });
  }
  const root: Position = { node: file.root, paid: NOTHING };
  return buildTree(
    {
      name: title,
      unit: 'payoff',
      players: [first, second],
      payoffSum: sumAtSomeEnd(root),
      root,
      look,
    },
    MAX_NODES,
  );
}

/** A node, and what both players have been paid before they came to it. */
interface Position {
  readonly node: EfgNode;
  readonly paid: Payoffs;
}

type Payoffs = readonly [Fraction, Fraction];

const NOTHING: Payoffs = [new Fraction(0), new Fraction(0)];

function look({ node, paid }: Position): Sight<Position> {
  const total = paidAfter(node, paid);
  switch (node.kind) {
    case 'terminal': {
      const [first, second] = total;
      return { kind: 'end', payoff: first.valueOf(), sum: first.add(second).valueOf() };
    }
    case 'chance': {
      const branches = node.branches.map(({ action, chance, node: next }) => ({
        name: action,
        chance: chance.valueOf(),
        position: { node: next, paid: total },
      }));
      return { kind: 'chance', branches };
    }
    case 'player': {
      const branches = node.branches.map(({ action, node: next }) => ({
        name: action,
        position: { node: next, paid: total },
      }));
      return { kind: 'player', player: playerAt(node.player), set: String(node.informationSet), branches };
    }
  }
}

function paidAfter({ payoffs: [first, second] }: EfgNode, [one, other]: Payoffs): Payoffs {
  if (first === undefined || second === undefined) throw new RangeError('a node pays fewer than two players');
  return [one.add(first), other.add(second)];
}

function playerAt(player: number): Player {
  if (player === 0 || player === 1) return player;
  throw new RangeError(`a node of player ${player} in a file of two players`);
}

/** What both players get together at an end that can be reached. */
function sumAtSomeEnd(root: Position): number {
  let position = root;
  for (;;) {
    const sight = look(position);
    if (sight.kind === 'end') return sight.sum;
    const branch =
      sight.kind === 'player' ? sight.branches[0] : sight.branches.find(({ chance }) => chance > 0);
    if (branch === undefined) throw new RangeError('nothing can happen at a node, and it is no end');
    position = branch.position;
  }
}

import { nextBelow, openRng, rngStream } from '@foretell/engine';
import { type Branch, buildTree, type Sight } from '../src/tree/build-tree.ts';
import type { Player, Tree } from '../src/tree/tree.ts';

/**
 * A random tree in which nobody forgets: what a player knows is its own moves so far and a bit of what happened before each
 * of them. The seed decides everything else: who moves, how much each knows, chances (some are 0), payoffs (whole, -5 to 5).
 */
export function randomTree(seed: string): Tree {
  const built = buildTree(
    {
      name: `random ${seed}`,
      unit: 'points',
      players: ['one', 'two'],
      payoffSum: 0,
      root: { path: '', known: ['', ''], depth: 0 },
      look: (position: Position) => look(seed, position),
    },
    10_000,
  );
  if (!built.ok) throw new Error(built.error.code);
  return built.value;
}

interface Position {
  readonly path: string;
  /** The own moves of each player, and what it saw before each. */
  readonly known: readonly [string, string];
  readonly depth: number;
}

const MAX_DEPTH = 5;

function look(seed: string, position: Position): Sight<Position> {
  const { path, known, depth } = position;
  const rng = openRng(rngStream(seed, `node ${path}`));
  const kind = depth === MAX_DEPTH ? 0 : nextBelow(rng, depth < 2 ? 3 : 4);
  if (depth === MAX_DEPTH || kind === 3) {
    const payoff = nextBelow(rng, 11) - 5;
    return { kind: 'end', payoff, sum: 0 };
  }
  if (kind === 2) {
    const weights = [1 + nextBelow(rng, 3), nextBelow(rng, 3), nextBelow(rng, 2)];
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const branches = weights.map((weight, at) => ({
      ...step(position, at, known),
      chance: weight / total,
    }));
    return { kind: 'chance', branches };
  }
  const player: Player = kind === 0 ? 0 : 1;
  const set = `${known[player]}?${nextBelow(rng, 2)}`;
  // How many moves there are may depend on what the player knows, and on nothing else.
  const moves = 2 + nextBelow(openRng(rngStream(seed, `set ${player} ${set}`)), 2);
  const branches = Array.from({ length: moves }, (_, at) => {
    const own = `${set}!${at}`;
    return step(position, at, player === 0 ? [own, known[1]] : [known[0], own]);
  });
  return { kind: 'player', player, set, branches };
}

function step({ path, depth }: Position, at: number, known: readonly [string, string]): Branch<Position> {
  return { name: String(at), position: { path: `${path}${at}`, known, depth: depth + 1 } };
}

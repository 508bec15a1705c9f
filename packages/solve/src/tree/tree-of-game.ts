import { CHANCE, canonicalJson, fail, type Game, type Moves, type Result, type Seat } from '@foretell/engine';
import { type Branch, buildTree, type Sight } from './build-tree.ts';
import { act, emptyMemory, type Memory, type Notebook, openNotebook, see } from './notebook.ts';
import type { Player, Tree } from './tree.ts';
import type { TreeRefusal } from './tree-refusal.ts';

export interface TreeOptions<View> {
  /** More nodes are refused. A node takes about 50 bytes, and its state as long as it waits to be looked at. */
  readonly maxNodes: number;
  /** The first player, then the second; in the order of the game's facts if left out. */
  readonly seats?: readonly [Seat, Seat];
  /** What one unit of the game's returns is called; `utility`, as the contract calls it, if left out. */
  readonly unit?: string;
  /**
   * `view`, if left out: a player knows what its view shows where it decides, and a view that forgets is refused.
   * `history`: a player remembers all it was ever shown and did. Views that stay the same show nothing, so nobody counts
   * moves that it cannot see.
   */
  readonly recall?: 'view' | 'history';
  /** The part of its view a player goes by; all of it if left out. Less than all is the game of one who looks less. */
  informationKey?(view: View, seat: Seat): unknown;
}

/**
 * The whole tree of a game of the contract that has two seats, returns that sum to 0, and no chance or chance that lists its
 * outcomes. Seats that move at once become two nodes, of which the second does not see what was done at the first.
 * Anything else is refused with a code and the place. Throws when the game breaks the contract.
 */
export function treeOfGame<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  config: Config,
  options: TreeOptions<View>,
): Result<Tree, TreeRefusal> {
  const { facts, id } = game;
  const [first, second] = options.seats ?? facts.seats;
  if (first === undefined || second === undefined || facts.seats.length !== 2) {
    return fail({ code: 'not-two-players', name: id, players: facts.seats.length });
  }
  const root = game.setup(config, 'one seed');
  // A game may say that it lists its outcomes and still hide one in its first state.
  if (
    facts.chance === 'sampled' ||
    canonicalJson(root) !== canonicalJson(game.setup(config, 'another seed'))
  ) {
    return fail({ code: 'sampled-chance', name: id });
  }
  const players = [first, second] as const;
  const notebook = options.recall === 'history' ? openNotebook() : undefined;
  const walk: Walk<Config, State, Move, View, Event> = { game, players, options, notebook };
  return buildTree(
    {
      name: id,
      unit: options.unit ?? 'utility',
      players,
      payoffSum: 0,
      root: arrive(walk, root, [emptyMemory, emptyMemory]),
      look: (position) => look(walk, position),
    },
    options.maxNodes,
  );
}

interface Walk<Config, State, Move, View, Event> {
  readonly game: Game<Config, State, Move, View, Event>;
  readonly players: readonly [Seat, Seat];
  readonly options: TreeOptions<View>;
  /** What players write down; absent when they only have their views. */
  readonly notebook: Notebook | undefined;
}

/** A state, or a state in which one of two seats that move at once has moved. */
interface Position<State, Move> {
  readonly state: State;
  readonly sealed: Moves<Move>;
  readonly memories: readonly [Memory, Memory];
}

function look<Config, State, Move, View, Event>(
  walk: Walk<Config, State, Move, View, Event>,
  position: Position<State, Move>,
): Sight<Position<State, Move>> {
  const turn = walk.game.toAct(position.state);
  switch (turn.kind) {
    case 'over': {
      const [first, second] = payoffsAt(walk, position.state);
      return { kind: 'end', payoff: first, sum: first + second };
    }
    case 'chance': {
      const total = turn.outcomes.reduce((sum, { weight }) => sum + weight, 0);
      const branches = turn.outcomes.map(({ move, weight }) => ({
        ...branchTo(walk, position, { [CHANCE]: move }, position.memories, move),
        chance: weight / total,
      }));
      return { kind: 'chance', branches };
    }
    case 'seats':
      return decisionAt(walk, position, turn.seats);
  }
}

function decisionAt<Config, State, Move, View, Event>(
  walk: Walk<Config, State, Move, View, Event>,
  { state, sealed, memories }: Position<State, Move>,
  seats: readonly Seat[],
): Sight<Position<State, Move>> {
  const [seat, next] = seats.filter((each) => !Object.hasOwn(sealed, each));
  if (seat === undefined) throw new RangeError(`${walk.game.id} waits for nobody and is not over`);
  const player = playerAt(walk, seat);
  const branches = walk.game.legalMoves(state, seat).map((move, place) => {
    const moves = { ...sealed, [seat]: move };
    const after = remembering(walk, memories, player, (memory, notebook) => act(notebook, memory, place));
    if (next === undefined) return branchTo(walk, { state }, moves, after, move);
    return { name: canonicalJson(move), position: { state, sealed: moves, memories: after } };
  });
  const text = textOf(walk, state, player);
  const set = walk.notebook === undefined ? text : `${text} (memory ${memories[player].page})`;
  return { kind: 'player', player, set, branches };
}

/** The branch of `move`, after which everybody who was to act has. */
function branchTo<Config, State, Move, View, Event>(
  walk: Walk<Config, State, Move, View, Event>,
  { state }: Pick<Position<State, Move>, 'state'>,
  moves: Moves<Move>,
  memories: readonly [Memory, Memory],
  move: Move,
): Branch<Position<State, Move>> {
  const step = walk.game.apply(state, moves);
  if (!step.ok) throw new RangeError(`${walk.game.id} refuses a move that it lists: ${step.error.code}`);
  return { name: canonicalJson(move), position: arrive(walk, step.value.state, memories) };
}

/** A new state, which both players look at. */
function arrive<Config, State, Move, View, Event>(
  walk: Walk<Config, State, Move, View, Event>,
  state: State,
  before: readonly [Memory, Memory],
): Position<State, Move> {
  const sees = (player: Player) => (memory: Memory, notebook: Notebook) =>
    see(notebook, memory, textOf(walk, state, player));
  const memories = remembering(walk, remembering(walk, before, 0, sees(0)), 1, sees(1));
  return { state, sealed: {}, memories };
}

function remembering<Config, State, Move, View, Event>(
  { notebook }: Walk<Config, State, Move, View, Event>,
  memories: readonly [Memory, Memory],
  player: Player,
  write: (memory: Memory, notebook: Notebook) => Memory,
): readonly [Memory, Memory] {
  if (notebook === undefined) return memories;
  const [first, second] = memories;
  return player === 0 ? [write(first, notebook), second] : [first, write(second, notebook)];
}

/** What `player` goes by in `state`, as text: equal where it cannot tell the difference. */
function textOf<Config, State, Move, View, Event>(
  { game, players, options }: Walk<Config, State, Move, View, Event>,
  state: State,
  player: Player,
): string {
  const seat = players[player];
  const view = game.observe(state, seat);
  return canonicalJson(options.informationKey === undefined ? view : options.informationKey(view, seat));
}

function payoffsAt<Config, State, Move, View, Event>(
  { game, players }: Walk<Config, State, Move, View, Event>,
  state: State,
): readonly [number, number] {
  const returns = game.returns(state);
  const [first, second] = players.map((seat) => returns[game.facts.seats.indexOf(seat)]);
  if (first === undefined || second === undefined) {
    throw new RangeError(`${game.id} has no return for one of ${players.join(', ')}`);
  }
  return [first, second];
}

function playerAt<Config, State, Move, View, Event>(
  { game, players }: Walk<Config, State, Move, View, Event>,
  seat: Seat,
): Player {
  if (seat === players[0]) return 0;
  if (seat === players[1]) return 1;
  throw new RangeError(`${game.id} waits for "${seat}", who is none of ${players.join(', ')}`);
}

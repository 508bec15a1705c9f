import { CHANCE, type Game, type Moves, type Seat } from '../game.ts';

/**
 * The number of different plays of exactly `depth` entries from `state`, as chess programmers count them: one for each joint
 * move of the seats that act, one for each outcome of a chance turn, and nothing for a play that ends before `depth`.
 * A count that has been derived by hand and pinned in a test notices any change of what is legal.
 *
 * The last entry is not played but counted, as a product of the numbers of legal moves. Throws a RangeError when the count
 * leaves the whole numbers that JavaScript holds exactly, and an Error when the game refuses a move of its own list.
 */
export function perft<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  state: State,
  depth: number,
): number {
  if (depth === 0) return 1;
  const choices = choicesOf(game, state);
  if (choices === undefined) return 0;
  if (depth === 1) return exact(choices.reduce((product, { moves }) => product * moves.length, 1));
  let count = 0;
  for (const moves of jointMoves(choices)) {
    const step = game.apply(state, moves);
    if (!step.ok) throw new Error(`perft: ${game.id} refuses a move it listed: ${step.error.code}`);
    count = exact(count + perft(game, step.value.state, depth - 1));
  }
  return count;
}

/** What stands under one key of an entry. */
interface Choice<Move> {
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** One choice for each seat that acts, or chance's; `undefined` when the game is over. */
function choicesOf<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  state: State,
): readonly Choice<Move>[] | undefined {
  const turn = game.toAct(state);
  switch (turn.kind) {
    case 'over':
      return undefined;
    case 'chance':
      return [{ seat: CHANCE, moves: turn.outcomes.map(({ move }) => move) }];
    case 'seats':
      return turn.seats.map((seat) => ({ seat, moves: game.legalMoves(state, seat) }));
  }
}

function* jointMoves<Move>(choices: readonly Choice<Move>[]): Generator<Moves<Move>> {
  const [first, ...rest] = choices;
  if (first === undefined) {
    yield {};
    return;
  }
  for (const others of jointMoves(rest)) {
    for (const move of first.moves) yield { [first.seat]: move, ...others };
  }
}

function exact(count: number): number {
  if (count > Number.MAX_SAFE_INTEGER)
    throw new RangeError('perft: the count is past the exact whole numbers');
  return count;
}

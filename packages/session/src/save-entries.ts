import {
  CHANCE,
  canonicalJson,
  drawOutcome,
  fail,
  type Game,
  type Moves,
  ok,
  type Problem,
  printShort,
  type Result,
  type Seat,
} from '@foretell/engine';
import type { SaveProblem } from './save-problem.ts';
import { type Sitting, takeStep } from './sitting.ts';
import { anything, problemAt, shapeProblems } from './untrusted.ts';

/** An entry of which only the shape is known. */
export interface RawEntry {
  readonly moves: RawMoves;
  readonly digest: string;
}

export type RawMoves = Readonly<Record<Seat, unknown>>;

/**
 * Plays untrusted entries from the first sitting on. Stops at the first that is unreadable, illegal or, where the digests
 * are `computed`, leads elsewhere; where they are `kept`, the caller compares where all of them lead.
 */
export function playEntries<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  first: Sitting<Config, State, Move, Event>,
  entries: readonly RawEntry[],
  digests: 'computed' | 'kept',
): Result<Sitting<Config, State, Move, Event>, SaveProblem> {
  const states: State[] = [];
  let played = first;
  for (const [entry, raw] of entries.entries()) {
    const moves = readMoves(game, played, raw.moves, ['entries', entry, 'moves']);
    if (!moves.ok) return fail({ kind: 'bad-move', entry, problems: moves.error });
    states.push(played.state);
    const next = takeStep(game, played, moves.value, digests === 'kept' ? raw.digest : undefined);
    if (!next.ok) return fail({ kind: 'refused', entry, refusal: next.error });
    played = next.value;
    const received = played.log.entries.at(-1)?.digest ?? '';
    if (received !== raw.digest) return fail({ kind: 'diverged', entry, expected: raw.digest, received });
  }
  return game.toAct(played.state).kind === 'chance'
    ? fail({ kind: 'unfinished-entries', entries: entries.length })
    : ok({ ...played, undoable: undoableOf(game, states, played.state) });
}

/** The last of the states from which every step on may be taken back. Asked from behind: most steps never are. */
function undoableOf<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  states: readonly State[],
  last: State,
): readonly State[] {
  let after = last;
  for (let at = states.length - 1; ; at--) {
    const before = states[at];
    if (before === undefined || game.mayUndo?.(before, after) !== true) return states.slice(at + 1);
    after = before;
  }
}

/** Seals untrusted moves for the running turn: fewer than the turn has seats, since the last one would have played it. */
export function sealMoves<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  sitting: Sitting<Config, State, Move, Event>,
  raw: RawMoves,
): Result<Sitting<Config, State, Move, Event>, SaveProblem> {
  const turn = game.toAct(sitting.state);
  const toAct = turn.kind === 'seats' ? turn.seats : [];
  const seats = toAct.filter((seat) => Object.hasOwn(raw, seat));
  if (seats.length > 0 && seats.length === toAct.length) {
    return fail({
      kind: 'bad-sealed',
      problems: [problemAt(['sealed'], 'seats', 'one seat without a move', raw)],
    });
  }
  const sealed = readSeats(game, seats, raw, ['sealed']);
  if (!sealed.ok) return fail({ kind: 'bad-sealed', problems: sealed.error });
  for (const [seat, move] of Object.entries(sealed.value)) {
    const refusal = game.refusalOf(sitting.state, seat, move);
    if (refusal !== undefined) return fail({ kind: 'refused-sealed', refusal });
  }
  return ok({ ...sitting, sealed: sealed.value });
}

function readMoves<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  sitting: Sitting<Config, State, Move, Event>,
  raw: RawMoves,
  path: Problem['path'],
): Result<Moves<Move>, readonly Problem[]> {
  const turn = game.toAct(sitting.state);
  switch (turn.kind) {
    case 'over':
      return fail([problemAt(path, 'over', 'no entry, since the game is over', raw)]);
    case 'seats':
      return readSeats(game, turn.seats, raw, path);
    case 'chance': {
      // Nobody chooses an outcome, so it is not read but compared with the one this seed draws.
      const moves = { [CHANCE]: drawOutcome(sitting.log.seed, sitting.log.entries.length, turn.outcomes) };
      return canonicalJson(raw) === canonicalJson(moves)
        ? ok(moves)
        : fail([problemAt(path, 'chance', printShort(moves), raw)]);
    }
  }
}

/** One move for each of `seats` and for nobody else. */
function readSeats<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  seats: readonly Seat[],
  raw: RawMoves,
  path: Problem['path'],
): Result<Moves<Move>, readonly Problem[]> {
  const problems = [...shapeProblems(raw, Object.fromEntries(seats.map((seat) => [seat, anything])), path)];
  const moves: Record<Seat, Move> = {};
  for (const seat of seats) {
    if (!Object.hasOwn(raw, seat)) continue;
    const move = game.parseMove(raw[seat], seat);
    if (move.ok) moves[seat] = move.value;
    else
      problems.push(...move.error.map((problem) => ({ ...problem, path: [...path, seat, ...problem.path] })));
  }
  return problems.length > 0 ? fail(problems) : ok(moves);
}

import { fail, type Game, ok, type Problem, type Refusal, type Result, type Seat } from '@foretell/engine';
import { entryOf, eventsFor, sealedMoveOf, sealedSeats, seatsToAct, takeOf, viewFor } from './look.ts';
import { refuse } from './refusals.ts';
import { submit, undo, withdraw } from './session.ts';
import type { Session } from './sitting.ts';
import {
  anything,
  count,
  exactly,
  isRecord,
  parseJson,
  problemAt,
  type Shape,
  shapeProblems,
} from './untrusted.ts';

/**
 * What a client may say. `forEntry` and `forTake` are `entry` and `take` of the view the player decided on: a message that
 * comes late or twice names an entry or a take that is gone, and is refused without any effect.
 */
export type ClientMessage<Move> =
  | { readonly kind: 'submit'; readonly forEntry: number; readonly forTake: number; readonly move: Move }
  | { readonly kind: 'withdraw'; readonly forEntry: number; readonly forTake: number }
  | { readonly kind: 'undo'; readonly forEntry: number; readonly forTake: number }
  /** Asks for the present view, after a lost connection. */
  | { readonly kind: 'resync' };

/** What one seat is told. Made of what `look.ts` shows that seat, of nothing else. */
export type ServerMessage<Move, View, Event> =
  | {
      readonly kind: 'view';
      readonly entry: number;
      readonly take: number;
      readonly view: View;
      /** What the seat noticed on the way to this view; empty after a resync or an undo. */
      readonly events: readonly Event[];
      readonly seatsToAct: readonly Seat[];
      readonly sealedSeats: readonly Seat[];
      /** The seat's own sealed move, so that a player who returns finds it. */
      readonly sealedMove: Move | null;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The message could not be read at all. */
  | { readonly kind: 'unreadable'; readonly problems: readonly Problem[] };

export interface Reply<Move, View, Event> {
  readonly to: Seat;
  readonly message: ServerMessage<Move, View, Event>;
}

export interface Received<Config, State, Move, View, Event> {
  readonly session: Session<Config, State, Move, Event>;
  readonly replies: readonly Reply<Move, View, Event>[];
}

/** Longest client message that is read, in UTF-16 code units. */
export const MAX_MESSAGE_CHARS = 4096;

/** Reads one untrusted message of `seat`. Says what it is, not whether it is allowed now. Reports all problems at once. */
export function parseClientMessage<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  seat: Seat,
  message: string,
): Result<ClientMessage<Move>, readonly Problem[]> {
  const json = parseJson(message, MAX_MESSAGE_CHARS);
  if (!json.ok) {
    const expected = `plain JSON of at most ${MAX_MESSAGE_CHARS} characters`;
    return fail([problemAt([], json.error.kind, expected, message)]);
  }
  const kind = isRecord(json.value) ? json.value.kind : undefined;
  const shape = SHAPES.find((candidate) => candidate.kind.accepts(kind));
  if (shape === undefined) return fail([problemAt(['kind'], 'domain', KINDS.join(', '), kind)]);
  const problems = [...shapeProblems(json.value, shape)];
  const raw = json.value as ClientMessage<unknown>;
  if (raw.kind !== 'submit') return problems.length > 0 ? fail(problems) : ok(raw);
  const move = game.parseMove(raw.move, seat);
  if (!move.ok)
    problems.push(...move.error.map((problem) => ({ ...problem, path: ['move', ...problem.path] })));
  return move.ok && problems.length === 0 ? ok({ ...raw, move: move.value }) : fail(problems);
}

/**
 * Judges one message of `seat`. `replies` says who is to be told what, now: everybody gets a view of his own when the
 * table has changed, otherwise only the sender is answered. A refused message changes nothing.
 */
export function receive<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  session: Session<Config, State, Move, Event>,
  seat: Seat,
  message: ClientMessage<Move>,
): Received<Config, State, Move, View, Event> {
  const entry = entryOf(session);
  if (message.kind === 'resync') {
    return { session, replies: [{ to: seat, message: viewMessage(game, session, seat, entry) }] };
  }
  const next = judged(game, session, seat, message);
  if (!next.ok)
    return { session, replies: [{ to: seat, message: { kind: 'refused', refusal: next.error } }] };
  const replies = game.facts.seats.map((to) => ({ to, message: viewMessage(game, next.value, to, entry) }));
  return { session: next.value, replies };
}

/** The present view of `seat` with what it noticed from entry `sinceEntry` on. */
export function viewMessage<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  session: Session<Config, State, Move, Event>,
  seat: Seat,
  sinceEntry: number,
): ServerMessage<Move, View, Event> {
  return {
    kind: 'view',
    entry: entryOf(session),
    take: takeOf(session, seat),
    view: viewFor(game, session, seat),
    events: eventsFor(game, session, seat, sinceEntry),
    seatsToAct: seatsToAct(game, session),
    sealedSeats: sealedSeats(session),
    sealedMove: sealedMoveOf(session, seat) ?? null,
  };
}

const WHEN = { forEntry: count, forTake: count };
const KINDS = ['submit', 'withdraw', 'undo', 'resync'] as const;
const SHAPES: readonly (Shape & { readonly kind: Shape[string] })[] = KINDS.map((kind) => ({
  kind: exactly(kind),
  ...(kind === 'resync' ? {} : WHEN),
  ...(kind === 'submit' ? { move: anything } : {}),
}));

function judged<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  session: Session<Config, State, Move, Event>,
  seat: Seat,
  message: Exclude<ClientMessage<Move>, { kind: 'resync' }>,
): Result<Session<Config, State, Move, Event>, Refusal> {
  const entry = entryOf(session);
  const take = takeOf(session, seat);
  if (message.forEntry !== entry || message.forTake !== take) {
    return fail(refuse('session/stale', seat, { entry, take }));
  }
  switch (message.kind) {
    case 'submit':
      return submit(game, session, seat, message.move);
    case 'withdraw':
      return withdraw(session, seat);
    case 'undo':
      return undo(session, seat);
  }
}

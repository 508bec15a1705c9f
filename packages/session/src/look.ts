import { type AnyGame, type Game, replay, type Seat, type Seed } from '@foretell/engine';
import { type AnySession, inside, type Players, type Session } from './sitting.ts';

/** What `seat` may know now. Throws for a name that is no seat: there is no view without an audience. */
export function viewFor<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  session: Session<Config, State, Move, Event>,
  seat: Seat,
): View {
  assertSeat(game, seat);
  return game.observe(session[inside].state, seat);
}

/** What `seat` noticed from entry `sinceEntry` on: remember {@link entryOf} before a move, ask for the events after it. */
export function eventsFor<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  session: Session<Config, State, Move, Event>,
  seat: Seat,
  sinceEntry: number,
): readonly Event[] {
  assertSeat(game, seat);
  return perceived(game, session[inside].events.slice(sinceEntry).flat(), seat);
}

/** One moment of a play as a seat knew it: what it noticed at the entry, what it could see after it. */
export interface Scene<View, Event> {
  /** The entry that led here; -1 for the start. */
  readonly entry: number;
  readonly events: readonly Event[];
  readonly view: View;
}

/** The whole play so far as `seat` knew it, from the start. Plays the log again, so ask once. */
export function scenesFor<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  session: Session<Config, State, Move, Event>,
  seat: Seat,
): readonly Scene<View, Event>[] {
  assertSeat(game, seat);
  const { log, events } = session[inside];
  const states = replay(game, log);
  if (!states.ok) throw new Error(`${game.id}: the log of a session no longer verifies`);
  return states.value.map((state, index) => ({
    entry: index - 1,
    events: perceived(game, events[index - 1] ?? [], seat),
    view: game.observe(state, seat),
  }));
}

/** One decision of a seat: what it could see, and what it did. */
export interface Decided<View, Move> {
  readonly view: View;
  readonly move: Move;
}

/** Every decision of `seat` so far that stands, in order. Plays the log again, so ask once. */
export function decisionsOf<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  session: Session<Config, State, Move, Event>,
  seat: Seat,
): readonly Decided<View, Move>[] {
  assertSeat(game, seat);
  const { log } = session[inside];
  const states = replay(game, log);
  if (!states.ok) throw new Error(`${game.id}: the log of a session no longer verifies`);
  return log.entries.flatMap(({ moves }, entry) => {
    const before = states.value[entry];
    const move = moves[seat];
    return before === undefined || move === undefined ? [] : [{ view: game.observe(before, seat), move }];
  });
}

/** The seats whose decision the table waits for, whether they have sealed or not; empty when the game is over. */
export function seatsToAct(game: AnyGame, session: AnySession): readonly Seat[] {
  const turn = game.toAct(session[inside].state);
  return turn.kind === 'seats' ? turn.seats : [];
}

/** Who has sealed a move of the running turn; never what. In the order of the game's seats. */
export function sealedSeats(session: AnySession): readonly Seat[] {
  const { players, sealed } = session[inside];
  return Object.keys(players).filter((seat) => Object.hasOwn(sealed, seat));
}

/** The move `seat` itself has sealed, for its own board only; `undefined` when it has sealed none. */
export function sealedMoveOf<Move>(
  session: Session<unknown, unknown, Move, unknown>,
  seat: Seat,
): Move | undefined {
  return session[inside].sealed[seat];
}

/** Every move `seat` may make now, in the game's fixed order. */
export function legalMovesFor<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  session: Session<Config, State, Move, Event>,
  seat: Seat,
): readonly Move[] {
  assertSeat(game, seat);
  return game.legalMoves(session[inside].state, seat);
}

/** Utility for each seat of `facts.seats`, in that order, or `undefined` while the game runs. */
export function outcomeOf(game: AnyGame, session: AnySession): readonly number[] | undefined {
  const { state } = session[inside];
  return game.toAct(state).kind === 'over' ? game.returns(state) : undefined;
}

/** How many entries the log has: the number of the entry that is played next, counted from 0. */
export function entryOf(session: AnySession): number {
  return session[inside].log.entries.length;
}

/** How often the decision of `seat` was reopened, by an undo of anybody or by withdrawing. Tells late messages apart. */
export function takeOf(session: AnySession, seat: Seat): number {
  return session[inside].takes[seat] ?? 0;
}

/** The id of the game that is played. */
export function gameOf(session: AnySession): string {
  return session[inside].log.game;
}

/** The configuration, which every seat may know. */
export function configOf<Config>(session: Session<Config, unknown, unknown, unknown>): Config {
  return session[inside].log.config;
}

/** The seed of a play that is over; `undefined` while it runs, since whoever has it knows what is to come. */
export function seedOf(game: AnyGame, session: AnySession): Seed | undefined {
  const { state, log } = session[inside];
  return game.toAct(state).kind === 'over' ? log.seed : undefined;
}

/** Who sits where, as it was handed in. */
export function playersOf(session: AnySession): Players {
  return session[inside].players;
}

function perceived<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  events: readonly Event[],
  seat: Seat,
): readonly Event[] {
  return events.map((event) => game.perceive(event, seat)).filter((event) => event !== undefined);
}

function assertSeat(game: AnyGame, seat: Seat): void {
  if (!game.facts.seats.includes(seat)) throw new RangeError(`${game.id} has no seat "${seat}"`);
}

import {
  CHANCE,
  digestOf,
  drawOutcome,
  type Game,
  type MoveLog,
  type Moves,
  ok,
  type Refusal,
  type Result,
  type Seat,
  type Seed,
} from '@foretell/engine';

/**
 * One sitting of a game, from outside: closed. Its content stands under a symbol that this package does not export, so a
 * board cannot read a State by mistake and `JSON.stringify` prints `{}`. What a seat may know comes out of `look.ts`, all
 * of it out of `toSave`.
 */
export interface Session<Config, State, Move, Event> {
  readonly [inside]: Sitting<Config, State, Move, Event>;
}

/** The key to a session's content, for this package only. */
export const inside: unique symbol = Symbol('inside');

/** One sitting of a game, from inside: plain data, never changed in place. */
export interface Sitting<Config, State, Move, Event> {
  /** Every entry carries the digest of the state it led to. */
  readonly log: MoveLog<Config, Move>;
  readonly players: Players;
  /** Where the log leads. */
  readonly state: State;
  /** What happened at each entry of the log, entry by entry. */
  readonly events: readonly (readonly Event[])[];
  /** The states before the last entries, oldest first, as far back as every step may be taken back. */
  readonly undoable: readonly State[];
  /** The moves of the running turn until its last seat has sealed. Empty between turns. */
  readonly sealed: Moves<Move>;
  /** By seat, how often a decision it had seen or made was reopened: undo by anybody, withdrawal by itself. */
  readonly takes: Readonly<Record<Seat, number>>;
}

/** A session, and its content, of a game that does not matter. */
export type AnySession = Session<unknown, unknown, unknown, unknown>;
export type AnySitting = Sitting<unknown, unknown, unknown, unknown>;

/** Who sits where, for every seat: `human`, `bot:normal`. Text that only the caller understands. */
export type Players = Readonly<Record<Seat, string>>;

/** The sitting before its first entry. Throws when a seat of the game has no player, or a player no seat. */
export function firstSitting<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  config: Config,
  seed: Seed,
  players: Players,
): Sitting<Config, State, Move, Event> {
  const { seats } = game.facts;
  if (Object.keys(players).sort().join() !== [...seats].sort().join()) {
    throw new RangeError(
      `${game.id} has seats ${seats.join()}, players sit at ${Object.keys(players).join()}`,
    );
  }
  return {
    log: { game: game.id, rulesVersion: game.rulesVersion, config, seed, entries: [] },
    players: inSeatOrder(players, seats),
    state: game.setup(config, seed),
    events: [],
    undoable: [],
    sealed: {},
    takes: Object.fromEntries(seats.map((seat) => [seat, 0])),
  };
}

/** The same record with its keys in the order of `seats`, so that it does not tell who was first. */
export function inSeatOrder<Value>(
  record: Readonly<Record<Seat, Value>>,
  seats: readonly Seat[],
): Readonly<Record<Seat, Value>> {
  const ranked = Object.entries(record).sort(([a], [b]) => seats.indexOf(a) - seats.indexOf(b));
  return Object.fromEntries(ranked);
}

/** Plays one entry. Refused by the game: nothing has changed. Throws when the game exceeds its own `maxEntries`. */
export function addEntry<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  sitting: Sitting<Config, State, Move, Event>,
  moves: Moves<Move>,
): Result<Sitting<Config, State, Move, Event>, Refusal> {
  const next = takeStep(game, sitting, moves);
  if (!next.ok) return next;
  const mayGoBack = game.mayUndo?.(sitting.state, next.value.state) ?? false;
  return ok({ ...next.value, undoable: mayGoBack ? [...sitting.undoable, sitting.state] : [] });
}

/** The same without a way back: `undoable` is empty. The digest is computed unless it is known. */
export function takeStep<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  sitting: Sitting<Config, State, Move, Event>,
  moves: Moves<Move>,
  knownDigest?: string,
): Result<Sitting<Config, State, Move, Event>, Refusal> {
  const step = game.apply(sitting.state, moves);
  if (!step.ok) return step;
  const { state, events } = step.value;
  const entries = [...sitting.log.entries, { moves, digest: knownDigest ?? digestOf(state) }];
  if (entries.length > game.facts.maxEntries) {
    throw new RangeError(`${game.id}: the log exceeds facts.maxEntries (${game.facts.maxEntries})`);
  }
  return ok({
    ...sitting,
    log: { ...sitting.log, entries },
    state,
    events: [...sitting.events, events],
    undoable: [],
    sealed: {},
  });
}

/** Plays chance turns until a seat must act or the game is over. Each of them is an entry. */
export function settleChance<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  sitting: Sitting<Config, State, Move, Event>,
): Sitting<Config, State, Move, Event> {
  let settled = sitting;
  for (let turn = game.toAct(settled.state); turn.kind === 'chance'; turn = game.toAct(settled.state)) {
    const next = addEntry(game, settled, {
      [CHANCE]: drawOutcome(settled.log.seed, settled.log.entries.length, turn.outcomes),
    });
    if (!next.ok) throw new Error(`${game.id} refuses an outcome it listed: ${next.error.code}`);
    settled = next.value;
  }
  return settled;
}

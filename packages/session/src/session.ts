import {
  CHANCE,
  fail,
  type Game,
  ok,
  type Refusal,
  type Result,
  type Seat,
  type Seed,
} from '@foretell/engine';
import { refuse } from './refusals.ts';
import {
  type AnySession,
  addEntry,
  firstSitting,
  inSeatOrder,
  inside,
  type Players,
  type Session,
  settleChance,
} from './sitting.ts';

/**
 * Opens a sitting. `config` has been read by `game.parseConfig`. Chance turns before the first decision are played.
 * Throws when `players` does not name exactly the seats of the game.
 */
export function openSession<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  config: Config,
  seed: Seed,
  players: Players,
): Session<Config, State, Move, Event> {
  return { [inside]: settleChance(game, firstSitting(game, config, seed, players)) };
}

/**
 * Seals the move of one seat. When every seat of the turn has sealed, all of them are applied at once and chance turns
 * are played, until a seat must act again or the game is over. Refused: nothing has changed.
 */
export function submit<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  session: Session<Config, State, Move, Event>,
  seat: Seat,
  move: Move,
): Result<Session<Config, State, Move, Event>, Refusal> {
  const refusal = judge(game, session, seat, move);
  if (refusal !== undefined) return fail(refusal);
  const sitting = session[inside];
  const sealed = inSeatOrder({ ...sitting.sealed, [seat]: move }, game.facts.seats);
  const turn = game.toAct(sitting.state);
  if (turn.kind === 'seats' && turn.seats.some((other) => !Object.hasOwn(sealed, other))) {
    return ok({ [inside]: { ...sitting, sealed } });
  }
  const next = addEntry(game, sitting, sealed);
  return next.ok ? ok({ [inside]: settleChance(game, next.value) }) : next;
}

/** Why `submit` would refuse this move, or `undefined`. Looks at no other seat's sealed move. */
export function judge<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  session: Session<Config, State, Move, Event>,
  seat: Seat,
  move: Move,
): Refusal | undefined {
  const { state, sealed } = session[inside];
  const turn = game.toAct(state);
  if (turn.kind !== 'seats' || !turn.seats.includes(seat)) return refuse('session/not-to-act', seat);
  if (Object.hasOwn(sealed, seat)) return refuse('session/already-sealed', seat);
  return game.refusalOf(state, seat, move);
}

/** Takes back a sealed move. Possible until the last seat of the turn has sealed. */
export function withdraw<Config, State, Move, Event>(
  session: Session<Config, State, Move, Event>,
  seat: Seat,
): Result<Session<Config, State, Move, Event>, Refusal> {
  const sitting = session[inside];
  if (!Object.hasOwn(sitting.sealed, seat)) return fail(refuse('session/nothing-sealed', seat));
  const { [seat]: _, ...sealed } = sitting.sealed;
  const takes = { ...sitting.takes, [seat]: (sitting.takes[seat] ?? 0) + 1 };
  return ok({ [inside]: { ...sitting, sealed, takes } });
}

/**
 * Takes back the last decision of the table, with the chance turns that followed it. It must have been `seat`'s alone and
 * `game.mayUndo` must allow each of these steps. The log is shortened too: it never tells of a move that was taken back.
 */
export function undo<Config, State, Move, Event>(
  session: Session<Config, State, Move, Event>,
  seat: Seat,
): Result<Session<Config, State, Move, Event>, Refusal> {
  const refusal = judgeUndo(session, seat);
  if (refusal !== undefined) return fail(refusal);
  const sitting = session[inside];
  const count = entriesToUndo(sitting.log.entries);
  const state = sitting.undoable.at(-count);
  if (state === undefined) throw new Error('undo: judgeUndo allowed a step that was not kept');
  const takes = Object.fromEntries(Object.entries(sitting.takes).map(([other, take]) => [other, take + 1]));
  return ok({
    [inside]: {
      ...sitting,
      log: { ...sitting.log, entries: sitting.log.entries.slice(0, -count) },
      state,
      events: sitting.events.slice(0, -count),
      undoable: sitting.undoable.slice(0, -count),
      takes,
    },
  });
}

/** Why `undo` would refuse, or `undefined`. */
export function judgeUndo(session: AnySession, seat: Seat): Refusal | undefined {
  const { log, sealed, undoable } = session[inside];
  if (Object.keys(sealed).length > 0) return refuse('session/undo-sealed', seat);
  const count = entriesToUndo(log.entries);
  if (count === 0) return refuse('session/undo-nothing', seat);
  const movers = Object.keys(log.entries.at(-count)?.moves ?? {});
  if (movers.length !== 1 || movers[0] !== seat) return refuse('session/undo-not-yours', seat);
  return count > undoable.length ? refuse('session/undo-never', seat) : undefined;
}

/** The last decision and the chance turns after it; 0 when no seat has decided anything. */
function entriesToUndo(entries: readonly { readonly moves: object }[]): number {
  const last = entries.findLastIndex((entry) => !Object.hasOwn(entry.moves, CHANCE));
  return last < 0 ? 0 : entries.length - last;
}

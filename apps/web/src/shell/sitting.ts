import type { AnyGame, Refusal, Seat } from '@foretell/engine';
import {
  configOf,
  decisionsOf,
  formatLink,
  hint,
  judgeUndo,
  outcomeOf,
  playBots,
  playersOf,
  type Session,
  sealedSeats,
  seatsToAct,
  seedOf,
  storeSave,
  submit,
  undo,
  viewFor,
} from '@foretell/session';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { BoardNotes, PastDecision } from '../boards/board.ts';
import type { Table, Terms } from '../kits/kit.ts';
import { type Notes, notesKey } from '../store/notes.ts';
import { type HomeStore, isWritten } from '../store/store.ts';

/** One person at one table: what the board is given, and what is written down after every change. */
export interface Sitting {
  readonly seat: Seat;
  /** On which it can be played again. */
  readonly terms: Terms;
  readonly isLesson: boolean;
  /** What the person may know now. */
  readonly view: ReadonlySignal<unknown>;
  readonly notes: BoardNotes;
  submit(move: unknown): Refusal | undefined;
  /** Takes the person's last move back; `false` where the game does not allow it. */
  undo(): boolean;
  canUndo(): boolean;
  /** Every decision of the person so far. Plays the game again. */
  past(): readonly PastDecision<unknown, unknown>[];
  /** What the adviser would do. Throws when the person has nothing to decide. */
  hint(): unknown;
  /** The seed of the finished play, or `undefined` while it runs. */
  seed(): string | undefined;
  /** The finished play as text, or `undefined` while it runs. */
  link(): string | undefined;
  /** Utility for the person, or `undefined` while it runs. */
  outcome(): number | undefined;
  /** Takes the pen away: nothing is written any more. */
  close(): void;
}

type AnySession = Session<unknown, unknown, unknown, unknown>;

export interface SittingOptions {
  readonly game: AnyGame;
  readonly table: Table;
  readonly session: AnySession;
  readonly notes: Notes;
  readonly store: HomeStore;
  /** Called after every attempt to write. What could not be written goes on in memory. */
  readonly onWritten: (isKept: boolean) => void;
  /** Does something when the machine has a moment, and tells how to call it off. */
  readonly whenIdle: (task: () => void) => () => void;
}

/** Sits down at a table. */
export function sitDown(options: SittingOptions): Sitting {
  const { game, table, store } = options;
  const { seat } = table;
  const pen = openPen(options.onWritten);
  const play = openPlay(options, (session) => pen.write(() => storeSave(store, game, session)));
  return {
    seat,
    terms: { config: configOf(options.session), players: playersOf(options.session) },
    isLesson: options.notes.isLesson,
    view: play.view,
    notes: openNotes(options.notes, (notes) =>
      pen.write(() => store.set(notesKey(game.id), JSON.stringify(notes))),
    ),
    submit: play.submit,
    undo: play.undo,
    canUndo: () => judgeUndo(play.session(), seat) === undefined,
    past: () => decisionsOf(game, play.session(), seat),
    hint() {
      const decision = hint(game, play.session(), seat, table.adviser);
      if (decision === undefined) throw new Error(`"${seat}" has nothing to decide`);
      return decision.move;
    },
    link() {
      const link = formatLink(game, play.session());
      return link.ok ? link.value : undefined;
    },
    seed: () => seedOf(game, play.session()),
    outcome: () => outcomeOf(game, play.session())?.[game.facts.seats.indexOf(seat)],
    close() {
      pen.putAway();
      play.stop();
    },
  };
}

/**
 * The session, and the bots around it. A bot that holds the person up moves at once; one that moves beside the person
 * thinks while the person does, so that a slow thought never delays the stamp.
 */
function openPlay(
  { game, table, session: first, whenIdle }: SittingOptions,
  keep: (session: AnySession) => void,
) {
  const { seat, bots } = table;
  const settle = (from: AnySession) => (isToAct(game, from, seat) ? from : playBots(game, from, bots));
  let session = first;
  let callOff = () => {};
  const view = signal<unknown>(undefined);
  const change = (next: AnySession) => {
    session = next;
    view.value = viewFor(game, session, seat);
    keep(session);
    callOff();
    callOff = whenIdle(() => {
      const moved = playBots(game, session, bots);
      if (moved !== session) change(moved);
    });
  };
  change(settle(session));
  return {
    view,
    session: () => session,
    submit(move: unknown): Refusal | undefined {
      const next = submit(game, session, seat, move);
      if (!next.ok) return next.error;
      change(settle(next.value));
      return undefined;
    },
    undo(): boolean {
      const before = undo(session, seat);
      if (before.ok) change(before.value);
      return before.ok;
    },
    stop: () => callOff(),
  };
}

function isToAct(game: AnyGame, session: AnySession, seat: Seat): boolean {
  return seatsToAct(game, session).includes(seat) && !sealedSeats(session).includes(seat);
}

function openNotes(first: Notes, write: (notes: Notes) => void): BoardNotes {
  let notes = first;
  return {
    read: (key) => notes.board[key],
    write(key, value) {
      notes = { ...notes, board: { ...notes.board, [key]: value } };
      write(notes);
    },
  };
}

/** Writes until it is put away. */
function openPen(onWritten: (isKept: boolean) => void) {
  let isOut = true;
  return {
    write(task: () => Promise<void>) {
      if (isOut) isWritten(task()).then(onWritten);
    },
    putAway() {
      isOut = false;
    },
  };
}

import type { Moves, Seat } from './game.ts';
import type { Mean } from './moments.ts';

/**
 * What a game wants counted when it is played in bulk. A tally is plain JSON of whole numbers, so that adding plays in any
 * order, on any number of machines, gives the same tally to the bit.
 */
export interface Measure<State, Move, Event, Tally> {
  /** A tally of nothing. */
  start(): Tally;
  /** The tally with one more finished play in it. May change and return `tally`. */
  add(tally: Tally, play: PlayRecord<State, Move, Event>): Tally;
  /** Two tallies in one. May change and return `one`. */
  merge(one: Tally, other: Tally): Tally;
  /** What the tally says, by name. How sure a mean is, whoever reads the report works out. */
  report(tally: Tally): Stats;
}

/** Plain JSON with means at its leaves. */
export type Stats =
  | Mean
  | number
  | string
  | boolean
  | null
  | readonly Stats[]
  | { readonly [name: string]: Stats };

/** A finished play as the one who ran it saw it: everything, what the bots believed included. */
export interface PlayRecord<State, Move, Event> {
  readonly final: State;
  readonly turns: readonly PlayedTurn<Move, Event>[];
}

export interface PlayedTurn<Move, Event> {
  readonly moves: Moves<Move>;
  /** What each bot noted beside its move, by seat. */
  readonly notes: Readonly<Record<Seat, unknown>>;
  readonly events: readonly Event[];
}

/** A measure of which only the shape is known. */
export type AnyMeasure = Measure<unknown, unknown, unknown, unknown>;

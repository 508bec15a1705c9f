import type { Problem, Result } from './result.ts';
import type { Seed } from './rng.ts';

/**
 * The contract: a game is a pure function of a seed and a list of moves; everything else only looks at it.
 * Read this file first. ARCHITECTURE.md tells the life of a move through it.
 */
export interface Game<Config, State, Move, View, Event> {
  /** Lower-case name, the same in saves, on the command line and in the catalogue. */
  readonly id: string;
  /** Raised when the same seed and moves may give another state than before; older logs then no longer verify. */
  readonly rulesVersion: number;
  readonly facts: Facts;
  /** The configuration a newcomer plays. */
  readonly defaultConfig: Config;

  /** Reads an untrusted configuration. Missing fields take their default; all problems are reported at once. */
  parseConfig(input: unknown): Result<Config, readonly Problem[]>;
  /** Reads one untrusted move of `seat`. Says whether it has the shape of a move, not whether it is legal now. */
  parseMove(input: unknown, seat: Seat): Result<Move, readonly Problem[]>;

  /** The first state. */
  setup(config: Config, seed: Seed): State;
  /** Whose decision the state waits for. */
  toAct(state: State): Turn<Move>;
  /**
   * Every move `seat` may make now, in a fixed order; empty for a seat that is not to act. Links name moves by their place
   * here, so another order is another `rulesVersion`.
   */
  legalMoves(state: State, seat: Seat): readonly Move[];
  /**
   * Judges one seat's move by itself, before the other seats have moved: `undefined` when it is legal.
   * Simultaneous moves are sealed one by one, so a seat has to learn of a refusal while it can still change its mind.
   */
  refusalOf(state: State, seat: Seat, move: Move): Refusal | undefined;
  /**
   * The next state and the events on the way to it, or a refusal after which nothing has changed.
   * `moves` holds exactly one move for each seat of `toAct` (or one under {@link CHANCE}).
   */
  apply(state: State, moves: Moves<Move>): Result<Step<State, Event>, Refusal>;

  /** What `seat` may know of `state`, built field by field from nothing. */
  observe(state: State, seat: Seat): View;
  /** What `seat` notices of an event, built from nothing; `undefined` when it notices nothing at all. */
  perceive(event: Event, seat: Seat): Event | undefined;
  /** Utility of the finished game for each seat of `facts.seats`, in that order. Zeros while it runs. */
  returns(state: State): readonly number[];
  /**
   * Whether a player may take back the step from `before` to `after`. Absent: never.
   * A step that revealed something hidden must not be taken back.
   */
  mayUndo?(before: State, after: State): boolean;
}

/** A place at the table, by the name the game gives it (`boss`, `worker`). */
export type Seat = string;

/** The key under which the outcome of a chance turn stands in {@link Moves}. No seat may have this name. */
export const CHANCE = 'chance';

/** One move for each seat that acts, by seat; key order carries no meaning. */
export type Moves<Move> = Readonly<Record<Seat, Move>>;

/** What kind of game it is, in the terms of the field. */
export interface Facts {
  readonly seats: readonly Seat[];
  readonly dynamics: 'turns' | 'simultaneous';
  /** `explicit`: chance turns list their outcomes. `sampled`: the state carries streams of its own. */
  readonly chance: 'none' | 'explicit' | 'sampled';
  readonly information: 'perfect' | 'hidden';
  readonly utility: 'zero-sum' | 'general' | 'single';
  /** Upper bound on the entries of a move log, for every configuration. */
  readonly maxEntries: number;
}

/** Whose decision a state waits for. */
export type Turn<Move> =
  | { readonly kind: 'over' }
  | { readonly kind: 'chance'; readonly outcomes: readonly Outcome<Move>[] }
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] };

/** One outcome of a chance turn. Probability is `weight` over the sum of the turn's weights; positive integers. */
export interface Outcome<Move> {
  readonly move: Move;
  readonly weight: number;
}

export interface Step<State, Event> {
  readonly state: State;
  /** Facts for whoever draws and measures: no text, colour or timing. No rule reads them. */
  readonly events: readonly Event[];
}

/** Why a move was refused. `code` picks the sentence in a message catalogue, `facts` fill its gaps. */
export interface Refusal {
  readonly code: string;
  readonly seat: Seat;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** A game of which only the contract is known. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;

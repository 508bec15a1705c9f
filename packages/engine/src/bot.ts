import type { Seat } from './game.ts';
import type { Seed } from './rng.ts';

/**
 * A computer player: a pure function of what its seat may see and of a seed of its own.
 * It is handed a View and never a State, so it cannot reach what its seat may not know.
 */
export interface Bot<View, Move, Note = undefined> {
  /** The name on the command line and in menus. */
  readonly id: string;
  readonly seat: Seat;
  /** Same view and same seed give the same decision. `seed` is unrelated to the streams of the world. */
  decide(view: View, seed: Seed): Decision<Move, Note>;
}

/** A move, and what the bot believed when it chose it. Notes are for measuring; no rule and no rival reads them. */
export interface Decision<Move, Note = undefined> {
  readonly move: Move;
  readonly note: Note;
}

/** A bot of which only the contract is known. */
export type AnyBot = Bot<unknown, unknown, unknown>;

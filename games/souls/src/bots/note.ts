import type { Move } from '../move.ts';

/**
 * Why a bot made a move; for measuring, never for rules. `dodge`: it left cells that were about to be struck; `bound`: recovery,
 * windup or a chain left it no choice; `stuck`: nothing it wanted could be done.
 */
export const WHYS = [
  'bound',
  'dodge',
  'guard',
  'strike',
  'break',
  'close',
  'breathe',
  'explore',
  'fetch',
  'retreat',
  'rest',
  'descend',
  'choose',
  'stuck',
] as const;
export type Why = (typeof WHYS)[number];

export interface Note {
  readonly why: Why;
}

/** What a bot decided. */
export interface Plan {
  readonly move: Move;
  readonly note: Note;
}

export const plan = (move: Move, why: Why): Plan => ({ move, note: { why } });

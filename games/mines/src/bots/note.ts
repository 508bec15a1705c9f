import type { Move } from '../moves.ts';

/**
 * Why a bot made a move; for measuring. `proved`: a dig that it knew to be safe; `guess`: one that it could not know; `blind`:
 * one that it did not think about. A walk is noted as such, whatever it leads to.
 */
export interface Note {
  readonly why:
    | 'road'
    | 'reward'
    | 'walk'
    | 'proved'
    | 'guess'
    | 'blind'
    | 'seal'
    | 'stop'
    | 'refresh'
    | 'item';
  /** Of a guess and of a seal, the chance of a mine as the bot saw it, in per mille; `null` where it had no idea. */
  readonly riskPm: number | null;
}

/** What a bot decided. */
export interface Plan {
  readonly move: Move;
  readonly note: Note;
}

export const plain = (why: Note['why']): Note => ({ why, riskPm: null });

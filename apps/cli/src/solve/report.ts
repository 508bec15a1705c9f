import type { Method } from './methods.ts';

/** What is said about one file: what `--json` prints. */
export type FileReport = UnreadReport | RefusedReport | SolvedReport;

/** A file that is no game file. */
export interface UnreadReport {
  readonly file: string;
  readonly verdict: 'unreadable';
  readonly code: string;
  readonly line: number;
  readonly column: number;
  readonly says: string;
}

/** What a game is, solved or not. */
export interface GameFacts {
  readonly file: string;
  readonly kind: 'table' | 'tree';
  readonly title: string;
  readonly players: readonly string[];
  /** For people: `2 × 3`, or how many nodes and information sets. */
  readonly size: string;
}

/** A game that has no value here, or whose solver failed. */
export interface RefusedReport extends GameFacts {
  readonly verdict: 'refused';
  readonly code: string;
  readonly says: string;
}

export interface SolvedReport extends GameFacts {
  /** `stopped`: an iterative method came to its limit first, and `low` to `high` is all it knows. */
  readonly verdict: 'solved' | 'stopped';
  readonly method: Method;
  /** What each player gets. */
  readonly values: readonly [number, number];
  /** The first player's value lies between these. */
  readonly low: number;
  readonly high: number;
  readonly gap: number;
  /** The first player's value as a fraction, proved; absent where it was not asked for because the game is too large. */
  readonly exact?: string;
  readonly iterations?: number;
  /** With `--mixes`. */
  readonly mixes?: readonly MixReport[];
}

/** How a player plays: in a table once, in a tree once an information set. */
export interface MixReport {
  readonly player: string;
  /** The information set, in a tree. */
  readonly at?: string;
  readonly chances: readonly { readonly move: string; readonly chance: number }[];
}

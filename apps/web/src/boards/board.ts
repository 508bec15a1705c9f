import type { Refusal } from '@foretell/engine';
import type { Locale } from '../text/locale.ts';

/**
 * What the shell gives a board and what a board may ask of the shell. A board draws a View and hands in moves;
 * it holds no State, judges nothing and stores nothing by itself.
 *
 * `submit`, `past` and `leave` are methods, so that the shell can hold boards of all games in one list, as `AnyGame` does.
 */
export interface BoardProps<View, Move> {
  /** What the player's seat may know, after the last move applied. */
  readonly view: View;
  /** Seals a move. A refusal comes back at once and nothing has changed. */
  submit(move: Move): Refusal | undefined;
  /** Takes the player's last move back where the game allows it; `false` where it does not. */
  undo(): boolean;
  readonly canUndo: boolean;
  /** Every decision of the player's seat so far, in order. Plays the game again, so ask once. */
  past(): readonly PastDecision<View, Move>[];
  /** What a bot of the player's own seat would do, from the same view. Throws when the seat has nothing to decide. */
  hint(): Move;
  readonly notes: BoardNotes;
  readonly setting: BoardSetting;
  /** Plays one of the board's named sounds; `strength` from 0 to 1, 1 when left out. Silent when sound is off. */
  readonly sound: (name: string, strength?: number) => void;
  /** The play is over and the player wants out: another one against the same opponent, or the wall. */
  leave(to: 'again' | 'home'): void;
  /** A link that asks somebody else to play the same; `undefined` while this one runs, and for games of two. */
  invite(): string | undefined;
  /** A link that replays this finished play, or `undefined` while it runs. */
  shareLink(): string | undefined;
  /** It is the player's first play, and the board teaches. */
  readonly lesson?: boolean;
}

/** What a player could see, and what it did then. */
export interface PastDecision<View, Move> {
  readonly view: View;
  readonly move: Move;
}

/** What a board that shows a finished play again is given. */
export interface ReplayProps<View, Move = unknown> {
  /** Of a finished play; every seat sees the same of it. */
  readonly view: View;
  /** Every decision of the first seat of the game, in order. Plays the game again, so ask once. */
  past(): readonly PastDecision<View, Move>[];
  readonly setting: BoardSetting;
  readonly sound: (name: string, strength?: number) => void;
}

/**
 * Small things a board wants to find again after a reload (a half-filled sheet, how far a day was watched).
 * Kept beside the save, gone with it. Values are JSON.
 */
export interface BoardNotes {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
}

export interface BoardSetting {
  readonly locale: Locale;
  /** Already settled from the player's choice and the system's `prefers-reduced-motion`. */
  readonly reducedMotion: boolean;
  /** The hand whose thumb the main button should lie under. */
  readonly hand: 'right' | 'left';
}

import type { CatalogEntry } from '@foretell/catalog';
import type { Seat } from '@foretell/engine';
import type { Bots, Players } from '@foretell/session';
import type { ComponentChild } from 'preact';
import type { BoardProps, ReplayProps } from '../boards/board.ts';
import type { SoundRecipe } from '../sound/recipe.ts';
import type { Locale } from '../text/locale.ts';
import type { Later } from './later.ts';

/**
 * Everything the shell needs to show one game. Components are methods, so that kits of different games fit in one list.
 * What the wall does not need, the rules of the game among it, is fetched later.
 */
export interface Kit {
  /** The game's id in the catalogue. */
  readonly id: string;
  /** Whether its lab kit has an explorer. */
  readonly isSolved: boolean;
  words(locale: Locale): KitWords;
  /** The table in one line: who plays against whom. */
  describe(players: Players, locale: Locale): string;
  /** How far a play is, in one or two words. */
  progress(view: unknown, locale: Locale): string;
  Poster(props: { readonly locale: Locale }): ComponentChild;
  /** A slip for the noticeboard that leads nowhere. */
  Ornament(props: { readonly locale: Locale }): ComponentChild;
  readonly game: Later<GameKit>;
  readonly papers: Later<Papers>;
  readonly board: Later<BoardKit>;
  /** A sheet of worst cases, to judge the board's colours by. */
  readonly proof?: Later<{ Sheet(props: { readonly locale: Locale }): ComponentChild }>;
  /** Left out where the lab has no instruments for it. */
  readonly lab?: Later<LabKit>;
}

/** The rules, and who can sit down to them. */
export interface GameKit {
  readonly entry: CatalogEntry;
  /** What a newcomer plays first. */
  readonly lesson: Terms & { readonly seed: string };
  /** A play in the words of a link that asks somebody else to the same; left out where no two play alone. */
  orderOf?(config: unknown, seed: string): string;
  /** Who sits at the table of a save, or `undefined` when it names a player that this program does not know. */
  tableOf(players: Players): Table | undefined;
}

/** What is filled in and what is read. */
export interface Papers {
  /** The form that is filled in before a play. */
  Choice(props: ChoiceProps): ComponentChild;
  /** How the game is played. */
  Rules(props: RulesProps): ComponentChild;
}

/** A game as it is seen while it is played. */
export interface BoardKit {
  Board(props: BoardProps<unknown, unknown>): ComponentChild;
  Replay(props: ReplayProps<unknown>): ComponentChild;
  readonly sounds: readonly SoundRecipe[];
}

/** What the lab's instruments have to know of a game. */
export interface LabKit {
  /** The numbers that can be turned. */
  knobs(locale: Locale): readonly Knob[];
  /** Who can be seated, by seat, in the order of the game; the first seat is the one whose wins are counted. */
  seats(locale: Locale): readonly LabSeat[];
  /** The solved game, where `isSolved`. */
  Explorer?(props: { readonly locale: Locale }): ComponentChild;
}

export interface Knob {
  /** The field of the configuration. */
  readonly name: string;
  readonly label: string;
  /** Where it is put, as the configuration stores it, from low to high. */
  readonly values: readonly number[];
  /** What a stored value is on the axis of a picture. */
  readonly scale: number;
}

export interface LabSeat {
  readonly seat: Seat;
  readonly label: string;
  readonly bots: readonly { readonly id: string; readonly label: string }[];
}

/** Under which numbers a play is opened, and who sits down. */
export interface Terms {
  readonly config: unknown;
  readonly players: Players;
  /** Left out: a fresh one. */
  readonly seed?: string;
}

/** One person and bots. */
export interface Table {
  readonly seat: Seat;
  readonly bots: Bots<unknown, unknown>;
  /** The bot that stands behind the person's chair. */
  readonly adviser: Bots<unknown, unknown>[Seat];
}

/** What the wall says about a game, in the game's own voice. */
export interface KitWords {
  readonly name: string;
  /** What the poster asks for: of a newcomer, in the middle of a play, otherwise. */
  readonly enter: { readonly new: string; readonly running: string; readonly idle: string };
  readonly enterAside: { readonly new: string; readonly idle: string };
  readonly choice: Slip;
  readonly rules: Slip;
}

export interface Slip {
  readonly title: string;
  readonly line: string;
}

export interface ChoiceProps {
  readonly locale: Locale;
  /** What a link asks for, in the game's own words; `undefined` without one. */
  readonly order?: string | undefined;
  /** How far the play is that opening another one would end, or `undefined` when none is running. */
  readonly running: string | undefined;
  begin(terms: Terms): void;
  /** Back to the running play. */
  resume(): void;
}

export interface RulesProps {
  readonly locale: Locale;
  readonly running: string | undefined;
  beginLesson(): void;
}

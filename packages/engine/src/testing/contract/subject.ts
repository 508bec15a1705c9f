import type { Bot } from '../../bot.ts';
import { canonicalJson } from '../../digest.ts';
import type { AnyGame, Seat, Turn } from '../../game.ts';
import { openRng, type Rng, rngStream, type Seed } from '../../rng.ts';
import { type Answers, phaseOf, type RecordedPlay, recordPlays } from './record.ts';
import { sample } from './sample.ts';

/** One sentence about a game that can be false. */
export interface ContractCheck {
  readonly title: string;
  /** Returns when the sentence holds; throws an Error that says where it does not. */
  run(): void;
}

/** How hard to look, and what only the author of a game can tell. */
export interface ContractOptions<Config, State, Move, View> {
  /** Random plays for each configuration. */
  readonly plays: number;
  /** Decides the plays and everything else the suite picks. */
  readonly seed: Seed;
  /** The default configuration alone, if left out. */
  readonly configs?: readonly Config[];
  /**
   * States that differ from `state` only in what `seat` may not know there: numbers still to be drawn, the rival's cards.
   * Required of a game that hides something or that carries streams.
   */
  secrets?(state: State, seat: Seat): readonly State[];
  /**
   * Where `seat` knows everything, so that `secrets` has nothing to vary: `phase/seat` to the reason why. A phase is the
   * seats to act joined by `+`, or `chance`, or `over`.
   */
  readonly noSecretsIn?: Readonly<Record<string, string>>;
  /** Computer players to look at, of any seat. */
  readonly bots?: readonly Bot<View, Move, unknown>[];
  /**
   * Moves of `seat` that are often not legal. The suite adds its own: other seats' moves, moves legal at other times, and
   * moves with one value changed. One that is legal in a state is expected to be accepted there.
   */
  impostors?(seat: Seat): readonly Move[];
  /** How many of a state's legal moves, and how many impostors, are tried. 24 if left out. */
  readonly movesTried?: number;
  /**
   * For long plays: of each, so many states are looked at, and its last and one of each phase; the others are only played through.
   * `movesTried` are tried at two of them, and one at the others. Every state is looked at, and closely, if left out.
   */
  readonly momentsTried?: number;
}

/** The options of a game of which only the contract is known. */
export type AnyContractOptions = ContractOptions<unknown, unknown, unknown, unknown>;

/** A check before it knows its game. */
export interface Check {
  readonly title: string;
  /** Absent: of every game. */
  concerns?(game: AnyGame, options: AnyContractOptions): boolean;
  run(subject: Subject): void;
}

/** What the checks look at. */
export interface Subject {
  readonly game: AnyGame;
  readonly options: AnyContractOptions;
  readonly configs: readonly unknown[];
  /** The random plays, recorded when the first check asks for them. */
  plays(): readonly RecordedPlay[];
  /** Every state of every play, or those that are looked at. */
  moments(): readonly Moment[];
  /** The texts of a list of moves. A list that is handed out again and again is read once. */
  listed(moves: readonly unknown[]): ReadonlySet<string>;
  /** Some of the moves that were legal for `seat` anywhere. */
  movesMet(seat: Seat): readonly unknown[];
  /** Randomness for one purpose of the suite. */
  rng(label: string): Rng;
}

/** One state of one play, and where it stands. */
export interface Moment {
  readonly play: RecordedPlay;
  /** Entries before it. */
  readonly index: number;
  readonly state: unknown;
  /** What the game said of the state when it had just made it. */
  readonly answers: Answers;
  readonly turn: Turn<unknown>;
  /** The seats of `turn`; none when it is chance's or when the game is over. */
  readonly seats: readonly Seat[];
  readonly phase: string;
  /** How many of its legal moves are tried. */
  readonly movesTried: number;
  /** For messages. */
  readonly where: string;
}

export function makeSubject(game: AnyGame, options: AnyContractOptions): Subject {
  const configs = options.configs ?? [game.defaultConfig];
  const texts = new WeakMap<readonly unknown[], ReadonlySet<string>>();
  const subject: Subject = {
    game,
    options,
    configs,
    plays: once(() => recordPlays(game, configs, options)),
    moments: once(() => subject.plays().flatMap((play) => momentsOf(play, options))),
    listed: (moves) => {
      const known = texts.get(moves) ?? new Set(moves.map(textOf));
      texts.set(moves, known);
      return known;
    },
    movesMet: (seat) => met().get(seat) ?? [],
    rng: (label) => openRng(rngStream(options.seed, label)),
  };
  const met = once(() => new Map(game.facts.seats.map((seat) => [seat, movesMetBy(subject, seat)])));
  return subject;
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const MOVES_MET = 64;

function movesMetBy({ game, moments, rng }: Subject, seat: Seat): readonly unknown[] {
  const dice = rng(`moves met by ${seat}`);
  const met = new Map<string, unknown>();
  for (const { state, movesTried } of moments()) {
    for (const move of sample(dice, game.legalMoves(state, seat), movesTried)) met.set(textOf(move), move);
  }
  return sample(dice, [...met.values()], MOVES_MET);
}

const MOVES_TRIED = 24;
/** Of a play that is looked at here and there, so many states are looked at closely. */
const CLOSE_LOOKS = 2;

function momentsOf(play: RecordedPlay, options: AnyContractOptions): readonly Moment[] {
  const { movesTried = MOVES_TRIED, momentsTried } = options;
  const dice = openRng(rngStream(play.seed, 'close looks'));
  const closely = new Set(momentsTried === undefined ? play.looks : sample(dice, play.looks, CLOSE_LOOKS));
  return play.looks.flatMap((index) => {
    const answers = play.answers[index];
    if (answers === undefined) return [];
    const { turn } = answers;
    const phase = phaseOf(turn);
    const moment: Moment = {
      play,
      index,
      state: play.states[index],
      answers,
      turn,
      seats: turn.kind === 'seats' ? turn.seats : [],
      phase,
      movesTried: closely.has(index) ? movesTried : Math.min(movesTried, 1),
      where: `${play.name}, after ${index} entries (${phase})`,
    };
    return [moment];
  });
}

/** The text two plain values share when they are equal. Throws a TypeError that names what is not plain JSON. */
export function textOf(value: unknown): string {
  return canonicalJson(value);
}

/** Of lists longer than this, only so many moves are compared, at even distances. */
const MOVES_COMPARED = 256;

export function textsOf(moves: readonly unknown[]): string {
  const distance = Math.ceil(moves.length / MOVES_COMPARED);
  return `${moves.length}: ${moves.filter((_, place) => place % distance === 0).map(textOf)}`;
}

/** Ends a check: the sentence is false, and this is where. */
export function broken(message: string): never {
  throw new Error(message);
}

/** What `call` returns. Throwing is for a programmer's mistake, and nothing that the suite does to a game is one. */
export function quietly<Value>(what: string, call: () => Value): Value {
  try {
    return call();
  } catch (error) {
    return broken(`${what} throws ${String(error)}`);
  }
}

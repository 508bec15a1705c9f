import Fraction from 'fraction.js';
import {
  type Cursor,
  refuse,
  type Token,
  takeCount,
  takeIf,
  takeKind,
  takeList,
  takeNumber,
  takeWord,
} from './cursor.ts';
import type { EfgChanceNode, EfgNode, EfgPlayerNode, ExtensiveFormFile } from './game-file.ts';
import { readHeader, skipComment } from './header.ts';
import { readPayoffs } from './read-nfg.ts';

/** Reads an `.efg` file: its nodes, each before what follows it. Throws a `Refused`. */
export function readEfg(cursor: Cursor): ExtensiveFormFile {
  const { title, players } = readHeader(cursor, 'EFG', '2');
  skipComment(cursor);
  const book: Book = { players, outcomes: new Map(), events: new Map(), sets: players.map(() => new Map()) };
  const root = readNode(cursor, book, 0);
  takeKind(cursor, 'end', 'the end of the file after the last node of the tree');
  return { kind: 'extensive-form', title, players, root };
}

/** What has been described so far, by number. A later mention of the number alone means the same. */
interface Book {
  readonly players: readonly string[];
  readonly outcomes: Map<number, Outcome>;
  readonly events: Map<number, ChanceEvent>;
  /** One map a player: the names of the moves of each information set. */
  readonly sets: readonly Map<number, InformationSet>[];
}

interface Outcome {
  readonly name: string;
  readonly payoffs: readonly Fraction[];
}

interface ChanceEvent {
  readonly name: string;
  readonly branches: readonly { readonly action: string; readonly chance: Fraction }[];
}

interface InformationSet {
  readonly name: string;
  readonly actions: readonly string[];
}

/** Deeper trees are refused: they are read, and walked, by functions that call themselves. */
const MOST_DEPTH = 1000;

function readNode(cursor: Cursor, book: Book, depth: number): EfgNode {
  if (depth > MOST_DEPTH) refuse(cursor.peek(), 'too-deep', `a tree of at most ${MOST_DEPTH} moves in a row`);
  const kind = takeWord(cursor, ['c', 'p', 't']);
  const name = takeKind(cursor, 'text', 'the name of the node').text;
  switch (kind) {
    case 'c':
      return readChanceNode(cursor, book, name, depth);
    case 'p':
      return readPlayerNode(cursor, book, name, depth);
    case 't':
      return { kind: 'terminal', name, payoffs: readOutcome(cursor, book) };
  }
}

function readChanceNode(cursor: Cursor, book: Book, name: string, depth: number): EfgChanceNode {
  const place = cursor.peek();
  const number = takeCount(cursor, 0, 'the number of the chance event');
  const event = describedOnce(book.events, number, 'chance event', place, readEvent(cursor));
  const payoffs = readOutcome(cursor, book);
  const branches = event.branches.map((branch) => ({ ...branch, node: readNode(cursor, book, depth + 1) }));
  return { kind: 'chance', name, payoffs, branches };
}

function readPlayerNode(cursor: Cursor, book: Book, name: string, depth: number): EfgPlayerNode {
  const owner = cursor.peek();
  const expected = `the number of a player from 1 to ${book.players.length}`;
  const player = takeCount(cursor, 1, expected) - 1;
  const sets = book.sets[player] ?? refuse(owner, 'count', expected);
  const place = cursor.peek();
  const informationSet = takeCount(cursor, 0, 'the number of the information set');
  const set = describedOnce(sets, informationSet, 'information set', place, readInformationSet(cursor));
  const payoffs = readOutcome(cursor, book);
  const branches = set.actions.map((action) => ({ action, node: readNode(cursor, book, depth + 1) }));
  return { kind: 'player', name, payoffs, player, informationSet, branches };
}

/** The name of an event and its branches, if they stand here. */
function readEvent(cursor: Cursor): ChanceEvent | undefined {
  const name = takeIf(cursor, 'text');
  if (name === undefined) return undefined;
  const place = cursor.peek();
  const branches = takeList(cursor, 'the branches of chance', () => {
    const action = takeKind(cursor, 'text', 'the name of a branch or }').text;
    const token = cursor.peek();
    const chance = takeNumber(cursor, 'the chance of the branch');
    return chance.gte(0) ? { action, chance } : refuse(token, 'chances', 'a chance that is not negative');
  });
  const sum = branches.reduce((total, { chance }) => total.add(chance), new Fraction(0));
  if (!sum.equals(1)) refuse(place, 'chances', `chances that sum to 1 and not to ${sum.toFraction()}`);
  return { name: name.text, branches };
}

/** The name of an information set and its moves, if they stand here. */
function readInformationSet(cursor: Cursor): InformationSet | undefined {
  const name = takeIf(cursor, 'text');
  if (name === undefined) return undefined;
  const place = cursor.peek();
  const actions = takeList(
    cursor,
    'the moves of the information set',
    () => takeKind(cursor, 'text', 'the name of a move or }').text,
  );
  if (actions.length === 0) refuse(place, 'count', 'at least one move');
  return { name: name.text, actions };
}

/** What the outcome here pays; zeros when it is number 0. */
function readOutcome(cursor: Cursor, { players, outcomes }: Book): readonly Fraction[] {
  const place = cursor.peek();
  const number = takeCount(cursor, 0, 'the number of an outcome, or 0 for none');
  const name = takeIf(cursor, 'text');
  if (number === 0) {
    if (name !== undefined) refuse(name, 'mismatch', 'nothing more about outcome 0, which pays nobody');
    return players.map(() => new Fraction(0));
  }
  if (name === undefined) return describedOnce(outcomes, number, 'outcome', place, undefined).payoffs;
  takeKind(cursor, 'open', '{ before the payoffs');
  const outcome = { name: name.text, payoffs: readPayoffs(cursor, players) };
  return describedOnce(outcomes, number, 'outcome', place, outcome).payoffs;
}

/** Notes a description, or finds the one that was given before. A second one has to say the same. */
function describedOnce<What extends object>(
  book: Map<number, What>,
  number: number,
  what: string,
  place: Token,
  description: What | undefined,
): What {
  const known = book.get(number);
  if (known === undefined) {
    if (description === undefined)
      return refuse(place, 'undescribed', `${what} ${number} to be described here, where it comes first`);
    book.set(number, description);
    return description;
  }
  if (description !== undefined && spell(known) !== spell(description)) {
    refuse(place, 'mismatch', `${what} ${number} as it was described before`);
  }
  return known;
}

/** The same text for the same description. */
function spell(description: object): string {
  return JSON.stringify(description, (_, value: unknown) =>
    value instanceof Fraction ? value.toFraction() : value,
  );
}

import { type Problem, printShort } from '@foretell/engine';
import type Fraction from 'fraction.js';
import { isNumber, parseNumber } from './number.ts';

/** One thing wrong with a game file. `path` names the same place as `line` and `column`, for printing. */
export interface FileProblem extends Problem {
  /** Counted from 1, as editors do. */
  readonly line: number;
  readonly column: number;
}

/** A piece of a game file. The text of a `text` is what stands between its quotes, escapes undone. */
export interface Token {
  readonly kind: 'text' | 'number' | 'word' | 'open' | 'close' | 'comma' | 'end';
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Reads a file token by token. What it does not find it throws as a `Refused`, which never leaves this folder:
 * `readGameFile` catches it at the door. A reader that checked a Result after each token would hide the grammar.
 */
export interface Cursor {
  /** The token that comes next, without taking it. */
  readonly peek: () => Token;
  readonly take: () => Token;
}

export class Refused extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Opens a file for reading. */
export function openCursor(file: string): Cursor {
  const nextToken = openScanner(file);
  let ahead = nextToken();
  return {
    peek: () => ahead,
    take: () => {
      const token = ahead;
      if (token.kind !== 'end') ahead = nextToken();
      return token;
    },
  };
}

/** Refuses the file because of `token`; `expected` completes "expected ...". */
export function refuse(token: Token, code: string, expected: string): never {
  const { line, column } = token;
  const path = [`line ${line}, column ${column}`];
  throw new Refused({ code, path, expected, received: show(token), line, column });
}

/** Takes a token of this kind and gives its text. */
export function takeKind(cursor: Cursor, kind: Token['kind'], expected: string): Token {
  const token = cursor.take();
  return token.kind === kind ? token : refuse(token, 'syntax', expected);
}

/** Takes the token if it is of this kind. */
export function takeIf(cursor: Cursor, kind: Token['kind']): Token | undefined {
  return cursor.peek().kind === kind ? cursor.take() : undefined;
}

/** Takes one of these words. */
export function takeWord<Word extends string>(cursor: Cursor, words: readonly Word[]): Word {
  const token = cursor.take();
  const word = words.find((each) => each === token.text && ['word', 'number'].includes(token.kind));
  return word ?? refuse(token, 'syntax', words.join(' or '));
}

/** Takes a number, exact. */
export function takeNumber(cursor: Cursor, expected: string): Fraction {
  const token = takeKind(cursor, 'number', expected);
  return parseNumber(token.text) ?? refuse(token, 'number', `${expected} that is no larger than a double`);
}

/** Takes a whole number, not below `least`. */
export function takeCount(cursor: Cursor, least: number, expected: string): number {
  const token = cursor.take();
  const isWhole = token.kind === 'number' && /^\d{1,9}$/.test(token.text);
  return isWhole && Number(token.text) >= least ? Number(token.text) : refuse(token, 'count', expected);
}

/** Takes `{ item item ... }`; `item` is called while no closing brace is next. Commas between items may be left out. */
export function takeList<Item>(cursor: Cursor, expected: string, item: () => Item): Item[] {
  takeKind(cursor, 'open', `{ before ${expected}`);
  const items: Item[] = [];
  while (takeIf(cursor, 'close') === undefined) {
    items.push(item());
    takeIf(cursor, 'comma');
  }
  return items;
}

function show({ kind, text }: Token): string {
  if (kind === 'end') return 'the end of the file';
  return kind === 'text' ? `the text ${printShort(text)}` : printShort(text);
}

const BLANK = /\s*/y;
/** A brace or comma, a text with its quotes, or anything up to the next blank, brace, comma or quote. */
const PIECE = /([{},])|"([^"\\]*(?:\\[\s\S][^"\\]*)*)"|([^\s{},"]+)/y;
const KINDS: Readonly<Record<string, Token['kind']>> = { '{': 'open', '}': 'close', ',': 'comma' };

function openScanner(file: string): () => Token {
  let at = 0;
  let line = 1;
  let lineStart = 0;
  /** Goes on to `end`, counting the lines. */
  const advance = (end: number) => {
    for (let next = file.indexOf('\n', at); next !== -1 && next < end; next = file.indexOf('\n', at)) {
      line++;
      at = next + 1;
      lineStart = at;
    }
    at = end;
  };
  return () => {
    BLANK.lastIndex = at;
    BLANK.test(file);
    const start = BLANK.lastIndex;
    advance(start);
    const place = { line, column: start - lineStart + 1 };
    if (start >= file.length) return { kind: 'end', text: '', ...place };
    PIECE.lastIndex = start;
    const found = PIECE.exec(file);
    if (found === null) return refuseOpenText(place);
    advance(PIECE.lastIndex);
    return { ...readPiece(found), ...place };
  };
}

function readPiece([, mark, quoted, word = '']: RegExpExecArray): Pick<Token, 'kind' | 'text'> {
  if (mark !== undefined) return { kind: KINDS[mark] ?? 'word', text: mark };
  if (quoted !== undefined) return { kind: 'text', text: quoted.replace(/\\(["\\])/g, '$1') };
  return { kind: isNumber(word) ? 'number' : 'word', text: word };
}

/** Only a quote that is never closed matches no piece. */
function refuseOpenText(place: { readonly line: number; readonly column: number }): never {
  return refuse({ kind: 'end', text: '', ...place }, 'open-text', 'a quote that closes the text opened here');
}

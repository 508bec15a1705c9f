import { type Cursor, refuse, takeIf, takeKind, takeList, takeWord } from './cursor.ts';

export interface Header {
  readonly title: string;
  readonly players: readonly string[];
}

/**
 * What both kinds of file begin with: `NFG 1 R "title" { "player" ... }`. The letter once told decimals from fractions and
 * means nothing now.
 */
export function readHeader(cursor: Cursor, kind: 'NFG' | 'EFG', version: '1' | '2'): Header {
  takeWord(cursor, [kind]);
  takeWord(cursor, [version]);
  takeWord(cursor, ['R', 'D']);
  const title = takeKind(cursor, 'text', 'the title of the game').text;
  const place = cursor.peek();
  const players = takeList(
    cursor,
    'the players',
    () => takeKind(cursor, 'text', 'the name of a player or }').text,
  );
  return players.length > 0 ? { title, players } : refuse(place, 'count', 'at least one player');
}

/** The comment an author may leave after the header. */
export function skipComment(cursor: Cursor): void {
  takeIf(cursor, 'text');
}

import { fail, ok, type Result } from '@foretell/engine';
import { type Cursor, type FileProblem, openCursor, Refused, refuse } from './cursor.ts';
import type { GameFile } from './game-file.ts';
import { readEfg } from './read-efg.ts';
import { readNfg } from './read-nfg.ts';

/**
 * Reads a game file of the Gambit project, `.nfg` or `.efg`: which one it is, is told by its first word. Numbers are kept exact.
 * The first thing that is wrong is refused with its line and column; nothing is repaired.
 */
export function readGameFile(text: string): Result<GameFile, FileProblem> {
  try {
    return ok(read(openCursor(text)));
  } catch (error) {
    if (error instanceof Refused) return fail(error.problem);
    throw error;
  }
}

function read(cursor: Cursor): GameFile {
  const first = cursor.peek();
  if (first.text === 'NFG') return readNfg(cursor);
  return first.text === 'EFG' ? readEfg(cursor) : refuse(first, 'syntax', 'NFG or EFG, the kind of the game');
}

import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OwnFile } from './own-file.ts';

/** ` at morra.ts:34`: the last place in a file that an error came through; nothing when it did not. */
export function placeIn(error: unknown, { path }: Pick<OwnFile, 'path'>): string {
  const stack = stackOf(error);
  const names = [pathToFileURL(path).href, path];
  for (const line of stack.split('\n')) {
    for (const name of names) {
      const at = line.indexOf(`${name}:`);
      const [row] = at < 0 ? [] : (/^\d+/.exec(line.slice(at + name.length + 1)) ?? []);
      if (row !== undefined) return ` at ${basename(path)}:${row}`;
    }
  }
  return '';
}

/** Of an error that was thrown elsewhere, its cause is the stack over there. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return typeof error.cause === 'string' ? error.cause : (error.stack ?? '');
}

import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { digestOf } from '@foretell/engine';

/** A file with a game of somebody's own, as it was when it was loaded. */
export interface OwnFile {
  /** Absolute. */
  readonly path: string;
  /** Of its text and of the text of every file that it imports by a relative path. Another text is another game. */
  readonly digest: string;
}

/** Rejects when the file, or one that it imports, cannot be read. */
export async function readOwnFile(written: string): Promise<OwnFile> {
  const path = resolve(written);
  const texts = new Map<string, string>();
  await collect(path, texts);
  // Where the files lie says nothing about the game.
  return { path, digest: digestOf([...texts.values()]) };
}

/** `morra.ts 1a2b3c4d`: tells apart what two texts of one file found. */
export function nameOfFile({ path, digest }: OwnFile): string {
  return `${basename(path)} ${digest.slice(0, 8)}`;
}

/** `from './rules.ts'`, `import './rules.ts'`, `import('./rules.ts')`. */
const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** In the order in which they are first named. */
async function collect(path: string, texts: Map<string, string>): Promise<void> {
  if (texts.has(path)) return;
  const text = await readFile(path, 'utf8');
  texts.set(path, text);
  for (const [, relative = ''] of text.matchAll(RELATIVE_IMPORT)) {
    await collect(resolve(dirname(path), relative), texts);
  }
}

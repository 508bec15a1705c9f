import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '@foretell/engine';
import {
  type Diagnostic,
  type Documents,
  derivedRoot,
  isFatal,
  loadTables,
  problemOf,
  ROOTS,
} from '@foretell/mines/tables';
import { complain, refuseUsage } from '../complaint.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { messageOf } from '../message-of.ts';
import type { Terminal } from '../terminal.ts';

export interface FolderOptions {
  readonly collect?: true;
  readonly json?: true;
}

const ENDING = '.json';

/** Everything fatal about the documents that the games themselves bring. */
export function ownRoots(): readonly Problem[] {
  return Object.values(ROOTS).flatMap((root) =>
    loadTables(root, { collectOnly: true })
      .diagnostics.filter(({ severity }) => severity === 'fatal')
      .map(problemOf),
  );
}

/**
 * Loads the documents of a folder in place of those of mines and lists everything that is found. Without `collect` a fatal problem
 * is an exit code.
 */
export async function checkFolder(
  terminal: Terminal,
  folder: string,
  { collect, json }: FolderOptions,
): Promise<ExitCode> {
  const read = await readDocuments(terminal, folder);
  if (typeof read === 'string') {
    const expected = `a folder of documents (${read})`;
    return refuseUsage(terminal, 'tables check', [complain('--root', expected, folder)]);
  }
  const { diagnostics } = loadTables(derivedRoot(folder, read), { collectOnly: true });
  const isRight = !isFatal(diagnostics);
  if (json)
    terminal.out(JSON.stringify({ isRight, root: folder, documents: Object.keys(read), diagnostics }));
  else print(terminal, folder, diagnostics);
  return isRight || collect === true ? EXIT.ok : EXIT.wrong;
}

/** The documents of a folder by table name, those that are no JSON as their text; or why the folder cannot be read. */
async function readDocuments(terminal: Terminal, folder: string): Promise<Documents | string> {
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith(ENDING)).sort();
    if (names.length === 0) return `it holds no file that ends in ${ENDING}`;
    const read: Record<string, unknown> = {};
    for (const name of names) {
      read[name.slice(0, -ENDING.length)] = parse(await terminal.readText(join(folder, name)));
    }
    return read;
  } catch (error) {
    return messageOf(error);
  }
}

/** Text that is no JSON stays text, which no table accepts: its diagnostic then shows how it begins. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function print(terminal: Terminal, folder: string, diagnostics: readonly Diagnostic[]): void {
  for (const { severity, message } of diagnostics) terminal.err(`${severity}: ${message}`);
  const fatal = diagnostics.filter(({ severity }) => severity === 'fatal').length;
  const warnings = diagnostics.length - fatal;
  if (fatal > 0) terminal.err(`${fatal} problem(s), ${warnings} warning(s)`);
  else terminal.out(`the tables of ${folder} are right, ${warnings} warning(s)`);
}

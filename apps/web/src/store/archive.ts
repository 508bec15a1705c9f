import { type AnyGame, fail, ok, type Problem, printShort, type Result } from '@foretell/engine';
import { parseSave, peekSave, type SaveProblem, saveKey } from '@foretell/session';
import { finishedKey, parseFinished } from './finished.ts';
import { isKept, parseText } from './json.ts';
import { notesKey, parseNotes } from './notes.ts';
import { parseSettings, SETTINGS_KEY } from './settings.ts';

export const ARCHIVE_FORMAT = 'foretell-data';
/** Raised when the fields below change their meaning. */
export const ARCHIVE_VERSION = 1;
/** What browsers let an origin keep, in UTF-16 code units. */
export const MAX_ARCHIVE_CHARS = 5_000_000;

type Entries = Readonly<Record<string, string>>;

/** Why a file cannot be imported. Nothing of it has been taken over. */
export type ArchiveProblem =
  | { readonly kind: 'too-large'; readonly chars: number; readonly limit: number }
  | { readonly kind: 'not-json' }
  | { readonly kind: 'not-an-archive'; readonly problem: Problem }
  | { readonly kind: 'newer-archive'; readonly expected: number; readonly received: number }
  | { readonly kind: 'bad-save'; readonly problem: SaveProblem };

/** Everything that is kept, as one file. */
export function formatArchive(entries: Entries): string {
  return JSON.stringify({ format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION, entries }, null, 1);
}

/**
 * Reads a file to be imported and gives what the store shall hold afterwards: all of an archive, or, for the file of a
 * single save, what it holds now with that save put in. Every text is judged, so that nothing is half imported.
 */
export function parseArchive(
  text: string,
  games: readonly AnyGame[],
  present: Entries,
): Result<Entries, ArchiveProblem> {
  if (text.length > MAX_ARCHIVE_CHARS) {
    return fail({ kind: 'too-large', chars: text.length, limit: MAX_ARCHIVE_CHARS });
  }
  if (peekSave(text).ok) return putSave(text, games, present);
  const file = parseText(text, (json) => json);
  if (!file.ok) return fail({ kind: 'not-json' });
  const entries = readEntries(file.value);
  if (!entries.ok) return entries;
  const problem = entriesProblem(entries.value, games);
  return problem === undefined ? entries : fail(problem);
}

function putSave(text: string, games: readonly AnyGame[], present: Entries): Result<Entries, ArchiveProblem> {
  const label = peekSave(text);
  const game = games.find((each) => label.ok && each.id === label.value.game);
  if (game === undefined)
    return strange(['game'], 'a game of this client', label.ok ? label.value.game : text);
  const save = parseSave(game, text);
  if (!save.ok) return fail({ kind: 'bad-save', problem: save.error });
  const { [notesKey(game.id)]: _, ...others } = present;
  return ok({ ...others, [saveKey(game.id)]: text });
}

function readEntries(json: unknown): Result<Entries, ArchiveProblem> {
  if (typeof json !== 'object' || json === null) return strange([], 'an object', json);
  const { format, version, entries } = json as Readonly<Record<string, unknown>>;
  if (format !== ARCHIVE_FORMAT) return strange(['format'], ARCHIVE_FORMAT, format);
  if (typeof version === 'number' && version > ARCHIVE_VERSION) {
    return fail({ kind: 'newer-archive', expected: ARCHIVE_VERSION, received: version });
  }
  if (version !== ARCHIVE_VERSION) return strange(['version'], String(ARCHIVE_VERSION), version);
  if (typeof entries !== 'object' || entries === null) return strange(['entries'], 'an object', entries);
  const odd = Object.entries(entries).find(([, value]) => typeof value !== 'string');
  return odd === undefined ? ok(entries as Entries) : strange(['entries', odd[0]], 'a text', odd[1]);
}

function entriesProblem(entries: Entries, games: readonly AnyGame[]): ArchiveProblem | undefined {
  for (const [key, text] of Object.entries(entries)) {
    if (isKept(key)) continue;
    const problem = entryProblem(key, text, games);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function entryProblem(key: string, text: string, games: readonly AnyGame[]): ArchiveProblem | undefined {
  const saved = games.find((game) => saveKey(game.id) === key);
  if (saved !== undefined) {
    const save = parseSave(saved, text);
    return save.ok ? undefined : { kind: 'bad-save', problem: save.error };
  }
  const parse = parserOf(key, games);
  const isReadable = parse !== undefined && parseText(text, parse).ok;
  return isReadable ? undefined : odd(['entries', key], 'something this client keeps', text);
}

function parserOf(key: string, games: readonly AnyGame[]): ((json: unknown) => unknown) | undefined {
  if (key === SETTINGS_KEY) return parseSettings;
  if (games.some((game) => notesKey(game.id) === key)) return parseNotes;
  return games.some((game) => finishedKey(game.id) === key) ? parseFinished : undefined;
}

function strange(path: Problem['path'], expected: string, received: unknown) {
  return fail(odd(path, expected, received));
}

function odd(path: Problem['path'], expected: string, received: unknown): ArchiveProblem {
  return {
    kind: 'not-an-archive',
    problem: { code: 'archive', path, expected, received: printShort(received) },
  };
}

import { CATALOG, type CatalogEntry, findGame } from '@foretell/catalog';
import { fail, ok, type Result } from '@foretell/engine';
import { type Complaint, complain, complainChoice } from './complaint.ts';
import type { Terminal } from './terminal.ts';

/** The game with this id. */
export function readGame(place: string, id: string): Result<CatalogEntry, Complaint> {
  const entry = findGame(id);
  if (entry !== undefined) return ok(entry);
  const ids = CATALOG.map(({ game }) => game.id);
  return fail(complainChoice(place, ids, id));
}

/** A whole number from `min` to `max`, both included, written in digits. */
export function readCount(
  place: string,
  written: string,
  min: number,
  max: number,
): Result<number, Complaint> {
  const value = Number(written);
  if (/^\d{1,15}$/.test(written) && value >= min && value <= max) return ok(value);
  return fail(complain(place, `a whole number from ${min} to ${max}`, written));
}

/** The text of a file or of standard input. */
export async function readFileText(
  terminal: Terminal,
  place: string,
  path: string,
): Promise<Result<string, Complaint>> {
  try {
    return ok(await terminal.readText(path));
  } catch (error) {
    return fail(complain(place, `a file that can be read (${reasonOf(error)})`, path));
  }
}

/** The bytes of a file. */
export async function readFileBytes(
  terminal: Terminal,
  place: string,
  path: string,
): Promise<Result<Uint8Array, Complaint>> {
  try {
    return ok(await terminal.readBytes(path));
  } catch (error) {
    return fail(complain(place, `a file that can be read (${reasonOf(error)})`, path));
  }
}

/** A JSON object from a file or from standard input. */
export async function readJsonFile(
  terminal: Terminal,
  place: string,
  path: string,
): Promise<Result<Readonly<Record<string, unknown>>, Complaint>> {
  const text = await readFileText(terminal, place, path);
  if (!text.ok) return text;
  return readObject(place, text.value, path);
}

/** A JSON object in the text of a file. */
export function readObject(
  place: string,
  text: string,
  path = text,
): Result<Readonly<Record<string, unknown>>, Complaint> {
  const value = parseJson(text);
  return isRecord(value) ? ok(value) : fail(complain(place, 'a file with a JSON object', path));
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What JSON says, or undefined if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is none of this name',
  EISDIR: 'this is a folder',
  EACCES: 'reading it is not allowed',
};

/** Why a file cannot be read. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (code || String(error));
}

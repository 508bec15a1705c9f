import { fail, ok, type Problem, printShort, type Result } from '@foretell/engine';

/** Why text from outside is not data. Lengths are in UTF-16 code units, as `text.length` counts. */
export type JsonProblem =
  | { readonly kind: 'too-large'; readonly chars: number; readonly limit: number }
  | { readonly kind: 'not-json'; readonly reason: 'syntax' | 'depth' | 'number' };

/** Values nested deeper than this are refused, so that code which walks them cannot run out of stack. */
const MAX_DEPTH = 64;

/** Reads JSON that is short, shallow and holds only numbers which print as they were read. Never throws. */
export function parseJson(text: string, maxChars: number): Result<unknown, JsonProblem> {
  if (text.length > maxChars) return fail({ kind: 'too-large', chars: text.length, limit: maxChars });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail({ kind: 'not-json', reason: 'syntax' });
  }
  const reason = oddity(value, 0);
  return reason === undefined ? ok(value) : fail({ kind: 'not-json', reason });
}

/** JSON.parse reads `1e999` as infinity and `-0` as a number that canonical JSON does not know. */
function oddity(value: unknown, depth: number): 'depth' | 'number' | undefined {
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : 'number';
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === MAX_DEPTH) return 'depth';
  for (const part of Object.values(value)) {
    const reason = oddity(part, depth + 1);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** What may stand in a field. `expected` finishes the sentence "expected …". */
export interface Domain {
  readonly expected: string;
  accepts(value: unknown): boolean;
}

/** The fields of a record, all of them required. */
export type Shape = Readonly<Record<string, Domain>>;

/** Everything wrong with a record: no record at all, and fields that are missing, outside their domain or unknown. */
export function shapeProblems(input: unknown, shape: Shape, path: Problem['path'] = []): readonly Problem[] {
  if (!isRecord(input)) return fieldProblems(input, shape, path);
  const names = Object.keys(shape).join(', ');
  const unknown = Object.keys(input)
    .filter((name) => !Object.hasOwn(shape, name))
    .map((name) => problemAt([...path, name], 'unknown-field', `no such field, only ${names}`, input[name]));
  return [...fieldProblems(input, shape, path), ...unknown];
}

/** The same for a record that may have more fields than these. */
export function fieldProblems(input: unknown, shape: Shape, path: Problem['path'] = []): readonly Problem[] {
  if (!isRecord(input)) return [problemAt(path, 'record', record.expected, input)];
  return Object.entries(shape)
    .map(([name, domain]) => ({ name, domain, value: input[name] }))
    .filter(({ domain, value }) => value === undefined || !domain.accepts(value))
    .map(({ name, domain, value }) => problemAt([...path, name], 'domain', domain.expected, value));
}

export const anything: Domain = { expected: 'a value', accepts: () => true };
export const text: Domain = { expected: 'text', accepts: (value) => typeof value === 'string' };
export const record: Domain = { expected: 'fields by name', accepts: isRecord };
export const list: Domain = { expected: 'a list', accepts: Array.isArray };
export const count: Domain = { expected: 'a whole number from 0', accepts: isCount };

/** Exactly this value. */
export function exactly(wanted: string | number): Domain {
  return { expected: printShort(wanted), accepts: (value) => value === wanted };
}

export function problemAt(path: Problem['path'], code: string, expected: string, received: unknown): Problem {
  return { code, path, expected, received: printShort(received) };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/**
 * The outcome of anything a person or a peer can get wrong: an illegal move, a bad save, a bad message.
 * Throwing is kept for a programmer's mistake.
 */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

/** Wraps a value that is right. */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** Wraps what went wrong. */
export function fail<Failure>(error: Failure): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error };
}

/**
 * One thing wrong with untrusted data. `path` leads to the place from the root of what was read;
 * `expected` says what would be right; `received` is what stood there, printed short.
 * `code` picks the sentence in a message catalogue.
 */
export interface Problem {
  readonly code: string;
  readonly path: readonly (string | number)[];
  readonly expected: string;
  readonly received: string;
}

/** Prints a problem as one English line for a terminal: `rules.days: expected 5 or 10, received 7`. */
export function formatProblem(problem: Problem): string {
  const place = problem.path.length === 0 ? '(root)' : problem.path.join('.');
  return `${place}: expected ${problem.expected}, received ${problem.received}`;
}

/** Prints any value short enough for one line of an error message. */
export function printShort(value: unknown): string {
  const text = print(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

function print(value: unknown): string {
  if (value === undefined) return 'nothing';
  // JSON would print -0 as 0 and NaN as null, which is just what the reader has to be told.
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  return JSON.stringify(value) ?? String(value);
}

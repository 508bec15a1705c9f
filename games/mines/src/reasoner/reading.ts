/** What comes of reading a file: what it says, or the first thing wrong with it. */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ReadProblem };

export interface ReadProblem {
  /** Where: `line 3, column 7`, `byte 12`. */
  readonly place: string;
  /** What is there, and what may be. */
  readonly says: string;
}

export function read<Value>(value: Value): Reading<Value> {
  return { ok: true, value };
}

export function refuse(place: string, says: string): { readonly ok: false; readonly error: ReadProblem } {
  return { ok: false, error: { place, says } };
}

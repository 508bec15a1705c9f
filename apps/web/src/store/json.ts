import { fail, ok, type Result } from '@foretell/engine';
import type { Store } from '@foretell/session';

/** What came of reading a stored text. One that could not be read was not lost: it now stands under `keptAs`. */
export type Taken<Value> =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'unreadable'; readonly keptAs: string };

/** Reads JSON out of the store. `parse` gives `undefined` for what is not a value of its kind. */
export async function takeJson<Value>(
  store: Store,
  key: string,
  parse: (json: unknown) => Value | undefined,
): Promise<Taken<Value>> {
  const text = await store.get(key);
  if (text === undefined) return { kind: 'nothing' };
  const value = parseText(text, parse);
  if (value.ok) return { kind: 'value', value: value.value };
  return { kind: 'unreadable', keptAs: await setAside(store, key, text) };
}

/** Whether `parse` makes something of the JSON in `text`. */
export function parseText<Value>(
  text: string,
  parse: (json: unknown) => Value | undefined,
): Result<Value, 'not-json' | 'not-a-value'> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail('not-json');
  }
  const value = parse(json);
  return value === undefined ? fail('not-a-value') : ok(value);
}

const KEPT = /\/unreadable-\d+$/;

/** Whether something that could not be read lies under this key, put there by this file or by the shelf of saves. */
export function isKept(key: string): boolean {
  return KEPT.test(key);
}

/**
 * Puts a text that cannot be used out of the way, under a name that is told. Copies first and removes then, as the shelf of
 * saves does: whatever happens in between, the text is there.
 */
export async function setAside(store: Store, key: string, text: string): Promise<string> {
  for (let number = 1; ; number++) {
    const keptAs = `${key}/unreadable-${number}`;
    const there = await store.get(keptAs);
    if (there !== undefined && there !== text) continue;
    await store.set(keptAs, text);
    await store.remove(key);
    return keptAs;
  }
}

import { hashHex } from './hash.ts';

/**
 * The digest of a state: 32 hexadecimal digits, the same in every JavaScript engine and whatever the order in which
 * properties were set. Throws a TypeError that names the place for anything JSON would lose or change: `undefined`, NaN,
 * infinities, -0, functions, class instances.
 */
export function digestOf(state: unknown): string {
  return hashHex(canonicalJson(state));
}

/** JSON with sorted keys and no spaces: equal values print equal, different values print different. */
export function canonicalJson(value: unknown): string {
  return print(value, []);
}

type Path = (string | number)[];

function print(value: unknown, path: Path): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return printText(value);
  if (typeof value === 'number') return printNumber(value, path);
  if (Array.isArray(value)) return printArray(value, path);
  if (isPlainObject(value)) return printObject(value, path);
  return refuse(value, path);
}

/** Nearly every text of a state needs no escapes, and the quotes alone are put around it much faster. */
function printText(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}

const PLAIN = /^[\w\-/:. ]*$/;

function printNumber(value: number, path: Path): string {
  if (!Number.isFinite(value) || Object.is(value, -0)) return refuse(value, path);
  return String(value);
}

function printArray(items: readonly unknown[], path: Path): string {
  let text = '';
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (i > 0) text += ',';
    // Most lists are of whole numbers: those need no place to be named.
    if (typeof item === 'number' && Number.isInteger(item) && item !== 0) {
      text += item;
      continue;
    }
    path.push(i);
    text += print(item, path);
    path.pop();
  }
  return `[${text}]`;
}

function printObject(object: Readonly<Record<string, unknown>>, path: Path): string {
  let text = '';
  for (const key of sortedKeys(object)) {
    if (text !== '') text += ',';
    path.push(key);
    text += `${printText(key)}:${print(object[key], path)}`;
    path.pop();
  }
  return `{${text}}`;
}

/** In the order of UTF-16 code units, the same in every locale: by insertion, which is the fastest for a few. */
function sortedKeys(object: Readonly<Record<string, unknown>>): readonly string[] {
  const keys = Object.keys(object);
  if (keys.length > MANY) return keys.sort();
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] ?? '';
    let at = i;
    for (let before = keys[at - 1]; before !== undefined && before > key; before = keys[at - 1]) {
      keys[at] = before;
      at--;
    }
    keys[at] = key;
  }
  return keys;
}

const MANY = 24;

/** Whether `value` is an object as JSON.parse makes them: no instance of a class, no array. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // The prototype of an object from another realm (a worker, a test sandbox) has no prototype of its own either.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function refuse(value: unknown, path: Path): never {
  const place = path.length === 0 ? '(root)' : path.join('.');
  throw new TypeError(`not plain JSON at ${place}: ${nameOf(value)}`);
}

function nameOf(value: unknown): string {
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (typeof value === 'object' && value !== null)
    return `an instance of ${value.constructor?.name ?? 'a class'}`;
  return value === undefined ? 'undefined' : `a ${typeof value}`;
}

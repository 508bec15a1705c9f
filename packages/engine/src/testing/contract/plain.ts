import { isPlainObject } from '../../digest.ts';
import { printShort } from '../../result.ts';

/** Every host has this; the language's own library of types, which is all engine is compiled with, does not name it. */
declare function structuredClone(value: unknown): unknown;

/** What a worker or another window would receive. Throws for functions. */
export function structuredCopy(value: unknown): unknown {
  return structuredClone(value);
}

/** What a save file or the network would give back. */
export function jsonCopy(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/**
 * A deep copy that throws a TypeError in the code that tries to change it. Properties that JSON does not see (symbols, ones
 * that are not enumerable) come along, for the checks to find; a Map or an instance is shared with the original.
 */
export function frozenCopy<Value>(value: Value): Value;
export function frozenCopy(value: unknown): unknown {
  if (!isContainer(value)) return value;
  const copy = emptyLike(value);
  for (const key of Reflect.ownKeys(value))
    define(copy, key, Reflect.getOwnPropertyDescriptor(value, key), frozenCopy);
  return Object.freeze(copy);
}

/** The value with something else at `path`, sharing the rest. */
export function withValueAt(value: unknown, path: readonly PropertyKey[], inner: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined || !isContainer(value)) return inner;
  const copy = emptyLike(value);
  for (const each of Reflect.ownKeys(value)) {
    const property = Reflect.getOwnPropertyDescriptor(value, each);
    define(copy, each, property, (old) => (each === key ? withValueAt(old, rest, inner) : old));
  }
  return copy;
}

function define(
  copy: object,
  key: PropertyKey,
  property: PropertyDescriptor | undefined,
  change: (value: unknown) => unknown,
): void {
  const isValue = property !== undefined && 'value' in property;
  Object.defineProperty(
    copy,
    key,
    isValue ? { ...property, value: change(property.value) } : { ...property },
  );
}

function emptyLike(value: object): object {
  return Array.isArray(value) ? [] : Object.create(Object.getPrototypeOf(value));
}

/** A place inside a plain value that holds no others, and what stands there. */
export interface Leaf {
  readonly path: readonly PropertyKey[];
  readonly value: unknown;
}

/** Every leaf of a plain value, in property order, those that JSON does not see included. */
export function leavesOf(value: unknown, path: readonly PropertyKey[] = []): readonly Leaf[] {
  if (!isContainer(value)) return [{ path, value }];
  const keys = Reflect.ownKeys(value).filter((key) => !(key === 'length' && Array.isArray(value)));
  return keys.flatMap((key) => leavesOf(Reflect.get(value, key), [...path, key]));
}

/** Where two plain values first differ, and how, for a message. Undefined when they are equal. */
export function firstDifference(one: unknown, other: unknown, path = ''): string | undefined {
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) {
    return Object.is(one, other)
      ? undefined
      : `${path || 'it'} is ${printShort(one)} and ${printShort(other)}`;
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const place = path === '' ? key : `${path}.${key}`;
    const difference = firstDifference(Reflect.get(one, key), Reflect.get(other, key), place);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

export function formatPath(path: readonly PropertyKey[]): string {
  return path.length === 0 ? '(root)' : path.map(String).join('.');
}

function isContainer(value: unknown): value is object {
  return Array.isArray(value) || isPlainObject(value);
}

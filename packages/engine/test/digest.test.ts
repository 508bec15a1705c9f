import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, digestOf } from '../src/digest.ts';

class Deck {
  readonly cards = [1, 2];
}

/** Any JSON but -0, which a digest refuses. */
const json = fc
  .jsonValue({ maxDepth: 4 })
  .map((value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll('-0', '0')));

describe('a digest', () => {
  test('is 32 hexadecimal digits, and always the same for the same state', () => {
    expect(digestOf({ round: 1, cards: [3, 4] })).toBe('dcb06b7a0b76ac39db4c6d6b9bd97a12');
  });

  test('does not depend on the order in which properties were set', () => {
    expect(digestOf({ a: 1, b: { c: 2, d: 3 } })).toBe(digestOf({ b: { d: 3, c: 2 }, a: 1 }));
    expect(digestOf({ 2: 'x', 10: 'y' })).toBe(digestOf({ 10: 'y', 2: 'x' }));
  });

  test('depends on the order of lists, and on what is a list', () => {
    expect(digestOf([1, 2])).not.toBe(digestOf([2, 1]));
    expect(digestOf(['a'])).not.toBe(digestOf({ 0: 'a' }));
  });

  test('tells a number from the text that looks like it, and null from what is not there', () => {
    expect(digestOf({ a: 1 })).not.toBe(digestOf({ a: '1' }));
    expect(digestOf({ a: null })).not.toBe(digestOf({}));
    expect(digestOf([[], {}])).not.toBe(digestOf([{}, []]));
  });

  test('is that of the copy which JSON or a structured clone gives back', () => {
    fc.assert(
      fc.property(json, (value) => {
        const copies = [JSON.parse(canonicalJson(value)), structuredClone(value)];
        return copies.every((copy) => digestOf(copy) === digestOf(value));
      }),
      { seed: 1 },
    );
  });

  test('differs exactly where the values differ', () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        const isSame = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
        return (digestOf(one) === digestOf(other)) === isSame;
      }),
      { seed: 2, numRuns: 500 },
    );
  });

  test('reads objects of another realm and objects without a prototype like any other', () => {
    const bare: Record<string, number> = Object.create(null);
    bare.a = 1;
    expect(canonicalJson(bare)).toBe('{"a":1}');
  });
});

/** Properties in the order of their names, all the way down, by another road than the one under test. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return entries
    .map(([key, inner]) => ({ key, inner: sorted(inner) }))
    .concat({ key: 'object', inner: null });
}

describe('what JSON would lose or change is refused, with its place', () => {
  test.each([
    ['NaN', Number.NaN, 'NaN'],
    ['an infinity', Number.POSITIVE_INFINITY, 'Infinity'],
    ['-0', -0, '-0'],
    ['undefined', undefined, 'undefined'],
    ['a function', () => 1, 'a function'],
    ['a symbol', Symbol('x'), 'a symbol'],
    ['a bigint', 1n, 'a bigint'],
    ['a Map', new Map([[1, 2]]), 'an instance of Map'],
    ['a Set', new Set([1]), 'an instance of Set'],
    ['a Date', new Date(0), 'an instance of Date'],
    ['a typed array', new Uint8Array(2), 'an instance of Uint8Array'],
    ['an instance of a class', new Deck(), 'an instance of Deck'],
  ])('%s', (_, value, name) => {
    expect(() => digestOf({ board: { cells: [1, value] } })).toThrow(
      new TypeError(`not plain JSON at board.cells.1: ${name}`),
    );
    expect(() => digestOf(value)).toThrow(new TypeError(`not plain JSON at (root): ${name}`));
  });

  test('a hole in a list', () => {
    const holes: number[] = [1];
    holes[2] = 3;
    expect(() => digestOf({ holes })).toThrow('not plain JSON at holes.1: undefined');
  });
});

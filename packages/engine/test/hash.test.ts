import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hash128, hashHex } from '../src/hash.ts';

const MASK = 0xffffffffn;

/** MurmurHash3 x86_128 again, from its description: unbounded integers, a byte at a time, slow. */
function slowHash(bytes: readonly number[]): string {
  const C = [0x239b961bn, 0xab0e9789n, 0x38b34ae5n, 0xa1e38b93n] as const;
  const scramble = (lane: number, k: bigint) => {
    const rotated = rotate((k * (C[lane] ?? 0n)) & MASK, [15n, 16n, 17n, 18n][lane] ?? 0n);
    return (rotated * (C[(lane + 1) % 4] ?? 0n)) & MASK;
  };
  const words = (from: number) =>
    [0, 4, 8, 12].map((lane) =>
      [3, 2, 1, 0].reduce((word, byte) => (word << 8n) | BigInt(bytes[from + lane + byte] ?? 0), 0n),
    );
  let h = [0n, 0n, 0n, 0n];
  const whole = bytes.length - (bytes.length % 16);
  for (let from = 0; from < whole; from += 16) {
    for (const [lane, word] of words(from).entries()) {
      const mixed = rotate((h[lane] ?? 0n) ^ scramble(lane, word), [19n, 17n, 15n, 13n][lane] ?? 0n);
      const sum = mixed + (h[(lane + 1) % 4] ?? 0n);
      const constant = [0x561ccd1bn, 0x0bcaa747n, 0x96cd1c35n, 0x32ac3b17n][lane] ?? 0n;
      h = h.with(lane, (sum * 5n + constant) & MASK);
    }
  }
  h = h.map((lane, index) => lane ^ scramble(index, words(whole)[index] ?? 0n) ^ BigInt(bytes.length));
  h = total(total(h).map(avalanche));
  return h.map((lane) => lane.toString(16).padStart(8, '0')).join('');
}

function rotate(word: bigint, by: bigint): bigint {
  return ((word << by) | (word >> (32n - by))) & MASK;
}

/** The first lane takes in all others, then all others take in the first. */
function total(lanes: readonly bigint[]): bigint[] {
  const sum = lanes.reduce((one, other) => (one + other) & MASK, 0n);
  return lanes.map((lane, index) => (index === 0 ? sum : (lane + sum) & MASK));
}

function avalanche(word: bigint): bigint {
  let k = word;
  k = ((k ^ (k >> 16n)) * 0x85ebca6bn) & MASK;
  k = ((k ^ (k >> 13n)) * 0xc2b2ae35n) & MASK;
  return k ^ (k >> 16n);
}

const utf8 = (text: string) => [...Buffer.from(text, 'utf8')];

describe('hash128 is MurmurHash3 x86_128', () => {
  // Values that other implementations publish and test against (https://murmurhash.shorelabs.com).
  test.each([
    ['', '00000000000000000000000000000000'],
    ['0', '0ab2409ea5eb34f8a5eb34f8a5eb34f8'],
    ['The quick brown fox jumps over the lazy dog', '2f1583c3ecee2c675d7bf66ce5e91d2c'],
    [
      'MurmurHash3 was written by Austin Appleby, and is placed in the public',
      '6d3583489d9d1e5a898493af67e2ad10',
    ],
  ])('of %j', (text, expected) => {
    expect(hashHex(text)).toBe(expected);
  });

  test('agrees with a slow implementation on text of every length up to four blocks', () => {
    for (let length = 0; length <= 64; length++) {
      const text = 'abcdefghijklmnopqrstuvwxyz'.repeat(3).slice(0, length);
      expect(hashHex(text)).toBe(slowHash(utf8(text)));
    }
  });

  test('agrees with a slow implementation on text of any script, whose UTF-8 the host writes', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 80 }),
        (text) => hashHex(text) === slowHash(utf8(text)),
      ),
      { seed: 1, numRuns: 500 },
    );
    expect(hashHex('摸鱼 🐟 é')).toBe(slowHash(utf8('摸鱼 🐟 é')));
  });

  test('reads half of a surrogate pair as the replacement character, as the host does', () => {
    expect(hashHex('a\ud800b')).toBe(slowHash(utf8('a\ufffdb')));
    expect(hashHex('\udc00')).toBe(hashHex('\ufffd'));
  });

  test('a slow implementation with one constant wrong would be noticed', () => {
    expect(slowHash(utf8('abc'))).not.toBe(slowHash(utf8('abd')));
    expect(slowHash([...utf8('abc'), 0])).not.toBe(hashHex('abc'));
  });
});

describe('labels', () => {
  test('the same letters divided elsewhere are another label', () => {
    expect(hash128('ab', 'c')).not.toEqual(hash128('a', 'bc'));
    expect(hash128('ab', '')).not.toEqual(hash128('', 'ab'));
    expect(hash128('ab')).not.toEqual(hash128('ab', ''));
  });

  test('two parts are hashed with a byte between them that no text contains', () => {
    const words = hash128('seed', 'label').map((word) => word.toString(16).padStart(8, '0'));
    expect(words.join('')).toBe(slowHash([...utf8('seed'), 0xff, ...utf8('label')]));
  });

  test('every word is a whole number of 32 bits', () => {
    const words = Array.from({ length: 200 }, (_, number) => hash128(String(number))).flat();
    expect(words.every((word) => Number.isInteger(word) && word >= 0 && word <= 0xffffffff)).toBe(true);
    expect(words.some((word) => word > 0x7fffffff)).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import {
  closeRng,
  deriveSeed,
  nextBelow,
  nextChance,
  nextOf,
  nextPermutation,
  nextUint32,
  openRng,
  type Rng,
  rngStream,
} from '../src/rng.ts';
import { chiSquare, correlation, countsOf } from './statistics.ts';

const GOLDEN_DRAWS = [1819727189, 3852949815, 2292334159, 1686381076, 3530972952, 1369974578];
const GOLDEN_DICE = [4, 6, 5, 6, 3, 3, 4, 5, 4, 6, 5, 6, 1, 2, 4, 6, 3, 5, 6, 6];
const GOLDEN_ORDER = [0, 2, 3, 9, 8, 1, 7, 4, 5, 6];
const GOLDEN_SEED = '1moutrc.1meeoy6.1lh9xqs.1m70yqd';

function draws(rng: Rng, count: number): number[] {
  return Array.from({ length: count }, () => nextUint32(rng));
}

/** sfc32 seeded as PractRand seeds it with one 64-bit number: the number in b and c, then twelve rounds. */
function practRand(low: number, high: number): Rng {
  const rng: Rng = [0, low, high, 1];
  draws(rng, 12);
  return rng;
}

describe('the generator is sfc32', () => {
  test('as PractRand prints it for seed 0', () => {
    expect(draws(practRand(0, 0), 8)).toEqual([
      0x514676c3, 0x08a809df, 0x30349d2b, 0xfb52c520, 0x38802be1, 0x948279e6, 0xec4bf1d9, 0x7cb0a909,
    ]);
  });

  test('as PractRand prints it for seed 0x123456789abcdef', () => {
    expect(draws(practRand(0x89abcdef, 0x01234567), 8)).toEqual([
      0x84712d97, 0xf5a3d9c8, 0x5cd0a295, 0x35e05b54, 0x4c627ca1, 0x33a043e2, 0xb6113c67, 0x7cab9699,
    ]);
  });

  test('agrees for ten thousand draws with an implementation in unbounded integers', () => {
    const rng = openRng(rngStream('long run', 'x'));
    const slow = slowSfc32(rng.map((each) => BigInt.asUintN(32, BigInt(each))));
    const expected = Array.from({ length: 10_000 }, () => Number(slow()));
    // Joined, since a difference between two long lists takes the runner seconds to print.
    expect(draws(rng, 10_000).join()).toBe(expected.join());
  });
});

function slowSfc32(words: readonly bigint[]): () => bigint {
  let [a = 0n, b = 0n, c = 0n, counter = 0n] = words;
  const word = (value: bigint) => value & 0xffffffffn;
  return () => {
    const result = word(a + b + counter);
    counter = word(counter + 1n);
    a = b ^ (b >> 9n);
    b = word(c * 9n);
    c = word(word((c << 21n) | (c >> 11n)) + result);
    return result;
  };
}

describe('streams', () => {
  test('give the draws they have always given: a change here ends every replay', () => {
    expect(draws(openRng(rngStream('foretell', 'golden')), 6)).toEqual(GOLDEN_DRAWS);
    const rng = openRng(rngStream('foretell', 'dice'));
    expect(Array.from({ length: 20 }, () => 1 + nextBelow(rng, 6))).toEqual(GOLDEN_DICE);
    expect(nextPermutation(rng, 10)).toEqual(GOLDEN_ORDER);
    expect(deriveSeed('foretell', 'bot')).toBe(GOLDEN_SEED);
  });

  test('can be laid down in the middle and taken up again from the JSON of their words', () => {
    const rng = openRng(rngStream('pause', 'x'));
    draws(rng, 50);
    const rest = closeRng(rng);
    expect(rest.map((word) => word | 0)).toEqual(rest);
    const again = openRng(JSON.parse(JSON.stringify(rest)));
    expect(draws(again, 100)).toEqual(draws(rng, 100));
  });

  test('are not moved by drawing from a copy', () => {
    const stream = rngStream('copy', 'x');
    const first = draws(openRng(stream), 5);
    expect(draws(openRng(stream), 5)).toEqual(first);
  });

  test('a seed for a bot opens none of the streams of the seed it comes from', () => {
    const derived = deriveSeed('game', 'bot/boss');
    expect(derived).not.toBe(deriveSeed('game', 'bot/worker'));
    expect(rngStream(derived, 'detection')).not.toEqual(rngStream('game', 'detection'));
    expect(derived).not.toContain('game');
  });
});

describe('ten thousand seeds in a row, 0 to 9999', () => {
  const seeds = Array.from({ length: 10_000 }, (_, number) => number);
  const firstOf = (label: string) => seeds.map((seed) => nextUint32(openRng(rngStream(String(seed), label))));
  const first = firstOf('board');
  const percent = (values: readonly number[]) => values.map((value) => Math.floor((value / 2 ** 32) * 100));
  // Of unrelated lists of this length, three in a thousand have a correlation further from 0.
  const UNRELATED = 0.03;

  test('give first draws that are spread evenly', () => {
    expect(chiSquare(countsOf(percent(first), 100))).toBeLessThan(148.2);
    expect(
      chiSquare(
        countsOf(
          first.map((value) => value % 100),
          100,
        ),
      ),
    ).toBeLessThan(148.2);
  });

  test('… which a generator that is seeded with the number itself does not', () => {
    const naive = seeds.map((seed) => nextUint32([seed, 0, 0, 1]));
    expect(chiSquare(countsOf(percent(naive), 100))).toBeGreaterThan(10_000);
    expect(correlation(seeds, naive)).toBeGreaterThan(0.99);
  });

  test('give first draws that do not follow the seed, nor the draw of the seed before', () => {
    expect(Math.abs(correlation(seeds, first))).toBeLessThan(UNRELATED);
    expect(Math.abs(correlation(first.slice(1), first.slice(0, -1)))).toBeLessThan(UNRELATED);
  });

  test('give streams that know nothing of each other, however alike their labels are', () => {
    for (const label of ['board/1', 'board/2', 'Board', 'leak']) {
      expect(Math.abs(correlation(first, firstOf(label)))).toBeLessThan(UNRELATED);
    }
  });

  test('give no two streams that start alike', () => {
    const words = seeds.map((seed) => rngStream(String(seed), 'board').join());
    expect(new Set(words).size).toBe(seeds.length);
  });
});

describe('nextBelow', () => {
  const many = (bound: number, count: number) => {
    const rng = openRng(rngStream('below', String(bound)));
    return Array.from({ length: count }, () => nextBelow(rng, bound));
  };

  test('makes every number below its bound equally likely', () => {
    for (const bound of [2, 6, 7, 52, 100]) {
      const values = many(bound, bound * 2000);
      // A thousandth of the samples is above this, by Wilson and Hilferty's approximation.
      const free = bound - 1;
      const limit = free * (1 - 2 / (9 * free) + 3.09 * Math.sqrt(2 / (9 * free))) ** 3;
      expect(chiSquare(countsOf(values, bound))).toBeLessThan(limit);
    }
  });

  test('draws again where a remainder would favour small numbers', () => {
    const bound = 3 * 2 ** 30;
    const thirds = (values: readonly number[]) =>
      countsOf(
        values.map((value) => Math.floor(value / 2 ** 30)),
        3,
      );
    expect(chiSquare(thirds(many(bound, 6000)))).toBeLessThan(13.8);
    const rng = openRng(rngStream('below', 'remainder'));
    expect(chiSquare(thirds(draws(rng, 6000).map((value) => value % bound)))).toBeGreaterThan(500);
  });

  test('takes bounds from 1 to 2^32', () => {
    expect(new Set(many(1, 50))).toEqual(new Set([0]));
    const rng = openRng(rngStream('below', 'all'));
    const same = openRng(rngStream('below', 'all'));
    expect(Array.from({ length: 50 }, () => nextBelow(rng, 2 ** 32))).toEqual(draws(same, 50));
  });
});

describe('what is made of nextBelow', () => {
  test('nextChance is true as often as it says, and never or always at the ends', () => {
    const rng = openRng(rngStream('chance', 'x'));
    const often = (numerator: number) =>
      Array.from({ length: 10_000 }, () => nextChance(rng, numerator, 100)).filter(Boolean).length;
    expect(often(0)).toBe(0);
    expect(often(100)).toBe(10_000);
    // Five standard deviations of 49 to each side.
    expect(Math.abs(often(40) - 4000)).toBeLessThan(245);
  });

  test('nextOf chooses each item equally often, and throws when there is none', () => {
    const rng = openRng(rngStream('of', 'x'));
    const chosen = Array.from({ length: 6000 }, () => nextOf(rng, [0, 1, 2]));
    expect(chiSquare(countsOf(chosen, 3))).toBeLessThan(13.8);
    expect(() => nextOf(rng, [])).toThrow(RangeError);
  });

  test('nextPermutation puts four things in each of 24 orders equally often', () => {
    const rng = openRng(rngStream('order', 'x'));
    const orders = new Map<string, number>();
    for (let round = 0; round < 24_000; round++) {
      const order = nextPermutation(rng, 4).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(49.8);
  });

  test('nextPermutation holds every number once, also of none and of one', () => {
    const rng = openRng(rngStream('order', 'y'));
    for (const count of [0, 1, 2, 50]) {
      const sorted = nextPermutation(rng, count).sort((one, other) => one - other);
      expect(sorted).toEqual(Array.from({ length: count }, (_, index) => index));
    }
  });
});

import { hash128 } from './hash.ts';

/**
 * Randomness: one seed, named streams. The label is hashed into the seed, so streams of one seed are unrelated to each
 * other, and so are the same streams of seeds that follow each other. Integers only; the state is 16 bytes of plain JSON.
 *
 * The generator is sfc32 (Chris Doty-Humphrey, PractRand): 128 bits of state of which 32 are a counter.
 */

/** Any text. Whoever knows it can replay the world, so it stays on the machine that judges. */
export type Seed = string;

/**
 * A generator at rest: four signed 32-bit words, safe in JSON. Signed, because engines keep such numbers unboxed and unsigned
 * ones above 2^31 not: every draw of a copy would be slower.
 */
export type RngState = readonly [number, number, number, number];

/** A generator in use: drawing changes it in place. Made by {@link openRng}, put to rest by {@link closeRng}. */
export type Rng = [number, number, number, number];

/**
 * The stream `label` of `seed`. Labels name a purpose (`detection`, `board/2/1`, `bot/boss`); adding a draw to one stream
 * never moves another.
 */
export function rngStream(seed: Seed, label: string): RngState {
  const words = hash128(seed, label);
  // sfc32 is usually warmed up by a dozen draws, for seeds that are small numbers. These words are a hash: no bit of them is
  // nearer to the seed than another, and the first draws pass the same tests as all others (test/rng.test.ts).
  return [words[0] | 0, words[1] | 0, words[2] | 0, 1];
}

/** A seed for somebody who must not be able to rebuild the streams of `seed`. */
export function deriveSeed(seed: Seed, label: string): Seed {
  return hash128(seed, label, 'seed')
    .map((word) => word.toString(36))
    .join('.');
}

/** A copy of `state` to draw from. */
export function openRng(state: RngState): Rng {
  return [state[0], state[1], state[2], state[3]];
}

/** The state to store after drawing. */
export function closeRng(rng: Rng): RngState {
  return [rng[0] | 0, rng[1] | 0, rng[2] | 0, rng[3] | 0];
}

/** The next 32 bits, 0 to 2^32 - 1. */
export function nextUint32(rng: Rng): number {
  // Read one by one: taking a tuple apart with a pattern costs an iterator, and this is the hottest line of bulk play.
  const b = rng[1];
  const c = rng[2];
  const result = (rng[0] + b + rng[3]) | 0;
  rng[3] = (rng[3] + 1) | 0;
  rng[0] = b ^ (b >>> 9);
  rng[1] = (c + (c << 3)) | 0;
  rng[2] = (((c << 21) | (c >>> 11)) + result) | 0;
  return result >>> 0;
}

/**
 * A whole number from 0 to `bound` - 1, each equally likely. `bound` is 1 to 2^32.
 * Values in the last incomplete run are drawn again, so a call takes one draw or, rarely, more.
 */
export function nextBelow(rng: Rng, bound: number): number {
  let value = nextUint32(rng);
  // Only a value this high can lie in the last run, so the slow remainder of a number past 32 bits is hardly ever taken.
  while (value > 0x1_0000_0000 - bound && value >= 0x1_0000_0000 - (0x1_0000_0000 % bound)) {
    value = nextUint32(rng);
  }
  return value % bound;
}

/** True `numerator` times in `denominator`. */
export function nextChance(rng: Rng, numerator: number, denominator: number): boolean {
  return nextBelow(rng, denominator) < numerator;
}

/** One of `items`, each equally likely. Throws when there are none. */
export function nextOf<Item>(rng: Rng, items: readonly Item[]): Item {
  const item = items[nextBelow(rng, Math.max(1, items.length))];
  if (item === undefined) throw new RangeError('nextOf: nothing to choose from');
  return item;
}

/** The whole numbers 0 to `count` - 1 in random order (Fisher and Yates). */
export function nextPermutation(rng: Rng, count: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const other = nextBelow(rng, last + 1);
    const swap = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = swap;
  }
  return order;
}

import { describe, expect, test } from 'vitest';
import { nextBelow, openRng, rngStream } from '../src/rng.ts';
import { findSeed, findStream } from '../src/testing/find-seed.ts';

describe('fixed dice', () => {
  test('a stream can be found that rolls three sixes in a row', () => {
    const isSix = (rng: Parameters<typeof nextBelow>[0]) => nextBelow(rng, 6) === 5;
    const stream = findStream((rng) => isSix(rng) && isSix(rng) && isSix(rng));
    const rng = openRng(stream);
    expect([nextBelow(rng, 6), nextBelow(rng, 6), nextBelow(rng, 6)]).toEqual([5, 5, 5]);
  });

  test('a seed can be found whose board has what a test is about, and it is the first such seed', () => {
    const rollOf = (seed: string) => nextBelow(openRng(rngStream(seed, 'board')), 20);
    const seed = findSeed((each) => rollOf(each) === 7);
    expect(rollOf(seed)).toBe(7);
    const earlier = Array.from({ length: Number(seed) }, (_, number) => rollOf(String(number)));
    expect(earlier).not.toContain(7);
  });

  test('a wish that no seed fulfils is a mistake of the test', () => {
    expect(() => findSeed(() => false)).toThrow('none of 100000 seeds is wanted');
  });
});

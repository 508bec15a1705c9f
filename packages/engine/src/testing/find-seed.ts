import { openRng, type Rng, type RngState, rngStream, type Seed } from '../rng.ts';

/**
 * Fixed dice for tests. A stream is plain numbers in a state, so nothing can be put in its place; but among a few hundred
 * seeds there is one that rolls what a test is about, and a search says what was wanted where a chosen seed keeps it to
 * itself: `findStream((rng) => nextBelow(rng, 6) === 5 && nextBelow(rng, 6) === 5)`.
 */

const TRIES = 100_000;

/** The first of the seeds `0`, `1`, `2` … that `isWanted`. Throws a RangeError after 100,000. */
export function findSeed(isWanted: (seed: Seed) => boolean): Seed {
  for (let number = 0; number < TRIES; number++) {
    const seed = String(number);
    if (isWanted(seed)) return seed;
  }
  throw new RangeError(`findSeed: none of ${TRIES} seeds is wanted; ask for less`);
}

/** A stream whose first draws are wanted: `isWanted` draws from a copy. Put it where the state keeps its own. */
export function findStream(isWanted: (rng: Rng) => boolean): RngState {
  const streamOf = (seed: Seed) => rngStream(seed, 'found');
  return streamOf(findSeed((seed) => isWanted(openRng(streamOf(seed)))));
}

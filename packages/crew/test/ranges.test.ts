import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOf, firstGap, type Range, type Ranges, withRange } from '../src/sample/ranges.ts';

const GAMES = 40;
const range = fc
  .tuple(fc.nat(GAMES - 1), fc.nat(GAMES - 1))
  .map(([one, other]): Range => ({ from: Math.min(one, other), to: Math.max(one, other) + 1 }));

describe('ranges of games', () => {
  it('hold exactly the games that were entered, in order, none of them touching the next', () => {
    let refused = 0;
    fc.assert(
      fc.property(fc.array(range, { maxLength: 12 }), (entries) => {
        let ranges: Ranges = [];
        const games = new Set<number>();
        for (const entry of entries) {
          const next = withRange(ranges, entry);
          expect(next === undefined).toBe(gamesOf([entry]).some((game) => games.has(game)));
          if (next === undefined) refused++;
          else for (const game of gamesOf([entry])) games.add(game);
          ranges = next ?? ranges;
        }
        expect(gamesOf(ranges)).toEqual([...games].sort((one, other) => one - other));
        expect(ranges.every(({ from }, at) => at === 0 || from > endOf(ranges.slice(0, at)))).toBe(true);
      }),
      { seed: 1, numRuns: 300 },
    );
    expect(refused).toBeGreaterThan(100);
  });

  it('have their first gap where the first game is missing, up to the next one that is there', () => {
    fc.assert(
      fc.property(fc.array(range, { maxLength: 6 }), fc.integer({ min: 1, max: GAMES }), (entries, end) => {
        const ranges = entries.reduce<Ranges>((sum, entry) => withRange(sum, entry) ?? sum, []);
        const games = new Set(gamesOf(ranges));
        const isMissing = (game: number) => game < end && !games.has(game);
        const from = Array.from({ length: end }, (_, game) => game).find(isMissing);
        if (from === undefined) return void expect(firstGap(ranges, end)).toBe(undefined);
        let to = from;
        while (isMissing(to)) to++;
        expect(firstGap(ranges, end)).toEqual({ from, to });
      }),
      { seed: 2, numRuns: 300 },
    );
  });
});

function gamesOf(ranges: Ranges): readonly number[] {
  return ranges.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index));
}

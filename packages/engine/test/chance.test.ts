import { describe, expect, test } from 'vitest';
import { drawOutcome } from '../src/chance.ts';
import { diceGame } from '../src/testing/dice-game.ts';
import { chiSquare, countsOf } from './statistics.ts';

const turn = diceGame.toAct(diceGame.setup({ goal: 5 }, 'chance'));
const outcomes = turn.kind === 'chance' ? turn.outcomes : [];
const pipsOf = (seed: string, entry: number) => {
  const move = drawOutcome(seed, entry, outcomes);
  return move.kind === 'rolled' ? move.pips : 0;
};
const entries = Array.from({ length: 6000 }, (_, entry) => entry);

describe('what an explicit chance turn draws', () => {
  test('is the same whenever the same entry of the same play is asked for, in any order', () => {
    const forwards = entries.slice(0, 100).map((entry) => pipsOf('a play', entry));
    const backwards = entries
      .slice(0, 100)
      .toReversed()
      .map((entry) => pipsOf('a play', entry));
    expect(backwards.toReversed()).toEqual(forwards);
    expect(entries.slice(0, 100).map((entry) => pipsOf('another', entry))).not.toEqual(forwards);
  });

  test('comes as often as it weighs: of six rolls three are a 1, two are a 2, one is a 3', () => {
    const [, ones = 0, twos = 0, threes = 0] = countsOf(
      entries.map((entry) => pipsOf('often', entry)),
      4,
    );
    expect(ones + twos + threes).toBe(6000);
    // Divided by their weights the three counts are equal, as far as chance allows.
    expect(chiSquare([ones / 3, twos / 2, threes])).toBeLessThan(13.8);
  });

  test('is a mistake where there is nothing to draw', () => {
    expect(() => drawOutcome('a play', 0, [])).toThrow('a chance turn without outcomes');
  });
});

import { describe, expect, it } from 'vitest';
import { CONTESTANTS } from '../src/contestants.ts';
import { playRounds } from '../src/rounds.ts';
import { RATIOS, ratiosOf, spreadOf } from '../src/summary.ts';

describe('rounds', () => {
  it('let every contestant play once a round, each round starting with another one', async () => {
    const played: string[] = [];
    const lanes = ['a', 'b', 'c'].map((id) => ({
      id,
      play: async () => void played.push(id),
      close: async () => {},
    }));
    // A round of 0 ms is filled by whatever was played first, so calibration takes two calls a contestant.
    const rates = await playRounds(lanes, { rounds: 3, roundMs: 0 });
    expect(played.join('')).toBe('aabbcc' + 'abc' + 'bca' + 'cab');
    expect([...rates.values()].map((each) => each.length)).toEqual([3, 3, 3]);
  });
});

describe('a ratio', () => {
  it('is taken within a round, so a slow machine in one of them does not show', () => {
    const rates = new Map(Object.keys(CONTESTANTS).map((id) => [id, [10, 10, 10]]));
    rates.set('foretell/contract-random', [4000, 400, 4000]);
    rates.set('boardgame.io/simulate-random', [10, 1, 10]);
    expect(ratiosOf(rates)[0]).toMatchObject({ median: 400, lowest: 400, highest: 400 });
  });

  it('is only asked of contestants that play', () => {
    for (const { of, to } of RATIOS)
      expect(Object.keys(CONTESTANTS)).toEqual(expect.arrayContaining([of, to]));
  });
});

describe('a median', () => {
  it('is the middle of an odd number of values, and halfway between the two middle ones of an even number', () => {
    expect(spreadOf([9, 1, 5])).toEqual({ median: 5, lowest: 1, highest: 9 });
    expect(spreadOf([9, 1, 5, 6])).toEqual({ median: 5.5, lowest: 1, highest: 9 });
  });

  it('of nothing is refused', () => {
    expect(() => spreadOf([])).toThrow('no measurements');
  });
});

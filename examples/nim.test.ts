import { readFileSync } from 'node:fs';
import { describeGame } from '@foretell/engine/testing';
import { playGame } from '@foretell/lab';
import { describe, expect, test } from 'vitest';
import { ENTRY, nim } from './nim.ts';

const configs = [nim.defaultConfig, { pile: 4, most: 5 }, { pile: 20, most: 3 }];
describeGame(nim, { configs, plays: 4, seed: 'nim', bots: ENTRY.bots }, { describe, test });

describe('the example of a game with numbers to turn', () => {
  test('is one file of a hundred lines at most', () => {
    const lines = readFileSync(new URL('./nim.ts', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n');
    expect(lines.length).toBeLessThanOrEqual(100);
  });

  test('is won by the careful player who begins, unless the pile is a multiple of four', () => {
    const careful = (seat: string) => {
      const bot = ENTRY.bots.find((each) => each.id === 'careful' && each.seat === seat);
      if (bot === undefined) throw new RangeError(seat);
      return bot;
    };
    const players = { first: careful('first'), second: careful('second') };
    const winsOfFirst = (pile: number) =>
      nim.returns(playGame({ game: nim, config: { pile, most: 3 }, players }, 'any').final)[0];
    expect([4, 5, 6, 7, 8, 20, 21].map(winsOfFirst)).toEqual([-1, 1, 1, 1, -1, -1, 1]);
  });
});

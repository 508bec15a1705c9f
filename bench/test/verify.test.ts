import { shift } from '@foretell/shift';
import { describe, expect, it, vi } from 'vitest';
import { CreateGameReducer, InitializeGame, type RandomApi } from '../src/boardgameio.ts';
import { detectionNumbers, drawPairs } from '../src/draws.ts';
import { sealAction } from '../src/peer.ts';
import { shiftGame } from '../src/shift-boardgameio.ts';
import { firstDifference } from '../src/verify.ts';

describe('the three implementations of shift that are raced', () => {
  it('end every day of 200 weeks with the same purses, given the same sheets and detection numbers', () => {
    expect(firstDifference(200)).toBeUndefined();
  });

  it('would be found out if one of them caught nobody in the last hour', () => {
    const blind = (drawDay?: (random: RandomApi) => number[]) =>
      shiftGame((random) => [...(drawDay?.(random) ?? []).slice(0, 7), 99]);
    const difference = firstDifference(200, blind);
    expect(difference?.contract).toBe(difference?.bulk);
    expect(difference?.contract).not.toBe(difference?.peer);
  });

  it('refuse a boss sheet with two meetings alike', () => {
    const two = ['meeting', 'meeting', 'watch', 'watch', 'watch', 'watch', 'watch', 'watch'] as const;
    const state = shift.setup(shift.defaultConfig, 'a');
    expect(shift.refusalOf(state, 'boss', { kind: 'boss-sheet', hours: two })?.code).toBe('too-few-meetings');
    const game = shiftGame();
    // boardgame.io says what it refuses on the console.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const sealed = CreateGameReducer({ game })(InitializeGame({ game }), sealAction('0', two));
    expect(sealed.G.sheets[0]).toBeNull();
    const three = CreateGameReducer({ game })(
      InitializeGame({ game }),
      sealAction('0', ['meeting', ...two.slice(0, 7)]),
    );
    expect(three.G.sheets[0]).toHaveLength(8);
  });
});

describe('the detection numbers measured from outside', () => {
  it('are eight whole numbers from 0 to 99, other ones on the next day', () => {
    const first = shift.setup(shift.defaultConfig, 'a');
    const [pair] = drawPairs('a', 1);
    if (pair === undefined) throw new Error('no pair');
    const step = shift.apply(first, { boss: pair.boss, worker: pair.worker });
    const monday = detectionNumbers(first);
    expect(monday).toHaveLength(8);
    expect(monday.every((number) => Number.isInteger(number) && number >= 0 && number <= 99)).toBe(true);
    expect(step.ok && detectionNumbers(step.value.state)).not.toEqual(monday);
  });
});

import { describe, expect, test } from 'vitest';
import { nextBelow } from '../src/rng.ts';
import { describeGame } from '../src/testing/contract-suite.ts';
import { findStream } from '../src/testing/find-seed.ts';
import { type NullMove, type NullState, nullGame } from '../src/testing/null-game.ts';
import { swapper } from './broken/sabotage.ts';
import { nullSecrets } from './null-secrets.ts';

// To copy with the game: what only its author can tell the suite is what to vary, and where nothing can be varied.
describeGame(
  nullGame,
  {
    configs: [{ rounds: 1 }, { rounds: 3 }, { rounds: 9 }],
    plays: 12,
    seed: 'the null game',
    secrets: nullSecrets,
    bots: [swapper('north'), swapper('south')],
    impostors: () => ['hold', 'swap'],
  },
  { describe, test },
);

/** A first round with these cards in hand. */
function dealt(north: number, south: number, rounds = 1): NullState {
  const hands = { north: { card: north, hasSwapped: false }, south: { card: south, hasSwapped: false } };
  return { ...nullGame.setup({ rounds }, 'dealt'), hands };
}

function play(state: NullState, north: NullMove, south: NullMove) {
  const step = nullGame.apply(state, { north, south });
  if (!step.ok) throw new Error(`refused: ${step.error.code}`);
  return step.value;
}

describe('what a game adds to the suite are the sentences of its own rules', () => {
  test('the higher card wins, and equal cards are a draw', () => {
    expect(nullGame.returns(play(dealt(6, 1), 'hold', 'hold').state)).toEqual([1, -1]);
    expect(nullGame.returns(play(dealt(2, 3), 'hold', 'hold').state)).toEqual([-1, 1]);
    expect(nullGame.returns(play(dealt(4, 4), 'hold', 'hold').state)).toEqual([0, 0]);
  });

  test('when both swap, north draws first', () => {
    const cards = findStream((rng) => nextBelow(rng, 6) === 5 && nextBelow(rng, 6) === 0);
    const { state } = play({ ...dealt(3, 3), cards }, 'swap', 'swap');
    expect([state.hands.north.card, state.hands.south.card]).toEqual([6, 1]);
  });

  test('a seat swaps once a game, and learns so before its rival has moved', () => {
    const { state } = play(dealt(3, 3, 2), 'swap', 'hold');
    expect(nullGame.refusalOf(state, 'north', 'swap')?.code).toBe('has-swapped');
    expect(nullGame.refusalOf(state, 'south', 'swap')).toBeUndefined();
  });

  test('a rival who swaps is seen to swap, but its card is not seen before the last round is over', () => {
    const cards = findStream((rng) => nextBelow(rng, 6) === 1);
    const first = play({ ...dealt(3, 3, 2), cards }, 'hold', 'swap');
    expect(nullGame.observe(first.state, 'north')).toMatchObject({ rivalHasSwapped: true, rivalCard: null });
    expect(first.events.map((event) => nullGame.perceive(event, 'north'))).toEqual([
      { kind: 'held', seat: 'north' },
      { kind: 'swapped', seat: 'south', card: null },
    ]);
    const last = play(first.state, 'hold', 'hold');
    expect(nullGame.observe(last.state, 'north').rivalCard).toBe(2);
    expect(last.events.at(-1)).toEqual({ kind: 'shown', north: 3, south: 2 });
  });
});

test('a seat that does not exist cannot be asked for its view', () => {
  expect(() => nullGame.observe(dealt(1, 1), 'west')).toThrow(
    'the null game has no seat "west": north, south',
  );
});

test('a configuration with three mistakes is told of all of them', () => {
  const result = nullGame.parseConfig({ rounds: 10, seats: 3, speed: 'fast' });
  const places = result.ok ? [] : result.error.map(({ path }) => path.join('.'));
  expect(places).toEqual(['seats', 'speed', 'rounds']);
});

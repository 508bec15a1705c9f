import { describe, expect, test } from 'vitest';
import { CHANCE } from '../src/game.ts';
import { describeGame } from '../src/testing/contract-suite.ts';
import { type DiceState, diceGame } from '../src/testing/dice-game.ts';

describeGame(
  diceGame,
  { configs: [{ goal: 2 }, { goal: 5 }, { goal: 12 }], plays: 12, seed: 'dice' },
  { describe, test },
);

function standing(first: number, second: number, pips: number | null): DiceState {
  return { goal: 5, places: { first, second }, mover: 'first', pips };
}

function after(state: DiceState, kind: 'take' | 'give'): DiceState {
  const step = diceGame.apply(state, { first: { kind } });
  if (!step.ok) throw new Error(`refused: ${step.error.code}`);
  return step.value.state;
}

describe('the dice game', () => {
  test('is won by whoever stands on the goal, however it got there', () => {
    expect(diceGame.returns(after(standing(3, 0, 2), 'take'))).toEqual([1, -1]);
    expect(diceGame.returns(after(standing(0, 4, 1), 'give'))).toEqual([-1, 1]);
  });

  test('is lost by whoever is carried past it', () => {
    expect(diceGame.returns(after(standing(3, 0, 3), 'take'))).toEqual([-1, 1]);
    expect(diceGame.returns(after(standing(0, 4, 3), 'give'))).toEqual([1, -1]);
  });

  test('rolls before each decision: three 1s to two 2s to one 3', () => {
    const turn = diceGame.toAct(after(standing(0, 0, 1), 'take'));
    const weights = turn.kind === 'chance' ? turn.outcomes.map(({ weight }) => weight) : [];
    expect(weights).toEqual([3, 2, 1]);
  });

  test('takes back a decision, but never a roll', () => {
    const rolled = diceGame.apply(standing(0, 0, null), { [CHANCE]: { kind: 'rolled', pips: 2 } });
    if (!rolled.ok) throw new Error('refused');
    expect(diceGame.mayUndo?.(standing(0, 0, null), rolled.value.state)).toBe(false);
    expect(diceGame.mayUndo?.(rolled.value.state, after(rolled.value.state, 'give'))).toBe(true);
  });
});

import { describeGame } from '@foretell/engine/testing';
import { describe, expect, test } from 'vitest';
import { POKER_ACTIONS } from '../src/classics/betting.ts';
import { kuhnPoker, type PokerState } from '../src/classics/index.ts';
import { loadHighs } from '../src/matrix/highs.ts';
import { averageStrategy, runCfr, startCfr } from '../src/tree/cfr.ts';
import { exploitability } from '../src/tree/exploitability.ts';
import { solveSequenceForm } from '../src/tree/solve-sequence-form.ts';
import { type Strategy, strategyOf } from '../src/tree/strategy.ts';
import { kuhn, valueIn } from './tree-help.ts';

const highs = await loadHighs();

describeGame(
  kuhnPoker,
  {
    configs: [{ stakes: 1 }, { stakes: 7 }],
    plays: 24,
    seed: 'kuhn',
    secrets: (state, seat) => otherHands(state, seat),
    noSecretsIn: { 'chance/first': 'nothing is dealt', 'chance/second': 'nothing is dealt' },
    impostors: () => POKER_ACTIONS,
  },
  { describe, test },
);

/** The rival's card is one of the two that the seat does not hold, until it is shown. */
function otherHands(state: PokerState, seat: string): readonly PokerState[] {
  const { hands } = state;
  if (hands === null) return [];
  const isShown = kuhnPoker.toAct(state).kind === 'over' && state.rounds.at(-1)?.at(-1) === 'call';
  if (isShown) return [];
  const [first, second] = hands;
  const third = 3 - first - second;
  return [{ ...state, hands: seat === 'first' ? [first, third] : [third, second] }];
}

/**
 * Kuhn's equilibria: the first seat bluffs a jack so often, bets a king three times as often, and calls with a queen a third
 * more often than it bluffs; the second seat has only one.
 */
function kuhnEquilibrium(bluff: number): Strategy {
  const raises: Readonly<Record<string, number>> = {
    'jack ': bluff,
    'queen ': 0,
    'king ': 3 * bluff,
    'jack call': 1 / 3,
    'queen call': 0,
    'king call': 1,
  };
  const calls: Readonly<Record<string, number>> = {
    'jack raise': 0,
    'queen raise': 1 / 3,
    'king raise': 1,
    'jack call,raise': 0,
    'queen call,raise': bluff + 1 / 3,
    'king call,raise': 1,
  };
  return strategyOf(kuhn, ({ name, moves }) => {
    const { hand, rounds } = JSON.parse(name);
    const key = `${hand} ${rounds[0].join(',')}`;
    const bold = (moves.includes('"fold"') ? calls : raises)[key] ?? Number.NaN;
    return [1 - bold, bold];
  });
}

describe('Kuhn poker', () => {
  test('is worth -1/18 of a chip to the first seat, by linear programming', () => {
    const { value, gap, low, high } = valueIn(solveSequenceForm(kuhn, highs));
    expect(Math.abs(value + 1 / 18)).toBeLessThan(1e-9);
    expect(gap).toBeLessThan(1e-12);
    expect(low).toBeLessThanOrEqual(high);
  });

  test('is worth -1/18 to 1e-9 by PCFR+ after 3,000 iterations, and to 1e-4 by the others', () => {
    const valueAfter = (algorithm: Parameters<typeof startCfr>[1]) => {
      const solver = startCfr(kuhn, algorithm);
      runCfr(solver, 3000);
      return exploitability(kuhn, averageStrategy(solver));
    };
    const { value, low, high } = valueAfter('pcfr+');
    expect(Math.abs(value + 1 / 18)).toBeLessThan(1e-9);
    expect(low).toBeGreaterThan(-1 / 18 - 1e-8);
    expect(high).toBeLessThan(-1 / 18 + 1e-8);
    for (const algorithm of ['cfr+', 'dcfr', 'cfr'] as const) {
      expect(Math.abs(valueAfter(algorithm).value + 1 / 18)).toBeLessThan(1e-4);
    }
  });

  test('has the equilibria that Kuhn found, from never bluffing a jack to bluffing one in three, and no others on that line', () => {
    for (const bluff of [0, 0.1, 0.2, 1 / 3]) {
      const judged = exploitability(kuhn, kuhnEquilibrium(bluff));
      expect(judged.gap).toBeLessThan(1e-12);
      expect(judged.value).toBeCloseTo(-1 / 18, 12);
    }
    // A king cannot be bet more often than always: calling with the queen a little too often costs.
    const bold = kuhnEquilibrium(0.2);
    const queenCalls = kuhn.sets.names.findIndex((name) =>
      /"queen".*"rounds":\[\["call","raise"\]\]/.test(name),
    );
    const first = kuhn.sets.firstChoice[queenCalls] ?? 0;
    bold.set([0, 1], first);
    expect(exploitability(kuhn, bold).gap).toBeGreaterThan(0.01);
  });
});

describe('the rules of poker', () => {
  const dealt = (first: number, second: number): PokerState => ({
    stakes: 1,
    hands: [first, second],
    open: [],
    rounds: [[]],
  });
  const play = (state: PokerState, actions: readonly ('fold' | 'call' | 'raise')[]) =>
    actions.reduce((at, action, place) => {
      const seat = place % 2 === 0 ? 'first' : 'second';
      return valueIn(kuhnPoker.apply(at, { [seat]: action })).state;
    }, state);

  test('pay 1 after two checks, 2 after a bet that is called, and the ante after a fold', () => {
    const returnsAfter = (...actions: readonly ('fold' | 'call' | 'raise')[]) =>
      kuhnPoker.returns(play(dealt(2, 0), actions));
    expect(returnsAfter('call', 'call')).toEqual([1, -1]);
    expect(returnsAfter('raise', 'call')).toEqual([2, -2]);
    expect(returnsAfter('raise', 'fold')).toEqual([1, -1]);
    // The better card folds.
    expect(returnsAfter('call', 'raise', 'fold')).toEqual([-1, 1]);
  });

  test('show no card after a fold', () => {
    const folded = play(dealt(2, 0), ['raise', 'fold']);
    expect(kuhnPoker.observe(folded, 'second').rivalHand).toBeNull();
    const called = play(dealt(2, 0), ['raise', 'call']);
    expect(kuhnPoker.observe(called, 'second').rivalHand).toBe('king');
  });

  test('let nobody fold to a check or raise a second time', () => {
    expect(kuhnPoker.legalMoves(dealt(0, 1), 'first')).toEqual(['call', 'raise']);
    expect(kuhnPoker.legalMoves(play(dealt(0, 1), ['raise']), 'second')).toEqual(['fold', 'call']);
  });
});

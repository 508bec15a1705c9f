import { nextUint32, openRng, rngStream } from '@foretell/engine';
import { describe, expect, it } from 'vitest';
import type { Sheet } from '../src/matrix/sheet.ts';
import { mixesAt, type StochasticSolution, solveStages } from '../src/stochastic/backward-induction.ts';
import { bestResponse, type Policy } from '../src/stochastic/best-response.ts';
import type { StochasticGame } from '../src/stochastic/stochastic-game.ts';

/**
 * Dresher's inspection game: over `periods` periods an inspector may inspect `inspections` times, a smuggler may smuggle once.
 * Caught he pays 1, not caught he gets 1. The state is the inspections left; without any there is one row only.
 */
function inspection(periods: number, inspections: number): StochasticGame {
  return {
    stages: periods,
    mostRows: 2,
    mostColumns: 2,
    states: () => inspections + 1,
    finalValue: () => 0,
    fill(_, left, next, sheet) {
      sheet.columns = 2;
      sheet.rows = left === 0 ? 1 : 2;
      // Rows: let pass, inspect. Columns: smuggle, wait.
      sheet.payoffs.set([-1, next[left] ?? Number.NaN, 1, next[left - 1] ?? Number.NaN]);
    },
  };
}

function choose(of: number, some: number): number {
  return some === 0 ? 1 : (choose(of - 1, some - 1) * of) / some;
}

/** Its value in closed form (Dresher 1962). */
function dresher(periods: number, inspections: number): number {
  let below = 0;
  for (let some = 0; some <= inspections; some++) below += choose(periods, some);
  return -choose(periods - 1, inspections) / below;
}

/** Everything random, the same for the same seed: 1 to 4 rows and columns, and chance that sometimes ends the play. */
function wild(stages: number, states: number, seed: string): StochasticGame {
  return {
    stages,
    mostRows: 4,
    mostColumns: 4,
    states: (stage) => states + stage,
    finalValue: (state) => (state % 5) - 2,
    fill(stage, state, next, sheet) {
      const rng = openRng(rngStream(seed, `${stage}/${state}`));
      sheet.rows = 1 + (nextUint32(rng) % 4);
      sheet.columns = 1 + (nextUint32(rng) % 4);
      for (let at = 0; at < sheet.rows * sheet.columns; at++) {
        const paid = nextUint32(rng) / 2 ** 31 - 1;
        const [one, other] = [
          next[nextUint32(rng) % next.length] ?? 0,
          next[nextUint32(rng) % next.length] ?? 0,
        ];
        sheet.payoffs[at] = paid + 0.5 * one + 0.4 * other;
      }
    },
  };
}

function solved(game: StochasticGame): StochasticSolution {
  const result = solveStages(game);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** The policy of one side that a solution holds. */
function policyOf(game: StochasticGame, solution: StochasticSolution, side: 'row' | 'column'): Policy {
  return (stage, state, mix) => {
    const mixes = mixesAt(game, solution, stage, state);
    if (!mixes.ok) throw new Error(mixes.error.code);
    mix.set(mixes.value[side]);
  };
}

/** The largest difference between values of the same state. */
function farthest(values: Float64Array, others: Float64Array | undefined): number {
  return Math.max(...values.map((value, state) => Math.abs(value - (others?.[state] ?? Number.NaN))));
}

describe('a game of stages', () => {
  it.each([
    [2, 1],
    [5, 2],
    [10, 3],
    [12, 11],
    [7, 7],
  ])('of %i periods and %i inspections has the value of the book', (periods, inspections) => {
    const { values, errors } = solved(inspection(periods, inspections));
    expect(values[0]?.[inspections]).toBeCloseTo(dresher(periods, inspections), 12);
    expect(values).toHaveLength(periods + 1);
    expect(errors[0]).toBeLessThan(1e-14);
  });

  it('with one inspection in two periods is inspected at once with chance 1/3', () => {
    const game = inspection(2, 1);
    const mixes = mixesAt(game, solved(game), 0, 1);
    if (!mixes.ok) throw new Error(mixes.error.code);
    expect([...mixes.value.row].map((chance) => chance.toFixed(12))).toEqual([
      '0.666666666667',
      '0.333333333333',
    ]);
    expect([...mixes.value.column].map((chance) => chance.toFixed(12))).toEqual([
      '0.333333333333',
      '0.666666666667',
    ]);
  });

  it('has the value that neither side can better against the other one playing the solution', () => {
    for (let seed = 0; seed < 10; seed++) {
      const game = wild(6, 5, `wild ${seed}`);
      const solution = solved(game);
      const best = bestResponse(game, 'row', policyOf(game, solution, 'column'));
      const worst = bestResponse(game, 'column', policyOf(game, solution, 'row'));
      if (!best.ok || !worst.ok) throw new Error('no response');
      for (const [stage, values] of solution.values.entries()) {
        const error = (solution.errors[stage] ?? Number.NaN) + 1e-13;
        expect(farthest(values, best.value.values[stage])).toBeLessThan(error);
        expect(farthest(values, worst.value.values[stage])).toBeLessThan(error);
      }
    }
  });

  it('is no place for states that it does not have', () => {
    const game = inspection(3, 1);
    expect(() => mixesAt(game, solved(game), 3, 0)).toThrow(RangeError);
    expect(() => mixesAt(game, solved(game), 0, 2)).toThrow(RangeError);
  });

  it('adds up the errors of its stages', () => {
    const { errors } = solved(wild(40, 30, 'errors'));
    expect(errors.at(-1)).toBe(0);
    expect(errors[0]).toBeGreaterThan(0);
    expect([...errors].sort((one, other) => other - one)).toEqual(errors);
  });
});

describe('a policy that is known', () => {
  it('is exploited for exactly what it gives away: an inspector who never comes is robbed at once', () => {
    const game = inspection(4, 2);
    const never: Policy = (_, __, mix) => void mix.fill(1, 0, 1);
    const robbed = bestResponse(game, 'column', never);
    if (!robbed.ok) throw new Error('no response');
    expect(robbed.value.values[0]?.[2]).toBe(-1);
    expect(robbed.value.choices[3]?.[2]).toBe(0);
    // He loses 1 where the solution loses less.
    expect(dresher(4, 2)).toBeGreaterThan(-1);
  });

  it('that smuggles in the first period is caught in the first period', () => {
    const game = inspection(4, 2);
    const greedy: Policy = (_, __, mix) => void mix.fill(1, 0, 1);
    const caught = bestResponse(game, 'row', greedy);
    if (!caught.ok) throw new Error('no response');
    expect(caught.value.values[0]?.[2]).toBe(1);
    expect(caught.value.choices[0]?.[2]).toBe(1);
    expect(caught.value.values[0]?.[0]).toBe(-1);
  });

  it('may be given as weights, but not as nothing or NaN', () => {
    const game = inspection(2, 1);
    const weights: Policy = (_, __, mix) => void mix.fill(3, 0, 2);
    expect(bestResponse(game, 'row', weights)).toMatchObject({ ok: true });
    for (const weight of [0, Number.NaN]) {
      const wrong: Policy = (stage, __, mix) => void mix.fill(stage === 1 ? weight : 1);
      expect(bestResponse(game, 'row', wrong)).toEqual({
        ok: false,
        error: { stage: 1, state: 0, failure: { code: 'not-a-mix', side: 'column' } },
      });
    }
  });
});

describe('a matrix that is no game is named with its stage and state', () => {
  const broken = (spoil: (sheet: Sheet) => void): StochasticGame => {
    const game = wild(5, 4, 'broken');
    return {
      ...game,
      fill(stage, state, next, sheet) {
        game.fill(stage, state, next, sheet);
        if (stage === 2 && state === 3) spoil(sheet);
      },
    };
  };

  it.each([
    [
      'NaN',
      (sheet: Sheet) => void sheet.payoffs.fill(Number.NaN, 0, 1),
      { code: 'not-finite', row: 0, column: 0, payoff: Number.NaN },
    ],
    [
      'no rows',
      (sheet: Sheet) => void Object.assign(sheet, { rows: 0, columns: 2 }),
      { code: 'empty-matrix', rows: 0, columns: 2 },
    ],
  ])('%s', (_, spoil, failure) => {
    const refusal = { ok: false, error: { stage: 2, state: 3, failure } };
    const even: Policy = (__, ___, mix) => void mix.fill(1);
    expect(solveStages(broken(spoil))).toEqual(refusal);
    expect(bestResponse(broken(spoil), 'row', even)).toEqual(refusal);
    expect(bestResponse(broken(spoil), 'column', even)).toEqual(refusal);
  });
});

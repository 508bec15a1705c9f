import { nextUint32, openRng, rngStream } from '@foretell/engine';
import fc from 'fast-check';
import type { Highs, Model } from 'highs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadHighs } from '../src/matrix/highs.ts';
import { solveByLp } from '../src/matrix/linear-programme.ts';
import { AWKWARD, expectSolved, game, games, rockPaperScissors, TEXTBOOK } from './matrix-games.ts';

let highs: Highs;
beforeAll(async () => {
  highs = await loadHighs();
});

/** HiGHS with some of its answers replaced. */
function lying(lies: Partial<Model>): Highs {
  const forge = (model: Model) =>
    new Proxy(model, {
      get: (target, key) => {
        const value: unknown = Reflect.get(lies, key) ?? Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const withModel = (operation: (model: Model) => unknown) =>
    highs.withModel((model) => operation(forge(model)));
  return { ...highs, withModel } as Highs;
}

describe('the linear programme', () => {
  it.each(TEXTBOOK)('knows the value of %s', (_, matrix, value) => {
    const solved = solveByLp(highs, matrix);
    if (!solved.ok) throw new Error(solved.error.code);
    expect(solved.value.value).toBeCloseTo(value, 9);
    expect(solved.value.gap).toBeLessThan(1e-9);
    expectSolved(matrix, solved.value, 1e-12);
  });

  it.each(AWKWARD)('solves games of %s or refuses them, and never answers wrongly', (_, payoff) => {
    let solvedCount = 0;
    fc.assert(
      fc.property(games(payoff, 6), (matrix) => {
        const solved = solveByLp(highs, matrix);
        if (!solved.ok) return;
        solvedCount++;
        const scale = Math.max(...matrix.payoffs.map(Math.abs));
        expectSolved(matrix, solved.value, scale * 1e-13);
        expect(solved.value.gap).toBeLessThanOrEqual(scale * 3e-9);
      }),
      { seed: 7, numRuns: 60 },
    );
    expect(solvedCount).toBeGreaterThan(50);
  });

  it('is loaded once', async () => {
    expect(await loadHighs()).toBe(highs);
  });

  it('gives its memory back: thousands of games, one after another, in one process', () => {
    const rng = openRng(rngStream('many programmes', 'payoffs'));
    const before = highs.memoryBytes;
    let solvedCount = 0;
    for (let at = 0; at < 4200; at++) {
      const payoffs = Float64Array.from({ length: 6 }, () => nextUint32(rng));
      if (solveByLp(highs, { rows: 2, columns: 3, payoffs }).ok) solvedCount++;
    }
    expect(solvedCount).toBe(4200);
    expect(highs.memoryBytes).toBe(before);
  });

  it('takes a row of a thousand columns', () => {
    const wide = game(Array.from({ length: 1000 }, (_, column) => (column * 37) % 1000));
    expect(solveByLp(highs, wide)).toMatchObject({ ok: true, value: { value: 0, gap: 0 } });
  });
});

describe('HiGHS is not believed', () => {
  it('when it calls mixes optimal that are not', () => {
    const solution = () => ({
      colValue: Float64Array.of(1, 0, 0, 0),
      rowValue: new Float64Array(4),
      colDual: new Float64Array(4),
      rowDual: Float64Array.of(-1, 0, 0, 0),
    });
    expect(solveByLp(lying({ getSolution: solution }), rockPaperScissors)).toMatchObject({
      ok: false,
      error: { code: 'gap-too-large', method: 'lp', gap: 2 },
    });
  });

  it('when what it gives is no mix', () => {
    const nothing = new Float64Array(4);
    const solution = () => ({ colValue: nothing, rowValue: nothing, colDual: nothing, rowDual: nothing });
    expect(solveByLp(lying({ getSolution: solution }), rockPaperScissors)).toMatchObject({
      ok: false,
      error: { code: 'not-a-mix', method: 'lp', side: 'row' },
    });
  });

  it('and when it fails, that is said and no answer is given', () => {
    const failing = lying({ getModelStatus: () => highs.constants.modelStatus.infeasible });
    expect(solveByLp(failing, rockPaperScissors)).toMatchObject({
      ok: false,
      error: { code: 'solver-failed' },
    });
    const throwing = lying({
      run: () => {
        throw new Error('out of memory');
      },
    });
    expect(solveByLp(throwing, rockPaperScissors)).toMatchObject({
      ok: false,
      error: { code: 'solver-failed', status: 'ipm: Error: out of memory' },
    });
  });

  it('when its simplex fails, its interior point method is asked', () => {
    let calls = 0;
    const once = lying({
      getModelStatus: () => {
        calls++;
        const { solveError, optimal } = highs.constants.modelStatus;
        return calls === 1 ? solveError : optimal;
      },
    });
    expect(solveByLp(once, rockPaperScissors)).toMatchObject({ ok: true });
    expect(calls).toBe(2);
  });

  it('and NaN never reaches it', () => {
    const never = lying({
      run: () => {
        throw new Error('asked');
      },
    });
    const payoffs = Float64Array.of(1, Number.NaN);
    expect(solveByLp(never, { rows: 1, columns: 2, payoffs })).toMatchObject({
      ok: false,
      error: { code: 'not-finite', row: 0, column: 1 },
    });
  });
});

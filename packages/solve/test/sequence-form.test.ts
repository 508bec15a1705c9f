import { describe, expect, test } from 'vitest';
import { loadHighs } from '../src/matrix/highs.ts';
import { averageStrategy, runCfr, startCfr } from '../src/tree/cfr.ts';
import { exploitability } from '../src/tree/exploitability.ts';
import { solveSequenceForm } from '../src/tree/solve-sequence-form.ts';
import { uniformStrategy } from '../src/tree/strategy.ts';
import type { Tree } from '../src/tree/tree.ts';
import { kuhn, leduc, valueIn } from './tree-help.ts';
import { randomTree } from './tree-random.ts';

const highs = await loadHighs();
type Highs = typeof highs;

function withPayoffs(tree: Tree, change: (payoff: number) => number): Tree {
  return { ...tree, nodes: { ...tree.nodes, payoff: tree.nodes.payoff.map(change) } };
}

/** HiGHS with something wrong: `spoil` may change what a model answers. */
function spoilt(spoil: (model: Parameters<Parameters<Highs['withModel']>[1]>[0]) => object): Highs {
  const lying: unknown = new Proxy(highs, {
    get: (target, name) =>
      name === 'withModel'
        ? (data: Parameters<Highs['withModel']>[0], use: (model: unknown) => unknown) =>
            target.withModel(data, (model: Parameters<typeof spoil>[0]) =>
              use(
                new Proxy(model, {
                  get: (real, part) => Reflect.get({ ...spoil(real) }, part) ?? bound(real, part),
                }),
              ),
            )
        : Reflect.get(target, name),
  });
  return lying as Highs;
}

function bound(target: object, name: string | symbol): unknown {
  const part: unknown = Reflect.get(target, name);
  return typeof part === 'function' ? part.bind(target) : part;
}

describe('the sequence form programme', () => {
  test('solves 40 random trees to 1e-9, and PCFR+ comes to the same values', () => {
    let solved = 0;
    for (let number = 0; number < 40; number++) {
      const tree = randomTree(`solve ${number}`);
      const { value, gap, strategy } = valueIn(solveSequenceForm(tree, highs));
      expect(gap).toBeLessThan(1e-9);
      expect(exploitability(tree, strategy).gap).toBe(gap);
      const solver = startCfr(tree, 'pcfr+');
      runCfr(solver, 400);
      const { low, high } = exploitability(tree, averageStrategy(solver));
      expect(value).toBeGreaterThan(low - 1e-9);
      expect(value).toBeLessThan(high + 1e-9);
      expect(high - low).toBeLessThan(0.05);
      if (tree.nodes.count > 20) solved++;
    }
    expect(solved).toBeGreaterThan(20);
  });

  test('gives strategies: chances that sum to 1 at every information set', () => {
    const { strategy } = valueIn(solveSequenceForm(leduc, highs));
    const sums = new Float64Array(leduc.sets.count);
    for (const [choice, chance] of strategy.entries()) {
      expect(chance).toBeGreaterThanOrEqual(0);
      const set = leduc.choices.set[choice] ?? 0;
      sums[set] = (sums[set] ?? 0) + chance;
    }
    for (const sum of sums) expect(sum).toBeCloseTo(1, 12);
  });

  test('keeps its digits whatever a chip is worth and wherever payoffs start', () => {
    for (const scale of [1e-9, 1e-3, 1, 1e9]) {
      const { value, gap } = valueIn(
        solveSequenceForm(
          withPayoffs(kuhn, (payoff) => payoff * scale),
          highs,
        ),
      );
      expect(value / scale).toBeCloseTo(-1 / 18, 12);
      expect(gap / scale).toBeLessThan(1e-12);
    }
    const rich = valueIn(
      solveSequenceForm(
        withPayoffs(kuhn, (payoff) => payoff + 1e6),
        highs,
      ),
    );
    expect(rich.value - 1e6).toBeCloseTo(-1 / 18, 8);
    expect(rich.gap).toBeLessThan(1e-12);
  });

  test('is not troubled by games in which nothing is at stake, or next to nothing decides', () => {
    const flat = valueIn(
      solveSequenceForm(
        withPayoffs(kuhn, () => 3),
        highs,
      ),
    );
    expect([flat.value, flat.gap]).toEqual([3, 0]);
    const near = valueIn(
      solveSequenceForm(
        withPayoffs(kuhn, (payoff) => Math.sign(payoff) + 1e-12 * payoff),
        highs,
      ),
    );
    expect(near.gap).toBeLessThan(2e-9);
  });
});

describe('a solver that fails', () => {
  test('is a failure with its own word for it, never an answer', () => {
    const { infeasible } = highs.constants.modelStatus;
    expect(
      solveSequenceForm(
        kuhn,
        spoilt(() => ({ getModelStatus: () => infeasible })),
      ),
    ).toEqual({
      ok: false,
      error: { code: 'solver-failed', method: 'sequence form', status: 'infeasible' },
    });
  });

  test('also when it throws', () => {
    const broken = spoilt(() => ({
      run: () => {
        throw new Error('out of memory');
      },
    }));
    expect(solveSequenceForm(kuhn, broken)).toMatchObject({
      ok: false,
      error: { code: 'solver-failed', status: 'out of memory' },
    });
  });

  test('is not believed when it calls a wrong answer optimal: the gap is measured on the tree', () => {
    const wrong = spoilt((model) => ({
      getSolution: () => {
        const solution = model.getSolution();
        return {
          ...solution,
          colValue: solution.colValue.map((value, at) => (at % 2 === 1 ? value + 0.1 : value)),
        };
      },
    }));
    const solved = solveSequenceForm(kuhn, wrong);
    if (solved.ok) throw new Error('believed');
    expect(solved.error).toMatchObject({ code: 'gap-too-large', method: 'sequence form', allowed: 4e-9 });
    expect(solved.error.code === 'gap-too-large' && solved.error.gap).toBeGreaterThan(1e-4);
    // Nothing is wrong with the real one.
    expect(
      solveSequenceForm(
        kuhn,
        spoilt(() => ({})),
      ).ok,
    ).toBe(true);
  });

  test('is not believed when its answer is no number', () => {
    const lost = spoilt((model) => ({
      getSolution: () => {
        const solution = model.getSolution();
        return { ...solution, rowDual: solution.rowDual.map(() => Number.NaN) };
      },
    }));
    expect(solveSequenceForm(kuhn, lost).ok).toBe(false);
  });
});

test('what no solver would answer is measured as badly as it is: playing evenly leaves 0.9 of a chip', () => {
  expect(exploitability(kuhn, uniformStrategy(kuhn)).gap).toBeGreaterThan(0.9);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestAnswer, stakesOf } from '../src/tree/best-answer.ts';
import { exploitability } from '../src/tree/exploitability.ts';
import { type Strategy, strategyOf, uniformStrategy } from '../src/tree/strategy.ts';
import { playerOf, type Tree } from '../src/tree/tree.ts';
import { kuhn, leduc, randomStrategy } from './tree-help.ts';
import { randomTree } from './tree-random.ts';
import { bestOfAll, pureStrategies, worthBehind } from './tree-reference.ts';

/** Trees small enough to try every pure strategy on. */
function pureCount(seed: string): number {
  const { sets } = randomTree(seed);
  return sets.choiceCount.reduce((product, count) => product * count, 1);
}

describe('a best answer', () => {
  test('is as good as the best of all pure strategies, on random trees against random strategies', () => {
    let tried = 0;
    fc.assert(
      fc.property(fc.nat().map(String), (seed) => {
        fc.pre(pureCount(seed) <= 2_000);
        const tree = randomTree(seed);
        const strategy = randomStrategy(tree, seed);
        for (const player of [0, 1] as const) {
          const { value, strategy: answer } = bestAnswer(tree, strategy, player);
          const { middle } = stakesOf(tree);
          const best = bestOfAll(tree, strategy, player);
          expect(value + (player === 0 ? middle : -middle)).toBeCloseTo(best, 12);
          expect(worthBehind(tree, answer) * (player === 0 ? 1 : -1)).toBeCloseTo(best, 12);
        }
        tried++;
      }),
      { seed: 3, numRuns: 60 },
    );
    expect(tried).toBe(60);
  });

  test("is one and the same at all nodes of an information set: who sees the rival's card wins more", () => {
    // In Leduc poker against a rival who plays evenly; the second bound lets every node be answered by itself.
    const strategy = uniformStrategy(leduc);
    const blind = bestAnswer(leduc, strategy, 0).value;
    expect(blind).toBeCloseTo(2.0875, 12);
    expect(bestWhenSeeing(leduc, strategy, 0)).toBeGreaterThan(blind + 0.25);
  });
});

/** What the first player gets when it may play differently at every node. */
function bestWhenSeeing(tree: Tree, strategy: Strategy, node: number): number {
  const { nodes, sets } = tree;
  const count = nodes.childCount[node] ?? 0;
  if (count === 0) return nodes.payoff[node] ?? 0;
  const first = nodes.firstChild[node] ?? 0;
  const worths = Array.from({ length: count }, (_, at) => bestWhenSeeing(tree, strategy, first + at));
  const set = nodes.set[node] ?? -1;
  if (set !== -1 && playerOf(tree, set) === 0) return Math.max(...worths);
  const chances = set === -1 ? nodes.chance.subarray(first) : strategy.subarray(sets.firstChoice[set]);
  return worths.reduce((sum, worth, at) => sum + worth * (chances[at] ?? 0), 0);
}

describe('exploitability', () => {
  test('of playing every move evenly is 11/24 of a chip in Kuhn poker and 2.3736 in Leduc poker', () => {
    const inKuhn = exploitability(kuhn, uniformStrategy(kuhn));
    expect(inKuhn).toMatchObject({ unit: 'chips' });
    expect(inKuhn.exploitability).toBeCloseTo(11 / 24, 12);
    expect(inKuhn.value).toBeCloseTo(1 / 8, 12);
    expect(inKuhn.low).toBeCloseTo(-5 / 12, 12);
    expect(inKuhn.high).toBeCloseTo(1 / 2, 12);
    expect(inKuhn.gains[0]).toBeCloseTo(3 / 8, 12);
    expect(inKuhn.gains[1]).toBeCloseTo(13 / 24, 12);
    // OpenSpiel prints the NashConv of the uniform policy as 4.747222222222222.
    expect(exploitability(leduc, uniformStrategy(leduc)).gap).toBeCloseTo(4.747222222222222, 12);
  });

  test('of always folding to a raise and never raising is what the antes are worth', () => {
    // The rival raises at once and takes the ante every time, in either seat.
    const meek = strategyOf(kuhn, ({ moves }) =>
      moves.map((move) => (move === '"raise"' ? 0 : move === '"fold"' ? 1e9 : 1e-9)),
    );
    const judged = exploitability(kuhn, meek);
    expect(judged.high).toBeCloseTo(1, 6);
    expect(judged.low).toBeCloseTo(-1, 6);
    expect(judged.exploitability).toBeCloseTo(1, 6);
  });

  test('is never 0 when a player could win by answering, and its bounds hold the value of every pair of answers', () => {
    let pairs = 0;
    for (let number = 0; number < 150; number++) {
      const seed = `bounds ${number}`;
      if (pureCount(seed) > 3_000) continue;
      const tree = randomTree(seed);
      const strategy = randomStrategy(tree, seed);
      const { low, high, value, gains, gap, exploitability: half } = exploitability(tree, strategy);
      expect(half).toBe(gap / 2);
      expect(worthBehind(tree, strategy)).toBeCloseTo(value, 12);
      for (const answer of pureStrategies(tree, strategy, 0)) {
        expect(worthBehind(tree, answer) - value).toBeLessThanOrEqual(gains[0] + 1e-12);
        expect(worthBehind(tree, answer)).toBeLessThanOrEqual(high + 1e-12);
        pairs++;
      }
      for (const answer of pureStrategies(tree, strategy, 1)) {
        expect(worthBehind(tree, answer)).toBeGreaterThanOrEqual(low - 1e-12);
        pairs++;
      }
    }
    expect(pairs).toBeGreaterThan(500);
  });

  test('is measured in the unit of the game: a chip worth 100 gives 100 times as much', () => {
    // The same game with payoffs multiplied is the same strategy and the same share of the pot.
    const dear = {
      ...kuhn,
      nodes: { ...kuhn.nodes, payoff: kuhn.nodes.payoff.map((payoff) => payoff * 100) },
    };
    const strategy = randomStrategy(kuhn, 'a');
    const cheap = exploitability(kuhn, strategy).exploitability;
    expect(exploitability(dear, strategy).exploitability).toBeCloseTo(100 * cheap, 10);
  });

  test('keeps its digits when every payoff has a million added', () => {
    const rich = {
      ...kuhn,
      nodes: { ...kuhn.nodes, payoff: kuhn.nodes.payoff.map((payoff) => payoff + 1e6) },
    };
    const { low, gap } = exploitability(rich, uniformStrategy(kuhn));
    expect(gap).toBeCloseTo(11 / 12, 14);
    expect(low).toBeCloseTo(1e6 - 5 / 12, 8);
  });
});

import { describe, expect, it } from 'vitest';
import { ARMS } from '../src/sample-arms.ts';
import { benchSample, lineupBench } from '../src/sample-bench.ts';
import { printSampleBench } from '../src/sample-print.ts';

/** Rates of three rounds, in the second of which the machine was ten times as slow. */
const RATES = new Map([
  ['bare/1', [1000, 100, 1000]],
  ['crew/1', [990, 98, 980]],
  ['bare/2', [2000, 200, 2000]],
  ['crew/2', [1600, 160, 1600]],
]);

const IDLE = new Map([
  ['crew/1', [0.01, 0.02, 0.03]],
  ['crew/2', [0.04, 0.04, 0.04]],
]);

describe('the bench of bulk play', () => {
  it('takes its ratios within a round, so a slow machine in one of them does not show', () => {
    const { overhead, idle, two } = lineupBench('a', RATES, IDLE);
    expect(overhead.one.median).toBeCloseTo(1000 / 980 - 1, 12);
    expect(overhead.two.median).toBeCloseTo(0.25, 12);
    expect(idle.one.median).toBe(0.02);
    expect(two.bare).toEqual({ median: 2, lowest: 2, highest: 2 });
  });

  it('says of an overhead of 5 % or more that it is not below', () => {
    const bench = {
      node: 'v1',
      processor: 'x',
      verifiedGames: 1,
      rounds: 3,
      roundMs: 1,
      lineups: [lineupBench('a', RATES, IDLE)],
    };
    const text = printSampleBench(bench);
    expect(text).toMatch(/2\.0 % .* with one worker \(below 5\.0 %\)/);
    expect(text).toMatch(/25\.0 % .* with two \(NOT below 5\.0 %\)/);
  });

  it('times nothing before all arms have come to the same totals', async () => {
    const bench = await benchSample({ rounds: 1, roundMs: 1 }, 40);
    if (typeof bench === 'string') throw new Error(bench);
    expect(bench.lineups).toHaveLength(2);
    for (const { gamesASecond } of bench.lineups) {
      expect(gamesASecond.map(({ arm }) => arm)).toEqual(ARMS.map(({ id }) => id));
    }
  });
});

import { describe, expect, test } from 'vitest';
import { solveMonday } from '../claims/explore/monday.ts';
import { STANDARD } from '../claims/params.ts';
import { roughValueOf } from '../claims/perfect/values.ts';

describe('perfect play under any rules', () => {
  test('is worth on Monday what the week is worth', () => {
    for (const change of [{}, { k: 450 }, { leak: 20 }, { minMeetings: 2 }]) {
      const rules = { ...STANDARD, ...change };
      expect(solveMonday(rules).bossWins).toBeCloseTo(roughValueOf(rules), 9);
    }
  });

  test('the boss wins less often as K or the leak rises, and more often when he may meet less', () => {
    const bossWins = (change: Partial<typeof STANDARD>) => solveMonday({ ...STANDARD, ...change }).bossWins;
    const usual = bossWins({});
    expect(bossWins({ k: 400 })).toBeLessThan(usual - 0.05);
    expect(bossWins({ leak: 15 })).toBeLessThan(usual - 0.1);
    expect(bossWins({ minMeetings: 2 })).toBeGreaterThan(usual + 0.03);
    expect(bossWins({ basePay: 5 })).toBeLessThan(usual - 0.05);
  });

  test('the boss holds the three meetings that he must, and nobody would mix them with more', () => {
    const { meetings, coast, slack } = solveMonday(STANDARD);
    expect(meetings[3]).toBeCloseTo(1, 9);
    expect(meetings.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(coast + slack).toBeLessThanOrEqual(8);
    // With two allowed he does mix, so the lottery above is found and not assumed.
    expect(solveMonday({ ...STANDARD, minMeetings: 2 }).meetings[2]).toBeLessThan(0.999);
  });
});

import { describe, expect, test } from 'vitest';
import { clearDemand, clearWorth, contractsOf, strongestBlow } from '../src/economy/contracts.ts';
import { poolReading, unitCounts } from '../src/economy/pool.ts';
import { clearRewardOf } from '../src/tables/resolve.ts';
import { DEEP } from '../src/tables/roots.ts';
import type { MapKind } from '../src/tables/rows.ts';

const UNIT_COUNTS = unitCounts(DEEP);

/**
 * The design's own readings: of boards that need a guess, the digs from the first guess on (one decimal) and the mines met (two), and what
 * a clear therefore has to be worth against one, two and three enemies (whole numbers).
 */
const READINGS: readonly (readonly [string, number, number, readonly number[]])[] = [
  ['1,1', 1.4, 0.4, [10, 10, 10]],
  ['1,3', 1.4, 0.43, [14, 14, 14]],
  ['1,5', 2.2, 0.43, [19, 19, 19]],
  ['1,6', 2.8, 0.48, [24, 24, 25]],
  ['2,1', 2.6, 0.44, [21, 21, 21]],
  ['2,3', 2.7, 0.67, [34, 35, 35]],
  ['2,5', 2.7, 0.84, [36, 36, 37]],
  ['2,6', 5.5, 1.41, [61, 62, 63]],
  ['3,1', 3.1, 0.82, [35, 35, 36]],
  ['3,3', 5.2, 1.29, [81, 82, 83]],
  ['3,6', 5.7, 1.4, [73, 74, 75]],
];

const rows = READINGS.map(([name, extraDigsIfStuck, hitsIfStuck, demands]) => {
  const [level = 0, depth = 0] = name.split(',').map(Number);
  const map: MapKind = depth === 6 ? 'poor_vein' : 'normal';
  const row = {
    level,
    depth,
    map,
    extraDigsIfStuck,
    hitsIfStuck,
    nominal: 0.25,
    surviving: 0.13,
    unreachable: 0,
  };
  return { name, row, demands };
});

/** By how much a demand may lie beside the design's, whose three figures are rounded. */
function slack(row: (typeof rows)[number]['row'], units: number): number {
  const digs = (0.05 / DEEP.action_economy.ap_per_round) * strongestBlow(DEEP, row);
  return 0.5 + digs + 0.005 * poolReading(DEEP, units).mine;
}

describe('what giving a board up would save', () => {
  test.each(rows)('is what the design reads for row $name', ({ row, demands }) => {
    for (const [at, units] of UNIT_COUNTS.entries()) {
      const beside = Math.abs(clearDemand(DEEP, row, units) - (demands[at] ?? 0));
      expect(beside).toBeLessThanOrEqual(slack(row, units));
    }
  });

  test('is less than a clear pays, on every row and against any number', () => {
    for (const { row } of rows) {
      const reward = clearRewardOf(DEEP, row.level, row.depth, row.map);
      for (const units of UNIT_COUNTS)
        expect(clearWorth(DEEP, reward, units)).toBeGreaterThan(clearDemand(DEEP, row, units));
    }
    const all = contractsOf(
      DEEP,
      rows.map(({ row }) => row),
    ).filter(({ id }) => id === 'clear-dominance');
    expect(all).toHaveLength(rows.length * UNIT_COUNTS.length);
    expect(all.filter(({ holds }) => !holds)).toEqual([]);
  });

  test('is asked of the strongest enemies of the row, and of no other row', () => {
    // Early battles alone, at the first depths: two lampbats bring more than a rockling. From depth 3 on there are battles and elites.
    expect(strongestBlow(DEEP, { level: 1, depth: 1 })).toBe(2 * (22 - 4));
    expect(strongestBlow(DEEP, { level: 1, depth: 3 })).toBe(36 - 4 + (28 - 4));
    expect(strongestBlow(DEEP, { level: 1, depth: 6 })).toBe(42 - 4 + (22 - 4));
  });
});

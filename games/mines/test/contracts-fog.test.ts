import { describe, expect, test } from 'vitest';
import { type Cleared, clearedWorth, fogAdvantage, fogChecks, type MeasuredFog } from '../src/economy/fog.ts';
import { poolReading } from '../src/economy/pool.ts';
import { clearRewardOf } from '../src/tables/resolve.ts';
import { SURFACE } from '../src/tables/roots.ts';
import type { GameTables } from '../src/tables/rows.ts';

/** A board of the second level: 50 cells to open, 18 digs, half a mine met. */
const PLAIN_BOARD: Cleared = { opened: 50, digs: 18, hits: 0.5 };
const ROW: MeasuredFog = {
  level: 2,
  depth: 3,
  map: 'normal',
  plain: PLAIN_BOARD,
  fog: { ...PLAIN_BOARD, digs: 18.5 },
  appears: 0.95,
  unreachable: 2,
};

const broken = (change: Partial<MeasuredFog>, tables: GameTables = SURFACE) =>
  fogChecks(tables, { ...ROW, ...change })
    .filter(({ holds }) => !holds)
    .map(({ id }) => id);

describe('the price of fog', () => {
  test('is right for a row whose fog costs a little more digging', () => {
    expect(broken({})).toEqual([]);
    expect(fogChecks(SURFACE, ROW).map(({ id }) => id)).toEqual([
      'fog-floor',
      'fog-uplift',
      'fog-advantage',
      'anti-fishing',
    ]);
  });

  test('a board is worth its cells and its clear, less the mines met and the rounds it takes', () => {
    const worth = (cleared: Partial<Cleared>) =>
      clearedWorth(SURFACE, ROW, { ...PLAIN_BOARD, ...cleared }, 2);
    const { dig, mine } = poolReading(SURFACE, 2);
    expect(worth({ opened: 51 }) - worth({})).toBeCloseTo(dig, 9);
    expect(worth({}) - worth({ hits: 1.5 })).toBeCloseTo(mine, 9);
    expect(worth({ digs: 19 })).toBeLessThan(worth({}));
  });

  test('is read against two enemies: a cell more for a fog board is worth what it is worth against two', () => {
    const advantage = (opened: number) =>
      fogChecks(SURFACE, { ...ROW, fog: { ...PLAIN_BOARD, opened } }).find(({ id }) => id === 'fog-advantage')
        ?.measured;
    const plain = clearedWorth(SURFACE, ROW, PLAIN_BOARD, 2);
    expect(advantage(PLAIN_BOARD.opened)).toBe(0);
    expect(advantage(PLAIN_BOARD.opened + 1)).toBeCloseTo(poolReading(SURFACE, 2).dig / plain, 9);
  });

  test('B4-2 the uplift has to pay for what no chain reaches', () => {
    const { fog_uplift } = clearRewardOf(SURFACE, ROW.level, ROW.depth, ROW.map);
    const enough = fog_uplift / poolReading(SURFACE, 1).dig;
    expect(broken({ unreachable: enough - 0.01 })).toEqual([]);
    expect(broken({ unreachable: enough + 0.01 })).toEqual(['fog-uplift']);
  });

  test('a fog board may be neither a tax nor a gift', () => {
    expect(broken({ fog: { ...PLAIN_BOARD, hits: 9 } })).toEqual(['fog-advantage']);
    expect(broken({ fog: { ...PLAIN_BOARD, opened: 57 } })).toEqual(['fog-advantage']);
    expect(fogAdvantage(SURFACE)).toEqual({ least: -0.2, most: 0.1 });
  });

  test('nobody may gain by refreshing until fog comes up; where it seldom does, nobody can', () => {
    const gift = { fog: { ...PLAIN_BOARD, opened: 60 } };
    expect(broken(gift)).toEqual(['fog-advantage', 'anti-fishing']);
    expect(broken({ ...gift, appears: 0.1 })).toEqual(['fog-advantage']);
  });

  test('fog whose cells pay less than the others is found', () => {
    const poor = { ...SURFACE, variation: SURFACE.variation.map((row) => ({ ...row, payout_percent: 75 })) };
    expect(broken({}, poor)).toEqual(['fog-floor']);
  });
});

import { describe, expect, test, vi } from 'vitest';
import { auditFloors } from '../src/floors/audit.ts';

/** Rooms that are claimed and yet free for everybody: what placing by good intentions would be. */
vi.mock('../src/floors/claims.ts', async (original) => ({
  ...(await original<typeof import('../src/floors/claims.ts')>()),
  isRoomFree: () => true,
}));

describe('with claims left out', () => {
  test('stairs come to lie in situations, hearths beside hearths, and strangers among a cast', () => {
    const { violations } = auditFloors(30, 'audit');
    for (const rule of [
      'stairs apart from hearths and situations',
      'two hearths, two rooms, three cells',
      'situations hold their cast',
      'claimed rooms are nobody else’s',
      'nobody where one arrives or rests',
    ] as const) {
      expect(violations[rule].length, rule).toBeGreaterThan(0);
    }
  });
});

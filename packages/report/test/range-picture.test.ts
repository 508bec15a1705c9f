import type { ReportRow } from '@foretell/lab';
import { describe, expect, it } from 'vitest';
import { drawRange } from '../src/range-picture.ts';

const row = (rest: Partial<ReportRow>): ReportRow => ({
  ...{ figure: 'x', key: 'x', facts: {}, unit: 'number', verdict: 'holds' },
  ...{ expected: 10, tolerance: 2, measured: 10, low: 9, high: 11 },
  ...rest,
});

/** Where the parts of a picture begin and end, in per cent of its width. */
function placesOf(of: ReportRow) {
  const { markup } = drawRange(of, 'words');
  const number = (pattern: RegExp) => markup.match(pattern)?.slice(1).map(Number);
  const spanOf = (name: string) => {
    const [x = Number.NaN, width = Number.NaN] =
      number(new RegExp(`class="${name}" x="([^%]*)%" y="4" width="([^%]*)%"`)) ?? [];
    return [x, x + width];
  };
  return {
    claim: spanOf('claim'),
    record: spanOf('record'),
    interval: number(/class="interval"><line x1="([^%]*)%" x2="([^%]*)%"/) ?? [],
    measured: number(/<circle cx="([^%]*)%"/)?.[0] ?? Number.NaN,
  };
}

describe('the picture of a range', () => {
  it('is true to scale', () => {
    const { claim, interval, measured } = placesOf(row({ measured: 9.5 }));
    const [left = 0, right = 0] = claim;
    expect((left + right) / 2).toBeCloseTo(50, 1);
    const percentPerUnit = (right - left) / 4;
    expect(interval.map((end) => (end - left) / percentPerUnit)).toEqual([
      expect.closeTo(1, 2),
      expect.closeTo(3, 2),
    ]);
    expect((measured - left) / percentPerUnit).toBeCloseTo(1.5, 2);
  });

  it('keeps everything in sight, however far it lies apart', () => {
    const contradicted = { found: 90, tolerance: 1, why: 'y' };
    const { claim, record, interval } = placesOf(row({ measured: 90, low: 89.5, high: 90.5, contradicted }));
    for (const place of [...claim, ...record, ...interval]) {
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(100);
    }
    expect(claim[1]).toBeLessThan(record[0] ?? 0);
  });

  it('of a bound is open to its side', () => {
    expect(placesOf(row({ bound: 'at-most' })).claim[0]).toBe(0);
    expect(placesOf(row({ bound: 'at-least' })).claim[1]).toBe(100);
  });

  it('shows no rounding large, and nothing at all where an interval has nothing to be compared with', () => {
    const { claim } = placesOf(row({ tolerance: 1e-9, low: 10, high: 10 }));
    expect((claim[1] ?? 0) - (claim[0] ?? 0)).toBeCloseTo(1.5, 5);
    const unclaimed = row({ expected: null, tolerance: null });
    expect(drawRange(unclaimed, 'words').markup).toBe('');
    expect(
      drawRange({ ...unclaimed, unit: 'share', low: 0.2, measured: 0.3, high: 0.4 }, 'words').markup,
    ).toContain('<circle');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Finding, rangeOf, type Stated, VERDICTS, type Verdict, verdictOf } from '../src/index.ts';
import { claim } from './experiment-toys.ts';

const between = (low: number, high: number): Finding => ({
  figure: { key: 'x', facts: {}, unit: 'number' },
  measured: (low + high) / 2,
  low,
  high,
});

/** Whole numbers, so that no end of an interval is near an end of a claim without being on it. */
const WHOLE = fc.integer({ min: -30, max: 30 });
const INTERVAL = fc.tuple(WHOLE, fc.nat(12)).map(([low, width]) => between(low, low + width));
const TOLERANCE = fc.nat(6);
const BOUND = fc.constantFrom<Stated['bound'][]>(undefined, 'at-most', 'at-least');

const PLAIN = fc
  .tuple(WHOLE, TOLERANCE, BOUND)
  .map(([expected, tolerance, bound]) =>
    claim('x', expected, tolerance, bound === undefined ? {} : { bound }),
  );
const ON_RECORD = fc
  .tuple(PLAIN, WHOLE, TOLERANCE)
  .map(([stated, found, tolerance]) => ({ ...stated, contradicted: { found, tolerance, why: 'y' } }));

const RUNS = { seed: 7, numRuns: 4000 };

describe('the verdict on a claim', () => {
  it('is decided by where every single value of the interval lies', () => {
    const seen = new Map<Verdict, number>();
    fc.assert(
      fc.property(INTERVAL, fc.oneof(PLAIN, ON_RECORD), (finding, stated) => {
        const verdict = verdictOf(finding, stated);
        seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
        expect(verdict).toBe(slowVerdict(finding, stated));
      }),
      RUNS,
    );
    for (const verdict of VERDICTS) expect(seen.get(verdict), verdict).toBeGreaterThan(30);
  });

  it('holds for a narrower interval within one that held, and never goes from holding to drifted by measuring more', () => {
    let held = 0;
    fc.assert(
      fc.property(INTERVAL, PLAIN, fc.double({ min: 0, max: 0.5, noNaN: true }), (finding, stated, cut) => {
        if (verdictOf(finding, stated) !== 'holds') return;
        held += 1;
        const width = finding.high - finding.low;
        expect(verdictOf(between(finding.low + width * cut, finding.high - width * cut), stated)).toBe(
          'holds',
        );
      }),
      RUNS,
    );
    expect(held).toBeGreaterThan(100);
  });

  it('does not mind on which side of an open bound, but minds the closed one', () => {
    const atMost = claim('x', 10, 1, { bound: 'at-most' });
    expect(verdictOf(between(-1e9, 11), atMost)).toBe('holds');
    expect(verdictOf(between(11, 12), atMost)).toBe('undecided');
    expect(verdictOf(between(11.5, 12), atMost)).toBe('drifted');
    const atLeast = claim('x', 10, 1, { bound: 'at-least' });
    expect(verdictOf(between(9, 1e9), atLeast)).toBe('holds');
    expect(verdictOf(between(8, 8.5), atLeast)).toBe('drifted');
    expect(rangeOf(atMost)).toEqual({ low: Number.NEGATIVE_INFINITY, high: 11 });
  });

  it('is undecided where nothing is claimed', () => {
    expect(verdictOf(between(0, 0), undefined)).toBe('undecided');
  });

  it('does not mistake 0.1 + 0.2 for something else than 0.3', () => {
    expect(verdictOf(between(0.1 + 0.2, 0.1 + 0.2), claim('x', 0.3, 0))).toBe('holds');
    expect(verdictOf(between(0.3001, 0.3001), claim('x', 0.3, 0))).toBe('drifted');
  });

  it('on a contradiction is drifted as soon as the claim comes true, or a third value comes out', () => {
    const stated = claim('x', 10, 1, { contradicted: { found: 5, tolerance: 1, why: 'y' } });
    const verdicts = [
      between(4.5, 5.5),
      between(9.5, 10.5),
      between(7, 8),
      between(5, 7),
      between(5, 10),
    ].map((finding) => verdictOf(finding, stated));
    expect(verdicts).toEqual(['contradicted', 'drifted', 'drifted', 'undecided', 'undecided']);
  });
});

/** The same said value by value: whole numbers have whole ends, and halves between them stand for all others. */
function slowVerdict({ low, high }: Finding, stated: Stated): Verdict {
  const values = Array.from({ length: 2 * (high - low) + 1 }, (_, step) => low + step / 2);
  const { expected, tolerance, bound, contradicted } = stated;
  const isClaimed = (value: number) =>
    (bound === 'at-most' || value >= expected - tolerance) &&
    (bound === 'at-least' || value <= expected + tolerance);
  if (contradicted === undefined) {
    if (values.every(isClaimed)) return 'holds';
    return values.some(isClaimed) ? 'undecided' : 'drifted';
  }
  const isFound = (value: number) => Math.abs(value - contradicted.found) <= contradicted.tolerance;
  if (values.every(isClaimed) || !values.some(isFound)) return 'drifted';
  return values.some(isClaimed) || !values.every(isFound) ? 'undecided' : 'contradicted';
}

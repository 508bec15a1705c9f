import type { Finding, Stated, Verdict } from './finding.ts';

/**
 * What a measurement says of a claim.
 *
 * - *holds*: the whole interval lies within the tolerance.
 * - *contradicted*: the whole interval lies outside, and this is on record with the value found instead, which is met.
 * - *drifted*: what is measured is not what is on record: a claim that held holds no longer, a contradiction is gone or
 *   has become another one.
 * - *undecided*: the interval is too wide to say, or nothing is claimed about this figure.
 */
export function verdictOf(finding: Finding, stated: Stated | undefined): Verdict {
  if (stated === undefined) return 'undecided';
  const place = placeOf(finding, rangeOf(stated));
  if (stated.contradicted === undefined) {
    if (place === 'inside') return 'holds';
    return place === 'outside' ? 'drifted' : 'undecided';
  }
  if (place === 'inside') return 'drifted';
  const { found, tolerance } = stated.contradicted;
  const again = placeOf(finding, { low: found - tolerance, high: found + tolerance });
  if (again === 'outside') return 'drifted';
  return place === 'outside' && again === 'inside' ? 'contradicted' : 'undecided';
}

/** Whether a value lies outside what the claim allows. */
export function isOutside(value: number, stated: Stated): boolean {
  return placeOf({ low: value, high: value }, rangeOf(stated)) === 'outside';
}

export interface Range {
  readonly low: number;
  readonly high: number;
}

/** What the claim allows, both ends included; a bound leaves one side open. */
export function rangeOf({
  expected,
  tolerance,
  bound,
}: Pick<Stated, 'expected' | 'tolerance' | 'bound'>): Range {
  return {
    low: bound === 'at-most' ? Number.NEGATIVE_INFINITY : expected - tolerance,
    high: bound === 'at-least' ? Number.POSITIVE_INFINITY : expected + tolerance,
  };
}

/** Ends that differ by less than this part of themselves are the same number, written differently in binary. */
const ROUNDING = 1e-12;

function placeOf({ low, high }: Range, range: Range): 'inside' | 'outside' | 'across' {
  const slack = ROUNDING * Math.max(1, Math.abs(low), Math.abs(high));
  if (low >= range.low - slack && high <= range.high + slack) return 'inside';
  return low > range.high + slack || high < range.low - slack ? 'outside' : 'across';
}

import type { Unit } from './finding.ts';
import type { ReportRow } from './judge.ts';

/** Digits after the point that a unit has at least. */
const DIGITS: Readonly<Record<Unit, number>> = { share: 1, money: 2, output: 1, count: 0, k: 2, number: 2 };

/**
 * A number of a figure for people: `53.4 %` for a share of 0.534. The same on every machine and in every language: no
 * grouping, and a point before the decimals, as they are written after `--set`. The sign is a true minus.
 */
export function formatValue(value: number, unit: Unit, digits: number = DIGITS[unit]): string {
  const shown = scaleOf(unit) * value;
  const text = Math.abs(shown).toFixed(digits);
  const sign = shown < 0 && Number(text) !== 0 ? '\u2212' : '';
  return `${sign}${text}${unit === 'share' ? ' %' : ''}`;
}

/** `3.84 ± 0.05`; the value alone when the tolerance is too small to be seen at these digits. */
export function formatAround(value: number, tolerance: number, unit: Unit, digits?: number): string {
  const spread = formatValue(tolerance, unit, digits);
  const isSeen = spread !== formatValue(0, unit, digits);
  return `${formatValue(value, unit, digits)}${isSeen ? ` ± ${spread}` : ''}`;
}

/**
 * How many digits after the point it takes to see what a row says: as many as its unit has, all of the claim's, and enough
 * to tell the ends of the interval apart, if they matter beside the tolerance.
 */
export function digitsOf(row: Pick<ReportRow, 'unit' | 'low' | 'high' | 'tolerance' | 'expected'>): number {
  const scale = scaleOf(row.unit);
  const [width, tolerance] = [(row.high - row.low) * scale, (row.tolerance ?? 0) * scale];
  const isSeen = width > TINY && width > tolerance / 50;
  return Math.min(
    MOST_DIGITS,
    Math.max(
      DIGITS[row.unit],
      isSeen ? Math.ceil(-Math.log10(width)) : 0,
      decimalsOf(tolerance),
      decimalsOf((row.expected ?? 0) * scale),
    ),
  );
}

const MOST_DIGITS = 4;

/** Below this a width is rounding, not information. */
const TINY = 1e-6;

function scaleOf(unit: Unit): number {
  return unit === 'share' ? 100 : 1;
}

/** Decimals that a number as people state it has: two of 42.25. */
function decimalsOf(value: number): number {
  for (let digits = 0; digits < MOST_DIGITS; digits++) {
    if (Math.abs(value - Number(value.toFixed(digits))) < TINY) return digits;
  }
  return MOST_DIGITS;
}

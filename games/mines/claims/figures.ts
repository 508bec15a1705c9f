import type { Estimate, Figure, Finding, Stated, Unit } from '@foretell/lab';

/** A figure that was calculated or counted: it has no chance in it. */
export function exactly(key: string, facts: Figure['facts'], unit: Unit, measured: number): Finding {
  return { figure: { key, facts, unit }, measured, low: measured, high: measured };
}

/** A figure that was sampled, from `n` boards or runs. */
export function sampled(
  key: string,
  facts: Figure['facts'],
  unit: Unit,
  { value, low, high }: Estimate,
  n: number,
): Finding {
  return { figure: { key, facts, unit }, measured: value, low, high, n };
}

/** What the design's tables and checks give as a number. */
export function stated(key: string, facts: Figure['facts'], expected: number, tolerance: number): Stated {
  return { key, facts, expected, tolerance, source: 'specification' };
}

/** What the two original texts say themselves. */
export function original(key: string, facts: Figure['facts'], expected: number, tolerance: number): Stated {
  return { key, facts, expected, tolerance, source: 'design' };
}

export function atLeast(key: string, facts: Figure['facts'], least: number): Stated {
  return { ...stated(key, facts, least, 0), bound: 'at-least' };
}

export function atMost(key: string, facts: Figure['facts'], most: number): Stated {
  return { ...stated(key, facts, most, 0), bound: 'at-most' };
}

/** A claim that is known not to come out: what comes out instead, and under which key the texts say why. */
export function butFound(claim: Stated, found: number, tolerance: number, why: string): Stated {
  return { ...claim, contradicted: { found, tolerance, why } };
}

/**
 * The difference of two rates, or of two means, with the interval that follows from theirs (R. G. Newcombe, "Interval estimation for the difference between
 * independent proportions", Statistics in Medicine 17, 1998, method 10). The same runs are played, so that it is rather too wide.
 */
export function gapOf(one: Estimate, other: Estimate): Estimate {
  const value = one.value - other.value;
  return {
    value,
    low: value - Math.hypot(one.value - one.low, other.high - other.value),
    high: value + Math.hypot(one.high - one.value, other.value - other.low),
  };
}

/**
 * The mean of equally large batches with its 95 % interval from their spread (batch means; Student's t with nine degrees of freedom:
 * Law, "Simulation Modeling and Analysis", ch. 9). Boards are drawn independently, so that batches are too.
 */
export function batchMean(values: readonly number[]): Estimate {
  const n = values.length;
  const value = values.reduce((sum, each) => sum + each, 0) / n;
  const squares = values.reduce((sum, each) => sum + (each - value) ** 2, 0);
  const half = T_NINE * Math.sqrt(squares / (n - 1) / n);
  return { value, low: value - half, high: value + half };
}

/** Batches of a sample. */
export const BATCHES = 10;
const T_NINE = 2.262157162798205;

import type { Estimate } from '../stats/interval.ts';
import type { Figure, Finding, Stated, Unit } from './finding.ts';

/** A figure that was calculated or counted: it has no chance in it. */
export function exactly(key: string, facts: Figure['facts'], unit: Unit, measured: number): Finding {
  return { figure: { key, facts, unit }, measured, low: measured, high: measured };
}

/** A figure that was sampled, from `n` plays or things made. */
export function sampled(
  key: string,
  facts: Figure['facts'],
  unit: Unit,
  { value, low, high }: Estimate,
  n: number,
): Finding {
  return { figure: { key, facts, unit }, measured: value, low, high, n };
}

/** A figure that a specification states. */
export function stated(key: string, facts: Figure['facts'], expected: number, tolerance: number): Stated {
  return { key, facts, expected, tolerance, source: 'specification' };
}

/** A figure that the original design states. */
export function original(key: string, facts: Figure['facts'], expected: number, tolerance: number): Stated {
  return { key, facts, expected, tolerance, source: 'design' };
}

/** A claim that the figure is no less. */
export function atLeast(key: string, facts: Figure['facts'], least: number): Stated {
  return { ...stated(key, facts, least, 0), bound: 'at-least' };
}

/** A claim that the figure is no more. */
export function atMost(key: string, facts: Figure['facts'], most: number): Stated {
  return { ...stated(key, facts, most, 0), bound: 'at-most' };
}

/** A claim that is known not to come out: what comes out instead, and under which key the texts say why. */
export function butFound(claim: Stated, found: number, tolerance: number, why: string): Stated {
  return { ...claim, contradicted: { found, tolerance, why } };
}

import type { Figure, Finding, Stated, Unit } from '@foretell/lab';

/** A figure that was calculated: its numerical error is far below what anybody prints. */
export function exactly(key: string, facts: Figure['facts'], unit: Unit, measured: number): Finding {
  return { figure: { key, facts, unit }, measured, low: measured, high: measured };
}

/** A figure that was closed in upon. */
export function between(
  key: string,
  facts: Figure['facts'],
  unit: Unit,
  { low, high }: { readonly low: number; readonly high: number },
): Finding {
  return { figure: { key, facts, unit }, measured: (low + high) / 2, low, high };
}

type Claim = (key: string, facts: Figure['facts'], expected: number, tolerance: number) => Stated;

export const design: Claim = (key, facts, expected, tolerance) => ({
  key,
  facts,
  expected,
  tolerance,
  source: 'design',
});

export const specification: Claim = (key, facts, expected, tolerance) => ({
  key,
  facts,
  expected,
  tolerance,
  source: 'specification',
});

/** A claim that is known not to come out: what comes out instead, and under which key the texts say why. */
export function butFound(claim: Stated, found: number, tolerance: number, why: string): Stated {
  return { ...claim, contradicted: { found, tolerance, why } };
}

/** `62.5 %`: a share as a fact of a figure's name. */
export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}

import type { Estimate, Figure, Finding, Mark, Stated, Unit } from '@foretell/lab';
import { specification } from '../figures.ts';

/** A figure that was sampled, and from how many games or hours. */
export function sampled(
  key: string,
  facts: Figure['facts'],
  unit: Unit,
  { value, low, high }: Estimate,
  n: number,
): Finding {
  return { figure: { key, facts, unit }, measured: value, low, high, n };
}

/** A claim that a figure is not below `least`. */
export function atLeast(key: string, facts: Figure['facts'], least: number): Stated {
  return { ...specification(key, facts, least, 0), bound: 'at-least' };
}

/** A line with its intervals; a series of estimates by x. */
export function curve(
  series: string,
  points: readonly (readonly [x: number, y: Estimate])[],
): readonly Mark[] {
  return [
    { kind: 'band', series, points: points.map(([x, { low, high }]) => ({ x, low, high })) },
    { kind: 'line', series, points: points.map(([x, { value }]) => ({ x, y: value })) },
  ];
}

import type { Figure, Finding } from '@foretell/lab';
import type { Config } from '../../src/tables/rules.ts';
import { between } from '../figures.ts';
import type { Crossing } from './crossing.ts';
import { errorOf } from './values.ts';

/** A win rate that was worked out day by day, with the numerical error that this can have. */
export function solvedShare(key: string, facts: Figure['facts'], config: Config, measured: number): Finding {
  const error = errorOf(config);
  return { figure: { key, facts, unit: 'share' }, measured, low: measured - error, high: measured + error };
}

/** A K that was closed in upon, from the hundredths in which rules have it; nothing when there is none. */
export function fairKFinding(key: string, facts: Figure['facts'], crossing: Crossing | undefined): Finding[] {
  if (crossing === undefined) return [];
  return [between(key, facts, 'k', { low: crossing.low / 100, high: crossing.high / 100 })];
}

/** A leak that was closed in upon, from hundredths; nothing when there is none. */
export function fairLeakFinding(
  key: string,
  facts: Figure['facts'],
  crossing: Crossing | undefined,
): Finding[] {
  if (crossing === undefined) return [];
  return [between(key, facts, 'share', { low: crossing.low / 100, high: crossing.high / 100 })];
}

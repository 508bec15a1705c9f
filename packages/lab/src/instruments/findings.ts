import type { Figure, Finding } from '../experiment/finding.ts';
import type { Estimate } from '../stats/interval.ts';

/** An estimate under the name of a figure. */
export function findingOf(
  { key, facts, unit }: Figure,
  { value, low, high }: Estimate,
  games: number,
): Finding {
  return { figure: { key, facts, unit }, measured: value, low, high, n: games };
}

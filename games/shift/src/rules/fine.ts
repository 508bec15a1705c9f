import type { Config } from '../tables/rules.ts';

/** The fine for the next catch after `catches` of them: 2, 3, 4, … without a ceiling (RULES.md §4). */
export function fineAfter(config: Config, catches: number): number {
  return config.firstFine + config.fineStep * catches;
}

/** How many hours of a day were caught, from their fines. */
export function countCatches(fines: readonly number[]): number {
  let catches = 0;
  for (let hour = 0; hour < fines.length; hour++) if ((fines[hour] ?? 0) > 0) catches++;
  return catches;
}

import type { Config } from '../tables/rules.ts';

/** The fine for the next catch after `catches` of them: 2, 3, 4, … without a ceiling (RULES.md §4). */
export function fineAfter(config: Config, catches: number): number {
  return config.firstFine + config.fineStep * catches;
}

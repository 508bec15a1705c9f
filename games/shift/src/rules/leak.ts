import { nextChance, type Rng } from '@foretell/engine';
import type { BossHour } from '../sheets.ts';
import type { Config } from '../tables/rules.ts';

/**
 * Which meetings of a sealed sheet the worker is shown, each by itself with the chance of the leak (RULES.md §8).
 * One draw an hour whether or not it is a meeting, so that a sheet never moves another hour's luck.
 */
export function drawLeak(config: Config, hours: readonly BossHour[], rng: Rng): boolean[] {
  return hours.map((hour) => nextChance(rng, config.leak, 100) && hour === 'meeting');
}

/** Whether the boss seals first and the worker may be shown some of his meetings. */
export function isLeaky(config: Config): boolean {
  return config.leak > 0;
}

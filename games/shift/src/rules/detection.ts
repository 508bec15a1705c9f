import { nextBelow, type Rng } from '@foretell/engine';
import { HOURS_A_DAY, type WorkerHour } from '../sheets.ts';
import type { Config } from '../tables/rules.ts';

/**
 * The detection numbers of one day, 0 to 99 each, one an hour whatever anybody does: so nobody's choice moves another
 * hour's luck, and a week's numbers are fixed before Monday (RULES.md §3). Two hours come out of one draw.
 */
export function drawDetection(rng: Rng): number[] {
  const draws: number[] = [];
  for (let hour = 0; hour < HOURS_A_DAY; hour += 2) {
    const pair = nextBelow(rng, 10_000);
    const second = pair % 100;
    draws.push((pair - second) / 100, second);
  }
  return draws;
}

/** Chance in a hundred that a watched hour of this kind is caught (RULES.md §3). */
export function detectionOf(config: Config, action: WorkerHour): number {
  switch (action) {
    case 'work':
      return 0;
    case 'coast':
      return config.coastDetection;
    case 'slack':
      return config.slackDetection;
  }
}

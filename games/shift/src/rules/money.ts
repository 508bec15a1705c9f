import type { Config } from '../tables/rules.ts';

/** The day's multiplier in hundredths: 160 for three meetings at the standard slope (RULES.md §5). */
export function multiplierOf(config: Config, meetings: number): number {
  return 100 + config.slope * meetings;
}

/** The two purses at some moment. The boss holds `bossPoints / k` money; points are whole, so nothing is ever rounded. */
export interface Purses {
  readonly workerMoney: number;
  readonly bossPoints: number;
}

/** The boss's money minus the worker's, times `k`: its sign says who leads, exactly (RULES.md §6). */
export function leadOfBoss(config: Config, purses: Purses): number {
  return purses.bossPoints - purses.workerMoney * config.k;
}

/** Who wins with these purses at the end of the last day. */
export function winnerOf(config: Config, purses: Purses): 'boss' | 'worker' | 'draw' {
  const lead = leadOfBoss(config, purses);
  if (lead === 0) return 'draw';
  return lead > 0 ? 'boss' : 'worker';
}

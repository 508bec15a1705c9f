import { cpus } from 'node:os';
import { CONTESTANTS } from './contestants.ts';
import { openLane } from './lane.ts';
import type { Report } from './print.ts';
import { type Effort, playRounds } from './rounds.ts';
import { ratiosOf, spreadOf } from './summary.ts';

export const SHIFT_THOROUGH: Effort = { rounds: 21, roundMs: 200 };
export const SHIFT_QUICK: Effort = { rounds: 3, roundMs: 100 };

/** Lets every contestant play weeks of shift in turn. `verifiedWeeks` were found to agree before. */
export async function benchShift(effort: Effort, verifiedWeeks: number): Promise<Report> {
  const lanes = Object.entries(CONTESTANTS).map(([id, { threads }]) => openLane(id, threads));
  const rates = await playRounds(lanes, effort);
  await Promise.all(lanes.map((lane) => lane.close()));
  return {
    game: 'shift',
    node: process.version,
    processor: cpus()[0]?.model ?? 'unknown',
    verifiedWeeks,
    ...effort,
    weeksASecond: Object.entries(CONTESTANTS).map(([id, { says }]) => ({
      id,
      says,
      ...spreadOf(rates.get(id) ?? []),
    })),
    ratios: ratiosOf(rates),
  };
}

import { type BossHour, countMeetings, HOURS_A_DAY, type WorkerHour } from '../sheets.ts';
import type { Day } from '../state.ts';
import { ACTIONS } from '../tables/actions.ts';
import type { Config } from '../tables/rules.ts';
import { detectionOf } from './detection.ts';
import { fineAfter } from './fine.ts';
import { multiplierOf } from './money.ts';

/** Everything that decides a day: two sealed sheets, the numbers drawn for it, and the catches before it. */
export interface DayPlan {
  readonly boss: readonly BossHour[];
  readonly worker: readonly WorkerHour[];
  readonly leaked: readonly boolean[];
  /** {@link drawDetection}'s numbers. */
  readonly draws: readonly number[];
  readonly catches: number;
}

/**
 * Runs a day from hour 1 to hour 8 (RULES.md §3 to §5). Nothing is carried from hour to hour but the fine ladder.
 */
export function runDay(config: Config, plan: DayPlan): Day {
  const { boss, worker, leaked, draws } = plan;
  const fines: number[] = [];
  let catches = plan.catches;
  let side = 0;
  let output = 0;
  let fined = 0;
  for (let hour = 0; hour < HOURS_A_DAY; hour++) {
    const action = worker[hour] ?? 'work';
    const isCaught = boss[hour] === 'watch' && (draws[hour] ?? 100) < detectionOf(config, action);
    if (isCaught) {
      const fine = fineAfter(config, catches);
      fines.push(fine);
      fined += fine;
      catches += 1;
      output += caughtOutput(config, action);
      continue;
    }
    const worth = worthOf(action);
    fines.push(0);
    side += worth.money;
    output += worth.output;
  }
  const workerGain = config.basePay + side - fined;
  const bossGain = output * multiplierOf(config, countMeetings(boss));
  return { boss, worker, fines, leaked, workerGain, bossGain };
}

const { work, coast, slack } = ACTIONS.rows;

/** The action's row. A switch, not a look-up by name: this runs forty times a week in bulk play. */
function worthOf(action: WorkerHour): { readonly money: number; readonly output: number } {
  switch (action) {
    case 'work':
      return work;
    case 'coast':
      return coast;
    case 'slack':
      return slack;
  }
}

/** A caught hour makes nothing for the boss, unless the laboratory's switch lets a caught coast hour keep its output. */
function caughtOutput(config: Config, action: WorkerHour): number {
  return config.caughtCoastKeepsOutput && action === 'coast' ? coast.output : 0;
}

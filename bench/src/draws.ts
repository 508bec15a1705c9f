import { nextOf, openRng, rngStream } from '@foretell/engine';
import {
  type BossHour,
  type BossSheet,
  bossSheet,
  bossSheetsWith,
  EVERY_WORKER_SHEET,
  HOURS_A_DAY,
  type State,
  shift,
  type WorkerHour,
  type WorkerSheet,
  workerSheet,
} from '@foretell/shift';

/** The sheets of one day. */
export interface Pair {
  readonly boss: BossSheet;
  readonly worker: WorkerSheet;
}

/** How many pairs are drawn in advance: few enough to stay in the processor's cache, as sheets just made would. */
export const PAIRS = 1000;

/** `count` pairs of legal sheets, each equally likely. */
export function drawPairs(seed: string, count: number): readonly Pair[] {
  const rng = openRng(rngStream(seed, 'bench/sheets'));
  const bossSheets = bossSheetsWith(shift.defaultConfig.minMeetings);
  return Array.from({ length: count }, () => ({
    boss: nextOf(rng, bossSheets),
    worker: nextOf(rng, EVERY_WORKER_SHEET),
  }));
}

/**
 * The eight detection numbers, 0 to 99, that our rules hold ready for the next day of `state`. Measured from outside: an
 * hour of slack is caught exactly when its number is below the chance, so the number is how many chances spare it.
 */
export function detectionNumbers(state: State): readonly number[] {
  const numbers = Array.from({ length: HOURS_A_DAY }, () => 0);
  for (let slackDetection = 1; slackDetection <= 100; slackDetection++) {
    const probe = { ...state, config: { ...state.config, minMeetings: 0, slackDetection } };
    const step = shift.apply(probe, { boss: ALL_WATCH, worker: ALL_SLACK });
    if (!step.ok) throw new Error(`the probe was refused: ${step.error.code}`);
    for (const [hour, fine] of (step.value.state.days.at(-1)?.fines ?? []).entries()) {
      if (fine === 0) numbers[hour] = (numbers[hour] ?? 0) + 1;
    }
  }
  return numbers;
}

const ALL_WATCH = bossSheet(Array.from({ length: HOURS_A_DAY }, () => 'watch'));
const ALL_SLACK = workerSheet(Array.from({ length: HOURS_A_DAY }, () => 'slack'));

/** The sheet as bit masks, one for each kind of hour: hour 1 is bit 0. */
export function masksOf(hours: readonly (BossHour | WorkerHour)[]): Record<BossHour | WorkerHour, number> {
  const masks = { meeting: 0, watch: 0, work: 0, coast: 0, slack: 0 };
  for (const [index, hour] of hours.entries()) masks[hour] |= 1 << index;
  return masks;
}

/** The item at `index`, which must be inside. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item ${index} of ${items.length}`);
  return item;
}

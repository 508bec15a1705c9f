/** Sheets: the eight hours that each side plans for one day (RULES.md §1, §2). */

export const HOURS_A_DAY = 8;

export const BOSS_HOURS = ['meeting', 'watch'] as const;
export type BossHour = (typeof BOSS_HOURS)[number];

export const WORKER_HOURS = ['work', 'coast', 'slack'] as const;
export type WorkerHour = (typeof WORKER_HOURS)[number];

/** A move of shift is a sheet: one a seat a day. */
export type Move = BossSheet | WorkerSheet;

export interface BossSheet {
  readonly kind: 'boss-sheet';
  readonly hours: readonly BossHour[];
}

export interface WorkerSheet {
  readonly kind: 'worker-sheet';
  readonly hours: readonly WorkerHour[];
}

export function bossSheet(hours: readonly BossHour[]): BossSheet {
  return { kind: 'boss-sheet', hours };
}

export function workerSheet(hours: readonly WorkerHour[]): WorkerSheet {
  return { kind: 'worker-sheet', hours };
}

/** How many hours of a boss's sheet are meetings. */
export function countMeetings(hours: readonly BossHour[]): number {
  let meetings = 0;
  for (let hour = 0; hour < hours.length; hour++) if (hours[hour] === 'meeting') meetings++;
  return meetings;
}

/** All 256 boss sheets, meetings first: the order of counting with `meeting` as 0 and `watch` as 1. */
const EVERY_BOSS_SHEET: readonly BossSheet[] = everySequence(BOSS_HOURS).map(bossSheet);

/** All 6,561 worker sheets: the order of counting with `work` as 0, `coast` as 1 and `slack` as 2. */
export const EVERY_WORKER_SHEET: readonly WorkerSheet[] = everySequence(WORKER_HOURS).map(workerSheet);

const BOSS_SHEETS_BY_MINIMUM: readonly (readonly BossSheet[])[] = Array.from(
  { length: HOURS_A_DAY + 1 },
  (_, minimum) => EVERY_BOSS_SHEET.filter((sheet) => countMeetings(sheet.hours) >= minimum),
);

/** The boss sheets with at least `minMeetings` meetings: 219 of them at 3, 163 at 4. */
export function bossSheetsWith(minMeetings: number): readonly BossSheet[] {
  return BOSS_SHEETS_BY_MINIMUM[minMeetings] ?? [];
}

function everySequence<Hour>(hours: readonly Hour[]): Hour[][] {
  let sequences: Hour[][] = [[]];
  for (let hour = 0; hour < HOURS_A_DAY; hour++) {
    sequences = sequences.flatMap((sequence) => hours.map((next) => [...sequence, next]));
  }
  return sequences;
}

import type { BossHour, WorkerHour } from './sheets.ts';

/** What the worker was seen doing: `busy` looks like work, `hidden` is behind a closed shutter (RULES.md §7). */
export type WorkerSeen = WorkerHour | 'busy' | 'hidden';

/** One hour as somebody saw it. */
export interface HourSeen {
  readonly boss: BossHour;
  readonly worker: WorkerSeen;
  /** What the worker paid for being caught; 0 when he was not. */
  readonly fine: number;
}

/** What happens on the way from one state to the next. Days and hours count from 0. */
export type Event =
  /** The worker was shown these meetings before writing his sheet. */
  | { readonly kind: 'calendar-leaked'; readonly day: number; readonly hours: readonly number[] }
  | ({ readonly kind: 'hour-passed'; readonly day: number; readonly hour: number } & HourSeen)
  /** Both purses move by the day's takings; `bossGain` is in points (money times K). */
  | {
      readonly kind: 'day-closed';
      readonly day: number;
      readonly workerGain: number;
      readonly bossGain: number;
    }
  | { readonly kind: 'week-ended'; readonly winner: 'boss' | 'worker' | 'draw' };

import type { RngState } from '@foretell/engine';
import type { BossHour, WorkerHour } from './sheets.ts';
import type { Config } from './tables/rules.ts';

/** Monday to Friday. A game of ten days is two of these. */
export const DAYS_A_WEEK = 5;

/** The whole truth about a week in progress. Who may know what of it is for observe.ts to say. */
export interface State {
  readonly config: Config;
  /** Days that have been played, in order. The day now being planned has this length as its index. */
  readonly days: readonly Day[];
  /** The boss's sheet of today while the worker still writes: only with the calendar leak (RULES.md §8). */
  readonly sealed: SealedSheet | null;
  readonly workerMoney: number;
  /** The boss's money times `config.k`: output times a hundredfold multiplier, whole (RULES.md §5). */
  readonly bossPoints: number;
  /** Catches since the ladder last started (RULES.md §4). */
  readonly catches: number;
  readonly rng: {
    readonly detection: RngState;
    readonly leak: RngState;
  };
}

/** A day that has been played: eight entries in each list. */
export interface Day {
  readonly boss: readonly BossHour[];
  readonly worker: readonly WorkerHour[];
  /** The fine of each hour; 0 where nobody was caught. */
  readonly fines: readonly number[];
  /** The hours whose meeting the worker had been shown beforehand. */
  readonly leaked: readonly boolean[];
  readonly workerGain: number;
  /** In points, as `State.bossPoints`. */
  readonly bossGain: number;
}

export interface SealedSheet {
  readonly hours: readonly BossHour[];
  readonly leaked: readonly boolean[];
}

/** Whether the last day has been played. */
export function isOver(state: State): boolean {
  return state.days.length === state.config.days;
}

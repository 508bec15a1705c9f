import { binomial } from '../../src/bots/perfect/chances.ts';
import { type DayGame, layFlat } from '../../src/bots/perfect/day-game.ts';
import {
  catchesOf,
  type Ending,
  endingOf,
  type Load,
  loadsOf,
  possibleOf,
  type Strikes,
  strikesOf,
} from '../../src/bots/perfect/endings.ts';
import { HOURS_A_DAY } from '../../src/sheets.ts';
import type { Config } from '../../src/tables/rules.ts';
import type { Habit } from './deciders.ts';

/** A boss whose meetings lie at random, and a worker who reads each hour right with a chance. */
export interface Reading {
  readonly config: Config;
  readonly meetings: number;
  /** 0 to 1. */
  readonly accuracy: number;
}

/** What the worker does where he reads a meeting and where he reads that he is watched. */
export interface SplitLoad {
  readonly read: Load;
  readonly rest: Load;
}

/**
 * A reader's day. The signal is the number of hours that he reads as meetings, from 0 to 8; which hours they are makes no
 * difference to a worker who knows how many meetings there are. The options are a load for them and a load for the others:
 * all there are, unless `loadsFor` names those that he thinks of.
 */
export function readerDay(
  reading: Reading,
  loadsFor: (read: number) => readonly SplitLoad[] = splitLoads,
): DayGame {
  const strikes = strikesOf(reading.config);
  const signals = Array.from({ length: HOURS_A_DAY + 1 }, (_, read) =>
    loadsFor(read).map((load) => readerEndings(reading, strikes, read, load)),
  );
  return layFlat(reading.config, [signals]);
}

function splitLoads(read: number): SplitLoad[] {
  return loadsOf(read).flatMap((ofRead) =>
    loadsOf(HOURS_A_DAY - read).map((ofRest) => ({ read: ofRead, rest: ofRest })),
  );
}

/** Sums over how many of the hours that were read as meetings are some. */
function readerEndings(
  { config, meetings, accuracy }: Reading,
  strikes: Strikes,
  read: number,
  load: SplitLoad,
): Ending[] {
  const rest = HOURS_A_DAY - read;
  const whole = { coast: load.read.coast + load.rest.coast, slack: load.read.slack + load.rest.slack };
  const width = whole.slack + 1;
  const chances = new Float64Array((whole.coast + 1) * width);
  for (let right = Math.max(0, meetings - rest); right <= Math.min(meetings, read); right++) {
    const reads = binomial(meetings, right, accuracy);
    const misreads = binomial(HOURS_A_DAY - meetings, read - right, 1 - accuracy);
    const inRead = catchesOf(strikes, load.read, read, read - right);
    const inRest = catchesOf(strikes, load.rest, rest, rest - (meetings - right));
    for (const one of inRead) {
      for (const other of inRest) {
        const at = (one.coast + other.coast) * width + one.slack + other.slack;
        chances[at] = (chances[at] ?? 0) + reads * misreads * one.chance * other.chance;
      }
    }
  }
  return possibleOf(chances, width).map((caught) =>
    endingOf(config, { meetings, shown: 0, load: whole }, caught),
  );
}

/** What the published plan chooses from: to slack or to coast where a meeting is read. It works elsewhere. */
export function publishedLoads(read: number): readonly SplitLoad[] {
  const rest = { coast: 0, slack: 0 };
  return [
    { read: { coast: 0, slack: read }, rest },
    { read: { coast: read, slack: 0 }, rest },
  ];
}

/** The published plan: slack, and after two catches coast. */
export const PUBLISHED_PLAN: Habit = (catches) => (catches < 2 ? 0 : 1);

import { bestPlay, coarseWalk, coarseWeek } from '../../src/bots/perfect/coarse-week.ts';
import {
  certain,
  type DayGame,
  everyRow,
  type MeetingMix,
  plainDay,
} from '../../src/bots/perfect/day-game.ts';
import { daySolver } from '../../src/bots/perfect/day-solver.ts';
import { firstValue, safeRiseOf, valueWeek, type Walk, type WeekValue } from '../../src/bots/perfect/week.ts';
import type { Config } from '../../src/tables/rules.ts';
import { bestAnswer, followed } from './deciders.ts';
import { thresholdDay, thresholdHabit } from './threshold-worker.ts';

/** A win chance that counts as certain. */
const WON = 1 - 1e-8;

/** What this can falsify a morning by, and the gap that a solver of days lets pass. */
const ERROR_A_DAY = 1e-8 + 1e-9;

/** How far a value that was worked out step by step can be from the true one: errors of the days add up, no more. */
export function errorOf({ days }: Config): number {
  return days * ERROR_A_DAY;
}

/** Every step of lead; a worker who takes no chances when he need not. */
export function exactWalk(game: DayGame): Walk {
  return { stride: 1, won: WON, safeRise: safeRiseOf(game) };
}

/** The whole week, both sides playing their best: what an unreadable boss is worth. */
export function solveWeek(config: Config): WeekValue {
  const game = plainDay(config, everyRow(config));
  return valueWeek(config, game, bestPlay(daySolver(game)), exactWalk(game));
}

/** How often the boss wins when both sides play their best. */
export function valueOfWeek(config: Config): number {
  return firstValue(solveWeek(config));
}

/** What the coarse grid was never found to be wrong by (test/claims-perfect.test.ts). */
export const ROUGH_ERROR = 0.005;

/** The same on the coarse grid of the players' table, in a fiftieth of the time: for pictures, and for where to look. */
export function roughValueOf(config: Config): number {
  return firstValue(coarseWeek(config, plainDay(config, everyRow(config))));
}

/** How often a boss wins who draws the number of his meetings and their hours, against a perfect worker. */
export function againstPerfect(config: Config, mix: MeetingMix): number {
  const game = plainDay(config, [mix]);
  return firstValue(valueWeek(config, game, bestAnswer(game), exactWalk(game)));
}

/** The same on the coarse grid. */
export function roughlyAgainstPerfect(config: Config, meetings: number): number {
  const game = plainDay(config, [certain(meetings)]);
  return firstValue(valueWeek(config, game, bestAnswer(game), coarseWalk(config, game)));
}

/** The same with a number of meetings that never changes. */
export function meetingsAgainstPerfect(config: Config, meetings: number): number {
  return againstPerfect(config, certain(meetings));
}

/** How often he wins against a worker who goes by the table of thresholds. */
export function meetingsAgainstThresholds(config: Config, meetings: number): number {
  const game = thresholdDay(config, meetings);
  const decide = followed(game, thresholdHabit(config, meetings));
  return firstValue(
    valueWeek(config, game, decide, { ...exactWalk(game), safeRise: Number.POSITIVE_INFINITY }),
  );
}

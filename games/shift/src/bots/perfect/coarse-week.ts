import type { Config } from '../../tables/rules.ts';
import type { DayGame } from './day-game.ts';
import { type DaySolver, daySolver } from './day-solver.ts';
import type { ValueRow } from './expectation.ts';
import { fillBetween } from './interpolation.ts';
import {
  type Decider,
  type RowFinder,
  reachOf,
  safeRiseOf,
  valueWeek,
  type Walk,
  type WeekValue,
} from './week.ts';

/** Leads at which the players' table has a value lie this much money apart. */
const MONEY_APART = 2;

/** From this win chance on the players' table calls a week won. */
const WON = 1 - 1e-4;

/** Both sides play their best: the value of the day's game is what the morning is worth. */
export function bestPlay({ solve }: DaySolver): Decider {
  return ({ expected, values, count }) => {
    for (let at = 0; at < count; at++) {
      const { low, high } = solve(expected, at, count);
      values[at] = low + (high - low) / 2;
    }
  };
}

/** The week's value on a coarse grid: what the perfect players know when no table of their rules is at hand. */
export function coarseWeek(config: Config, game: DayGame): WeekValue {
  return valueWeek(config, game, bestPlay(daySolver(game)), coarseWalk(config, game));
}

/** How that grid is gone through. */
export function coarseWalk(config: Config, game: DayGame): Walk {
  return { stride: strideOf(config, game), won: WON, safeRise: safeRiseOf(game) };
}

function strideOf(config: Config, game: DayGame): number {
  return Math.max(1, Math.round((MONEY_APART * config.k) / game.step));
}

/** Two of these are a value: a win chance in steps of 1/4095. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const FINEST = DIGITS.length * DIGITS.length - 1;

/** A row of which nothing is written down: nobody gets there without having lost. */
const NOTHING = '-';

/** The coarse week as text: a line for each day from the second on, in it a word for each number of catches. */
export function formatWeek(config: Config, game: DayGame, week: WeekValue): string[] {
  const stride = strideOf(config, game);
  return week.slice(1).map((rows) => trimmed(rows.map((row) => formatRow(row, stride))).join(' '));
}

function formatRow({ values }: ValueRow, stride: number): string {
  const digits = Array.from({ length: Math.ceil(values.length / stride) }, (_, node) => {
    const parts = Math.round((values[node * stride] ?? 0) * FINEST);
    const low = parts % DIGITS.length;
    return `${DIGITS[(parts - low) / DIGITS.length] ?? ''}${DIGITS[low] ?? ''}`;
  });
  return digits.join('') || NOTHING;
}

/** Without the words behind the last one that says something. */
function trimmed(words: readonly string[]): readonly string[] {
  return words.slice(0, words.findLastIndex((word) => word !== NOTHING) + 1);
}

/** The rows of a written week, each made out when it is first asked for. */
export function readWeek(config: Config, game: DayGame, lines: readonly string[]): RowFinder {
  const stride = strideOf(config, game);
  const leads = reachOf(config, game, { safeRise: safeRiseOf(game) });
  const words = lines.map((line) => line.split(' '));
  const known = words.map(() => new Map<number, ValueRow>());
  return (day, catches) => {
    const word = words[day - 1]?.[catches] ?? NOTHING;
    if (word === NOTHING) return undefined;
    const ofDay = known[day - 1];
    const before = ofDay?.get(catches);
    if (before !== undefined) return before;
    const low = leads[day]?.[catches]?.least ?? 0;
    const row = { low, values: fillBetween(readWord(word), stride) };
    ofDay?.set(catches, row);
    return row;
  };
}

function readWord(word: string): number[] {
  return Array.from({ length: word.length / 2 }, (_, node) => {
    const parts =
      DIGITS.indexOf(word.charAt(2 * node)) * DIGITS.length + DIGITS.indexOf(word.charAt(2 * node + 1));
    return parts / FINEST;
  });
}

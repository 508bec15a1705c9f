import { fineAfter } from '../../rules/fine.ts';
import { HOURS_A_DAY } from '../../sheets.ts';
import { DAYS_A_WEEK } from '../../state.ts';
import type { Config } from '../../tables/rules.ts';
import type { DayGame } from './day-game.ts';
import { type Evening, eveningOf, expectBlock, LAST_EVENING, type ValueRow } from './expectation.ts';
import { fillBetween } from './interpolation.ts';

/** Some mornings that differ in nothing but the lead, and what the day's rows and options are worth on them. */
export interface MorningBlock {
  day: number;
  catches: number;
  /** The boss's lead on the first of them, in steps; each following one has a step more. */
  lead: number;
  count: number;
  /** As `expectBlock` writes it. */
  readonly expected: Float64Array;
  /** What the mornings are worth to the boss: `count` values, for the decider to fill in. */
  readonly values: Float64Array;
}

/** Whoever decides both sheets of a day: makes of the worth of every pair the worth of the morning. */
export type Decider = (block: MorningBlock) => void;

/** How a week is gone through. */
export interface Walk {
  /** Every how many steps of lead a value is worked out; those between are interpolated. 1 is exact. */
  readonly stride: number;
  /** The win chance from which on every larger lead counts as won. At 1 or above nothing is taken for granted. */
  readonly won: number;
  /**
   * How far the lead rises at most on a day on which the worker takes no chances. Below it, times the days that are left,
   * he wins for certain and nothing is worked out. Infinite when it is not certain that this worker would.
   */
  readonly safeRise: number;
}

/**
 * The worth to the boss of every morning of a week: `mornings[day][catches]`. Mornings that cannot come about, or of which
 * it is certain how they end, may be missing.
 */
export type WeekValue = readonly (readonly ValueRow[])[];

const ALWAYS_WON: ValueRow = { low: Number.MIN_SAFE_INTEGER, values: new Float64Array(0) };
const ALWAYS_LOST: ValueRow = { low: Number.MAX_SAFE_INTEGER, values: new Float64Array(0) };

/** How many mornings are worked out together. */
export const BLOCK = 32;

/** An empty block for days of this shape. */
export function openBlock(game: DayGame): MorningBlock {
  const expected = new Float64Array(game.rows * game.options * BLOCK);
  return { day: 0, catches: 0, lead: 0, count: 0, expected, values: new Float64Array(BLOCK) };
}

/** Backward induction from the last evening to Monday morning (Shapley 1953, for a week that ends). */
export function valueWeek(config: Config, game: DayGame, decide: Decider, walk: Walk): WeekValue {
  const mornings: (readonly ValueRow[])[] = [];
  const block = openBlock(game);
  const reach = reachOf(config, game, walk);
  for (let day = config.days - 1; day >= 0; day--) {
    const rowAt = rowsAfter(config, (next, catches) => mornings[next]?.[catches], day);
    block.day = day;
    mornings[day] = (reach[day] ?? []).map((leads, catches) => {
      if (leads.most < leads.undecided) return ALWAYS_LOST;
      if (leads.least > leads.most) return ALWAYS_WON;
      block.catches = catches;
      const evening = eveningOf(config, game.step, catches, rowAt);
      return valueRow(game, evening, block, leads, decide, walk);
    });
  }
  return mornings;
}

/** What Monday morning is worth: the value of the whole game. */
export function firstValue(mornings: WeekValue): number {
  const { low, values } = mornings[0]?.[0] ?? ALWAYS_LOST;
  if (low > 0) return 0;
  return values[-low] ?? 1;
}

/** Finds the row of a morning; none when it cannot come about or is won for certain. */
export type RowFinder = (day: number, catches: number) => ValueRow | undefined;

/** The rows to which the evenings of `day` lead, by catches. */
export function rowsAfter(config: Config, rowOf: RowFinder, day: number): (catches: number) => ValueRow {
  if (day === config.days - 1) return () => LAST_EVENING;
  const restarts = config.ladderRestarts && day + 1 === DAYS_A_WEEK;
  return (catches) => rowOf(day + 1, restarts ? 0 : catches) ?? ALWAYS_WON;
}

function valueRow(
  game: DayGame,
  evening: Evening,
  block: MorningBlock,
  leads: Leads,
  decide: Decider,
  { stride, won }: Walk,
): ValueRow {
  const values: number[] = [];
  let lead = leads.least;
  while (lead < leads.most + stride && (values.at(-1) ?? 0) <= won) {
    block.lead = lead;
    block.count = stride === 1 ? Math.min(BLOCK, leads.most - lead + 1) : 1;
    expectBlock(game, evening, lead, block.count, block.expected);
    decide(block);
    for (let at = 0; at < block.count; at++) values.push(block.values[at] ?? 0);
    lead += block.count * stride;
  }
  return { low: leads.least, values: fillBetween(values, stride) };
}

/** Leads of a morning, in steps; all ends included. */
export interface Leads {
  /** Those that can come about and are not won or lost for certain; none when `least` is above `most`. */
  readonly least: number;
  readonly most: number;
  /** Below this lead the worker wins for certain. */
  readonly undecided: number;
}

/** Which leads have to be looked at, each morning: `[day][catches]`. */
export function reachOf(
  config: Config,
  game: DayGame,
  { safeRise }: Pick<Walk, 'safeRise'>,
): readonly (readonly Leads[])[] {
  const fall = game.gain.reduce((least, gain) => Math.min(least, gain), 0);
  const rise = game.gain.reduce((most, gain) => Math.max(most, gain), 0);
  return Array.from({ length: config.days }, (_, day) => {
    // The days whose catches still count, and those before the ladder restarted.
    const counted = config.ladderRestarts && day >= DAYS_A_WEEK ? day - DAYS_A_WEEK : day;
    const forgotten = finesOf(config, game.step, (day - counted) * HOURS_A_DAY);
    const left = config.days - day;
    const undecided = -left * safeRise;
    return Array.from({ length: counted * HOURS_A_DAY + 1 }, (__, catches) => {
      const fines = finesOf(config, game.step, catches);
      return {
        least: Math.max(day * fall + fines, undecided),
        most: Math.min(day * rise + fines + forgotten, -left * fall),
        undecided,
      };
    });
  });
}

/** The fines of the first `catches` catches of a ladder, in steps of lead. */
function finesOf(config: Config, step: number, catches: number): number {
  let fines = 0;
  for (let before = 0; before < catches; before++) fines += fineAfter(config, before);
  return (fines * config.k) / step;
}

/** How far the lead rises at most on a day of honest work, in steps: nobody is caught at that. */
export function safeRiseOf(game: DayGame): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let cell = 0; cell < game.rows * game.options; cell++) {
    const isWork = game.firstOption.includes(cell % game.options);
    const first = game.firstEnding[cell] ?? 0;
    if (isWork && first < (game.firstEnding[cell + 1] ?? 0)) most = Math.max(most, game.gain[first] ?? 0);
  }
  return most;
}

import { HOURS_A_DAY } from '../../sheets.ts';
import type { Config } from '../../tables/rules.ts';
import { binomial } from './chances.ts';
import { catchesOf, type Ending, endingOf, type Load, loadsOf, type Strikes, strikesOf } from './endings.ts';

/**
 * A day as a game of numbers, laid flat. The boss chooses a *row*; the worker sees a *signal* and chooses one of its
 * *options*; chance decides among the *endings* of row and option. The chance of the signal is part of the ending's, so a
 * *plan*, which is one option for each signal, is worth the sum over its options.
 *
 * The first option of a signal is honest work.
 */
export interface DayGame {
  readonly rows: number;
  readonly signals: number;
  /** The options of signal `s` are `firstOption[s]` (inclusive) to `firstOption[s + 1]` (exclusive). */
  readonly firstOption: Int32Array;
  /** Of all signals together. */
  readonly options: number;
  /** The endings of row `r` and option `o` begin at `firstEnding[r * options + o]` and end where the next ones begin. */
  readonly firstEnding: Int32Array;
  readonly chance: Float64Array;
  readonly caught: Uint8Array;
  /** What the boss's lead gains before fines, in steps. */
  readonly gain: Int32Array;
  /** Points in a step: every lead that a week can come to is a whole number of them. */
  readonly step: number;
}

/** A lottery over the number of meetings of a day: how likely each number is, from 0 to 8. */
export type MeetingMix = readonly number[];

/** So many meetings for certain. */
export function certain(meetings: number): MeetingMix {
  return Array.from({ length: HOURS_A_DAY + 1 }, (_, count) => (count === meetings ? 1 : 0));
}

/** Every number of meetings the rules allow, each a row of its own. */
export function everyRow({ minMeetings }: Config): MeetingMix[] {
  return Array.from({ length: HOURS_A_DAY + 1 - minMeetings }, (_, more) => certain(minMeetings + more));
}

/**
 * The day against a boss whose meetings lie at random. The signal is how many of them the calendar shows, and the options
 * are the loads, in the order of {@link loadsOf}, of the hours that it does not show: in the others the worker slacks,
 * which nothing he could do there beats.
 */
export function plainDay(config: Config, rows: readonly MeetingMix[]): DayGame {
  const strikes = strikesOf(config);
  const signals = Array.from({ length: config.leak > 0 ? HOURS_A_DAY + 1 : 1 }, (_, shown) => shown);
  return layFlat(
    config,
    rows.map((mix) =>
      signals.map((shown) =>
        loadsOf(HOURS_A_DAY - shown).map((load) => plainEndings(config, strikes, mix, shown, load)),
      ),
    ),
  );
}

function plainEndings(
  config: Config,
  strikes: Strikes,
  mix: MeetingMix,
  shown: number,
  load: Load,
): Ending[] {
  const endings: Ending[] = [];
  for (let meetings = shown; meetings <= HOURS_A_DAY; meetings++) {
    const weight = (mix[meetings] ?? 0) * binomial(meetings, shown, config.leak / 100);
    if (weight === 0) continue;
    for (const caught of catchesOf(strikes, load, HOURS_A_DAY - shown, HOURS_A_DAY - meetings)) {
      const chance = caught.chance * weight;
      endings.push(endingOf(config, { meetings, shown, load }, { ...caught, chance }));
    }
  }
  return endings;
}

/** Lays out `endings[row][signal][option]`. */
export function layFlat(
  config: Config,
  endings: readonly (readonly (readonly (readonly Ending[])[])[])[],
): DayGame {
  const signals = endings[0] ?? [];
  const cells = endings.flat(2);
  const all = cells.flat();
  const step = all.reduce((divisor, { gain }) => commonDivisor(divisor, gain), config.k);
  return {
    rows: endings.length,
    signals: signals.length,
    firstOption: startsOf(signals),
    options: signals.reduce((sum, { length }) => sum + length, 0),
    firstEnding: startsOf(cells),
    chance: Float64Array.from(all, ({ chance }) => chance),
    caught: Uint8Array.from(all, ({ caught }) => caught),
    gain: Int32Array.from(all, ({ gain }) => gain / step),
    step,
  };
}

/** Where each list begins when all are laid end to end, and where the last one ends. */
function startsOf(lists: readonly (readonly unknown[])[]): Int32Array {
  const starts = new Int32Array(lists.length + 1);
  for (const [index, { length }] of lists.entries()) starts[index + 1] = (starts[index] ?? 0) + length;
  return starts;
}

function commonDivisor(one: number, other: number): number {
  let divisor = one;
  for (let rest = other % divisor; rest !== 0; ) {
    const next = divisor % rest;
    divisor = Math.abs(rest);
    rest = next;
  }
  return divisor;
}

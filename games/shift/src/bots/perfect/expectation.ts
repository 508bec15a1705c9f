import { fineAfter } from '../../rules/fine.ts';
import { HOURS_A_DAY } from '../../sheets.ts';
import type { Config } from '../../tables/rules.ts';
import type { DayGame } from './day-game.ts';

/** How likely the boss is to win with each lead, at one number of catches on one evening. It rises with the lead. */
export interface ValueRow {
  /** The lead of the first value, in steps. Below it the boss has lost, above the last value he has won. */
  readonly low: number;
  readonly values: Float64Array;
}

/** On the last evening only the sign of the lead counts, and equal money is half a win (RULES.md §6). */
export const LAST_EVENING: ValueRow = { low: 0, values: Float64Array.of(0.5) };

/** What an evening is worth, by the catches of the day that ends with it. */
export interface Evening {
  /** The row after this many catches today, 0 to 8. */
  readonly rows: readonly ValueRow[];
  /** The fines of this many catches today, in steps of lead. */
  readonly fines: Int32Array;
}

/** The evening of a day that began with `catches`. `rowAt` gives the row of a number of catches. */
export function eveningOf(
  config: Config,
  step: number,
  catches: number,
  rowAt: (catches: number) => ValueRow,
): Evening {
  const counts = Array.from({ length: HOURS_A_DAY + 1 }, (_, caught) => caught);
  const fines = new Int32Array(counts.length);
  for (const caught of counts.slice(1)) {
    const fine = (fineAfter(config, catches + caught - 1) * config.k) / step;
    fines[caught] = (fines[caught - 1] ?? 0) + fine;
  }
  return { rows: counts.map((caught) => rowAt(catches + caught)), fines };
}

/**
 * What every row and option of a day is worth to the boss at `count` leads in a row from `lead` on: chance of a win, times
 * the chance of the option's signal. Written to `expected[(row * options + option) * count + place]`.
 *
 * Neighbouring leads together, because their next values are neighbours as well: nothing is looked up but where a list
 * begins, and the edges of what is undecided are met once a list.
 */
export function expectBlock(
  game: DayGame,
  evening: Evening,
  lead: number,
  count: number,
  expected: Float64Array,
): void {
  const { firstEnding, chance, caught, gain } = game;
  const { rows, fines } = evening;
  const cells = game.rows * game.options;
  expected.fill(0, 0, cells * count);
  for (let cell = 0; cell < cells; cell++) {
    const end = firstEnding[cell + 1] ?? 0;
    for (let ending = firstEnding[cell] ?? 0; ending < end; ending++) {
      const catches = caught[ending] ?? 0;
      const row = rows[catches] ?? LAST_EVENING;
      const first = lead + (gain[ending] ?? 0) + (fines[catches] ?? 0) - row.low;
      addShifted(expected, cell * count, count, row.values, first, chance[ending] ?? 0);
    }
  }
}

/** Adds `weight` times the values from `first` on; left of them stand zeros, right of them ones. */
function addShifted(
  sums: Float64Array,
  at: number,
  count: number,
  values: Float64Array,
  first: number,
  weight: number,
): void {
  const inside = Math.min(count, values.length - first);
  let place = Math.max(0, -first);
  for (; place < inside; place++) {
    sums[at + place] = (sums[at + place] ?? 0) + weight * (values[first + place] ?? 0);
  }
  for (; place < count; place++) sums[at + place] = (sums[at + place] ?? 0) + weight;
}

import { HOURS_A_DAY } from '../../../src/sheets.ts';
import { ACTIONS } from '../../../src/tables/actions.ts';
import { type Bundle, bundleOf, caughtOf, type Law, outputOf, sideOf } from './law.ts';

/** Room to add up the days of a week. Empty between one week and the next, so that it serves for all of them. */
export interface Table {
  readonly days: number;
  readonly cells: Float64Array;
}

export function openTable(days: number): Table {
  return { days, cells: new Float64Array((days * HOURS_A_DAY + 1) * widthOf(days) ** 2) };
}

/** `days` days, at most those of the table, each with the law that the catches before it call for. */
export function playDays(
  days: number,
  dayAfter: (catches: number) => Law,
  table: Table = openTable(days),
): Law {
  const { cells } = table;
  const wide = widthOf(table.days);
  const steps = new Map<Law, Steps>();
  const stepsAfter = (catches: number): Steps => {
    const law = dayAfter(catches);
    const known = steps.get(law) ?? stepsOf(law, wide);
    steps.set(law, known);
    return known;
  };
  let week: Steps = { places: [0], chances: [1] };
  for (let day = 0; day < days; day++) {
    const touched: number[] = [];
    for (let at = 0; at < week.places.length; at++) {
      const place = week.places[at] ?? 0;
      const next = stepsAfter(Math.floor(place / (wide * wide)));
      spread(cells, touched, place, week.chances[at] ?? 0, next);
    }
    week = take(cells, touched);
  }
  return new Map(week.places.map((place, at) => [bundleAt(place, wide), week.chances[at] ?? 0]));
}

/** A law laid out on a table: the place of a bundle is linear in its three numbers, so that places add up as bundles do. */
interface Steps {
  readonly places: readonly number[];
  readonly chances: readonly number[];
}

/** One more than the most side money, and the most output, of so many days. */
function widthOf(days: number): number {
  return Math.max(ACTIONS.rows.slack.money, ACTIONS.rows.work.output) * HOURS_A_DAY * days + 1;
}

function stepsOf(law: Law, wide: number): Steps {
  const places = [...law.keys()].map(
    (bundle) => (caughtOf(bundle) * wide + sideOf(bundle)) * wide + outputOf(bundle),
  );
  return { places, chances: [...law.values()] };
}

function bundleAt(place: number, wide: number): Bundle {
  const rest = Math.floor(place / wide);
  return bundleOf({ caught: Math.floor(rest / wide), side: rest % wide, output: place % wide });
}

/** Where all the time goes. Notes which places of the table, empty before, are not empty any more. */
function spread(cells: Float64Array, touched: number[], from: number, chance: number, steps: Steps): void {
  const { places, chances } = steps;
  for (let at = 0; at < places.length; at++) {
    const place = from + (places[at] ?? 0);
    const before = cells[place] ?? 0;
    if (before === 0) touched.push(place);
    cells[place] = before + chance * (chances[at] ?? 0);
  }
}

/** What has come together on the table, which is empty afterwards. */
function take(cells: Float64Array, places: readonly number[]): Steps {
  const chances = places.map((place) => cells[place] ?? 0);
  for (const place of places) cells[place] = 0;
  return { places, chances };
}

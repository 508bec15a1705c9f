import { meetingChances, modelBoss } from '../../src/bots/model.ts';
import { type Caught, endingOf, type Load, loadsOf } from '../../src/bots/perfect/endings.ts';
import { type Evening, eveningOf } from '../../src/bots/perfect/expectation.ts';
import { outlookOf } from '../../src/bots/perfect/outlook.ts';
import { rowsAfter } from '../../src/bots/perfect/week.ts';
import { hoursByScore } from '../../src/bots/rank.ts';
import type { View } from '../../src/observe.ts';
import { detectionOf } from '../../src/rules/detection.ts';
import { leadOfBoss } from '../../src/rules/money.ts';
import { HOURS_A_DAY, type WorkerHour } from '../../src/sheets.ts';

/**
 * The sheet of a worker who reads his boss as the hard one does and then plays for the win: of all loads, with the risks in
 * the safest hours, the one that leaves the boss the least chance, if from tomorrow on both play perfectly.
 */
export function readToWin(view: View): WorkerHour[] {
  const model = modelBoss(view);
  const meets = meetingChances(model, model.belief).map((chance, hour) => (view.leaked[hour] ? 1 : chance));
  const order = hoursByScore(meets);
  const morning = {
    view,
    meetings: model.meetings,
    watched: order.map((hour) => 1 - (meets[hour] ?? 0)),
    ...prospectsOf(view),
  };
  const loads = loadsOf(HOURS_A_DAY).map((load) => ({ load, worth: worthOf(morning, load) }));
  const { load } = loads.reduce((best, each) => (each.worth < best.worth ? each : best));
  const hours: WorkerHour[] = Array.from({ length: HOURS_A_DAY }, () => 'work');
  for (const [place, hour] of order.entries()) {
    if (place < load.slack) hours[hour] = 'slack';
    else if (place < load.slack + load.coast) hours[hour] = 'coast';
  }
  return hours;
}

interface Morning {
  readonly view: View;
  /** How likely each number of meetings is. */
  readonly meetings: readonly { readonly count: number; readonly chance: number }[];
  /** How likely each hour is watched, the safest hour first. */
  readonly watched: readonly number[];
  readonly evening: Evening;
  readonly step: number;
}

function prospectsOf({ config, catches, day }: View): Pick<Morning, 'evening' | 'step'> {
  const { game, rowOf } = outlookOf(config);
  const evening = eveningOf(config, game.step, catches, rowsAfter(config, rowOf, day));
  return { evening, step: game.step };
}

/** The boss's chance to win the week when this load is played today. Hours are taken as independent of each other. */
function worthOf({ view, meetings, watched, evening, step }: Morning, load: Load): number {
  const { config } = view;
  const lead = leadOfBoss(config, view);
  const caughtOf = (from: number, to: number, action: WorkerHour) =>
    countCaught(watched.slice(from, to).map((chance) => (chance * detectionOf(config, action)) / 100));
  const slacks = caughtOf(0, load.slack, 'slack');
  const coasts = caughtOf(load.slack, load.slack + load.coast, 'coast');
  let worth = 0;
  for (const { coast, slack, chance } of pairsOf(coasts, slacks)) {
    for (const { count, chance: ofCount } of meetings) {
      const shape = { meetings: count, shown: 0, load };
      const { caught, gain } = endingOf(config, shape, { coast, slack, chance });
      worth += chance * ofCount * winChance(evening, caught, (lead + gain) / step);
    }
  }
  return worth;
}

/** How likely each number of catches is, from how likely each hour is caught. */
function countCaught(chances: readonly number[]): number[] {
  const counts = [1];
  for (const chance of chances) {
    for (let caught = counts.length; caught >= 0; caught--) {
      counts[caught] = (counts[caught] ?? 0) * (1 - chance) + (counts[caught - 1] ?? 0) * chance;
    }
  }
  return counts;
}

function pairsOf(coasts: readonly number[], slacks: readonly number[]): Caught[] {
  return coasts.flatMap((ofCoast, coast) =>
    slacks.map((ofSlack, slack) => ({ coast, slack, chance: ofCoast * ofSlack })),
  );
}

function winChance({ rows, fines }: Evening, caught: number, lead: number): number {
  const row = rows[caught];
  if (row === undefined) return 1;
  const at = lead + (fines[caught] ?? 0) - row.low;
  return at < 0 ? 0 : (row.values[at] ?? 1);
}

import { coarseWeek } from '../../src/bots/perfect/coarse-week.ts';
import { everyRow, plainDay } from '../../src/bots/perfect/day-game.ts';
import { daySolver } from '../../src/bots/perfect/day-solver.ts';
import { loadsOf } from '../../src/bots/perfect/endings.ts';
import { eveningOf, expectBlock } from '../../src/bots/perfect/expectation.ts';
import { rowsAfter } from '../../src/bots/perfect/week.ts';
import { leadOfBoss } from '../../src/rules/money.ts';
import { HOURS_A_DAY } from '../../src/sheets.ts';
import type { ModelRules } from '../params.ts';

/** What perfect play of a week is worth before it begins, and how both sides play its first day. */
export interface Monday {
  /** Chance that the boss wins, between 0 and 1. */
  readonly bossWins: number;
  /** How likely each number of meetings is, from 0 to 8. */
  readonly meetings: readonly number[];
  /** Expected hours of the worker's, of those that no calendar has shown him. */
  readonly coast: number;
  readonly slack: number;
}

/** Solves the week on the coarse grid of the perfect players: fast enough to follow a finger. */
export function solveMonday(rules: ModelRules): Monday {
  const game = plainDay(rules, everyRow(rules));
  const week = coarseWeek(rules, game);
  const evening = eveningOf(
    rules,
    game.step,
    0,
    rowsAfter(rules, (day, catches) => week[day]?.[catches], 0),
  );
  const expected = new Float64Array(game.rows * game.options);
  expectBlock(game, evening, leadOfBoss(rules, { workerMoney: 0, bossPoints: 0 }) / game.step, 1, expected);
  const { low, high, boss, worker, plans, options } = daySolver(game).solve(expected, 0, 1);
  const meetings = Array.from(
    { length: HOURS_A_DAY + 1 },
    (_, count) => boss[count - rules.minMeetings] ?? 0,
  );
  const loads = loadsOf(HOURS_A_DAY);
  let coast = 0;
  let slack = 0;
  for (let plan = 0; plan < plans; plan++) {
    // Without a leak there is one signal; with one, this is the morning on which nothing was shown.
    const load = loads[options[plan * game.signals] ?? 0];
    coast += (worker[plan] ?? 0) * (load?.coast ?? 0);
    slack += (worker[plan] ?? 0) * (load?.slack ?? 0);
  }
  return { bossWins: low + (high - low) / 2, meetings, coast, slack };
}

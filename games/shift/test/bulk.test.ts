import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BulkWeek, playBulkDay, startBulkWeek } from '../src/bulk.ts';
import type { Move } from '../src/sheets.ts';
import type { Config } from '../src/tables/rules.ts';
import { boss, play, week, worker } from './weeks.ts';

const letters = (alphabet: string) =>
  fc.array(fc.constantFrom(...alphabet), { minLength: 8, maxLength: 8 }).map((all) => all.join(''));
const bossLetters = letters('M.').filter((sheet) => sheet.split('M').length > 3);
const someDays = fc.array(fc.record({ boss: bossLetters, worker: letters('wcs') }), {
  minLength: 10,
  maxLength: 10,
});
const someRules = fc.constantFrom<Partial<Config>>(
  {},
  { days: 10 },
  { days: 10, ladderRestarts: true },
  { caughtCoastKeepsOutput: true, slope: 17 },
  { firstFine: 3, fineStep: 2, coastDetection: 50, slackDetection: 90 },
);

const maskOf = (sheet: string, letter: string) =>
  [...sheet].reduce((mask, each, hour) => (each === letter ? mask | (1 << hour) : mask), 0);

/** Whether the bulk week ends every day with the purses of the game itself. */
function agrees(day: typeof playBulkDay) {
  return fc.property(fc.string(), someRules, someDays, (seed, rules, days) => {
    let state = week(rules, seed);
    const bulk: BulkWeek = startBulkWeek(seed);
    for (const sheets of days.slice(0, state.config.days)) {
      const moves: Record<string, Move> = { boss: boss(sheets.boss), worker: worker(sheets.worker) };
      state = play(state, moves);
      day(
        state.config,
        bulk,
        maskOf(sheets.boss, 'M'),
        maskOf(sheets.worker, 'c'),
        maskOf(sheets.worker, 's'),
      );
      const { workerMoney, bossPoints, catches } = state;
      if (workerMoney !== bulk.workerMoney || bossPoints !== bulk.bossPoints || catches !== bulk.catches)
        return false;
    }
    return true;
  });
}

describe('weeks in bulk', () => {
  test('end every day with the purses and catches of the game itself', () => {
    fc.assert(agrees(playBulkDay), { seed: 7, numRuns: 500 });
  });

  test('… and would not, if meetings did not hide the worker', () => {
    const openDoors: typeof playBulkDay = (config, bulk, meetings, coast, slack) => {
      const before = bulk.bossPoints;
      playBulkDay(config, bulk, 0, coast, slack);
      bulk.bossPoints =
        before + ((bulk.bossPoints - before) / 100) * (100 + config.slope * maskOf('M', 'M') * meetings);
    };
    expect(fc.check(agrees(openDoors), { seed: 7 }).failed).toBe(true);
  });
});

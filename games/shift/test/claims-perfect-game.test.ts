import { sample, wilson } from '@foretell/lab';
import { describe, expect, test } from 'vitest';
import { worthOf } from '../claims/perfect/deciders.ts';
import { randomMeetings } from '../claims/perfect/exploitability.ts';
import { exactWalk, valueOfWeek } from '../claims/perfect/values.ts';
import { BOTS } from '../src/bots/bots.ts';
import { everyRow, plainDay } from '../src/bots/perfect/day-game.ts';
import { daySolver } from '../src/bots/perfect/day-solver.ts';
import { catchesOf, endingOf, type Load, strikesOf } from '../src/bots/perfect/endings.ts';
import { eveningOf, expectBlock } from '../src/bots/perfect/expectation.ts';
import { outlookOf } from '../src/bots/perfect/outlook.ts';
import { firstValue, openBlock, rowsAfter, valueWeek } from '../src/bots/perfect/week.ts';
import { shift } from '../src/game.ts';
import { MEASURE } from '../src/measure.ts';
import { runDay } from '../src/rules/day.ts';
import { countCatches } from '../src/rules/fine.ts';
import { bossSheetsWith, countMeetings, HOURS_A_DAY, type WorkerHour } from '../src/sheets.ts';
import { type Config, RULES } from '../src/tables/rules.ts';

const STANDARD: Config = RULES.rows.standard;

/** How likely each pair of catches and gain is, by playing every boss sheet with so many meetings and every luck. */
function playedEndings(config: Config, meetings: number, load: Load): Map<string, number> {
  const worker = Array.from({ length: HOURS_A_DAY }, (_, hour): WorkerHour => {
    if (hour < load.coast) return 'coast';
    return hour < load.coast + load.slack ? 'slack' : 'work';
  });
  const sheets = bossSheetsWith(meetings).filter(({ hours }) => countMeetings(hours) === meetings);
  const endings = new Map<string, number>();
  for (const { hours: boss } of sheets) {
    for (let luck = 0; luck < 1 << (load.coast + load.slack); luck++) {
      const strikes = worker.map((_, hour) => ((luck >> hour) & 1) === 1);
      const draws = strikes.map((strikes) => (strikes ? 0 : 99));
      const day = runDay(config, { boss, worker, leaked: [], draws, catches: 0 });
      const chance = strikes.slice(0, load.coast + load.slack).reduce((product, isStruck, hour) => {
        const detection = worker[hour] === 'coast' ? 0.4 : 0.8;
        return product * (isStruck ? detection : 1 - detection);
      }, 1 / sheets.length);
      const fines = day.fines.reduce((sum, fine) => sum + fine, 0);
      const gain = day.bossGain - config.k * (day.workerGain + fines);
      const name = `${countCatches(day.fines)} ${gain}`;
      endings.set(name, (endings.get(name) ?? 0) + chance);
    }
  }
  return endings;
}

function modelEndings(config: Config, meetings: number, load: Load): Map<string, number> {
  const endings = new Map<string, number>();
  for (const each of catchesOf(strikesOf(config), load, HOURS_A_DAY, HOURS_A_DAY - meetings)) {
    const { caught, gain, chance } = endingOf(config, { meetings, shown: 0, load }, each);
    endings.set(`${caught} ${gain}`, (endings.get(`${caught} ${gain}`) ?? 0) + chance);
  }
  return endings;
}

function furthest(one: Map<string, number>, other: Map<string, number>): number {
  const names = new Set([...one.keys(), ...other.keys()]);
  return Math.max(...[...names].map((name) => Math.abs((one.get(name) ?? 0) - (other.get(name) ?? 0))));
}

describe('a day of the model', () => {
  const loads = [
    { coast: 0, slack: 0 },
    { coast: 3, slack: 2 },
    { coast: 0, slack: 4 },
    { coast: 6, slack: 1 },
  ];

  test('ends as the rules end it, whatever lots and luck decide', () => {
    for (const caughtCoastKeepsOutput of [false, true]) {
      const config = { ...STANDARD, caughtCoastKeepsOutput };
      for (const meetings of [3, 5, 8]) {
        for (const load of loads) {
          const played = playedEndings(config, meetings, load);
          expect(furthest(modelEndings(config, meetings, load), played)).toBeLessThan(1e-12);
        }
      }
    }
  });

  test('with another detection, or another reading of a caught coast hour, would end otherwise', () => {
    const played = playedEndings(STANDARD, 3, { coast: 3, slack: 2 });
    for (const wrong of [{ coastDetection: 41 }, { caughtCoastKeepsOutput: true }, { slope: 21 }]) {
      const model = modelEndings({ ...STANDARD, ...wrong }, 3, { coast: 3, slack: 2 });
      expect(furthest(model, played)).toBeGreaterThan(1e-3);
    }
  });
});

/** How often the boss wins against the perfect worker when he draws his number from the mix: both are known exactly. */
function randomAgainstPerfectWorker(config: Config): number {
  const { game, rowOf } = outlookOf(config);
  const mix = randomMeetings(config).slice(config.minMeetings);
  const solver = daySolver(game);
  const believed = openBlock(game);
  const decide = (block: typeof believed) => {
    const evening = eveningOf(config, game.step, block.catches, rowsAfter(config, rowOf, block.day));
    expectBlock(game, evening, block.lead, block.count, believed.expected);
    for (let at = 0; at < block.count; at++) {
      solver.forget();
      const { worker, plans, options } = solver.solve(believed.expected, at, block.count);
      let worth = 0;
      for (const [row, ofRow] of mix.entries()) {
        for (let plan = 0; plan < plans; plan++) {
          worth += ofRow * (worker[plan] ?? 0) * worthOf(game, block, at, row, options[plan] ?? 0);
        }
      }
      block.values[at] = worth;
    }
  };
  return firstValue(valueWeek(config, game, decide, { ...exactWalk(game), won: 1 }));
}

/** How often the boss wins when the game itself is played; a draw is half a win. */
function played(config: Config, boss: string, worker: string, games: number) {
  const bot = (seat: string, id: string) => {
    const found = BOTS.find((each) => each.seat === seat && each.id === id);
    if (found === undefined) throw new Error(`no ${seat} ${id}`);
    return found;
  };
  const players = { boss: bot('boss', boss), worker: bot('worker', worker) };
  const { wins, draws } = sample({ game: shift, config, players }, MEASURE, {
    seed: 'perfect',
    from: 0,
    to: games,
  });
  const share = ((wins.boss ?? 0) + draws / 2) / games;
  const { low, high } = wilson(wins.boss ?? 0, games);
  // Twice as far as 95 % of samples are off: about one in ten thousand is further.
  return { share, reach: high - low };
}

describe('the calculation and the game', () => {
  test('say the same of the perfect worker under a boss who draws lots', () => {
    const { share, reach } = played(STANDARD, 'random', 'perfect', 4000);
    expect(Math.abs(share - randomAgainstPerfectWorker(STANDARD))).toBeLessThan(reach);
  });

  test('would not, if the calculation took coasting for safer than it is', () => {
    const { share, reach } = played(STANDARD, 'random', 'perfect', 4000);
    const wrong = randomAgainstPerfectWorker({ ...STANDARD, coastDetection: 34 });
    expect(Math.abs(share - wrong)).toBeGreaterThan(reach);
  });

  test.each([['standard'], ['calendar-leak']] as const)(
    'agree on two perfect players, to what either of them can be exploited by (%s)',
    (rules) => {
      const config: Config = RULES.rows[rules];
      const { share, reach } = played(config, 'perfect', 'perfect', 3000);
      expect(Math.abs(share - valueOfWeek(config))).toBeLessThan(reach + 0.006);
      expect(reach).toBeLessThan(0.04);
    },
  );
});

describe('a solver of days', () => {
  test('finds what two mixes guarantee, with a calendar that leaks and without', () => {
    for (const config of [STANDARD, { ...STANDARD, leak: 30 }]) {
      const { game, rowOf } = outlookOf(config);
      const solver = daySolver(game);
      const block = openBlock(game);
      const evening = eveningOf(config, game.step, 2, rowsAfter(config, rowOf, 2));
      for (const lead of [-400, -200, -50, 0, 100, 300]) {
        expectBlock(game, evening, lead, 1, block.expected);
        const { low, high, boss } = solver.solve(block.expected, 0, 1);
        expect(high - low).toBeLessThan(1e-10);
        expect(boss.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
        solver.forget();
        expect(solver.solve(block.expected, 0, 1).high).toBeCloseTo(high, 9);
      }
    }
  });

  test('knows as many rows and loads as the rules allow', () => {
    const { rows, options, signals } = plainDay(STANDARD, everyRow(STANDARD));
    expect({ rows, options, signals }).toEqual({ rows: 6, options: 45, signals: 1 });
    expect(plainDay({ ...STANDARD, leak: 30 }, everyRow(STANDARD))).toMatchObject({
      signals: 9,
      options: 165,
    });
  });
});

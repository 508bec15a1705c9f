import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shift } from '../src/game.ts';
import { runDay } from '../src/rules/day.ts';
import { fineAfter } from '../src/rules/fine.ts';
import { winnerOf } from '../src/rules/money.ts';
import { bossSheetsWith, EVERY_WORKER_SHEET, type Move } from '../src/sheets.ts';
import type { Day } from '../src/state.ts';
import { type Config, RULES } from '../src/tables/rules.ts';
import { boss, play, playDays, randomWeek, week, worker } from './weeks.ts';

const standard: Config = RULES.rows.standard;
const NEVER = 99;

/** One day of standard rules. `draws` are the detection numbers; `config` and `run` are there to be sabotaged. */
function day(
  bossLetters: string,
  workerLetters: string,
  draws: readonly number[],
  { catches = 0, config = standard, run = runDay } = {},
): Day {
  const [bossHours, workerHours] = [boss(bossLetters), worker(workerLetters)];
  if (bossHours.kind !== 'boss-sheet' || workerHours.kind !== 'worker-sheet') throw new Error('sheets');
  const leaked = bossHours.hours.map(() => false);
  return run(config, { boss: bossHours.hours, worker: workerHours.hours, leaked, draws, catches });
}

const all = (draw: number) => Array.from({ length: 8 }, () => draw);

describe('sheets (RULES.md §1)', () => {
  test('a boss sheet with 0, 1 or 2 meetings cannot be sealed; with 3 to 8 it can', () => {
    for (let meetings = 0; meetings <= 8; meetings++) {
      const sheet = boss('M'.repeat(meetings) + '.'.repeat(8 - meetings));
      const refusal = shift.refusalOf(week(), 'boss', sheet);
      expect(refusal?.code, `${meetings} meetings`).toBe(meetings < 3 ? 'too-few-meetings' : undefined);
    }
  });

  test('there are 219 boss sheets and 6,561 worker sheets, and no two are the same', () => {
    // 256 sheets less the 1 + 8 + 28 with no, one or two meetings; three actions to the power of eight hours.
    const sheets = (moves: readonly Move[]) => new Set(moves.map((move) => move.hours.join()));
    expect(sheets(bossSheetsWith(3)).size).toBe(256 - 1 - 8 - 28);
    expect(sheets(EVERY_WORKER_SHEET).size).toBe(3 ** 8);
  });

  test('a sheet of seven hours is refused and says how many hours a day has', () => {
    const seven = worker('wwwwwww');
    expect(shift.refusalOf(week(), 'worker', seven)).toEqual({
      code: 'wrong-hours',
      seat: 'worker',
      facts: { hours: 7, needed: 8 },
    });
    const parsed = shift.parseMove(seven, 'worker');
    expect(parsed.ok ? [] : parsed.error.map((problem) => problem.received)).toEqual(['7 hours']);
  });
});

describe('the worked example: meetings in hours 1, 4, 6; detection strikes in hour 5', () => {
  const draws = [NEVER, NEVER, NEVER, NEVER, 0, NEVER, NEVER, NEVER];
  const example = () => day('M..M.M..', 'swcsscww', draws);

  test('the worker ends the day with 8, the boss with 12.8 points of output, 3.66 in money', () => {
    expect(example().workerGain).toBe(8);
    expect(example().bossGain).toBe(1280);
    expect(example().bossGain / standard.k).toBeCloseTo(3.657, 3);
  });

  test('the only fine is 2, in hour 5, and the next catch of the week costs 3', () => {
    expect(example().fines).toEqual([0, 0, 0, 0, 2, 0, 0, 0]);
    expect(fineAfter(standard, 1)).toBe(3);
  });

  test('were a caught coast hour to keep its output, another day would pay the boss more', () => {
    const caughtCoast = (config: Config) => day('MMM.....', 'wwwcwwww', all(0), { config }).bossGain;
    expect(caughtCoast(standard)).toBe(14 * 160);
    expect(caughtCoast({ ...standard, caughtCoastKeepsOutput: true })).toBe(15 * 160);
  });
});

describe('catching (RULES.md §3)', () => {
  test('eight slack hours against eight meetings pay 20, make nothing, and nobody is caught', () => {
    const result = day('MMMMMMMM', 'ssssssss', all(0));
    expect([result.workerGain, result.bossGain]).toEqual([20, 0]);
    expect(result.fines).toEqual(all(0));
  });

  test('a watched hour is caught exactly when its number is below the chance of its action', () => {
    for (const [action, chance] of [
      ['c', 40],
      ['s', 80],
      ['w', 0],
    ] as const) {
      const caughtAt = (draw: number) => (day('MMM.....', `www${action}wwww`, all(draw)).fines[3] ?? 0) > 0;
      expect(caughtAt(chance), `${action} at ${chance}`).toBe(false);
      if (chance > 0) expect(caughtAt(chance - 1), `${action} just below ${chance}`).toBe(true);
    }
  });

  test('a catch in hour 5 leaves the money of hours 1 to 4 alone and lets hours 6 to 8 run', () => {
    const draws = [NEVER, NEVER, NEVER, NEVER, 0, NEVER, NEVER, NEVER];
    const caught = day('...M.MM.', 'cccccccc', draws);
    const spared = day('...M.MM.', 'cccccccc', all(NEVER));
    expect(caught.fines.filter((fine) => fine > 0)).toEqual([2]);
    // The hour's own coin and the fine of 2, nothing else.
    expect(spared.workerGain - caught.workerGain).toBe(1 + 2);
  });

  test('over a million watched hours, coast is caught 0.400 ± 0.002 and slack 0.800 ± 0.002 of the time', () => {
    const counts = {
      coast: { hours: 0, caught: 0 },
      slack: { hours: 0, caught: 0 },
      meeting: { hours: 0, caught: 0 },
    };
    const plan = ['meeting', 'meeting', 'meeting', 'slack', 'coast', 'slack', 'coast', 'slack'] as const;
    for (let seed = 0; counts.coast.hours + counts.slack.hours < 1_000_000; seed++) {
      const { days } = playDays(week({}, `luck ${seed}`), 5, 'MMM.....', 'sccscscs');
      const fines = days.flatMap((each) => each.fines);
      for (const [hour, fine] of fines.entries()) {
        const count = counts[plan[hour % 8] ?? 'meeting'];
        count.hours += 1;
        count.caught += Math.sign(fine);
      }
    }
    expect(Math.abs(counts.coast.caught / counts.coast.hours - 0.4)).toBeLessThan(0.002);
    expect(Math.abs(counts.slack.caught / counts.slack.hours - 0.8)).toBeLessThan(0.002);
    expect(counts.meeting.hours).toBeGreaterThan(500_000);
    expect(counts.meeting.caught).toBe(0);
  });

  test('what one side does never moves the luck of another hour', () => {
    const finesOf = (letters: string) => playDays(week(), 1, 'MMM.....', letters).days[0]?.fines ?? [];
    const caughtAt = (letters: string) => finesOf(letters).map((fine) => fine > 0);
    for (let hour = 3; hour < 8; hour++) {
      const alone = `${'w'.repeat(hour)}s${'w'.repeat(7 - hour)}`;
      expect(caughtAt(alone)[hour], `hour ${hour + 1}`).toBe(caughtAt('ssssssss')[hour]);
    }
  });
});

describe('fines (RULES.md §4)', () => {
  /** A week in which every watched slack hour is caught: detection numbers are all 0. */
  function fined(days: readonly (readonly [string, string])[], run = runDay): number {
    let catches = 0;
    let total = 0;
    for (const [bossLetters, workerLetters] of days) {
      const { fines } = day(bossLetters, workerLetters, all(0), { catches, run });
      catches += fines.filter((fine) => fine > 0).length;
      total += fines.reduce((sum, fine) => sum + fine, 0);
    }
    return total;
  }

  const oneDay = [['MMM.....', 'wwwsssss']] as const;
  const fiveDays = Array.from({ length: 5 }, () => ['MMM.....', 'wwwwwwws'] as const);
  const twoDays = [
    ['MMM.....', 'wwwwwsss'],
    ['MMM.....', 'wwwwwwss'],
  ] as const;

  test('five catches in a week cost 2 + 3 + 4 + 5 + 6 = 20, however they fall on the days', () => {
    expect([oneDay, fiveDays, twoDays].map((days) => fined(days))).toEqual([20, 20, 20]);
  });

  test('… and would not, did the ladder start again each morning', () => {
    const forgetful: typeof runDay = (config, plan) => runDay(config, { ...plan, catches: 0 });
    expect([oneDay, fiveDays, twoDays].map((days) => fined(days, forgetful))).not.toEqual([20, 20, 20]);
  });

  test('the worker can end a week below zero, and fines have no ceiling', () => {
    const end = playDays(week(), 5, 'MMM.....', 'wwwsssss');
    expect(end.catches).toBeGreaterThan(12);
    expect(end.workerMoney).toBeLessThan(-100);
  });

  test('fines never reach the boss: whether slackers are caught or spared, he is paid for output alone', () => {
    const caught = day('MMM.....', 'wwwsssss', all(0));
    const spared = day('MMM.....', 'wwwsssss', all(NEVER));
    expect(caught.bossGain).toBe(spared.bossGain);
    expect(caught.workerGain).toBeLessThan(spared.workerGain);
  });

  test('in ten days the ladder goes on over the weekend, unless it is set to start again', () => {
    const monday = (ladderRestarts: boolean) =>
      playDays(week({ days: 10, ladderRestarts }), 5, 'MMM.....', 'wwwsssss').catches;
    expect(monday(false)).toBeGreaterThan(10);
    expect(monday(true)).toBe(0);
  });
});

describe('money and the result (RULES.md §5, §6)', () => {
  test('an honest week against three meetings a day ends 20 to 36.57, and the boss has won', () => {
    const end = playDays(week(), 5, 'M.M.M...', 'wwwwwwww');
    expect(end.workerMoney).toBe(20);
    expect(end.bossPoints / standard.k).toBeCloseTo(36.571, 3);
    expect(shift.returns(end)).toEqual([1, -1]);
  });

  test('a day’s multiplier depends on that day’s meetings only', () => {
    const busy = play(week(), { boss: boss('MMMMMMMM'), worker: worker('wwwwwwww') });
    const calm = play(week(), { boss: boss('MMM.....'), worker: worker('wwwwwwww') });
    const after = (state: typeof busy) =>
      play(state, { boss: boss('MMMM....'), worker: worker('wwwwwwww') }).days[1]?.bossGain;
    expect(after(busy)).toBe(16 * 180);
    expect(after(calm)).toBe(after(busy));
  });

  test('equal money is a draw, and one point either way is not', () => {
    const purses = (bossPoints: number) => winnerOf(standard, { workerMoney: 8, bossPoints });
    expect([purses(2799), purses(2800), purses(2801)]).toEqual(['worker', 'draw', 'boss']);
  });

  test('the comparison is exact where money shown with two decimals would be equal', () => {
    const config = { ...standard, k: 349 };
    const points = 20 * 349 + 1;
    expect((points / config.k).toFixed(2)).toBe('20.00');
    expect(winnerOf(config, { workerMoney: 20, bossPoints: points })).toBe('boss');
  });

  test('no week ends before the last hour of the last day, whatever happens in it', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(5, 10), (seed, days) => {
        const states = randomWeek(seed, { days } as Partial<Config>);
        return states.length === days + 1;
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});

describe('the numbers (RULES.md §9)', () => {
  const problemsOf = (input: unknown) => {
    const parsed = shift.parseConfig(input);
    return parsed.ok ? [] : parsed.error.map((problem) => `${problem.path.join('.')}: ${problem.expected}`);
  };

  test('a step of 0, a minimum of 2 and a week of 7 days are all refused at once, each with its range', () => {
    expect(problemsOf({ fineStep: 0, minMeetings: 2, days: 7 })).toEqual([
      'shift/rules.days: one of 5, 10 (days)',
      'shift/rules.fineStep: a whole number from 1 to 2 (money a catch)',
      'shift/rules.minMeetings: a whole number from 3 to 4 (meetings a day)',
    ]);
  });

  test('a week of five days has no second Monday to start the ladder again on', () => {
    expect(problemsOf({ ladderRestarts: true })).toHaveLength(1);
    expect(problemsOf({ ladderRestarts: true, days: 10 })).toEqual([]);
  });

  test('coast and slack stay 0.20 apart at the ends of their ranges', () => {
    expect(problemsOf({ coastDetection: 50, slackDetection: 70 })).toEqual([]);
    expect(problemsOf({ coastDetection: 51, slackDetection: 69 })).toHaveLength(2);
  });

  test('a leak above one half, a K of 6 and a number that nobody knows are refused', () => {
    expect(problemsOf({ leak: 51, k: 600, bribe: 1 })).toHaveLength(3);
  });
});

describe('the calendar leak (RULES.md §8)', () => {
  test('the boss seals first and the worker then sees some of his meetings, none of them false', () => {
    let shown = 0;
    let meetings = 0;
    for (let seed = 0; seed < 20_000; seed++) {
      const sealed = play(week({ leak: 30 }, `leak ${seed}`), { boss: boss('M.MM..MM') });
      const { leaked } = shift.observe(sealed, 'worker');
      expect(leaked.some((isShown, hour) => isShown && 'M.MM..MM'[hour] !== 'M')).toBe(false);
      shown += leaked.filter(Boolean).length;
      meetings += 5;
    }
    expect(meetings).toBe(100_000);
    expect(Math.abs(shown / meetings - 0.3)).toBeLessThan(0.01);
  });

  test('without the rule both seal at once and nothing is shown', () => {
    expect(shift.toAct(week())).toEqual({ kind: 'seats', seats: ['boss', 'worker'] });
    expect(shift.observe(week(), 'worker').leaked).not.toContain(true);
  });
});

import { describeGame, perft } from '@foretell/engine/testing';
import { describe, expect, test } from 'vitest';
import { BOSS_BOTS } from '../src/bots/boss.ts';
import { WORKER_BOTS } from '../src/bots/worker.ts';
import { shift } from '../src/game.ts';
import { RULES } from '../src/tables/rules.ts';
import { hiddenChanges } from './secrets.ts';
import { boss, play, playDays, week, worker } from './weeks.ts';

describeGame(
  shift,
  {
    configs: [
      RULES.rows.standard,
      RULES.rows['calendar-leak'],
      { ...RULES.rows['ten-days'], ladderRestarts: true },
      { ...RULES.rows.standard, minMeetings: 4, caughtCoastKeepsOutput: true, leak: 50 },
    ],
    plays: 2,
    movesTried: 8,
    seed: 'shift',
    secrets: hiddenChanges,
    bots: [...BOSS_BOTS, ...WORKER_BOTS],
    impostors: (seat) =>
      seat === 'boss'
        ? [boss('MM......'), boss('........'), boss('MMM....'), boss('MMM......')]
        : [worker('wwwwwww'), worker('wwwwwwwww')],
  },
  { describe, test },
);

describe('how many weeks there are', () => {
  // 2^8 sheets less those with 0, 1 or 2 meetings: 256 - 1 - 8 - 28. Three actions in eight hours: 3^8.
  const bossSheets = 219;
  const workerSheets = 6561;

  test('a Monday can be filled in 219 × 6,561 ways', () => {
    expect(perft(shift, week(), 1)).toBe(bossSheets * workerSheets);
  });

  test('with four meetings at least, 163 × 6,561', () => {
    expect(perft(shift, week({ minMeetings: 4 }), 1)).toBe((bossSheets - 56) * workerSheets);
  });

  test('with the calendar leak the boss goes first: 219, then 6,561 for each of his sheets', () => {
    const leaky = week({ leak: 30 });
    expect(perft(shift, leaky, 1)).toBe(bossSheets);
    expect(perft(shift, leaky, 2)).toBe(bossSheets * workerSheets);
    expect(perft(shift, play(leaky, { boss: boss('MMM.....') }), 1)).toBe(workerSheets);
  });

  test('after the last day there is nothing to fill in', () => {
    expect(perft(shift, playDays(week(), 5, 'MMM.....', 'wwwwwwww'), 1)).toBe(0);
  });
});

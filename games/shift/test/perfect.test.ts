import { describe, expect, test } from 'vitest';
import { PERFECT_PLAYERS } from '../src/bots/perfect/perfect.ts';
import { shift } from '../src/game.ts';
import { countMeetings, type Move } from '../src/sheets.ts';
import type { State } from '../src/state.ts';
import { boss, play, playDays, week, worker } from './weeks.ts';

function sheetOf(seat: 'boss' | 'worker', state: State, seed: string): Move {
  const bot = PERFECT_PLAYERS.find((each) => each.seat === seat);
  if (bot === undefined) throw new Error(`no perfect ${seat}`);
  return bot.decide(shift.observe(state, seat), seed).move;
}

function sheets(seat: 'boss' | 'worker', state: State, count: number): Move[] {
  return Array.from({ length: count }, (_, seed) => sheetOf(seat, state, `${seed}`));
}

function meetingsIn(move: Move): number {
  return move.kind === 'boss-sheet' ? countMeetings(move.hours) : 0;
}

/** How often each hour holds what is wanted. */
function hoursOf(moves: readonly Move[], wanted: string): number[] {
  return Array.from(
    { length: 8 },
    (_, hour) => moves.filter(({ hours }) => hours[hour] === wanted).length / moves.length,
  );
}

describe('the perfect boss (RULES.md §10)', () => {
  test('meets in every hour equally often', () => {
    const rates = hoursOf(sheets('boss', week(), 3000), 'meeting');
    const mean = rates.reduce((sum, rate) => sum + rate, 0) / 8;
    for (const rate of rates) expect(Math.abs(rate - mean)).toBeLessThan(0.04);
  });

  test('does not care what the week has shown of hours, only how it stands', () => {
    const early = playDays(week({}, 'places'), 2, 'MMM.....', 'wwwwwwww');
    const late = playDays(week({}, 'places'), 2, '.....MMM', 'wwwwwwww');
    for (let seed = 0; seed < 50; seed++) {
      expect(sheetOf('boss', early, `${seed}`)).toEqual(sheetOf('boss', late, `${seed}`));
    }
  });

  test('holds to the minimum while he leads, and bets on more meetings when he is behind', () => {
    const mean = (state: State) =>
      sheets('boss', state, 500).reduce((sum, move) => sum + meetingsIn(move), 0) / 500;
    const ahead = playDays(week(), 1, 'MMM.....', 'wwwwwwww');
    const behind = playDays(week(), 1, 'MMMMMMMM', 'ssssssss');
    expect(mean(ahead)).toBe(3);
    expect(mean(behind)).toBeGreaterThan(3.3);
  });
});

describe('the perfect worker (RULES.md §10)', () => {
  test('takes no chances with a week that honest work wins', () => {
    const won = playDays(week(), 4, 'MMMMMMMM', 'ssssssss');
    for (const { hours } of sheets('worker', won, 100)) expect(new Set(hours)).toEqual(new Set(['work']));
  });

  test('slacks in the hours the calendar shows, and nowhere knows of more', () => {
    const sealed = play(week({ leak: 50 }, 'shown'), { boss: boss('M.MM.M.M') });
    const { leaked } = shift.observe(sealed, 'worker');
    expect(leaked.filter(Boolean).length).toBeGreaterThan(0);
    const moves = sheets('worker', sealed, 400);
    for (const [hour, rate] of hoursOf(moves, 'slack').entries()) {
      if (leaked[hour]) expect(rate).toBe(1);
      else expect(rate).toBeLessThan(1);
    }
    const risks = hoursOf(moves, 'work').filter((_, hour) => !leaked[hour]);
    expect(Math.max(...risks) - Math.min(...risks)).toBeLessThan(0.12);
  });

  test('plays by the score in weeks of which no table was written', () => {
    for (const changes of [
      { k: 333 },
      { leak: 12, minMeetings: 4 },
      { days: 10, ladderRestarts: true },
    ] as const) {
      const state = play(week(changes), changes.leak === undefined ? firstDay() : { boss: boss('MMMM....') });
      const sheet = sheetOf('worker', state, 'unwritten');
      expect(shift.refusalOf(state, 'worker', sheet)).toBeUndefined();
    }
  });
});

function firstDay() {
  return { boss: boss('MMM.....'), worker: worker('wwwwwwww') };
}

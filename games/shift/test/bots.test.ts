import { canonicalJson, deriveSeed } from '@foretell/engine';
import { describe, expect, test } from 'vitest';
import { slackBelief } from '../src/bots/belief.ts';
import { BOSS_BOTS } from '../src/bots/boss.ts';
import { PERFECT_PLAYERS } from '../src/bots/perfect/perfect.ts';
import { stakeDay } from '../src/bots/stakes.ts';
import { WORKER_BOTS } from '../src/bots/worker.ts';
import { shift } from '../src/game.ts';
import { type BossHour, countMeetings, type Move } from '../src/sheets.ts';
import { isOver, type State } from '../src/state.ts';
import { BOSS_MINDS } from '../src/tables/minds.ts';
import { OPPONENTS } from '../src/tables/opponents.ts';
import type { Config } from '../src/tables/rules.ts';
import { hiddenChanges } from './secrets.ts';
import { boss, play, playDays, randomWeek, week } from './weeks.ts';

function bossBot(id: string) {
  const bot = BOSS_BOTS.find((each) => each.id === id);
  if (bot === undefined) throw new Error(`no boss ${id}`);
  return bot;
}

function workerBot(id: string) {
  const bot = WORKER_BOTS.find((each) => each.id === id);
  if (bot === undefined) throw new Error(`no worker ${id}`);
  return bot;
}

/** A whole week between two bots, as its final state and the worker's calls of each day. */
function match(bossId: string, workerId: string, seed: string, changes: Partial<Config> = {}) {
  let state = week(changes, seed);
  const calls: (readonly boolean[])[] = [];
  while (!isOver(state)) {
    const called = workerBot(workerId).decide(shift.observe(state, 'worker'), deriveSeed(seed, 'bot/worker'));
    const sheet = bossBot(bossId).decide(shift.observe(state, 'boss'), deriveSeed(seed, 'bot/boss'));
    state = play(state, { boss: sheet.move, worker: called.move });
    calls.push(called.note.meeting);
  }
  return { state, calls };
}

/** Balanced reading accuracy over all days of many weeks (RULES.md §10). */
function readingAccuracy(bossId: string, workerId: string, weeks: number): number {
  const hours = Array.from({ length: weeks }, (_, seed) =>
    match(bossId, workerId, `reading ${seed}`),
  ).flatMap(({ state, calls }) =>
    state.days.flatMap((day, index) =>
      day.boss.map((what, hour) => ({ what, called: calls[index]?.[hour] === true ? 'meeting' : 'watch' })),
    ),
  );
  const rate = (what: BossHour) => {
    const those = hours.filter((hour) => hour.what === what);
    return those.filter((hour) => hour.called === what).length / those.length;
  };
  return (rate('meeting') + rate('watch')) / 2;
}

describe('the computer boss (RULES.md §10)', () => {
  test('his habit is his for the whole week: the hours he met in on Monday are mostly those of Friday', () => {
    const shared = (id: string) => {
      let hours = 0;
      for (let seed = 0; seed < 100; seed++) {
        const { days } = match(id, 'easy', `habit ${seed}`).state;
        const [monday, friday] = [days[0]?.boss ?? [], days[4]?.boss ?? []];
        hours += monday.filter((hour, at) => hour === 'meeting' && friday[at] === 'meeting').length;
      }
      return hours / 100;
    };
    // Four of eight hours each: two shared by chance alone.
    expect(shared('habit')).toBeGreaterThan(2.8);
    expect(shared('random')).toBeLessThan(2.3);
  });

  test('habits differ between games', () => {
    const mondays = Array.from(
      { length: 30 },
      (_, seed) => match('habit', 'easy', `differ ${seed}`).state.days[0]?.boss,
    );
    expect(new Set(mondays.map((hours) => hours?.join())).size).toBeGreaterThan(10);
  });

  test('an hour he caught somebody in, he watches again', () => {
    let watched = 0;
    let chances = 0;
    for (let seed = 0; seed < 400; seed++) {
      const state = playDays(week({}, `answer ${seed}`), 1, '...MMMM.', 'swwwwwww');
      if ((state.days[0]?.fines[0] ?? 0) === 0) continue;
      chances += 1;
      const sheet = bossBot('history').decide(shift.observe(state, 'boss'), `boss ${seed}`).move;
      watched += sheet.hours[0] === 'watch' ? 1 : 0;
    }
    expect(chances).toBeGreaterThan(200);
    expect(watched / chances).toBeGreaterThan(0.9);
  });

  test('his number of meetings moves by one around his usual four and never falls below the minimum', () => {
    const counts = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      for (const day of match('habit+history', 'easy', `count ${seed}`).state.days)
        counts.add(countMeetings(day.boss));
    }
    expect([...counts].sort()).toEqual([3, 4, 5]);
    const strict = match('random', 'easy', 'strict', { minMeetings: 4 }).state.days;
    expect(strict.every((day) => countMeetings(day.boss) >= 4)).toBe(true);
  });

  test('what he believes adds up to what is missing: a catch is certain, the rest lies behind the shutter first', () => {
    const state = playDays(week({}, 'unnoticed 0'), 1, 'MMMM....', 'sswwwwww');
    const belief = slackBelief(state.config, shift.observe(state, 'boss').days, 0.5);
    expect(belief).toEqual([0.5, 0.5, 0.5, 0.5, 0, 0, 0, 0]);
    const rested = playDays(state, 1, 'MMMM....', 'wwwwwwww');
    expect(slackBelief(rested.config, shift.observe(rested, 'boss').days, 0.5)[0]).toBe(0.25);
  });
});

describe('the computer worker (RULES.md §10)', () => {
  test('easy guesses, normal reads, hard reads better', () => {
    const easy = readingAccuracy('habit+history', 'easy', 400);
    const normal = readingAccuracy('habit+history', 'normal', 400);
    const hard = readingAccuracy('habit+history', 'hard', 150);
    expect(Math.abs(easy - 0.51)).toBeLessThan(0.03);
    expect(Math.abs(normal - 0.62)).toBeLessThan(0.03);
    expect(hard - normal).toBeGreaterThan(0.02);
  });

  test('nobody reads a boss who draws lots', () => {
    for (const id of ['normal', 'hard']) {
      expect(Math.abs(readingAccuracy('random', id, 150) - 0.5), id).toBeLessThan(0.03);
    }
  });

  test('an hour that the calendar shows is called a meeting and slacked in', () => {
    const sealed = play(week({ leak: 50 }, 'shown'), { boss: boss('M.MM.M.M') });
    const view = shift.observe(sealed, 'worker');
    expect(view.leaked.filter(Boolean).length).toBeGreaterThan(0);
    for (const bot of WORKER_BOTS) {
      const { move, note } = bot.decide(view, 'seed');
      for (const [hour, isShown] of view.leaked.entries()) {
        if (!isShown) continue;
        expect(note.meeting[hour], `${bot.id} calls hour ${hour + 1}`).toBe(true);
        expect(move.hours[hour], `${bot.id} fills hour ${hour + 1}`).toBe('slack');
      }
    }
  });

  test('the dearer the next catch, the fewer the risks', () => {
    const view = shift.observe(week(), 'worker');
    const watched = [0.2, 0.3, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8];
    const risked = [0, 2, 4, 8].map(
      (catches) => stakeDay({ ...view, catches }, watched, 0).hours.filter((hour) => hour !== 'work').length,
    );
    expect(risked).toEqual([...risked].sort((one, other) => other - one));
    expect(risked[0]).toBeGreaterThan(risked[3] ?? 8);
  });

  test('on a fresh ladder slack beats coast below one half watched, and coast beats work below five sixths', () => {
    const view = shift.observe(week(), 'worker');
    const first = (chance: number) =>
      stakeDay(view, [chance, ...Array.from({ length: 7 }, () => 1)], 0).hours[0];
    expect([0.49, 0.51, 0.82, 0.85].map(first)).toEqual(['slack', 'coast', 'coast', 'work']);
  });
});

describe('every computer player', () => {
  const bots = [...BOSS_BOTS, ...WORKER_BOTS, ...PERFECT_PLAYERS];

  test('gives the same sheet for the same view and seed, and a legal one, in weeks of every kind', () => {
    let asked = 0;
    for (const changes of [{}, { days: 10 }, { leak: 30 }, { minMeetings: 4 }] as const) {
      for (const state of randomWeek('legal', changes)) {
        for (const bot of bots) {
          if (!shift.legalMoves(state, bot.seat).length) continue;
          asked += 1;
          const sheet = (): Move => bot.decide(shift.observe(state, bot.seat), 'one seed').move;
          expect(shift.refusalOf(state, bot.seat, sheet())).toBeUndefined();
          expect(sheet()).toEqual(sheet());
        }
      }
    }
    expect(asked).toBeGreaterThan(150);
  });

  test('gives the same sheet when everything hidden from it is changed', () => {
    let compared = 0;
    for (const state of [...randomWeek('blind'), ...randomWeek('blind leak', { leak: 30 })]) {
      for (const bot of bots) {
        if (!shift.legalMoves(state, bot.seat).length) continue;
        const sheet = (world: State) => canonicalJson(bot.decide(shift.observe(world, bot.seat), 'seed'));
        for (const other of hiddenChanges(state, bot.seat)) {
          compared += 1;
          expect(sheet(other)).toBe(sheet(state));
        }
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  test('that a menu offers exists in its seat', () => {
    for (const row of Object.values(OPPONENTS.rows)) {
      expect(
        bots.some((bot) => bot.seat === row.seat && bot.id === row.bot),
        row.bot,
      ).toBe(true);
    }
    expect(Object.keys(BOSS_MINDS.rows)).toEqual(BOSS_BOTS.map((bot) => bot.id));
  });

  test('an easy boss is easier to read than a hard one', () => {
    const read = (id: string) => readingAccuracy(id, 'normal', 150);
    expect(read('habit-strong') - read('habit-weak')).toBeGreaterThan(0.1);
  });
});

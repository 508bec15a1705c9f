import { hint, openSession, submit, viewFor } from '@foretell/session';
import { type Move, OPPONENTS, SEATS, shift, type WorkerHour, workerSheet } from '@foretell/shift';
import { describe, expect, test } from 'vitest';
import { FIGURES } from '../src/kits/shift/figures.ts';
import { paperTextOf } from '../src/kits/shift/paper-text/text.ts';
import { LEVELS } from '../src/kits/shift/people.ts';
import { type Application, LESSON, tableOf, termsOf, WEEK_LENGTHS } from '../src/kits/shift/terms.ts';
import { LOCALES } from '../src/text/locale.ts';

const EVERY_APPLICATION: readonly Application[] = SEATS.flatMap((seat) =>
  LEVELS.flatMap((level) =>
    WEEK_LENGTHS.flatMap((days) =>
      (['closed', 'leaks'] as const).map((calendar) => ({ seat, level, days, calendar })),
    ),
  ),
);

describe('an application', () => {
  test('of every kind opens a week that can be played, with an opponent and an adviser', () => {
    expect(EVERY_APPLICATION).toHaveLength(32);
    for (const application of EVERY_APPLICATION) {
      const { config, players } = termsOf(application);
      const parsed = shift.parseConfig(config);
      expect(parsed).toMatchObject({ ok: true, value: { days: application.days } });
      const table = tableOf(players);
      expect(table?.seat).toBe(application.seat);
      expect(Object.keys(table?.bots ?? {})).toEqual([application.seat === 'boss' ? 'worker' : 'boss']);
      expect(table?.adviser.seat).toBe(application.seat);
    }
  });

  test('meets each opponent of the table exactly once on the standard terms', () => {
    const met = EVERY_APPLICATION.filter(({ days, calendar }) => days === 5 && calendar === 'closed')
      .flatMap((application) => Object.values(termsOf(application).players))
      .filter((player) => player !== 'human')
      .map((player) => player.replace('bot:', ''));
    expect(met.sort()).toEqual(Object.keys(OPPONENTS.rows).sort());
  });

  test.each([
    ['a stranger', { boss: 'bot:the-devil', worker: 'human' }],
    ['two people', { boss: 'human', worker: 'human' }],
    ['two bots', { boss: 'bot:boss-easy', worker: 'bot:worker-easy' }],
    ['a bot without its badge', { boss: 'boss-easy', worker: 'human' }],
    ['a worker on the boss’s chair', { boss: 'bot:worker-easy', worker: 'human' }],
  ])('is not what seated %s', (_, players) => {
    expect(tableOf(players)).toBeUndefined();
  });
});

describe('the lesson', () => {
  /** The week of a pupil who fills in these sheets. */
  function pupil(...sheets: readonly string[]) {
    const config = shift.parseConfig(LESSON.config);
    const boss = tableOf(LESSON.players)?.bots.boss;
    if (!config.ok || boss === undefined) throw new Error('the lesson cannot be opened');
    let session = openSession(shift, config.value, LESSON.seed, LESSON.players);
    for (const sheet of sheets) {
      for (const [seat, move] of [
        ['boss', bossMove()],
        ['worker', sheetOf(sheet)],
      ] as const) {
        const next = submit(shift, session, seat, move);
        if (!next.ok) throw new Error(next.error.code);
        session = next.value;
      }
    }
    function bossMove(): Move {
      const move = shift.parseMove(
        boss === undefined ? null : hint(shift, session, 'boss', boss)?.move,
        'boss',
      );
      if (!move.ok) throw new Error('the boss has no sheet');
      return move.value;
    }
    return viewFor(shift, session, 'worker').days;
  }

  const WORDS: Readonly<Record<string, WorkerHour>> = { w: 'work', c: 'coast', s: 'slack' };
  const sheetOf = (letters: string) => workerSheet(Array.from(letters, (letter) => WORDS[letter] ?? 'work'));

  test('points at an hour on Monday in which nobody looks', () => {
    expect(pupil('wwswwwww')[0]?.hours[2]).toMatchObject({ boss: 'meeting', worker: 'slack', fine: 0 });
  });

  test('catches a pupil who slacks beside it', () => {
    for (const [sheet, hour] of [
      ['wswwwwww', 1],
      ['wwwswwww', 3],
      ['wwwwswww', 4],
    ] as const) {
      expect(pupil(sheet)[0]?.hours[hour]?.fine, sheet).toBeGreaterThan(0);
    }
  });

  test('lets what was read on Monday pay on Tuesday', () => {
    for (const monday of ['wwswwwww', 'wwssswww', 'wwwwwwww']) {
      expect(pupil(monday, 'wwswwwww')[1]?.hours[2], monday).toMatchObject({ boss: 'meeting', fine: 0 });
    }
  });
});

describe('the regulations', () => {
  test('say what the rules of the game say: 20 to 36.6 for an honest week, fines of 2, 3, 4', () => {
    expect(FIGURES).toMatchObject({ honestWorker: '20', honestBoss: '36.6', minMeetings: 3, basePay: 4 });
    expect(FIGURES.fines.slice(0, 3)).toEqual([
      { nth: 1, fine: 2, sum: 2 },
      { nth: 2, fine: 3, sum: 5 },
      { nth: 3, fine: 4, sum: 9 },
    ]);
  });

  test.each(LOCALES)('name neither K nor a formula (%s)', (locale) => {
    const { rules } = paperTextOf(locale);
    const printed = Object.values(rules).flatMap((part) =>
      typeof part === 'object' && 'text' in part && typeof part.text === 'function'
        ? [part.text(FIGURES)]
        : [],
    );
    expect(printed.length).toBeGreaterThan(3);
    for (const text of printed) expect(text).not.toMatch(/\bK\b|3\.5|[=÷×]/);
  });
});

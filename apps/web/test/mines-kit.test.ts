import { MINES_BOTS, mines } from '@foretell/mines';
import { openSession, viewFor } from '@foretell/session';
import { describe, expect, test } from 'vitest';
import type { Terms } from '../src/kits/kit.ts';
import { MINES_GAME } from '../src/kits/mines/game.ts';
import {
  DESCENTS,
  dateOf,
  formatOrder,
  LESSON,
  LONGEST_SEED,
  parseInvitation,
  parseOrder,
  readSeed,
  termsOf,
} from '../src/kits/mines/terms.ts';

/** What somebody who goes down on these terms sees first. */
function entranceOf({ config, players, seed }: Terms): string {
  const parsed = mines.parseConfig(config);
  if (!parsed.ok || seed === undefined) throw new Error('nobody can go down on these terms');
  return JSON.stringify(viewFor(mines, openSession(mines, parsed.value, seed, players), 'hero'));
}

describe('today’s mine', () => {
  const today = (hour: number, day = 1) =>
    termsOf({ kind: 'today', date: dateOf(new Date(2026, 11, day, hour)) }, 'surface');

  test('is the same in the first hour of a day and in its last', () => {
    expect(entranceOf(today(0))).toBe(entranceOf(today(23)));
  });

  test('is another one tomorrow', () => {
    expect(today(0, 2).seed).not.toBe(today(23, 1).seed);
    expect(entranceOf(today(0, 2))).not.toBe(entranceOf(today(23, 1)));
  });

  test('is named by the calendar, with two digits of day and month', () => {
    expect(dateOf(new Date(2027, 0, 5))).toBe('2027-01-05');
  });
});

test('a new mine has no seed of its own: the house draws one', () => {
  expect(termsOf({ kind: 'fresh' }, 'deep').seed).toBeUndefined();
});

describe('a link that asks somebody else down', () => {
  test.each(DESCENTS)('leads to the same run (%s)', (descent) => {
    const asked = termsOf({ kind: 'named', seed: 'a.b c/d' }, descent);
    const order = parseOrder(MINES_GAME.orderOf?.(asked.config, asked.seed ?? '') ?? '');
    if (order === undefined) throw new Error('the link names no run');
    expect(termsOf({ kind: 'named', seed: order.seed }, order.descent)).toEqual(asked);
  });

  test.each(['', 'surface', 'surface.', 'cellar.seed', `deep.${'x'.repeat(LONGEST_SEED + 1)}`])(
    'is none without a descent and a seed (%s)',
    (order) => expect(parseOrder(order)).toBeUndefined(),
  );
});

describe('what is typed as a seed', () => {
  test('counts without the blanks around it', () => expect(readSeed('  coal ')).toBe('coal'));

  test('may be a whole link that somebody sent: its seed is meant', () => {
    const link = `https://games.example/foretell/#/mines/choice/${encodeURIComponent(formatOrder('deep', 'coal 7'))}`;
    expect(parseInvitation(link)).toEqual({ descent: 'deep', seed: 'coal 7' });
  });

  test('is no link when the link leads somewhere else or is broken', () => {
    expect(parseInvitation('https://games.example/#/shift/choice')).toBeUndefined();
    expect(parseInvitation('https://games.example/#/mines/choice/%')).toBeUndefined();
  });

  test.each(['', '   ', 'x'.repeat(LONGEST_SEED + 1)])('is none when it is blank or too long (%#)', (text) =>
    expect(readSeed(text)).toBeUndefined(),
  );
});

describe('the table', () => {
  test('has one person, no rival and an adviser', () => {
    const table = MINES_GAME.tableOf(LESSON.players);
    expect(table).toMatchObject({ seat: 'hero', bots: {}, adviser: { id: 'expert' } });
  });

  test.each([[{ hero: 'bot:expert' }], [{ hero: 'human', rival: 'human' }], [{ boss: 'human' }]])(
    'is not laid for %j',
    (players) => expect(MINES_GAME.tableOf(players)).toBeUndefined(),
  );

  test('can be opened for the lesson', () => expect(entranceOf(LESSON)).toContain('"level":1'));
});

describe('the lesson', () => {
  const EXPERT = MINES_BOTS.find(({ id }) => id === 'expert');

  /** Digs on the first level that the expert did not know to be safe, over a few ways through its map. */
  function guessesOn(seed: string): number {
    return ['a', 'b', 'c', 'd'].reduce((sum, way) => sum + guessesOnWay(seed, way), 0);
  }

  function guessesOnWay(seed: string, way: string): number {
    if (EXPERT === undefined) throw new Error('there is no expert');
    let guesses = 0;
    let state = mines.setup(mines.defaultConfig, seed);
    for (;;) {
      const view = mines.observe(state, 'hero');
      if (view.phase === 'over' || view.level > 1) return guesses;
      const { move, note } = EXPERT.decide(view, `${way}${view.moves}`);
      if (note.why === 'guess' || note.why === 'blind') guesses += 1;
      const step = mines.apply(state, { hero: move });
      if (!step.ok) throw new Error(step.error.code);
      state = step.value.state;
    }
  }

  test('asks nobody who reads everything for a guess on its first level, as another mine does', () => {
    expect(guessesOn(LESSON.seed)).toBe(0);
    expect(guessesOn('lesson')).toBeGreaterThan(0);
  });
});

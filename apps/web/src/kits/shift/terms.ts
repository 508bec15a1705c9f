import type { AnyBot } from '@foretell/engine';
import type { Players } from '@foretell/session';
import { BOTS, type Config, OPPONENTS, RULES, type ShiftSeat } from '@foretell/shift';
import type { Table, Terms } from '../kit.ts';
import { BOT, type Level, opponentOf, PERSON, parseOpponent, personAt, rivalOf } from './people.ts';

export const WEEK_LENGTHS = [5, 10] as const;

/** What a player fills in before a week. */
export interface Application {
  readonly seat: ShiftSeat;
  readonly level: Level;
  readonly days: (typeof WEEK_LENGTHS)[number];
  readonly calendar: 'closed' | 'leaks';
}

export const FIRST_APPLICATION: Application = {
  seat: 'worker',
  level: 'normal',
  days: 5,
  calendar: 'closed',
};

/**
 * The seed of the lesson, in which what it says is what happens: the boss is in a meeting where the finger first points
 * (Monday, hour 3), slack is caught in the hours around it, and on Tuesday he meets in that hour again.
 */
const LESSON_SEED = 'lesson-537';

export const LESSON = {
  ...termsOf({ ...FIRST_APPLICATION, level: 'easy' }),
  seed: LESSON_SEED,
};

/** The week somebody applied for: the opponent's numbers, and the house rules on top. */
export function termsOf({ seat, level, days, calendar }: Application): Terms {
  const rival = rivalOf(seat);
  const opponent = opponentOf(seat, level);
  const rules = rulesNamed(OPPONENTS.rows[opponent].rules);
  const leak = calendar === 'leaks' ? RULES.rows['calendar-leak'].leak : rules.leak;
  return {
    config: { ...rules, days, leak },
    players: { [seat]: PERSON, [rival]: BOT + opponent },
  };
}

/** The seats of a save again, or `undefined` when a player in it is unknown. */
export function tableOf(players: Players): Table | undefined {
  const seat = personAt(players);
  const opponent = seat === undefined ? undefined : parseOpponent(players, seat);
  if (seat === undefined || opponent === undefined) return undefined;
  const rival = rivalOf(seat);
  return {
    seat,
    bots: { [rival]: botOf(rival, OPPONENTS.rows[opponent].bot) },
    adviser: botOf(seat, OPPONENTS.rows[`${seat}-normal`].bot),
  };
}

function rulesNamed(name: string): Config {
  const row = Object.entries(RULES.rows).find(([each]) => each === name);
  if (row === undefined)
    throw new Error(`the table of opponents names "${name}", which is no row of the rules`);
  return row[1];
}

function botOf(seat: ShiftSeat, id: string): AnyBot {
  const bot = BOTS.find((each) => each.seat === seat && each.id === id);
  if (bot === undefined)
    throw new Error(`the table of opponents names "${id}", which is no bot of the ${seat}`);
  return bot;
}

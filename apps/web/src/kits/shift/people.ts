import type { Players } from '@foretell/session';
import type { OpponentId, ShiftSeat } from '@foretell/shift';

// Who sits at a table of shift. Apart from the terms, so that the wall can say it without the rules of the game.

export const LEVELS = ['easy', 'normal', 'hard', 'perfect'] as const;
export type Level = (typeof LEVELS)[number];

export const PERSON = 'human';
export const BOT = 'bot:';

const CHAIRS: readonly ShiftSeat[] = ['boss', 'worker'];

/** Whom a person in `seat` meets at this level. */
export function opponentOf(seat: ShiftSeat, level: Level): OpponentId {
  return `${rivalOf(seat)}-${level}`;
}

/** Whom the person in `seat` plays against. */
export function parseOpponent(players: Players, seat: ShiftSeat): OpponentId | undefined {
  const rival = rivalOf(seat);
  const name = players[rival]?.slice(BOT.length);
  const known = LEVELS.map((level) => opponentOf(seat, level)).find((id) => id === name);
  return players[rival]?.startsWith(BOT) === true ? known : undefined;
}

/** The seat of the person at a table of this game. */
export function personAt(players: Players): ShiftSeat | undefined {
  return CHAIRS.find((each) => players[each] === PERSON);
}

export function rivalOf(seat: ShiftSeat): ShiftSeat {
  return seat === 'boss' ? 'worker' : 'boss';
}

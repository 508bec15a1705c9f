import type { Players } from '@foretell/session';
import type { View } from '@foretell/shift';
import { ShiftPoster } from '../../boards/shift/poster.tsx';
import type { Locale } from '../../text/locale.ts';
import type { Kit } from '../kit.ts';
import { later } from '../later.ts';
import { ShiftOrnament } from './ornament.tsx';
import { parseOpponent, personAt } from './people.ts';
import { kitTextOf } from './text/text.ts';

/** Shift, for the wall and everything around its board. */
export const SHIFT: Kit = {
  id: 'shift',
  isSolved: true,
  words: (locale) => kitTextOf(locale).words,
  describe,
  progress({ day, config, phase }: View, locale) {
    const text = kitTextOf(locale);
    return phase === 'over' ? text.weekEnd : text.progress(day, config.days);
  },
  Poster: ShiftPoster,
  Ornament: ShiftOrnament,
  game: later(async () => (await import('./game.ts')).SHIFT_GAME),
  papers: later(async () => (await import('./papers.ts')).SHIFT_PAPERS),
  board: later(async () => (await import('./board.tsx')).SHIFT_BOARD),
  lab: later(async () => (await import('./lab/lab-kit.ts')).SHIFT_LAB),
};

function describe(players: Players, locale: Locale): string {
  const text = kitTextOf(locale);
  const seat = personAt(players);
  const opponent = seat === undefined ? undefined : parseOpponent(players, seat);
  if (seat === undefined || opponent === undefined) return text.words.name;
  return text.versus(seat, text.people[opponent]);
}

import type { Seat } from '@foretell/engine';
import {
  formatLink,
  formatSave,
  hint,
  openSession,
  outcomeOf,
  type Session,
  saveKey,
  seatsToAct,
  submit,
  viewFor,
} from '@foretell/session';
import { BOTS, type Config, type Event, type Move, type State, shift, type View } from '@foretell/shift';
import { type Application, FIRST_APPLICATION, termsOf } from '../src/kits/shift/terms.ts';
import { finishedKey } from '../src/store/finished.ts';
import { notesKey } from '../src/store/notes.ts';

/** Weeks of shift as the client would have stored them, played by two bots up to some day. */
export interface WeekDraft extends Partial<Application> {
  readonly seed: string;
  readonly daysPlayed: number;
  /** How far of the last day has been watched: its beat. Left out: all of it. */
  readonly beat?: number;
}

export interface PlayedWeek {
  readonly view: View;
  /** What the store of the client holds in the middle of this week. */
  readonly entries: Readonly<Record<string, string>>;
  /** The finished week as a link. Throws while it runs. */
  link(): string;
  /** What the store holds when the week has been cleared away. */
  finishedEntries(): Readonly<Record<string, string>>;
}

type ShiftSession = Session<Config, State, Move, Event>;

export function playWeek({ seed, daysPlayed, beat, ...rest }: WeekDraft): PlayedWeek {
  const application = { ...FIRST_APPLICATION, ...rest };
  const terms = termsOf(application);
  const { seat } = application;
  const config = shift.parseConfig(terms.config);
  if (!config.ok) throw new Error('an application that nobody can fill in');
  let session = openSession(shift, config.value, seed, terms.players);
  for (let day = 0; day < daysPlayed; day++) session = playDay(session);
  const view = viewFor(shift, session, seat);
  const watched = beat === undefined ? { day: daysPlayed, beat: 0 } : { day: daysPlayed - 1, beat };
  const link = () => {
    const text = formatLink(shift, session);
    if (!text.ok) throw new Error('only a finished week has a link');
    return text.value;
  };
  return {
    view,
    entries: {
      [saveKey(shift.id)]: formatSave(session),
      [notesKey(shift.id)]: JSON.stringify({ isLesson: false, board: { watched } }),
    },
    link,
    finishedEntries() {
      const outcome = outcomeOf(shift, session)?.[shift.facts.seats.indexOf(seat)];
      return { [finishedKey(shift.id)]: JSON.stringify([{ players: terms.players, outcome, link: link() }]) };
    },
  };
}

/** One for each seat. */
const PLAYERS: readonly string[] = ['habit-weak', 'normal'];

/** Plays one more day. */
function playDay(session: ShiftSession): ShiftSession {
  const day = viewFor(shift, session, 'boss').day;
  let played = session;
  while (viewFor(shift, played, 'boss').day === day) {
    for (const seat of seatsToAct(shift, played)) played = sealAdvice(played, seat);
  }
  return played;
}

function sealAdvice(session: ShiftSession, seat: Seat): ShiftSession {
  const player = BOTS.find((bot) => bot.seat === seat && PLAYERS.includes(bot.id));
  const decision = player === undefined ? undefined : hint(shift, session, seat, player);
  const move = shift.parseMove(decision?.move, seat);
  const next = move.ok ? submit(shift, session, seat, move.value) : undefined;
  if (next?.ok !== true) throw new Error(`nobody could advise the ${seat}`);
  return next.value;
}

import { deriveSeed } from '@foretell/engine';
import {
  type Config,
  DEFAULT_CONFIG,
  type Event,
  MINES_BOTS,
  type Move,
  mines,
  type State,
  type View,
} from '@foretell/mines';
import {
  formatLink,
  formatSave,
  openSession,
  type Session,
  saveKey,
  submit,
  viewFor,
} from '@foretell/session';
import type { Shown } from '../src/boards/mines/stage.ts';
import { ALONE } from '../src/kits/mines/people.ts';
import { notesKey } from '../src/store/notes.ts';

/** Runs of mines as the client would have stored them, played by a bot up to some moment. */
export interface RunDraft {
  readonly seed: string;
  readonly config?: Config;
  /** The bot that plays. */
  readonly bot?: string;
  /** Where the run stands when it is stored: the first view for which this holds. Left out: its end. */
  readonly until?: (view: View, before: View | undefined) => boolean;
  /** Played after that, before it is stored. */
  readonly after?: (view: View) => readonly Move[];
  /** What of the present moment has not been shown yet; everything before it has. */
  readonly unshown?: readonly (keyof Shown)[];
}

export interface PlayedRun {
  readonly view: View;
  /** What the store of the client holds at this moment. */
  readonly entries: Readonly<Record<string, string>>;
  /** The finished run as a link. Throws while it runs. */
  link(): string;
}

type MinesSession = Session<Config, State, Move, Event>;

export function playRun({
  seed,
  config = DEFAULT_CONFIG,
  bot = 'expert',
  until,
  after,
  unshown = [],
}: RunDraft): PlayedRun {
  let session = momentOf(tapeOf(seed, config, bot), until);
  if (session === undefined) throw new Error(`${seed}: no such moment in this run`);
  for (const move of after?.(viewOf(session)) ?? []) session = played(session, move);
  const view = viewOf(session);
  return {
    view,
    entries: {
      [saveKey(mines.id)]: formatSave(session),
      [notesKey(mines.id)]: JSON.stringify({ isLesson: false, board: { shown: shownBy(view, unshown) } }),
    },
    link() {
      const text = formatLink(mines, session);
      if (!text.ok) throw new Error('only a finished run has a link');
      return text.value;
    },
  };
}

/** A run as far as somebody has looked at it: what a bot does is done once. */
interface Tape {
  readonly sessions: MinesSession[];
  next(): MinesSession | undefined;
}

const tapes = new Map<string, Tape>();

function tapeOf(seed: string, config: Config, bot: string): Tape {
  const key = JSON.stringify([seed, config, bot]);
  const known = tapes.get(key);
  if (known !== undefined) return known;
  const player = playerNamed(bot);
  const botSeed = deriveSeed(seed, 'bot/hero');
  const sessions = [openSession(mines, config, seed, ALONE)];
  const tape: Tape = {
    sessions,
    next() {
      const last = sessions.at(-1);
      if (last === undefined || viewOf(last).phase === 'over') return undefined;
      const next = played(last, player.decide(viewOf(last), botSeed).move);
      sessions.push(next);
      return next;
    },
  };
  tapes.set(key, tape);
  return tape;
}

/** The first session whose view is wanted, or the last one when none in particular is. */
function momentOf({ sessions, next }: Tape, until: RunDraft['until']): MinesSession | undefined {
  const isWanted = until ?? (({ phase }: View) => phase === 'over');
  let before: View | undefined;
  for (let at = 0; ; at++) {
    const session = sessions[at] ?? next();
    if (session === undefined) return undefined;
    const view = viewOf(session);
    if (isWanted(view, before)) return session;
    before = view;
  }
}

export function viewOf(session: MinesSession): View {
  return viewFor(mines, session, 'hero');
}

export function playerNamed(id: string): (typeof MINES_BOTS)[number] {
  const player = MINES_BOTS.find((each) => each.id === id);
  if (player === undefined) throw new Error(`nobody is called ${id}`);
  return player;
}

function played(session: MinesSession, move: Move): MinesSession {
  const next = submit(mines, session, 'hero', move);
  if (!next.ok) throw new Error(`${JSON.stringify(move)} was refused: ${next.error.code}`);
  return next.value;
}

/** Everything up to the present moment but `unshown`. */
export function shownBy(view: View, unshown: readonly (keyof Shown)[]): Shown {
  const { battle, battles, lines } = view;
  const ordinal = battle?.ordinal ?? battles.length;
  const round = lines[0]?.round;
  const all: Shown = {
    begun: ordinal,
    settled: round === undefined ? '' : `${ordinal}/${round}`,
    ended: battles.length,
    met: ['fog', 'magma', 'ice'],
    sealWarning: true,
  };
  const none: Shown = {
    begun: ordinal - 1,
    settled: '',
    ended: battles.length - 1,
    met: [],
    sealWarning: false,
  };
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [
      name,
      unshown.includes(name as keyof Shown) ? none[name as keyof Shown] : value,
    ]),
  ) as unknown as Shown;
}

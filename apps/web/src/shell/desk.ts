import {
  dropSave,
  formatSave,
  loadSave,
  openSession,
  playersOf,
  type SaveProblem,
  type Session,
  saveKey,
  storeSave,
} from '@foretell/session';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Kit, Terms } from '../kits/kit.ts';
import { FINISHED_KEPT, type Finished, finishedKey, parseFinished } from '../store/finished.ts';
import { setAside, takeJson } from '../store/json.ts';
import { NO_NOTES, type Notes, notesKey, parseNotes } from '../store/notes.ts';
import { isWritten } from '../store/store.ts';
import { type Sitting, type SittingOptions, sitDown } from './sitting.ts';

/** What lies on the desk of one game: the running play and the finished ones. */
export interface Desk {
  readonly kit: Kit;
  readonly sitting: ReadonlySignal<Sitting | undefined>;
  /** The latest first. */
  readonly finished: ReadonlySignal<readonly Finished[]>;
  /** Whether nothing of this game has ever been played here. */
  isNew(): boolean;
  /** Lays out what the store holds now. */
  layOut(): Promise<void>;
  /** Opens a play in the place of the one that lies here. */
  begin(terms: Terms, isLesson: boolean): Promise<void>;
  /** Clears the play away. A finished one is remembered. */
  clear(): Promise<void>;
}

export interface DeskOptions extends Pick<SittingOptions, 'kit' | 'store' | 'onWritten' | 'whenIdle'> {
  readonly freshSeed: () => string;
  readonly onUnreadable: (found: Unreadable) => void;
}

/** Something the store held that could not be used, and the name under which it is kept. */
export interface Unreadable {
  readonly keptAs: string;
  /** What was wrong with it, when it was a save. */
  readonly problem?: SaveProblem | { readonly kind: 'unknown-player' };
}

type AnySession = Session<unknown, unknown, unknown, unknown>;

export function openDesk(options: DeskOptions): Desk {
  const { kit, store } = options;
  const { game } = kit.entry;
  const sitting = signal<Sitting | undefined>(undefined);
  const finished = signal<readonly Finished[]>([]);
  const seat = (session: AnySession | undefined, notes: Notes) => {
    sitting.value?.close();
    sitting.value = session === undefined ? undefined : sitAt(options, session, notes);
  };
  const attempt = async (writing: Promise<void>) => options.onWritten(await isWritten(writing));
  /** Leaves the play lying where it is, so that no screen sees an empty desk before another play lies there. */
  const file = async (played: Sitting | undefined) => {
    if (played === undefined) return;
    played.close();
    finished.value = remember(finished.value, played);
    await attempt(store.set(finishedKey(game.id), JSON.stringify(finished.value)));
    await attempt(dropSave(store, game));
  };
  return {
    kit,
    sitting,
    finished,
    isNew: () => sitting.value === undefined && finished.value.length === 0,
    async layOut() {
      const found = await readDesk(options);
      finished.value = found.finished;
      seat(found.session, found.notes);
    },
    async begin(terms, isLesson) {
      await file(sitting.value);
      const session = openOn(kit, terms, options.freshSeed());
      const notes = { ...NO_NOTES, isLesson };
      // In this order: a crash in between leaves notes without a save, and never a save with another play's notes.
      await attempt(store.set(notesKey(game.id), JSON.stringify(notes)));
      await attempt(storeSave(store, game, session));
      seat(session, notes);
    },
    async clear() {
      await file(sitting.value);
      seat(undefined, NO_NOTES);
    },
  };
}

interface Found {
  readonly session: AnySession | undefined;
  readonly notes: Notes;
  readonly finished: readonly Finished[];
}

async function readDesk(options: DeskOptions): Promise<Found> {
  const { store, kit } = options;
  const { id } = kit.entry.game;
  const take = async <Value>(key: string, parse: (json: unknown) => Value | undefined, otherwise: Value) => {
    const taken = await takeJson(store, key, parse);
    if (taken.kind === 'unreadable') options.onUnreadable({ keptAs: taken.keptAs });
    return taken.kind === 'value' ? taken.value : otherwise;
  };
  const session = await readSession(options);
  const notes = await take(notesKey(id), parseNotes, NO_NOTES);
  const finished = await take<readonly Finished[]>(finishedKey(id), parseFinished, []);
  return { session, notes, finished };
}

async function readSession({ store, kit, onUnreadable }: DeskOptions): Promise<AnySession | undefined> {
  const { game } = kit.entry;
  const found = await loadSave(store, game);
  if (found.kind === 'unreadable') onUnreadable(found);
  if (found.kind !== 'session') return undefined;
  if (kit.tableOf(playersOf(found.session)) !== undefined) return found.session;
  const keptAs = await setAside(store, saveKey(game.id), formatSave(found.session));
  onUnreadable({ keptAs, problem: { kind: 'unknown-player' } });
  return undefined;
}

function remember(finished: readonly Finished[], played: Sitting): readonly Finished[] {
  const link = played.link();
  const outcome = played.outcome();
  if (link === undefined || outcome === undefined) return finished;
  return [{ players: played.terms.players, outcome, link }, ...finished].slice(0, FINISHED_KEPT);
}

function openOn(kit: Kit, { config, players, seed }: Terms, freshSeed: string): AnySession {
  const { game } = kit.entry;
  const parsed = game.parseConfig(config);
  if (!parsed.ok) throw new Error(`${game.id}: a kit offers numbers that cannot be played`);
  return openSession(game, parsed.value, seed ?? freshSeed, players);
}

function sitAt(options: DeskOptions, session: AnySession, notes: Notes): Sitting {
  const table = options.kit.tableOf(playersOf(session));
  if (table === undefined) throw new Error('a session was laid out at whose table nobody can sit');
  return sitDown({ ...options, table, session, notes });
}

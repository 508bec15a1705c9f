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
  const sitting = signal<Sitting | undefined>(undefined);
  const finished = signal<readonly Finished[]>([]);
  const seat = (next: Sitting | undefined) => {
    sitting.value?.close();
    sitting.value = next;
  };
  /** Leaves the play lying where it is, so that no screen sees an empty desk before another play lies there. */
  const file = async () => {
    const played = sitting.value;
    if (played === undefined) return;
    played.close();
    finished.value = remember(finished.value, played);
    await attempt(options, store.set(finishedKey(kit.entry.game.id), JSON.stringify(finished.value)));
    await attempt(options, dropSave(store, kit.entry.game));
  };
  return {
    kit,
    sitting,
    finished,
    isNew: () => sitting.value === undefined && finished.value.length === 0,
    async layOut() {
      const found = await readDesk(options);
      finished.value = found.finished;
      seat(found.session && sitAt(options, found.session, found.notes));
    },
    async begin(terms, isLesson) {
      await file();
      const session = openOn(kit, terms, options.freshSeed());
      const notes = { ...NO_NOTES, isLesson };
      await attempt(options, storeBoth(options, session, notes));
      seat(sitAt(options, session, notes));
    },
    async clear() {
      await file();
      seat(undefined);
    },
  };
}

/** In this order: a crash in between leaves notes without a save, and never a save with another play's notes. */
async function storeBoth({ store, kit }: DeskOptions, session: AnySession, notes: Notes): Promise<void> {
  const { game } = kit.entry;
  await store.set(notesKey(game.id), JSON.stringify(notes));
  await storeSave(store, game, session);
}

/** What cannot be written is played on in memory, and said. */
async function attempt({ onWritten }: DeskOptions, writing: Promise<void>): Promise<void> {
  onWritten(await isWritten(writing));
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

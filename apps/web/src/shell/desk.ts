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
import type { GameKit, Kit, Terms } from '../kits/kit.ts';
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
  /** Whether the game could not be fetched that a play needs. What is stored of it has not been touched. */
  readonly isMissing: ReadonlySignal<boolean>;
  /** Whether nothing of this game has ever been played here. */
  isNew(): boolean;
  /** Lays out what the store holds now. */
  layOut(): Promise<void>;
  /** Opens a play in the place of the one that lies here. Where the game cannot be fetched nothing is opened, and said. */
  begin(terms: Terms, isLesson: boolean): Promise<void>;
  /** Clears the play away. A finished one is remembered. */
  clear(): Promise<void>;
}

export interface DeskOptions extends Pick<SittingOptions, 'store' | 'onWritten' | 'whenIdle'> {
  readonly kit: Kit;
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
  const isMissing = signal(false);
  const seat = (next: Sitting | undefined) => {
    sitting.value?.close();
    sitting.value = next;
  };
  const fetchGame = async () => {
    const game = await kit.game.fetch().catch(() => undefined);
    isMissing.value = game === undefined;
    return game;
  };
  /** Leaves the play lying where it is, so that no screen sees an empty desk before another play lies there. */
  const file = async () => {
    const played = sitting.value;
    if (played === undefined) return;
    played.close();
    finished.value = remember(finished.value, played);
    await attempt(options, store.set(finishedKey(kit.id), JSON.stringify(finished.value)));
    const { entry } = await kit.game.fetch();
    await attempt(options, dropSave(store, entry.game));
  };
  return {
    kit,
    sitting,
    finished,
    isMissing,
    isNew: () => sitting.value === undefined && !isMissing.value && finished.value.length === 0,
    async layOut() {
      finished.value = await take<readonly Finished[]>(options, finishedKey(kit.id), parseFinished, []);
      const game = (await store.get(saveKey(kit.id))) === undefined ? undefined : await fetchGame();
      const session = game && (await readSession(options, game));
      const notes = await take(options, notesKey(kit.id), parseNotes, NO_NOTES);
      seat(game && session && sitAt(options, game, session, notes));
    },
    async begin(terms, isLesson) {
      const game = await fetchGame();
      if (game === undefined) return;
      await file();
      const session = openOn(game, terms, options.freshSeed());
      const notes = { ...NO_NOTES, isLesson };
      await attempt(options, storeBoth(options, game, session, notes));
      seat(sitAt(options, game, session, notes));
    },
    async clear() {
      await file();
      seat(undefined);
    },
  };
}

/** Opens what a newcomer plays first. */
export async function beginLesson(desk: Desk): Promise<void> {
  const game = await desk.kit.game.fetch().catch(() => undefined);
  // Without it the desk says what is missing when the play is begun.
  await desk.begin(game?.lesson ?? { config: {}, players: {} }, true);
}

/** In this order: a crash in between leaves notes without a save, and never a save with another play's notes. */
async function storeBoth(
  { store }: DeskOptions,
  { entry: { game } }: GameKit,
  session: AnySession,
  notes: Notes,
): Promise<void> {
  await store.set(notesKey(game.id), JSON.stringify(notes));
  await storeSave(store, game, session);
}

/** What cannot be written is played on in memory, and said. */
async function attempt({ onWritten }: DeskOptions, writing: Promise<void>): Promise<void> {
  onWritten(await isWritten(writing));
}

async function take<Value>(
  { store, onUnreadable }: DeskOptions,
  key: string,
  parse: (json: unknown) => Value | undefined,
  otherwise: Value,
): Promise<Value> {
  const taken = await takeJson(store, key, parse);
  if (taken.kind === 'unreadable') onUnreadable({ keptAs: taken.keptAs });
  return taken.kind === 'value' ? taken.value : otherwise;
}

async function readSession(
  { store, onUnreadable }: DeskOptions,
  { entry: { game }, tableOf }: GameKit,
): Promise<AnySession | undefined> {
  const found = await loadSave(store, game);
  if (found.kind === 'unreadable') onUnreadable(found);
  if (found.kind !== 'session') return undefined;
  if (tableOf(playersOf(found.session)) !== undefined) return found.session;
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

function openOn(
  { entry: { game } }: GameKit,
  { config, players, seed }: Terms,
  freshSeed: string,
): AnySession {
  const parsed = game.parseConfig(config);
  if (!parsed.ok) throw new Error(`${game.id}: a kit offers numbers that cannot be played`);
  return openSession(game, parsed.value, seed ?? freshSeed, players);
}

function sitAt(
  options: DeskOptions,
  { entry: { game }, tableOf }: GameKit,
  session: AnySession,
  notes: Notes,
): Sitting {
  const table = tableOf(playersOf(session));
  if (table === undefined) throw new Error('a session was laid out at whose table nobody can sit');
  return sitDown({ ...options, game, table, session, notes });
}

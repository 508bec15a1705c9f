import type { AnyGame, Game } from '@foretell/engine';
import { formatSave, isIntact, recallSave } from './save.ts';
import type { SaveProblem } from './save-problem.ts';
import type { Session } from './sitting.ts';

/**
 * Where saves are kept. Each call happens wholly or, when it rejects, not at all; nothing is asked of several calls
 * together, because the tab or the machine may die between any two.
 */
export interface Store {
  get(key: string): Promise<string | undefined>;
  set(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
  keys(): Promise<readonly string[]>;
}

/** What stood on the shelf. An unreadable save is not lost: its text now stands under `keptAs`. */
export type Found<Config, State, Move, Event> =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'session'; readonly session: Session<Config, State, Move, Event> }
  | { readonly kind: 'unreadable'; readonly problem: SaveProblem; readonly keptAs: string };

/** A text that could not be read and was set aside, as it was. */
export interface Kept {
  readonly keptAs: string;
  readonly text: string;
}

/** The key of the one save in progress of a game. */
export function saveKey(gameId: string): string {
  return `save/${gameId}`;
}

/** Takes the save of `game` from the shelf. One that cannot be read is set aside first, under a name of its own. */
export async function loadSave<Config, State, Move, View, Event>(
  store: Store,
  game: Game<Config, State, Move, View, Event>,
): Promise<Found<Config, State, Move, Event>> {
  const key = saveKey(game.id);
  const text = await store.get(key);
  if (text === undefined) return { kind: 'nothing' };
  const session = recallSave(game, text);
  if (session.ok) return { kind: 'session', session: session.value };
  return { kind: 'unreadable', problem: session.error, keptAs: await setAside(store, key, text) };
}

/**
 * Puts a session on the shelf in place of the one before. What this program did not write itself (damaged, of newer or
 * older rules, of another tab with a newer program) is set aside, never overwritten.
 */
export async function storeSave<Config, State, Move, View, Event>(
  store: Store,
  game: Game<Config, State, Move, View, Event>,
  session: Session<Config, State, Move, Event>,
): Promise<void> {
  await clearPlace(store, game);
  const key = saveKey(game.id);
  const text = formatSave(session);
  await store.set(key, text);
  written.set(store, new Map(written.get(store)).set(game, text));
}

/** What `storeSave` has last put on each shelf: this very text needs no second look, and a long one takes its time. */
const written = new WeakMap<Store, ReadonlyMap<AnyGame, string>>();

/** Takes the save of `game` off the shelf for good. One that this program could not have written is set aside instead. */
export async function dropSave(store: Store, game: AnyGame): Promise<void> {
  await clearPlace(store, game);
  await store.remove(saveKey(game.id));
}

/** The unreadable saves of a game with their texts, to show and to export; by number. */
export async function listUnreadable(store: Store, gameId: string): Promise<readonly Kept[]> {
  const start = unreadableName(saveKey(gameId), '');
  const keys = (await store.keys()).filter((key) => key.startsWith(start));
  const kept: Kept[] = [];
  for (const keptAs of keys.sort((a, b) => Number(a.slice(start.length)) - Number(b.slice(start.length)))) {
    const text = await store.get(keptAs);
    if (text !== undefined) kept.push({ keptAs, text });
  }
  return kept;
}

async function clearPlace(store: Store, game: AnyGame): Promise<void> {
  const key = saveKey(game.id);
  const text = await store.get(key);
  if (text === undefined || text === written.get(store)?.get(game)) return;
  if (!isIntact(game, text)) await setAside(store, key, text);
}

/** Copies first and removes then. After a crash in between, the copy is found again instead of being made twice. */
async function setAside(store: Store, key: string, text: string): Promise<string> {
  for (let number = 1; ; number++) {
    const keptAs = unreadableName(key, number);
    const there = await store.get(keptAs);
    if (there !== undefined && there !== text) continue;
    if (there === undefined) await store.set(keptAs, text);
    await store.remove(key);
    return keptAs;
  }
}

function unreadableName(key: string, number: number | ''): string {
  return `${key}/unreadable-${number}`;
}

import type { Store } from '@foretell/session';

/**
 * Where everything lies that the client keeps: the Store of the session package, and what export, import and erase need.
 *
 * It is localStorage and not IndexedDB on purpose. A save has a few kilobytes, that of the longest runs a hundred and more,
 * and a synchronous write has happened when the line has been passed: a reload or a closed tab in the next millisecond
 * loses nothing, and replacing everything is one step that no other tab can look into. A game whose saves grow past a megabyte would change this choice.
 */
export interface HomeStore extends Store {
  /** All that is kept, by key. */
  entries(): Readonly<Record<string, string>>;
  /** Puts `entries` in the place of all that is kept. Throws, with the old entries back, when they do not fit. */
  replaceAll(entries: Readonly<Record<string, string>>): void;
}

/** The part of the DOM's `Storage` that is needed. */
export type Area = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** Other programs may share the origin, as on a page that hosts several projects. */
export const KEY_PREFIX = 'foretell/';

export function openStore(area: Area): HomeStore {
  const entries = () => Object.fromEntries(ownKeys(area).map((key) => [key, read(area, key) ?? '']));
  return {
    get: async (key) => read(area, key),
    set: async (key, text) => area.setItem(KEY_PREFIX + key, text),
    remove: async (key) => area.removeItem(KEY_PREFIX + key),
    keys: async () => ownKeys(area),
    entries,
    replaceAll(next) {
      const before = entries();
      try {
        overwrite(area, next);
      } catch (cause) {
        overwrite(area, before);
        throw cause;
      }
    },
  };
}

/** The browser's storage, or `undefined` where it is shut off or cannot be written to. */
export function browserArea(): Area | undefined {
  const probe = `${KEY_PREFIX}probe`;
  try {
    localStorage.setItem(probe, '');
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Calls back with the key when another tab has changed something, or with `undefined` when it has cleared everything. */
export function onOtherTab(page: Window, callback: (key: string | undefined) => void): void {
  page.addEventListener('storage', ({ key }) => {
    if (key === null) callback(undefined);
    else if (key.startsWith(KEY_PREFIX)) callback(key.slice(KEY_PREFIX.length));
  });
}

/** Whether a write took place. What is no refusal of the browser's is a programmer's mistake, and goes on up. */
export async function isWritten(writing: Promise<void>): Promise<boolean> {
  try {
    await writing;
    return true;
  } catch (cause) {
    if (cause instanceof DOMException) return false;
    throw cause;
  }
}

/** For a browser that keeps nothing: lasts as long as the page. */
export function memoryArea(): Area {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

function read(area: Area, key: string): string | undefined {
  return area.getItem(KEY_PREFIX + key) ?? undefined;
}

function ownKeys(area: Area): string[] {
  const keys: string[] = [];
  for (let index = 0; index < area.length; index++) {
    const key = area.key(index);
    if (key?.startsWith(KEY_PREFIX)) keys.push(key.slice(KEY_PREFIX.length));
  }
  return keys.sort();
}

function overwrite(area: Area, entries: Readonly<Record<string, string>>): void {
  for (const key of ownKeys(area)) area.removeItem(KEY_PREFIX + key);
  for (const [key, text] of Object.entries(entries)) area.setItem(KEY_PREFIX + key, text);
}

import type { Store } from '../src/shelf.ts';

/** Thrown by a store that was told to die. */
export class Crash extends Error {}

/** A store in memory. Works for `operations` calls and then dies: that call and all later ones do nothing but reject. */
export function memoryStore(texts: Map<string, string>, operations = Number.POSITIVE_INFINITY): Store {
  let left = operations;
  async function survive(): Promise<void> {
    if (left === 0) throw new Crash();
    left--;
  }
  return {
    get: async (key) => {
      await survive();
      return texts.get(key);
    },
    set: async (key, text) => {
      await survive();
      texts.set(key, text);
    },
    remove: async (key) => {
      await survive();
      texts.delete(key);
    },
    keys: async () => {
      await survive();
      return [...texts.keys()];
    },
  };
}

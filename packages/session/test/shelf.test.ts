import { describe, expect, test } from 'vitest';
import { formatSave } from '../src/save.ts';
import { dropSave, listUnreadable, loadSave, type Store, saveKey, storeSave } from '../src/shelf.ts';
import { duel } from './duel.ts';
import { Crash, memoryStore } from './memory-store.ts';
import { openDuel, playedDuel } from './tables.ts';

const KEY = saveKey('toy-duel');
const TORN = formatSave(playedDuel(2)).slice(0, 300);
const OLD_RULES = formatSave(playedDuel(1)).replace('"rulesVersion":3', '"rulesVersion":2');

describe('the shelf', () => {
  test('gives back what was put on it, and nothing when it is empty', async () => {
    const store = memoryStore(new Map());
    expect(await loadSave(store, duel)).toEqual({ kind: 'nothing' });
    await storeSave(store, duel, playedDuel(2));
    await storeSave(store, duel, playedDuel(3));
    expect(await loadSave(store, duel)).toEqual({ kind: 'session', session: playedDuel(3) });
    expect(await store.keys()).toEqual([KEY]);
    await dropSave(store, duel);
    expect(await loadSave(store, duel)).toEqual({ kind: 'nothing' });
  });

  test('sets an unreadable save aside under a name it tells, with the reason', async () => {
    const texts = new Map([[KEY, TORN]]);
    expect(await loadSave(memoryStore(texts), duel)).toEqual({
      kind: 'unreadable',
      problem: { kind: 'not-json', reason: 'syntax' },
      keptAs: `${KEY}/unreadable-1`,
    });
    expect([...texts]).toEqual([[`${KEY}/unreadable-1`, TORN]]);
  });

  test('keeps every unreadable save, letter by letter, by number', async () => {
    const texts = new Map<string, string>();
    const torn = Array.from({ length: 11 }, (_, index) => TORN.slice(0, 100 + index));
    for (const text of torn) {
      texts.set(KEY, text);
      await loadSave(memoryStore(texts), duel);
    }
    const kept = await listUnreadable(memoryStore(texts), duel.id);
    expect(kept.map(({ text }) => text)).toEqual(torn);
    expect(kept[10]?.keptAs).toBe(`${KEY}/unreadable-11`);
    expect(await listUnreadable(memoryStore(texts), 'toy-climb')).toEqual([]);
  });

  test.each([
    ['torn', TORN],
    ['of older rules', OLD_RULES],
    ['of another game', formatSave(openDuel()).replace('toy-duel', 'toy-dual')],
    ['changed by hand', formatSave(openDuel()).replaceAll('human', 'robot')],
  ])('never writes over a save that is %s, even when nobody loaded it first', async (_, text) => {
    for (const write of [storeSave, dropSave]) {
      const texts = new Map([[KEY, text]]);
      await write(memoryStore(texts), duel, openDuel());
      expect([...texts.values()]).toContain(text);
    }
  });
});

describe('a crash after any call to the store', () => {
  test.each([
    ['loading a torn save', TORN, (store: Store) => loadSave(store, duel)],
    ['saving over a torn save', TORN, (store: Store) => storeSave(store, duel, playedDuel(3))],
    [
      'saving over an earlier save',
      formatSave(playedDuel(2)),
      (store: Store) => storeSave(store, duel, playedDuel(3)),
    ],
    ['dropping a torn save', TORN, (store: Store) => dropSave(store, duel)],
  ])('loses nothing while %s, and the next start sets it right', async (_, before, act) => {
    let crashes = 0;
    for (let operations = 0; await crashesAfter(operations, before, act); operations++) crashes++;
    expect(crashes).toBeGreaterThan(1);
  });

  test('would be noticed on a shelf that removes first and copies then', async () => {
    const careless = async (store: Store) => {
      const text = (await store.get(KEY)) ?? '';
      await store.remove(KEY);
      await store.set(`${KEY}/unreadable-1`, text);
    };
    expect(await crashesAfter(1, TORN, careless)).toBe(true);
    await expect(crashesAfter(2, TORN, careless)).rejects.toThrow();
  });
});

/** Lets `act` die after so many calls; checks what is left. Returns whether it died at all. */
async function crashesAfter(
  operations: number,
  before: string,
  act: (store: Store) => Promise<unknown>,
): Promise<boolean> {
  const texts = new Map([[KEY, before]]);
  const hasCrashed = await act(memoryStore(texts, operations)).then(() => false, isCrash);
  const after = formatSave(playedDuel(3));
  expect([before, after]).toContain([...texts.values()].find((text) => text === before || text === after));
  if (hasCrashed && before === TORN) expect([...texts.values()]).toContain(TORN);

  // The next start, on a machine that lives.
  await loadSave(memoryStore(texts), duel);
  if (before === TORN) {
    const kept = await listUnreadable(memoryStore(texts), duel.id);
    expect(kept).toEqual([{ keptAs: `${KEY}/unreadable-1`, text: TORN }]);
  }
  return hasCrashed;
}

function isCrash(reason: unknown): boolean {
  if (reason instanceof Crash) return true;
  throw reason;
}

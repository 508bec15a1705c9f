import { canonicalJson, digestOf } from '@foretell/engine';
import { describe, expect, test } from 'vitest';
import { formatSave, parseSave, recallSave, toSave } from '../src/save.ts';
import { submit, undo } from '../src/session.ts';
import { saveKey, storeSave } from '../src/shelf.ts';
import { climb } from './climb.ts';
import { duel } from './duel.ts';
import { memoryStore } from './memory-store.ts';
import { must, mustFail, openClimb, openDuel, playedDuel } from './tables.ts';

const KEY = saveKey(duel.id);

describe('what makes saves of long plays quick', () => {
  test('writes the same text as all of it printed anew, entry by entry and after one was taken back', () => {
    for (const rounds of [0, 1, 2, 3]) {
      const session = playedDuel(rounds);
      expect(formatSave(session)).toBe(canonicalJson(toSave(session)));
    }
    const climbed = must(submit(climb, openClimb('a'), 'guide', { steps: 1 }));
    expect(formatSave(climbed)).toBe(canonicalJson(toSave(climbed)));
  });

  test('gives the very session back, with the same way back', () => {
    for (const session of [openDuel(), playedDuel(2)]) {
      expect(must(recallSave(duel, formatSave(session)))).toEqual(must(parseSave(duel, formatSave(session))));
    }
    const climbed = must(submit(climb, openClimb('a'), 'guide', { steps: 1 }));
    const recalled = must(recallSave(climb, formatSave(climbed)));
    expect(recalled).toEqual(climbed);
    expect(undo(recalled, 'guide')).toEqual(undo(climbed, 'guide'));
  });

  test('takes a move back after a reload exactly as far as before it', () => {
    const lenient: typeof duel = { ...duel, mayUndo: (before) => before.plans.length !== 1 };
    let session = openDuel();
    for (let round = 0; round < 4; round++) {
      for (const seat of ['north', 'south']) {
        session = must(submit(lenient, session, seat, { plan: `${seat}-plan-${round}` }));
      }
      expect(must(recallSave(lenient, formatSave(session)))).toEqual(session);
    }
  });

  test('trusts the digests on the way as long as the checksum is right, which a save from anywhere does not', () => {
    const entries = toSave(playedDuel(3)).entries.map((entry) => ({ ...entry }));
    const [first, ...rest] = entries;
    if (first === undefined) throw new Error('nothing was played');
    const text = forged({ entries: [{ ...first, digest: 'f00d' }, ...rest] });
    expect(mustFail(parseSave(duel, text))).toMatchObject({ kind: 'diverged', entry: 0 });
    expect(recallSave(duel, text).ok).toBe(true);
  });
});

describe('a save from the shelf', () => {
  test('that was changed is refused for the same reason as one from anywhere', () => {
    const saved = formatSave(playedDuel(3));
    for (const text of [
      saved.slice(0, 200),
      saved.replace('south-plan-1', 'south-plan-0'),
      saved.replace('human', 'robot'),
      forged({ digest: 'f00d' }),
      forged({ seed: 'another' }),
    ]) {
      expect(mustFail(recallSave(duel, text))).toEqual(mustFail(parseSave(duel, text)));
    }
  });

  test('is set aside when somebody else has written over it since', async () => {
    const texts = new Map<string, string>();
    const store = memoryStore(texts);
    await storeSave(store, duel, playedDuel(1));
    texts.set(KEY, 'of another tab');
    await storeSave(store, duel, playedDuel(2));
    expect([...texts.values()]).toEqual(['of another tab', formatSave(playedDuel(2))]);
  });

  test('is set aside when it is of other rules, also where the same program wrote it', async () => {
    const texts = new Map<string, string>();
    const store = memoryStore(texts);
    await storeSave(store, duel, playedDuel(1));
    await storeSave(store, { ...duel, rulesVersion: 4 }, playedDuel(2));
    expect([...texts.values()]).toContain(formatSave(playedDuel(1)));
  });
});

/** With a checksum that fits. */
function forged(fields: Readonly<Record<string, unknown>>): string {
  const { checksum: _, ...body } = { ...toSave(playedDuel(3)), ...fields };
  return canonicalJson({ ...body, checksum: digestOf(body) });
}

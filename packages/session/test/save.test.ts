import { canonicalJson, digestOf, replay } from '@foretell/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playBots } from '../src/bots.ts';
import { entryOf, sealedMoveOf, seatsToAct } from '../src/look.ts';
import { formatSave, MAX_SAVE_CHARS, parseSave, peekSave, toSave } from '../src/save.ts';
import { formatSaveProblem, type SaveProblem } from '../src/save-problem.ts';
import { submit, withdraw } from '../src/session.ts';
import { climb, climbBot } from './climb.ts';
import { duel } from './duel.ts';
import { must, mustFail, openClimb, openDuel, playedDuel, SECRET_SEED } from './tables.ts';

describe('a save', () => {
  test('taken at any moment, also with one seat sealed, gives the very session back', () => {
    let session = openDuel();
    let moments = 0;
    while (seatsToAct(duel, session).length > 0) {
      for (const seat of ['south', 'north']) {
        const loaded = must(parseSave(duel, formatSave(session)));
        expect(loaded).toEqual(session);
        expect(formatSave(loaded)).toBe(formatSave(session));
        const plan = `${seat}-plan-${entryOf(session)}`;
        session = must(submit(duel, session, seat, { plan }));
        moments++;
      }
    }
    expect(moments).toBe(2 * duel.defaultConfig.rounds);
    expect(must(parseSave(duel, formatSave(session)))).toEqual(session);
  });

  test('gives back a sealed move to the seat that sealed it', () => {
    const one = must(submit(duel, openDuel(), 'south', { plan: 'south-plan-3' }));
    const loaded = must(parseSave(duel, formatSave(one)));
    expect(sealedMoveOf(loaded, 'south')).toEqual({ plan: 'south-plan-3' });
    expect(must(withdraw(loaded, 'south'))).toEqual(must(withdraw(one, 'south')));
  });

  test('goes on with the luck it would have had without saving', () => {
    const bots = { guide: climbBot('guide', 3), guest: climbBot('guest', 3) };
    const loaded = must(parseSave(climb, formatSave(openClimb('storm'))));
    expect(playBots(climb, loaded, bots)).toEqual(playBots(climb, openClimb('storm'), bots));
  });

  test('is a move log that the engine verifies on its own', () => {
    const session = playedDuel();
    const states = must(replay(duel, toSave(session)));
    expect(digestOf(states.at(-1))).toBe(toSave(session).digest);
    expect(states).toHaveLength(duel.defaultConfig.rounds + 1);
  });

  test('says of which game and version it is to a program that does not have the game', () => {
    expect(must(peekSave(formatSave(playedDuel())))).toEqual({
      version: 1,
      game: 'toy-duel',
      rulesVersion: 3,
    });
    expect(must(peekSave(forged({ version: 9, game: 'unheard of', sealed: 'changed since' })))).toEqual({
      version: 9,
      game: 'unheard of',
      rulesVersion: 3,
    });
    expect(mustFail(peekSave('{}')).kind).toBe('not-a-save');
    expect(mustFail(peekSave('')).kind).toBe('not-json');
  });
});

/** Every kind of problem, with a text that has it. A kind that is missing here does not compile. */
const SPECIMENS: Readonly<Record<SaveProblem['kind'], string>> = {
  'too-large': ' '.repeat(MAX_SAVE_CHARS + 1),
  'not-json': formatSave(openDuel()).slice(0, -1),
  'not-a-save': JSON.stringify({ format: 'a letter' }),
  'wrong-game': formatSave(openClimb('a')),
  'newer-format': forged({ version: 2 }),
  'newer-rules': forged({ rulesVersion: 4 }),
  'older-rules': forged({ rulesVersion: 2 }),
  'bad-config': forged({ config: { rounds: 99, plans: 1 } }),
  'bad-move': forged({ entries: withMove(2, { north: { plan: 7 }, south: { plan: 8 } }) }),
  refused: forged({
    entries: withMove(1, { north: { plan: 'north-plan-77' }, south: { plan: 'south-plan-1' } }),
  }),
  diverged: forged({ seed: 'another seed' }),
  'unfinished-entries': forgedClimb({ entries: [] }),
  'bad-sealed': forged({ entries: [], sealed: { north: { plan: 5 } }, digest: startDigest() }),
  'refused-sealed': forged({
    entries: [],
    sealed: { north: { plan: 'north-plan-88' } },
    digest: startDigest(),
  }),
  damaged: formatSave(openDuel()).replaceAll('human', 'robot'),
};

describe('a text that is not a save of this game', () => {
  test.each(Object.keys(SPECIMENS))('is refused as %s, in one line that says what is wrong', (kind) => {
    const problem = problemOf(kind as SaveProblem['kind']);
    expect(problem.kind).toBe(kind);
    const line = formatSaveProblem(problem);
    expect(line).toMatch(/^[^\n]{20,}$/);
    expect(line).not.toMatch(/undefined|\[object/);
  });

  test('is told apart by entry: the first bad move, refusal or other state is named', () => {
    expect(problemOf('bad-move')).toMatchObject({
      entry: 2,
      problems: [
        { path: ['entries', 2, 'moves', 'north', 'plan'] },
        { path: ['entries', 2, 'moves', 'south', 'plan'] },
      ],
    });
    expect(problemOf('refused')).toMatchObject({
      entry: 1,
      refusal: { code: 'duel-unknown-plan', seat: 'north' },
    });
    const entries = toSave(playedDuel()).entries.map((entry, index) =>
      index === 2 ? { ...entry, digest: 'f00d' } : entry,
    );
    expect(mustFail(parseSave(duel, forged({ entries })))).toMatchObject({
      kind: 'diverged',
      entry: 2,
      expected: 'f00d',
      received: toSave(playedDuel()).entries[2]?.digest,
    });
  });

  test('is refused when its moves are right but its first or last state is another', () => {
    const last = duel.defaultConfig.rounds - 1;
    expect(mustFail(parseSave(duel, forged({ digest: 'f00d' })))).toMatchObject({
      kind: 'diverged',
      entry: last,
    });
    const start = mustFail(parseSave(duel, forged({ entries: [], seed: 'other', digest: startDigest() })));
    expect(start).toMatchObject({ kind: 'diverged', entry: -1, expected: startDigest() });
    expect(formatSaveProblem(start)).toMatch(/^the start leads to/);
  });

  test('reports all problems of a configuration and of its own fields at once', () => {
    expect(problemOf('bad-config')).toMatchObject({ problems: [{ path: ['rounds'] }, { path: ['plans'] }] });
    const problem = mustFail(parseSave(duel, forged({ seed: 7, entries: {}, extra: true, players: [] })));
    const places = problem.kind === 'not-a-save' ? problem.problems.map(({ path }) => path.join('.')) : [];
    expect(places.sort()).toEqual(['entries', 'extra', 'players', 'seed']);
    const inner = mustFail(
      parseSave(duel, forged({ players: { north: 1, east: 'x' }, entries: [{ moves: {} }, 3] })),
    );
    const innerPlaces = inner.kind === 'not-a-save' ? inner.problems.map(({ path }) => path.join('.')) : [];
    expect(innerPlaces.sort()).toEqual([
      'entries.0.digest',
      'entries.1',
      'players.east',
      'players.north',
      'players.south',
    ]);
  });

  test('has moves of exactly the seats that act, and none after the end', () => {
    const { entries } = toSave(playedDuel());
    for (const moves of [
      {},
      { north: { plan: 'north-plan-0' } },
      { ...entries[0]?.moves, east: {} },
      { chance: {} },
    ]) {
      expect(mustFail(parseSave(duel, forged({ entries: withMove(0, moves) })))).toMatchObject({
        kind: 'bad-move',
        entry: 0,
      });
    }
    expect(mustFail(parseSave(duel, forged({ entries: [...entries, entries[0]] })))).toMatchObject({
      kind: 'bad-move',
      entry: entries.length,
      problems: [{ code: 'over' }],
    });
  });

  test('has the outcomes of chance that its seed draws: nobody writes himself better weather', () => {
    const calm = { moves: { chance: { steps: 0 } }, digest: '' };
    const refusals = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const drawn = toSave(openClimb(seed)).entries[0]?.moves.chance;
      const problem = mustFail(parseSave(climb, forgedClimb({ seed, entries: [calm] })));
      return `${drawn?.steps === 0} ${problem.kind}`;
    });
    expect(new Set(refusals)).toEqual(new Set(['true diverged', 'false bad-move']));
  });

  test('has fewer sealed moves than the turn has seats, and only of seats that act', () => {
    const fresh = { entries: [], digest: startDigest() };
    const both = { north: { plan: 'north-plan-0' }, south: { plan: 'south-plan-0' } };
    for (const sealed of [both, { chance: {} }, { east: { plan: 'east-plan-0' } }]) {
      expect(mustFail(parseSave(duel, forged({ ...fresh, sealed }))).kind).toBe('bad-sealed');
    }
    const late = forged({ sealed: { north: { plan: 'north-plan-0' } } });
    expect(mustFail(parseSave(duel, late)).kind).toBe('bad-sealed');
  });

  test('may nest as deep as it likes and name its numbers as it likes without being able to harm', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    for (const rounds of [deep, '1e999', '-0']) {
      const text = formatSave(openDuel()).replace('"rounds":4', `"rounds":${rounds}`);
      expect(text.includes(rounds)).toBe(true);
      expect(mustFail(parseSave(duel, text)).kind).toBe('not-json');
    }
  });
});

describe('a save that was changed on its way', () => {
  const session = must(submit(duel, playedDuel(2), 'south', { plan: 'south-plan-4' }));
  const saved = formatSave(session);

  test('is refused wherever it was cut off', () => {
    for (let length = 0; length < saved.length; length++) {
      expect(parseSave(duel, saved.slice(0, length)).ok, `cut to ${length}`).toBe(false);
    }
  });

  test('is refused or is the very same play, whichever characters were changed, and never throws', () => {
    const outcomes = { same: 0, refused: 0 };
    const character = fc.oneof(
      fc.constantFrom(...'"{}[],:0123456789abcdef-. \n'),
      fc.string({ unit: 'binary', maxLength: 2 }),
    );
    const change = fc.record({ at: fc.nat(saved.length - 1), remove: fc.nat(2), character });
    const property = fc.property(fc.array(change, { minLength: 1, maxLength: 2 }), (changes) => {
      const text = changes.reduce(
        (before, { at, remove, character: added }) => before.slice(0, at) + added + before.slice(at + remove),
        saved,
      );
      const loaded = parseSave(duel, text);
      if (loaded.ok) expect(loaded.value).toEqual(session);
      else expect(formatSaveProblem(loaded.error)).not.toBe('');
      outcomes[loaded.ok ? 'same' : 'refused']++;
    });
    fc.assert(property, { seed: 11, numRuns: 3000 });
    expect(outcomes.same).toBeGreaterThan(10);
    expect(outcomes.refused).toBeGreaterThan(2000);
  });

  test('is noticed in parts that no state shows: the seed of luck to come, players, sealed moves, takes', () => {
    const steps = must(submit(climb, openClimb('a'), 'guide', { steps: 1 }));
    const text = formatSave(steps);
    for (const [from, to] of [
      ['"seed":"a"', '"seed":"e"'],
      ['bot:step-1', 'bot:step-2'],
      ['"guest":0', '"guest":1'],
    ] as const) {
      expect(text).toContain(from);
      const problem = mustFail(parseSave(climb, text.replace(from, to)));
      expect(['damaged', 'bad-move']).toContain(problem.kind);
    }
    expect(mustFail(parseSave(duel, saved.replace('south-plan-4', 'south-plan-3'))).kind).toBe('damaged');
  });

  test('may be printed over several lines and with its fields in another order', () => {
    const fields = Object.entries(JSON.parse(saved) as object).reverse();
    expect(must(parseSave(duel, JSON.stringify(Object.fromEntries(fields), null, 2)))).toEqual(session);
  });
});

function problemOf(kind: SaveProblem['kind']): SaveProblem {
  // Only a game with chance turns can stop before one.
  if (kind === 'unfinished-entries') return mustFail(parseSave(climb, SPECIMENS[kind]));
  return mustFail(parseSave(duel, SPECIMENS[kind]));
}

/** A finished duel with some fields replaced, and a checksum that fits: the work of somebody who knows the format. */
function forged(fields: Readonly<Record<string, unknown>>): string {
  return sealedUp({ ...toSave(playedDuel()), ...fields });
}

function forgedClimb(fields: Readonly<Record<string, unknown>>): string {
  return sealedUp({ ...toSave(openClimb('a')), ...fields });
}

function sealedUp({ checksum: _, ...body }: Readonly<Record<string, unknown>>): string {
  return canonicalJson({ ...body, checksum: digestOf(body) });
}

function withMove(entry: number, moves: Readonly<Record<string, unknown>>) {
  return toSave(playedDuel()).entries.map((old, index) => (index === entry ? { ...old, moves } : old));
}

function startDigest(): string {
  return digestOf(duel.setup(duel.defaultConfig, SECRET_SEED));
}

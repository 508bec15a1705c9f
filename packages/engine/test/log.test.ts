import { describe, expect, test } from 'vitest';
import { digestOf } from '../src/digest.ts';
import type { Moves } from '../src/game.ts';
import { type Divergence, formatDivergence, type LogEntry, type MoveLog, replay } from '../src/log.ts';
import { type NullConfig, type NullMove, nullGame } from '../src/testing/null-game.ts';

type Log = MoveLog<NullConfig, NullMove>;

/** Three rounds with their digests, as they were played. */
function played(): Log {
  const config = { rounds: 3 };
  const entries: LogEntry<NullMove>[] = [];
  let state = nullGame.setup(config, 'a log');
  const rounds: readonly Moves<NullMove>[] = [
    { north: 'hold', south: 'swap' },
    { north: 'swap', south: 'hold' },
    { north: 'hold', south: 'hold' },
  ];
  for (const moves of rounds) {
    const step = nullGame.apply(state, moves);
    if (!step.ok) throw new Error(step.error.code);
    state = step.value.state;
    entries.push({ moves, digest: digestOf(state) });
  }
  return { game: 'null', rulesVersion: 1, config, seed: 'a log', entries };
}

function divergenceOf(log: Log): Divergence | undefined {
  const states = replay(nullGame, log);
  return states.ok ? undefined : states.error;
}

/** The log with one entry changed. */
function withEntry(log: Log, index: number, changes: Partial<LogEntry<NullMove>>): Log {
  return {
    ...log,
    entries: log.entries.map((entry, at) => (at === index ? { ...entry, ...changes } : entry)),
  };
}

describe('a replay', () => {
  test('gives back every state, the first one first', () => {
    const states = replay(nullGame, played());
    const rounds = states.ok ? states.value.map((state) => state.round) : [];
    expect(rounds).toEqual([0, 1, 2, 3]);
  });

  test('of a log without entries is the first state', () => {
    const states = replay(nullGame, { ...played(), entries: [] });
    expect(states.ok && states.value).toEqual([nullGame.setup({ rounds: 3 }, 'a log')]);
  });

  test('needs no digests, and then verifies only that every move is legal', () => {
    const log = played();
    const bare = { ...log, entries: log.entries.map(({ moves }) => ({ moves })) };
    expect(divergenceOf(bare)).toBeUndefined();
  });

  test('names the first entry whose move was exchanged for another legal one', () => {
    const log = withEntry(played(), 1, { moves: { north: 'hold', south: 'hold' } });
    expect(divergenceOf(log)).toMatchObject({ kind: 'digest', entry: 1, expected: log.entries[1]?.digest });
  });

  test('names the first entry whose digest was changed, although later ones would diverge too', () => {
    const log = withEntry(withEntry(played(), 1, { digest: 'f'.repeat(32) }), 2, { digest: '0'.repeat(32) });
    const right = played().entries[1]?.digest;
    expect(divergenceOf(log)).toEqual({
      kind: 'digest',
      entry: 1,
      expected: 'f'.repeat(32),
      received: right,
    });
  });

  test('names the entry that is refused, and why', () => {
    const log = withEntry(played(), 2, { moves: { north: 'swap', south: 'hold' } });
    const refusal = { code: 'has-swapped', seat: 'north', facts: {} };
    expect(divergenceOf(log)).toEqual({ kind: 'refused', entry: 2, refusal });
  });

  test('names an entry beyond the end of the game', () => {
    const log = played();
    const longer = {
      ...log,
      entries: [...log.entries, { moves: { north: 'hold', south: 'hold' } as const }],
    };
    expect(divergenceOf(longer)).toMatchObject({ kind: 'refused', entry: 3 });
  });

  test('of another seed diverges at the first entry', () => {
    expect(divergenceOf({ ...played(), seed: 'another' })).toMatchObject({ kind: 'digest', entry: 0 });
  });

  test('of another game, or of other rules, is not tried', () => {
    expect(divergenceOf({ ...played(), game: 'dice' })).toEqual({
      kind: 'wrong-game',
      expected: 'null',
      received: 'dice',
    });
    expect(divergenceOf({ ...played(), rulesVersion: 2 })).toEqual({
      kind: 'wrong-rules',
      expected: 1,
      received: 2,
    });
  });
});

test('a divergence is one line for people, who count entries from 1', () => {
  const refusal = { code: 'has-swapped', seat: 'north', facts: {} };
  const lines: readonly Divergence[] = [
    { kind: 'wrong-game', expected: 'null', received: 'dice' },
    { kind: 'wrong-rules', expected: 1, received: 2 },
    { kind: 'refused', entry: 2, refusal },
    { kind: 'digest', entry: 0, expected: 'aa', received: 'bb' },
  ];
  expect(lines.map(formatDivergence)).toEqual([
    'the log is of game "dice", not "null"',
    'the log was played under rules version 2; this is version 1',
    'entry 3 is refused: has-swapped (seat north)',
    'entry 1 leads to bb, the log says aa',
  ]);
});

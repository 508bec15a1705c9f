import { describe, expect, test } from 'vitest';
import type { MoveLog } from '../src/log.ts';
import { diceGame } from '../src/testing/dice-game.ts';
import { type NullConfig, type NullMove, nullGame } from '../src/testing/null-game.ts';
import { formatTranscript } from '../src/transcript.ts';

const log: MoveLog<NullConfig, NullMove> = {
  game: 'null',
  rulesVersion: 1,
  config: { rounds: 2 },
  seed: 'a transcript',
  entries: [{ moves: { north: 'swap', south: 'hold' } }, { moves: { north: 'hold', south: 'hold' } }],
};

describe('a transcript', () => {
  const text = formatTranscript(nullGame, log);

  test('can be read without the code', async () => {
    await expect(text).toMatchFileSnapshot('golden/null-game.txt');
  });

  test('shows after an entry only what a seat sees differently', () => {
    const [, , second = ''] = text.split('\n\nentry');
    expect(second).toContain('north sees rivalCard');
    expect(second).not.toContain('sees rounds');
  });

  test('changes when a rule does', () => {
    const generous = { ...nullGame, returns: () => [1, 1] };
    expect(formatTranscript(generous, log)).not.toBe(text);
  });

  test('of a log that does not replay is a mistake', () => {
    const stranger = { ...log, entries: [{ moves: { north: 'swap', west: 'hold' } as const }] };
    expect(() => formatTranscript(nullGame, stranger)).toThrow(
      'entry 1 is refused: no-such-seat (seat west)',
    );
  });

  test('shows what chance did under its own name', () => {
    const dice = formatTranscript(diceGame, {
      game: 'dice',
      rulesVersion: 1,
      config: { goal: 2 },
      seed: 'any',
      entries: [{ moves: { chance: { kind: 'rolled', pips: 2 } } }, { moves: { first: { kind: 'take' } } }],
    });
    expect(dice).toContain('move  chance {"kind":"rolled","pips":2}');
    expect(dice).toMatch(/returns first 1, second -1\n$/);
  });
});

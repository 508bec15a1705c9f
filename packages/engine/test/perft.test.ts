import { describe, expect, test } from 'vitest';
import { CHANCE, type Game, type Moves } from '../src/game.ts';
import { fail, ok } from '../src/result.ts';
import { diceGame } from '../src/testing/dice-game.ts';
import { nullGame } from '../src/testing/null-game.ts';
import { perft } from '../src/testing/perft.ts';
import { cupsGame } from './cups-game.ts';

const nullStart = nullGame.setup({ rounds: 3 }, 'perft');
const diceStart = diceGame.setup({ goal: 3 }, 'perft');
const cupsStart = cupsGame.setup({ cups: 3 }, 'perft');

/** Two seats that always have to act, and nothing to act with. */
const neverOver: Game<null, null, number, null, never> = {
  id: 'never-over',
  rulesVersion: 1,
  facts: nullGame.facts,
  defaultConfig: null,
  parseConfig: () => ok(null),
  parseMove: () => ok(0),
  setup: () => null,
  toAct: () => ({ kind: 'seats', seats: ['north', 'south'] }),
  legalMoves: () => [],
  refusalOf: () => undefined,
  apply: (state) => ok({ state, events: [] }),
  observe: () => null,
  perceive: (event) => event,
  returns: () => [0, 0],
};

/** The same count, one play at a time and without multiplying anything. */
function slowPerft<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  state: State,
  depth: number,
): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const moves of everyEntry(game, state)) {
    const step = game.apply(state, moves);
    if (step.ok) count += slowPerft(game, step.value.state, depth - 1);
  }
  return count;
}

function everyEntry<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  state: State,
): Moves<Move>[] {
  const turn = game.toAct(state);
  if (turn.kind === 'over') return [];
  if (turn.kind === 'chance') return turn.outcomes.map(({ move }) => ({ [CHANCE]: move }));
  let entries: Moves<Move>[] = [{}];
  for (const seat of turn.seats) {
    entries = entries.flatMap((entry) =>
      game.legalMoves(state, seat).map((move) => ({ ...entry, [seat]: move })),
    );
  }
  return entries;
}

describe('perft', () => {
  test('of the null game: each seat swaps in one of three rounds or never, which is 4 by 4 plays', () => {
    // After one round 2 * 2; after two, 3 ways a seat (never, first, second); after three, 4.
    expect([0, 1, 2, 3].map((depth) => perft(nullGame, nullStart, depth))).toEqual([1, 4, 9, 16]);
  });

  test('of the dice game to 3: a 3 ends it, whoever it goes to', () => {
    // 3 rolls, 2 decisions each; the 4 of the 6 that follow a 1 or a 2 go on to 3 rolls and 2 decisions.
    expect([1, 2, 3, 4].map((depth) => perft(diceGame, diceStart, depth))).toEqual([3, 6, 12, 24]);
  });

  test('of three cups: hide, then point at one of two others or lift', () => {
    expect([1, 2].map((depth) => perft(cupsGame, cupsStart, depth))).toEqual([3, 9]);
  });

  test('counts nothing for plays that are over before that depth', () => {
    expect(perft(nullGame, nullStart, 4)).toBe(0);
  });

  test.each([1, 2, 3, 4, 5, 6])('agrees at depth %i with playing every play', (depth) => {
    expect(perft(nullGame, nullStart, depth)).toBe(slowPerft(nullGame, nullStart, depth));
    expect(perft(diceGame, diceStart, depth)).toBe(slowPerft(diceGame, diceStart, depth));
    expect(perft(cupsGame, cupsStart, depth)).toBe(slowPerft(cupsGame, cupsStart, depth));
  });

  test('does not play the last entry: a million joint moves are counted by asking for two lists', () => {
    const moves = Array.from({ length: 1000 }, (_, move) => move);
    let applied = 0;
    const wide: Game<null, null, number, null, never> = {
      ...neverOver,
      legalMoves: () => moves,
      apply: () => {
        applied++;
        return ok({ state: null, events: [] });
      },
    };
    expect(perft(wide, null, 1)).toBe(1_000_000);
    expect(applied).toBe(0);
  });

  test('throws rather than round a count that is too large', () => {
    const huge = { ...neverOver, legalMoves: () => new Array<number>(100_000_000) };
    expect(() => perft(huge, null, 1)).toThrow(RangeError);
  });

  test('throws when the game refuses what it lists', () => {
    const fickle: typeof nullGame = {
      ...nullGame,
      apply: () => fail({ code: 'no', seat: 'north', facts: {} }),
    };
    expect(() => perft(fickle, nullStart, 2)).toThrow('perft: null refuses a move it listed: no');
  });
});

import { digestOf, type Game, replay } from '@foretell/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryOf, legalMovesFor, seatsToAct } from '../src/look.ts';
import { formatSave, parseSave, toSave } from '../src/save.ts';
import { submit, undo, withdraw } from '../src/session.ts';
import { inside, type Session } from '../src/sitting.ts';
import { climb } from './climb.ts';
import { duel } from './duel.ts';
import { must, mustFail, openClimb, openDuel } from './tables.ts';

/** Something a hand at the table may try; `seat` and `move` count modulo what there is. */
type Attempt = {
  readonly kind: 'submit' | 'withdraw' | 'undo' | 'reload';
  readonly seat: number;
  readonly move: number;
};

const attempts = fc.array(
  fc.record({
    kind: fc.constantFrom('submit', 'submit', 'submit', 'withdraw', 'undo', 'reload'),
    seat: fc.nat(1),
    move: fc.nat(9),
  }),
  { minLength: 20, maxLength: 60 },
);

describe('whatever is played, taken back, withdrawn, saved and loaded', () => {
  test('the log of a game of turns leads to the very state on the table', () => {
    const seen = sweep(climb, (seed) => openClimb(seed));
    expect(Math.min(seen.submit, seen.undo, seen.reload)).toBeGreaterThan(100);
  });

  test('the log of a simultaneous game leads to the very state on the table', () => {
    const seen = sweep(duel, () => openDuel({ ...duel.defaultConfig, rounds: 9 }));
    expect(Math.min(seen.submit, seen.withdraw, seen.reload)).toBeGreaterThan(100);
  });

  test('a table that takes back the state but not the log, or the log but not the state, is noticed', () => {
    const before = openClimb('a');
    const after = must(submit(climb, before, 'guide', { steps: 2 }));
    expect(complaints(climb, after)).toEqual([]);
    const staleLog = { [inside]: { ...after[inside], state: before[inside].state } };
    const staleState = { [inside]: { ...after[inside], log: before[inside].log } };
    const staleEvents = { [inside]: { ...after[inside], events: before[inside].events } };
    expect(complaints(climb, staleLog)).toContain('the log leads elsewhere');
    expect(complaints(climb, staleState)).toContain('the log leads elsewhere');
    expect(complaints(climb, staleEvents)).toContain('events of other entries');
  });
});

describe('taking back', () => {
  test('a step is taken back with the calm wind after it, and meets the same wind when it is made again', () => {
    const before = openClimb(seedOfWind(0));
    const after = must(submit(climb, before, 'guide', { steps: 3 }));
    expect(after[inside].state.at).toBe(3);
    const back = must(undo(after, 'guide'));
    expect(back[inside].state).toEqual(before[inside].state);
    expect(back[inside].log).toEqual(before[inside].log);
    expect(must(submit(climb, back, 'guide', { steps: 3 }))[inside].log).toEqual(after[inside].log);
  });

  test("nobody takes back a wind that blew, another seat's step, or the start", () => {
    const blown = must(submit(climb, openClimb(seedOfWind(2)), 'guide', { steps: 3 }));
    expect(blown[inside].state.at).toBeLessThan(3);
    expect(mustFail(undo(blown, 'guide')).code).toBe('session/undo-never');

    const stepped = must(submit(climb, openClimb('a'), 'guide', { steps: 1 }));
    expect(mustFail(undo(stepped, 'guest')).code).toBe('session/undo-not-yours');
    expect(mustFail(undo(openClimb('a'), 'guide')).code).toBe('session/undo-nothing');
  });

  test('what lies before a wind that blew stays played, even when the steps after it are taken back', () => {
    const blown = must(submit(climb, openClimb(seedOfWind(2)), 'guide', { steps: 3 }));
    const after = must(submit(climb, blown, 'guest', { steps: 1 }));
    const back = must(undo(after, 'guest'));
    expect(back[inside].state).toEqual(blown[inside].state);
    expect(mustFail(undo(back, 'guide')).code).toBe('session/undo-never');
  });

  test('moves made in secret are not taken back once they are out, nor anything while a move is sealed', () => {
    const one = must(submit(duel, openDuel(), 'north', { plan: 'north-plan-0' }));
    expect(mustFail(undo(one, 'north')).code).toBe('session/undo-sealed');
    const both = must(submit(duel, one, 'south', { plan: 'south-plan-0' }));
    expect(mustFail(undo(both, 'north')).code).toBe('session/undo-not-yours');
  });
});

/** A seed under which the wind after the guide's first three steps blows the party down by `steps`. */
function seedOfWind(steps: number): string {
  const seeds = Array.from({ length: 100 }, (_, index) => `wind-${index}`);
  const found = seeds.find((seed) => {
    const climbed = must(submit(climb, openClimb(seed), 'guide', { steps: 3 }));
    return climbed[inside].state.at === 3 - steps;
  });
  if (found === undefined) throw new Error('no such wind in a hundred seeds');
  return found;
}

/** Tries random attempts at many tables and looks at the table after each. Returns how often each kind succeeded. */
function sweep<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  open: (seed: string) => Session<Config, State, Move, Event>,
): Record<Attempt['kind'], number> {
  const seen = { submit: 0, withdraw: 0, undo: 0, reload: 0 };
  const property = fc.property(fc.string(), attempts, (seed, list) => {
    let session = open(seed);
    /** The digest of the table whenever a seat has to decide, by entry: what an undo has to come back to. */
    const tables = new Map([[entryOf(session), digestOf(session[inside].state)]]);
    for (const attempt of list) {
      const next = tried(game, session, attempt);
      if (next === undefined) continue;
      seen[attempt.kind]++;
      expect(complaints(game, next)).toEqual([]);
      if (attempt.kind === 'submit') tables.set(entryOf(next), digestOf(next[inside].state));
      expect(digestOf(next[inside].state)).toBe(tables.get(entryOf(next)));
      session = next;
    }
  });
  fc.assert(property, { seed: 5, numRuns: 60 });
  return seen;
}

/** The session after an attempt, or `undefined` when it was refused. */
function tried<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  session: Session<Config, State, Move, Event>,
  { kind, seat: seatNumber, move: moveNumber }: Attempt,
): Session<Config, State, Move, Event> | undefined {
  const seat = game.facts.seats[seatNumber % game.facts.seats.length] ?? '';
  if (kind === 'reload') return must(parseSave(game, formatSave(session)));
  if (kind === 'withdraw') return orNothing(withdraw(session, seat));
  if (kind === 'undo') return orNothing(undo(session, seat));
  const legal = legalMovesFor(game, session, seat);
  const move = legal[moveNumber % Math.max(1, legal.length)];
  return move === undefined ? undefined : orNothing(submit(game, session, seat, move));
}

function orNothing<Value>(result: { ok: true; value: Value } | { ok: false }): Value | undefined {
  return result.ok ? result.value : undefined;
}

/** Everything about a session that does not agree with its own log. */
function complaints<Config, State, Move, View, Event>(
  game: Game<Config, State, Move, View, Event>,
  session: Session<Config, State, Move, Event>,
): readonly string[] {
  const { state, events, log, undoable } = session[inside];
  const states = replay(game, toSave(session));
  if (!states.ok) return [`the log does not verify: ${states.error.kind}`];
  const found: string[] = [];
  if (digestOf(states.value.at(-1)) !== digestOf(state)) found.push('the log leads elsewhere');
  if (log.entries.some((entry) => entry.digest === undefined)) found.push('an entry without a digest');
  if (events.length !== log.entries.length) found.push('events of other entries');
  const tail = states.value.slice(states.value.length - 1 - undoable.length, -1);
  if (digestOf(tail) !== digestOf(undoable)) found.push('states to go back to that are not those of the log');
  const reloaded = parseSave(game, formatSave(session));
  if (!reloaded.ok || digestOf(reloaded.value[inside]) !== digestOf(session[inside])) {
    found.push('loading gives another session');
  }
  if (seatsToAct(game, session).length === 0 && game.toAct(state).kind === 'chance') {
    found.push('the table rests at a chance turn');
  }
  return found;
}

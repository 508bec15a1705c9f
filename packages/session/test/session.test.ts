import { CHANCE } from '@foretell/engine';
import { describe, expect, test } from 'vitest';
import { playBots } from '../src/bots.ts';
import {
  entryOf,
  eventsFor,
  legalMovesFor,
  outcomeOf,
  scenesFor,
  sealedMoveOf,
  sealedSeats,
  seatsToAct,
  viewFor,
} from '../src/look.ts';
import { judge, openSession, submit, withdraw } from '../src/session.ts';
import { inside, type Session } from '../src/sitting.ts';
import { climb, climbBot } from './climb.ts';
import { duel } from './duel.ts';
import { must, mustFail, openClimb, openDuel, SECRET_SEED } from './tables.ts';
import { type VoteMove, type VoteState, vote } from './vote.ts';

const NORTH_1 = { plan: 'north-plan-1' };
const SOUTH_2 = { plan: 'south-plan-2' };

describe('a simultaneous turn', () => {
  test('nothing happens until the last seat has sealed, and then everything happens at once', () => {
    const one = must(submit(duel, openDuel(), 'south', SOUTH_2));
    expect(entryOf(one)).toBe(0);
    expect(sealedSeats(one)).toEqual(['south']);
    expect(one[inside].state).toEqual(openDuel()[inside].state);

    const both = must(submit(duel, one, 'north', NORTH_1));
    expect(entryOf(both)).toBe(1);
    expect(sealedSeats(both)).toEqual([]);
    expect(both[inside].state.plans).toEqual([{ north: 'north-plan-1', south: 'south-plan-2' }]);
  });

  test('the log does not tell who sealed first', () => {
    const southFirst = must(submit(duel, must(submit(duel, openDuel(), 'south', SOUTH_2)), 'north', NORTH_1));
    const northFirst = must(submit(duel, must(submit(duel, openDuel(), 'north', NORTH_1)), 'south', SOUTH_2));
    expect(JSON.stringify(southFirst[inside].log)).toBe(JSON.stringify(northFirst[inside].log));
  });

  test('a bad move is refused when it is sealed, not when the others have sealed too', () => {
    const session = openDuel();
    const refusal = mustFail(submit(duel, session, 'north', { plan: 'north-plan-9' }));
    expect(refusal.code).toBe('duel-unknown-plan');
    expect(judge(duel, session, 'north', { plan: 'north-plan-9' })).toEqual(refusal);
    expect(judge(duel, session, 'north', NORTH_1)).toBeUndefined();
  });

  test('a seat seals once; it may withdraw and seal another move until the last seat has sealed', () => {
    const one = must(submit(duel, openDuel(), 'north', NORTH_1));
    expect(mustFail(submit(duel, one, 'north', NORTH_1)).code).toBe('session/already-sealed');
    expect(mustFail(withdraw(one, 'south')).code).toBe('session/nothing-sealed');

    const none = must(withdraw(one, 'north'));
    expect(sealedSeats(none)).toEqual([]);
    const other = must(submit(duel, none, 'north', { plan: 'north-plan-3' }));
    expect(sealedMoveOf(other, 'north')).toEqual({ plan: 'north-plan-3' });

    const played = must(submit(duel, other, 'south', SOUTH_2));
    expect(mustFail(withdraw(played, 'north')).code).toBe('session/nothing-sealed');
  });

  test('when the game refuses the moves together, the last one is not sealed and nothing has happened', () => {
    const jealous = {
      ...duel,
      apply: () => ({ ok: false, error: { code: 'duel-not-together', seat: 'south', facts: {} } }) as const,
    };
    const one = must(submit(jealous, openDuel(), 'north', NORTH_1));
    expect(mustFail(submit(jealous, one, 'south', SOUTH_2)).code).toBe('duel-not-together');
    expect(sealedSeats(one)).toEqual(['north']);
  });
});

describe('a turn of three seats', () => {
  const players = { guest: 'human', clerk: 'human', chair: 'human' };

  test('waits for the third, whatever the order, and says who has sealed in the order of the seats', () => {
    const two = sealVotes(openSession(vote, null, 'a', players), { guest: 'yes', chair: 'yes' });
    expect(sealedSeats(two)).toEqual(['chair', 'guest']);
    expect(entryOf(two)).toBe(0);
    const three = sealVotes(two, { clerk: 'no' });
    expect(three[inside].state.counts).toEqual([2]);
  });

  test('lets one seat withdraw without touching what the others have sealed', () => {
    const two = sealVotes(openSession(vote, null, 'a', players), { guest: 'yes', chair: 'no' });
    const one = must(withdraw(two, 'guest'));
    expect(sealedSeats(one)).toEqual(['chair']);
    expect(sealedMoveOf(one, 'chair')).toBe('no');
    const three = sealVotes(one, { guest: 'no', clerk: 'yes' });
    expect(three[inside].log.entries[0]?.moves).toEqual({ chair: 'no', clerk: 'yes', guest: 'no' });
  });
});

describe('a game of turns', () => {
  test('only the seat whose turn it is may move, and nobody once the game is over', () => {
    const start = openClimb('a');
    expect(seatsToAct(climb, start)).toEqual(['guide']);
    expect(mustFail(submit(climb, start, 'guest', { steps: 1 })).code).toBe('session/not-to-act');
    expect(mustFail(submit(climb, start, 'nobody', { steps: 1 })).code).toBe('session/not-to-act');
    expect(outcomeOf(climb, start)).toBeUndefined();

    const over = must(submit(climb, openClimb('a', { height: 1 }), 'guide', { steps: 1 }));
    expect(seatsToAct(climb, over)).toEqual([]);
    expect(mustFail(submit(climb, over, 'guest', { steps: 1 })).code).toBe('session/not-to-act');
    expect(outcomeOf(climb, over)).toEqual([1, 1]);
  });

  test('chance turns are played by the table, each as an entry of the log', () => {
    const session = must(submit(climb, openClimb('a'), 'guide', { steps: 3 }));
    expect(session[inside].log.entries.map((entry) => Object.keys(entry.moves))).toEqual([
      [CHANCE],
      ['guide'],
      [CHANCE],
    ]);
    expect(seatsToAct(climb, session)).toEqual(['guest']);
  });

  test('chance draws each outcome as often as its weight says, and the seed decides which', () => {
    const seeds = Array.from({ length: 400 }, (_, index) => `wind-${index}`);
    const winds = seeds.map((seed) => openClimb(seed)[inside].log.entries[0]?.moves[CHANCE]?.steps);
    expect(winds).toEqual(seeds.map((seed) => openClimb(seed)[inside].log.entries[0]?.moves[CHANCE]?.steps));
    const times = [0, 1, 2].map((steps) => winds.filter((wind) => wind === steps).length);
    // Weights 2, 1, 1 of 400 draws; the bounds are five standard deviations wide.
    expect(times[0]).toBeGreaterThan(150);
    expect(times[0]).toBeLessThan(250);
    expect(times[1]).toBeGreaterThan(56);
    expect(times[2]).toBeGreaterThan(56);
  });

  test('the wind of one turn says nothing about the wind of the next', () => {
    const bots = { guide: climbBot('guide', 3), guest: climbBot('guest', 3) };
    const { events } = playBots(climb, openClimb('a', { height: 60 }), bots)[inside];
    const winds = events.flat().filter((event) => event.kind === 'wind');
    expect(new Set(winds.map((wind) => wind.steps))).toEqual(new Set([0, 1, 2]));
  });

  test('a game whose chance turn refuses its own outcome, or never ends, is a mistake that is thrown', () => {
    const refusing = {
      ...climb,
      apply: () => ({ ok: false, error: { code: 'no', seat: CHANCE, facts: {} } }) as const,
    };
    expect(() => openSession(refusing, { height: 3 }, 'a', { guide: 'human', guest: 'human' })).toThrow(
      /refuses an outcome it listed/,
    );
    let gusts = 0;
    const gale: typeof climb = {
      ...climb,
      apply: (state) => {
        gusts++;
        return { ok: true, value: { state, events: [] } };
      },
      toAct: () => ({ kind: 'chance', outcomes: [{ move: { steps: 0 }, weight: 1 }] }) as const,
    };
    expect(() => openSession(gale, { height: 3 }, 'a', { guide: 'human', guest: 'human' })).toThrow(
      /exceeds facts.maxEntries/,
    );
    expect(gusts).toBe(climb.facts.maxEntries + 1);
  });
});

function sealVotes(
  session: Session<null, VoteState, VoteMove, never>,
  votes: Readonly<Record<string, VoteMove>>,
): Session<null, VoteState, VoteMove, never> {
  return Object.entries(votes).reduce(
    (before, [seat, move]) => must(submit(vote, before, seat, move)),
    session,
  );
}

describe('what can be seen of a session', () => {
  test('a session prints as nothing, so that no log line or message can carry its secrets', () => {
    const session = must(submit(duel, openDuel(), 'north', NORTH_1));
    expect(JSON.stringify({ session })).toBe('{"session":{}}');
    expect(Object.keys(session)).toEqual([]);
  });

  test('a seat notices its own events and the public ones, from the entry it asks for on', () => {
    const one = must(submit(duel, must(submit(duel, openDuel(), 'north', NORTH_1)), 'south', SOUTH_2));
    expect(eventsFor(duel, one, 'north', 0)).toEqual([
      { kind: 'planned', seat: 'north', plan: 'north-plan-1' },
      { kind: 'paid', seat: expect.stringMatching(/north|south/) },
    ]);
    expect(JSON.stringify(eventsFor(duel, one, 'south', 0))).not.toContain('north-plan');
    expect(eventsFor(duel, one, 'north', 1)).toEqual([]);
  });

  test('a play can be watched again from the start as one seat saw it', () => {
    const one = must(submit(duel, must(submit(duel, openDuel(), 'north', NORTH_1)), 'south', SOUTH_2));
    const scenes = scenesFor(duel, one, 'south');
    expect(scenes.map((scene) => scene.entry)).toEqual([-1, 0]);
    expect(scenes[0]?.view).toEqual(viewFor(duel, openDuel(), 'south'));
    expect(scenes[1]).toEqual({
      entry: 0,
      events: eventsFor(duel, one, 'south', 0),
      view: viewFor(duel, one, 'south'),
    });
    expect(JSON.stringify(scenes)).not.toContain('north-plan');
  });

  test('there is no view for a name that is no seat', () => {
    for (const look of [
      () => viewFor(duel, openDuel(), 'spectator'),
      () => eventsFor(duel, openDuel(), '', 0),
      () => scenesFor(duel, openDuel(), 'all'),
      () => legalMovesFor(duel, openDuel(), 'east'),
    ]) {
      expect(look).toThrow(/has no seat/);
    }
  });

  test('a table is opened with one player for each seat and no others', () => {
    for (const players of [
      { north: 'human' },
      { north: 'a', south: 'b', east: 'c' },
      { north: 'a', east: 'b' },
    ]) {
      expect(() => openSession(duel, duel.defaultConfig, SECRET_SEED, players)).toThrow(RangeError);
    }
  });
});

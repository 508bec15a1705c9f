import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryOf, sealedSeats } from '../src/look.ts';
import { formatSave } from '../src/save.ts';
import type { Session } from '../src/sitting.ts';
import {
  type ClientMessage,
  MAX_MESSAGE_CHARS,
  parseClientMessage,
  receive,
  viewMessage,
} from '../src/wire.ts';
import { climb } from './climb.ts';
import {
  type DuelConfig,
  type DuelEvent,
  type DuelMove,
  type DuelState,
  type DuelView,
  duel,
} from './duel.ts';
import { must, mustFail, openClimb, openDuel, playedDuel } from './tables.ts';

type Duel = Session<DuelConfig, DuelState, DuelMove, DuelEvent>;

describe('a message from a client', () => {
  test.each([
    [{ kind: 'submit', forEntry: 0, forTake: 0, move: { plan: 'north-plan-0' } }],
    [{ kind: 'withdraw', forEntry: 3, forTake: 1 }],
    [{ kind: 'undo', forEntry: 3, forTake: 0 }],
    [{ kind: 'resync' }],
  ])('is read when it is right: %j', (message) => {
    expect(must(parseClientMessage(duel, 'north', JSON.stringify(message)))).toEqual(message);
  });

  test.each([
    ['', [[]]],
    ['[]', [['kind']]],
    ['{"kind":"shout"}', [['kind']]],
    ['{"kind":"undo"}', [['forEntry'], ['forTake']]],
    ['{"kind":"withdraw","forEntry":-1,"forTake":0.5,"move":1}', [['forEntry'], ['forTake'], ['move']]],
    ['{"kind":"submit","forEntry":"0","move":{"plan":9}}', [['forEntry'], ['forTake'], ['move', 'plan']]],
    ['{"kind":"submit","forEntry":-1,"forTake":0,"move":{"plan":"north-plan-0"}}', [['forEntry']]],
    ['{"kind":"submit","forEntry":0,"forTake":0,"move":{"plan":"south-plan-0"}}', [['move', 'plan']]],
    [`{"kind":"resync"${' '.repeat(MAX_MESSAGE_CHARS)}}`, [[]]],
    [`{"kind":"resync","seat":"south"}`, [['seat']]],
  ])('is refused with every place that is wrong: %s', (text, places) => {
    const problems = mustFail(parseClientMessage(duel, 'north', text));
    expect(problems.map(({ path }) => path)).toEqual(places);
  });

  test('never throws, whatever the text', () => {
    let read = 0;
    const sample = '{"kind":"submit","forEntry":0,"forTake":0,"move":{"plan":"north-plan-0"}}';
    const property = fc.property(
      fc.nat(sample.length),
      fc.nat(3),
      fc.oneof(fc.json(), fc.string({ unit: 'binary', maxLength: 3 })),
      (at, remove, text) => {
        for (const message of [text, sample.slice(0, at) + text + sample.slice(at + remove)]) {
          if (parseClientMessage(duel, 'north', message).ok) read++;
        }
      },
    );
    fc.assert(property, { seed: 4, numRuns: 2000 });
    expect(read).toBeGreaterThan(10);
  });
});

describe('a message that comes late or twice', () => {
  test('changes nothing: a double tap does not play the next turn', () => {
    const tap = submitNorth(0, 0, 0);
    const sealed = receive(duel, openDuel(), 'north', tap);
    expectNoEffect(sealed.session, tap, 'session/already-sealed');
    const next = receive(duel, sealed.session, 'south', {
      ...submitNorth(0, 0, 0),
      move: { plan: 'south-plan-0' },
    });
    expect(entryOf(next.session)).toBe(1);
    expectNoEffect(next.session, tap, 'session/stale');
    expectNoEffect(next.session, { kind: 'withdraw', forEntry: 0, forTake: 0 }, 'session/stale');
  });

  test('changes nothing after the player took the move back: the echo of a seal does not seal again', () => {
    const seal = submitNorth(0, 0, 0);
    const sealed = receive(duel, openDuel(), 'north', seal);
    const open = receive(duel, sealed.session, 'north', { kind: 'withdraw', forEntry: 0, forTake: 0 });
    expect(sealedSeats(open.session)).toEqual([]);
    expectNoEffect(open.session, seal, 'session/stale');
    expect(sealedSeats(receive(duel, open.session, 'north', submitNorth(0, 1, 2)).session)).toEqual([
      'north',
    ]);
  });

  test('changes nothing after an undo came back to the same entry', () => {
    const step = { kind: 'submit', forEntry: 1, forTake: 0, move: { steps: 2 } } as const;
    const stepped = receive(climb, openClimb('a'), 'guide', step);
    const back = receive(climb, stepped.session, 'guide', { kind: 'undo', forEntry: 2, forTake: 0 });
    expect(entryOf(back.session)).toBe(1);
    expect(receive(climb, back.session, 'guide', step)).toMatchObject({
      session: back.session,
      replies: [
        {
          to: 'guide',
          message: { kind: 'refused', refusal: { code: 'session/stale', facts: { entry: 1, take: 1 } } },
        },
      ],
    });
    const late = { kind: 'undo', forEntry: 1, forTake: 0 } as const;
    expect(receive(climb, back.session, 'guide', late).replies).toMatchObject([
      { message: { kind: 'refused' } },
    ]);
  });

  test('does not stop the other seat: what one seat withdraws leaves the messages of the other good', () => {
    const sealed = receive(duel, openDuel(), 'north', submitNorth(0, 0, 0));
    const open = receive(duel, sealed.session, 'north', { kind: 'withdraw', forEntry: 0, forTake: 0 });
    const south = { kind: 'submit', forEntry: 0, forTake: 0, move: { plan: 'south-plan-1' } } as const;
    expect(sealedSeats(receive(duel, open.session, 'south', south).session)).toEqual(['south']);
  });
});

describe('what the server says', () => {
  test('goes to everybody when the table has changed, to the sender alone when it has not', () => {
    const sealed = receive(duel, openDuel(), 'north', submitNorth(0, 0, 0));
    expect(sealed.replies.map(({ to }) => to)).toEqual(['north', 'south']);
    const refused = receive(duel, openDuel(), 'north', submitNorth(0, 0, 77));
    expect(refused.replies).toEqual([
      {
        to: 'north',
        message: { kind: 'refused', refusal: { code: 'duel-unknown-plan', seat: 'north', facts: {} } },
      },
    ]);
    expect(receive(duel, sealed.session, 'south', { kind: 'resync' }).replies.map(({ to }) => to)).toEqual([
      'south',
    ]);
  });

  test('tells what was noticed on the way from the last view to this one, and nothing older', () => {
    const { session } = receive(duel, playedDuel(1), 'north', submitNorth(1, 0, 3));
    const south = { kind: 'submit', forEntry: 1, forTake: 0, move: { plan: 'south-plan-3' } } as const;
    const [, toSouth] = receive(duel, session, 'south', south).replies;
    expect(toSouth).toMatchObject({
      to: 'south',
      message: { events: [{ kind: 'planned', plan: 'south-plan-3' }, { kind: 'paid' }] },
    });
  });

  test('gives a player who comes back the view, who has sealed, and his own sealed move', () => {
    const { session } = receive(duel, openDuel(), 'north', submitNorth(0, 0, 2));
    expect(receive(duel, session, 'north', { kind: 'resync' }).replies[0]?.message).toMatchObject({
      kind: 'view',
      entry: 0,
      take: 0,
      events: [],
      seatsToAct: ['north', 'south'],
      sealedSeats: ['north'],
      sealedMove: { plan: 'north-plan-2' },
    });
    expect(viewMessage(duel, session, 'south', 0)).toMatchObject({
      sealedSeats: ['north'],
      sealedMove: null,
    });
  });

  test('holds no sealed or hidden move of the other seat and no seed, in any message of any play', () => {
    const { texts, leaks } = eavesdrop(duel);
    expect(texts).toBeGreaterThan(2000);
    expect(leaks).toEqual([]);
  });

  test('would be caught by that search if the game let a view, an event or a refusal tell too much', () => {
    const observant: typeof duel = {
      ...duel,
      observe: (state, seat) => ({
        ...duel.observe(state, seat),
        rival: state.plans.map(({ north }) => north),
      }),
    };
    const gossip: typeof duel = { ...duel, perceive: (event) => event };
    const talkative: typeof duel = {
      ...duel,
      refusalOf: (state, seat, move) => {
        const refusal = duel.refusalOf(state, seat, move);
        return refusal && { ...refusal, facts: { seen: JSON.stringify(state.plans) } };
      },
    };
    for (const game of [observant, gossip, talkative]) expect(eavesdrop(game).leaks).not.toEqual([]);
  });
});

function submitNorth(forEntry: number, forTake: number, plan: number) {
  return { kind: 'submit', forEntry, forTake, move: { plan: `north-plan-${plan}` } } as const;
}

function expectNoEffect(session: Duel, message: ClientMessage<DuelMove>, code: string): void {
  const before = formatSave(session);
  const received = receive(duel, session, 'north', message);
  expect(received.session).toBe(session);
  expect(formatSave(received.session)).toBe(before);
  expect(received.replies).toMatchObject([{ to: 'north', message: { kind: 'refused', refusal: { code } } }]);
}

/** Plays random messages until the last round is over, and searches every reply before that for what it must not hold. */
function eavesdrop(game: typeof duel): { readonly texts: number; readonly leaks: readonly string[] } {
  const replies: Reply[] = [];
  const step = fc.record({
    seat: fc.constantFrom('north', 'south'),
    kind: fc.nat(5),
    plan: fc.nat(5),
    isLate: fc.boolean(),
  });
  const property = fc.property(fc.array(step, { minLength: 20, maxLength: 40 }), (steps) => {
    let session = playedDuel(1);
    for (const { seat, kind, plan, isLate } of steps) {
      const received = receive(game, session, seat, messageOf(session, seat, kind, plan, isLate));
      session = received.session;
      if (entryOf(session) < duel.defaultConfig.rounds) replies.push(...received.replies);
    }
  });
  fc.assert(property, { seed: 6, numRuns: 100 });
  const leaks = replies.filter(isLeak).map((reply) => JSON.stringify(reply));
  return { texts: replies.length, leaks: leaks.slice(0, 3) };
}

type Reply = ReturnType<
  typeof receive<DuelConfig, DuelState, DuelMove, DuelView, DuelEvent>
>['replies'][number];

function isLeak({ to, message }: Reply): boolean {
  const text = JSON.stringify(message);
  return text.includes(to === 'north' ? 'south-plan' : 'north-plan') || text.includes('canary');
}

function messageOf(
  session: Duel,
  seat: string,
  kind: number,
  plan: number,
  isLate: boolean,
): ClientMessage<DuelMove> {
  const view = viewMessage(duel, session, seat, 0);
  if (view.kind !== 'view') throw new Error('a view message is a view');
  const when = { forEntry: view.entry - (isLate ? 1 : 0), forTake: view.take };
  if (kind === 0) return { kind: 'withdraw', ...when };
  if (kind === 1) return { kind: 'undo', ...when };
  if (kind === 2) return { kind: 'resync' };
  return { kind: 'submit', ...when, move: { plan: `${seat}-plan-${plan}` } };
}

import { ok } from '../../src/result.ts';
import { type NullEvent, type NullState, nullGame } from '../../src/testing/null-game.ts';
import { cupsThatCountAside } from './aside.ts';
import { nullWith, type Sabotages, withFields } from './sabotage.ts';

class Deck {
  readonly cards = [1, 2, 3];
}

export const BROKEN_STATES: Sabotages = {
  'states, views, moves and events are plain JSON': [
    {
      game: 'with a Map in its state',
      says: /the state: not plain JSON at deck: an instance of Map/,
      checks: nullWithState((state) => withFields(state, { deck: new Map() })),
    },
    {
      game: 'with undefined in its state',
      says: /the state: not plain JSON at deck: undefined/,
      checks: nullWithState((state) => withFields(state, { deck: undefined })),
    },
    {
      game: 'with an instance of a class in its state',
      says: /the state: not plain JSON at deck: an instance of Deck/,
      checks: nullWithState((state) => withFields(state, { deck: new Deck() })),
    },
    {
      game: 'with a function in its view',
      says: /the view of north: not plain JSON at help: a function/,
      checks: nullWith({
        observe: (state, seat) => withFields(nullGame.observe(state, seat), { help: () => 'higher wins' }),
      }),
    },
    {
      game: 'with NaN in an event',
      says: /the events: not plain JSON at 0.north: NaN/,
      checks: nullWithEvents({ kind: 'shown', north: Number.NaN, south: 1 }),
    },
    {
      game: 'whose seats perceive half an event',
      says: /what south perceives: not plain JSON at 0.seat: undefined/,
      checks: nullWith({
        perceive: (event, seat) => (seat === 'north' ? event : withFields(event, { seat: undefined })),
      }),
    },
  ],
  'every value in a state counts in its digest': [
    {
      game: 'that keeps a number where JSON does not look',
      says: /Symbol\(drawn\) can change and the digest stays/,
      checks: nullWithState((state) => withFields(state, { [Symbol('drawn')]: 1 })),
    },
    {
      game: 'that keeps a number out of sight',
      says: /drawn can change and the digest stays/,
      checks: nullWithState((state) => Object.defineProperty({ ...state }, 'drawn', { value: 1 })),
    },
  ],
  'states that differ have different digests, and equal states get equal answers': [
    {
      game: 'that counts the moves of the finger beside the state',
      says: /which are equal but play differently: legalCounts.seeker/,
      checks: cupsThatCountAside(),
    },
  ],
  'nothing that is handed to the game is changed': [
    {
      game: 'whose apply counts in the state it was given',
      says: /apply throws TypeError/,
      checks: nullWith({
        apply: (state, moves) => {
          const step = nullGame.apply(state, moves);
          Object.assign(state, { round: state.round + 1 });
          return step;
        },
      }),
    },
    {
      game: 'whose setup writes into the configuration',
      says: /setup throws TypeError/,
      checks: nullWith({
        setup: (config, seed) => nullGame.setup(Object.assign(config, { rounds: config.rounds }), seed),
      }),
    },
    {
      game: 'that takes the card out of the event itself',
      says: /perceive for north throws TypeError/,
      checks: nullWith({ perceive: (event) => Object.assign(event, { card: null }) }),
    },
    {
      game: 'that marks the state it is asked about',
      says: /legalMoves of north throws TypeError/,
      checks: nullWith({
        legalMoves: (state, seat) => nullGame.legalMoves(Object.assign(state, { round: state.round }), seat),
      }),
    },
  ],
};

/** A game whose state, as `change` leaves it, is not the whole truth or not plain. */
function nullWithState(change: (state: NullState) => NullState) {
  return nullWith({ setup: (config, seed) => change(nullGame.setup(config, seed)) });
}

function nullWithEvents(event: NullEvent) {
  return nullWith({
    apply: (state, moves) => {
      const step = nullGame.apply(state, moves);
      return step.ok ? ok({ ...step.value, events: [event] }) : step;
    },
  });
}

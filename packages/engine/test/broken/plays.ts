import { fail, ok } from '../../src/result.ts';
import { closeRng, nextUint32, openRng, type Rng, type RngState, rngStream } from '../../src/rng.ts';
import { type NullState, nullGame } from '../../src/testing/null-game.ts';
import { cupsGame } from '../cups-game.ts';
import { cupsThatCountAside } from './aside.ts';
import { cupsWith, nullWith, type Sabotages, withFields } from './sabotage.ts';

const { facts } = nullGame;

export const BROKEN_PLAYS: Sabotages = {
  'random legal play ends within the entries its facts allow': [
    {
      game: 'in which a round of holding does not count',
      says: /is not over after as many entries/,
      checks: nullWith({
        apply: (state, moves) => {
          const step = nullGame.apply(state, moves);
          const isIdle = moves.north === 'hold' && moves.south === 'hold';
          return step.ok && isIdle ? ok({ state, events: [] }) : step;
        },
      }),
    },
    {
      game: 'that promises fewer entries than it takes',
      says: /is not over after as many entries/,
      checks: nullWith({ facts: { ...facts, maxEntries: 8 } }),
    },
    {
      game: 'that is over before it begins',
      says: /over before it has begun/,
      checks: nullWith({ toAct: () => ({ kind: 'over' }) }),
    },
    {
      game: 'that waits for a seat that cannot move',
      says: /waits for north, who has no legal move/,
      checks: nullWith({ legalMoves: () => [] }),
    },
    {
      game: 'that refuses what it lists',
      says: /refuses .*, which it had listed as legal: no/,
      checks: nullWith({ apply: () => fail({ code: 'no', seat: 'north', facts: {} }) }),
    },
    { game: 'that nobody plays', says: /not one play/, checks: nullWith({}, { plays: 0 }) },
  ],
  'a log played again leads to the same digest at every entry': [
    {
      game: 'whose luck comes from outside',
      says: /entry 1 leads to/,
      checks: nullThatDrawsFrom(countingStream()),
    },
  ],
  'plays that take turns do not disturb each other': [
    {
      game: 'that keeps its stream beside the state',
      says: /another one when other plays go on beside it: cards/,
      checks: nullWithOneStream(),
    },
  ],
  'a play goes on from the JSON of any state as it went on from the state': [
    {
      game: 'that counts the moves of the finger beside the state',
      says: /the JSON of the state plays differently: legalCounts.seeker/,
      checks: cupsThatCountAside(),
    },
  ],
  'a play goes on from the structured clone of any state as it went on from the state': [
    {
      game: 'that counts the moves of the finger beside the state',
      says: /the structured clone of the state plays differently: legalCounts.seeker/,
      checks: cupsThatCountAside(),
    },
  ],
  'an earlier state stays what it was, and any move can be taken back and made again': [
    {
      game: 'whose states share one growing list',
      says: /another one when .*: history/,
      checks: nullWithSharedHistory(),
    },
    {
      game: 'that keeps its stream beside the state',
      says: /another one when taken back and played again: cards/,
      checks: nullWithOneStream(),
    },
  ],
  'a seed decides what chance does, and nothing else': [
    {
      game: 'that every seed starts the same way',
      says: /16 seeds give the same play/,
      checks: nullWith({ setup: (config) => nullGame.setup(config, 'always') }),
    },
    {
      game: 'that starts otherwise each time',
      says: /another one when set up again from its seed: (hands|cards)/,
      checks: nullThatStartsAnew(),
    },
    {
      game: 'without chance that a seed changes',
      says: /the seed changes a play/,
      checks: cupsWith({
        setup: (config, seed) => ({ ...cupsGame.setup(config, seed), finger: seed.length % 3 }),
      }),
    },
  ],
};

/** Replaces the stream of every state that `apply` makes. */
function nullThatDrawsFrom(nextStream: () => RngState) {
  return nullWith({ apply: applyWith((state) => ({ ...state, cards: nextStream() })) });
}

function applyWith(change: (state: NullState) => NullState): typeof nullGame.apply {
  return (state, moves) => {
    const step = nullGame.apply(state, moves);
    return step.ok ? ok({ ...step.value, state: change(step.value.state) }) : step;
  };
}

function countingStream(): () => RngState {
  let draws = 0;
  return () => [++draws, 2, 3, 4];
}

function nullWithOneStream() {
  let stream: Rng = [0, 0, 0, 0];
  return nullWith({
    setup: (config, seed) => {
      stream = openRng(rngStream(seed, 'cards'));
      return nullGame.setup(config, seed);
    },
    apply: applyWith((state) => {
      nextUint32(stream);
      return { ...state, cards: closeRng(stream) };
    }),
  });
}

function nullThatStartsAnew() {
  let starts = 0;
  return nullWith({ setup: (config, seed) => nullGame.setup(config, `${seed} ${++starts}`) });
}

function nullWithSharedHistory() {
  return nullWith({
    setup: (config, seed) => withFields(nullGame.setup(config, seed), { history: [] }),
    apply: (state, moves) => {
      const step = nullGame.apply(state, moves);
      if (!step.ok || !('history' in state) || !Array.isArray(state.history)) return step;
      state.history.push(moves.north);
      return ok({ ...step.value, state: withFields(step.value.state, { history: state.history }) });
    },
  });
}

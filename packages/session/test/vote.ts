import { fail, type Game, ok } from '@foretell/engine';

/** A toy for these tests: three seats vote at once, yes or no, until two votes have been held. */
export const vote: Game<null, VoteState, VoteMove, VoteState, never> = {
  id: 'toy-vote',
  rulesVersion: 1,
  facts: {
    seats: ['chair', 'clerk', 'guest'],
    dynamics: 'simultaneous',
    chance: 'none',
    information: 'hidden',
    utility: 'general',
    maxEntries: 2,
  },
  defaultConfig: null,
  parseConfig: () => ok(null),
  parseMove: (input) =>
    input === 'yes' || input === 'no'
      ? ok(input)
      : fail([{ code: 'domain', path: [], expected: 'yes or no', received: String(input) }]),
  setup: () => ({ counts: [] }),
  toAct: ({ counts }) =>
    counts.length < 2 ? { kind: 'seats', seats: ['chair', 'clerk', 'guest'] } : { kind: 'over' },
  legalMoves: () => ['yes', 'no'],
  refusalOf: () => undefined,
  apply: ({ counts }, moves) => {
    const yes = Object.values(moves).filter((move) => move === 'yes').length;
    return ok({ state: { counts: [...counts, yes] }, events: [] });
  },
  observe: (state) => state,
  perceive: (event) => event,
  returns: () => [0, 0, 0],
};

export type VoteMove = 'yes' | 'no';

export interface VoteState {
  readonly counts: readonly number[];
}

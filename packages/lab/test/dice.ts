import {
  type Bot,
  CHANCE,
  closeRng,
  type Game,
  type Measure,
  nextBelow,
  ok,
  openRng,
  type RngState,
  rngStream,
} from '@foretell/engine';
import type { Matchup } from '../src/index.ts';

/**
 * A toy for these tests: in each of three rounds both seats bet 1 to 6, a die of the world is thrown (a stream in the
 * state) and a card is turned (an explicit chance turn). A bet equal to die plus card wins a point.
 */
export const dice: Game<null, State, Move, View, Event> = {
  id: 'toy-dice',
  rulesVersion: 1,
  facts: {
    seats: ['left', 'right'],
    dynamics: 'simultaneous',
    chance: 'explicit',
    information: 'hidden',
    utility: 'general',
    maxEntries: 6,
  },
  defaultConfig: null,
  parseConfig: () => ok(null),
  parseMove: (input) => ok(input as Move),
  setup: (_config, seed) => ({ rng: rngStream(seed, 'die'), die: 0, bets: {}, points: [0, 0], entries: 0 }),
  toAct: (state) => {
    if (state.entries === 6) return { kind: 'over' };
    return state.entries % 2 === 0 ? { kind: 'seats', seats: ['left', 'right'] } : CARDS;
  },
  legalMoves: () => [1, 2, 3, 4, 5, 6],
  refusalOf: (_state, seat, move) =>
    move >= 1 && move <= 6 ? undefined : { code: 'dice-bet', seat, facts: { bet: move } },
  apply: (state, moves) => {
    const entries = state.entries + 1;
    const card = moves[CHANCE];
    if (card === undefined) {
      for (const [seat, move] of Object.entries(moves)) {
        const refusal = dice.refusalOf(state, seat, move);
        if (refusal !== undefined) return { ok: false, error: refusal };
      }
      const rng = openRng(state.rng);
      const die = 1 + nextBelow(rng, 5);
      return ok({
        state: { ...state, entries, die, bets: moves, rng: closeRng(rng) },
        events: [{ kind: 'die', die }],
      });
    }
    const sum = state.die + card;
    const [left = 0, right = 0] = state.points;
    const points = [left + (state.bets.left === sum ? 1 : 0), right + (state.bets.right === sum ? 1 : 0)];
    return ok({ state: { ...state, entries, points }, events: [{ kind: 'card', card }] });
  },
  observe: (state, seat) => ({ seat, round: state.entries / 2 }),
  perceive: (event) => event,
  returns: (state) => state.points,
};

const CARDS = {
  kind: 'chance',
  outcomes: [
    { move: 0, weight: 3 },
    { move: 1, weight: 1 },
  ],
} as const;

interface State {
  readonly rng: RngState;
  readonly die: number;
  readonly bets: Readonly<Record<string, number>>;
  readonly points: readonly number[];
  readonly entries: number;
}

type Move = number;

interface View {
  readonly seat: string;
  readonly round: number;
}

export type Event =
  | { readonly kind: 'die'; readonly die: number }
  | { readonly kind: 'card'; readonly card: number };

export type DiceMatchup = Matchup<null, State, Move, View, Event>;

/** Always bets the same. */
export function steady(seat: string, bet: number): Bot<View, Move> {
  return { id: `steady-${bet}`, seat, decide: () => ({ move: bet, note: undefined }) };
}

/** Bets what its own seed says, and notes the round. */
export function gambler(seat: string): Bot<View, Move, string> {
  return {
    id: 'gambler',
    seat,
    decide: ({ round }, seed) => ({
      move: 1 + nextBelow(openRng(rngStream(seed, `round/${round}`)), 6),
      note: `round ${round}`,
    }),
  };
}

/** Counts dice by their number, and points. */
export const MEASURE: Measure<State, Move, Event, { dice: number[]; points: number }> = {
  start: () => ({ dice: [0, 0, 0, 0, 0, 0], points: 0 }),
  add: (tally, { final, turns }) => {
    for (const event of turns.flatMap((turn) => turn.events)) {
      if (event.kind === 'die') tally.dice[event.die] = (tally.dice[event.die] ?? 0) + 1;
    }
    tally.points += final.points.reduce((sum, points) => sum + points, 0);
    return tally;
  },
  merge: (one, other) => ({
    dice: one.dice.map((count, die) => count + (other.dice[die] ?? 0)),
    points: one.points + other.points,
  }),
  report: (tally) => ({ points: tally.points }),
};

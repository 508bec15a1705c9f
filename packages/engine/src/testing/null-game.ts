import type { Game, Moves, Refusal, Seat, Step } from '../game.ts';
import { fail, ok, type Problem, printShort, type Result } from '../result.ts';
import { closeRng, nextBelow, openRng, type Rng, type RngState, rngStream } from '../rng.ts';

/**
 * The smallest honest game, to copy when you start one: two seats, simultaneous moves, something hidden, chance in the
 * state. Its rules, which a game of your own would number in a RULES.md and cite:
 *
 * 1. Each seat is dealt a card from 1 to 6, which the rival does not see.
 * 2. In each round both seats decide at once and in secret: `hold`, or `swap` for a newly drawn card.
 * 3. A seat may swap once a game. Both see who swapped, nobody sees the rival's card.
 * 4. After the last round the cards are shown. The higher one wins, equal cards are a draw.
 *
 * Then hand it to `describeGame` in a test; `packages/engine/test/null-game.test.ts` shows how. The order below is the
 * order to write one in: what a game is made of, how it starts, who acts, what is legal, what happens, who sees what.
 */
export const nullGame: Game<NullConfig, NullState, NullMove, NullView, NullEvent> = {
  id: 'null',
  rulesVersion: 1,
  facts: {
    seats: ['north', 'south'],
    dynamics: 'simultaneous',
    // The state carries a stream of its own. A game that lists its outcomes is `explicit`: see dice-game.ts.
    chance: 'sampled',
    information: 'hidden',
    utility: 'zero-sum',
    // One entry a round, and no configuration has more rounds than this.
    maxEntries: 9,
  },
  defaultConfig: { rounds: 3 },
  parseConfig,
  parseMove,
  setup,
  toAct: (state) => (isOver(state) ? { kind: 'over' } : { kind: 'seats', seats: nullGame.facts.seats }),
  legalMoves: (state, seat) => NULL_MOVES.filter((move) => refusalOf(state, seat, move) === undefined),
  refusalOf,
  apply,
  observe,
  perceive,
  returns,
  // No `mayUndo`: every round tells what the rival did, and nobody may take a move back knowing that.
};

export interface NullConfig {
  /** 1 to 9. */
  readonly rounds: number;
}

/** The whole truth. Plain JSON, the stream's words included: a save can go on, and taking back cannot re-roll. */
export interface NullState {
  readonly config: NullConfig;
  /** Rounds that have been played. */
  readonly round: number;
  readonly hands: Readonly<Record<NullSeat, Hand>>;
  readonly cards: RngState;
}

export interface Hand {
  readonly card: number;
  readonly hasSwapped: boolean;
}

const NULL_MOVES = ['hold', 'swap'] as const;
export type NullMove = (typeof NULL_MOVES)[number];
export type NullSeat = 'north' | 'south';

/** What one seat may know. The rival's card is null until it is shown. */
export interface NullView {
  readonly seat: NullSeat;
  readonly rounds: number;
  readonly round: number;
  readonly hand: Hand;
  readonly rivalHasSwapped: boolean;
  readonly rivalCard: number | null;
}

/** Facts for whoever draws. An event is the whole truth; `perceive` takes out what a seat may not know. */
export type NullEvent =
  | { readonly kind: 'held'; readonly seat: NullSeat }
  | { readonly kind: 'swapped'; readonly seat: NullSeat; readonly card: number | null }
  | { readonly kind: 'shown'; readonly north: number; readonly south: number };

const HIGHEST_CARD = 6;

function setup(config: NullConfig, seed: string): NullState {
  // A stream is named after its purpose. A second purpose would get a second stream, so that neither moves the other.
  const rng = openRng(rngStream(seed, 'cards'));
  const north = { card: drawCard(rng), hasSwapped: false };
  const south = { card: drawCard(rng), hasSwapped: false };
  return { config, round: 0, hands: { north, south }, cards: closeRng(rng) };
}

function isOver(state: NullState): boolean {
  return state.round === state.config.rounds;
}

/** Judges one seat alone: it has to learn of a refusal before the rival has moved. */
function refusalOf(state: NullState, seat: Seat, move: NullMove): Refusal | undefined {
  if (isOver(state)) return { code: 'game-over', seat, facts: {} };
  if (!isNullSeat(seat)) return { code: 'no-such-seat', seat, facts: {} };
  if (move === 'swap' && state.hands[seat].hasSwapped) return { code: 'has-swapped', seat, facts: {} };
  return undefined;
}

function apply(state: NullState, moves: Moves<NullMove>): Result<Step<NullState, NullEvent>, Refusal> {
  // Judge everything first, then build the next state: a refusal must leave nothing half done.
  const { north, south, ...others } = moves;
  const stranger = Object.keys(others)[0];
  if (stranger !== undefined) return fail({ code: 'no-such-seat', seat: stranger, facts: {} });
  if (north === undefined) return fail({ code: 'missing-move', seat: 'north', facts: {} });
  if (south === undefined) return fail({ code: 'missing-move', seat: 'south', facts: {} });
  const refusal = refusalOf(state, 'north', north) ?? refusalOf(state, 'south', south);
  return refusal === undefined ? ok(playRound(state, { north, south })) : fail(refusal);
}

function playRound(
  state: NullState,
  moves: Readonly<Record<NullSeat, NullMove>>,
): Step<NullState, NullEvent> {
  const rng = openRng(state.cards);
  // North draws first. Iterating in a fixed order is what makes a replay the same to the bit.
  const north = handAfter(state.hands.north, moves.north, rng);
  const south = handAfter(state.hands.south, moves.south, rng);
  const next: NullState = {
    config: state.config,
    round: state.round + 1,
    hands: { north, south },
    cards: closeRng(rng),
  };
  const events = [eventOf('north', moves.north, north), eventOf('south', moves.south, south)];
  if (isOver(next)) events.push({ kind: 'shown', north: north.card, south: south.card });
  return { state: next, events };
}

function handAfter(hand: Hand, move: NullMove, rng: Rng): Hand {
  return move === 'hold' ? hand : { card: drawCard(rng), hasSwapped: true };
}

function drawCard(rng: Rng): number {
  return 1 + nextBelow(rng, HIGHEST_CARD);
}

function eventOf(seat: NullSeat, move: NullMove, hand: Hand): NullEvent {
  return move === 'hold' ? { kind: 'held', seat } : { kind: 'swapped', seat, card: hand.card };
}

/** Built field by field from nothing: what is not written here, nobody sees. */
function observe(state: NullState, seat: Seat): NullView {
  const own = nullSeat(seat);
  const rival = own === 'north' ? state.hands.south : state.hands.north;
  return {
    seat: own,
    rounds: state.config.rounds,
    round: state.round,
    hand: state.hands[own],
    rivalHasSwapped: rival.hasSwapped,
    rivalCard: isOver(state) ? rival.card : null,
  };
}

function perceive(event: NullEvent, seat: Seat): NullEvent | undefined {
  if (event.kind !== 'swapped' || event.seat === nullSeat(seat)) return event;
  return { kind: 'swapped', seat: event.seat, card: null };
}

function returns(state: NullState): readonly number[] {
  if (!isOver(state)) return [0, 0];
  const { north, south } = state.hands;
  if (north.card === south.card) return [0, 0];
  return north.card > south.card ? [1, -1] : [-1, 1];
}

/** Missing fields take their default. A game with more numbers than one keeps them in a table, and `parseRow` reads it. */
function parseConfig(input: unknown): Result<NullConfig, readonly Problem[]> {
  if (typeof input !== 'object' || input === null) return fail([problem([], 'fields by name', input)]);
  const { rounds = 3, ...others } = input as Readonly<Record<string, unknown>>;
  const problems = Object.keys(others).map((name) => problem([name], 'rounds and nothing else', name));
  const isRounds = typeof rounds === 'number' && Number.isInteger(rounds) && rounds >= 1 && rounds <= 9;
  if (!isRounds) problems.push(problem(['rounds'], 'a whole number from 1 to 9', rounds));
  return isRounds && problems.length === 0 ? ok({ rounds }) : fail(problems);
}

function parseMove(input: unknown): Result<NullMove, readonly Problem[]> {
  const move = NULL_MOVES.find((each) => each === input);
  return move === undefined ? fail([problem([], NULL_MOVES.join(' or '), input)]) : ok(move);
}

function problem(path: Problem['path'], expected: string, received: unknown): Problem {
  return { code: 'domain', path, expected, received: printShort(received) };
}

function isNullSeat(seat: Seat): seat is NullSeat {
  return seat === 'north' || seat === 'south';
}

/** Asking for a seat that does not exist is a programmer's mistake, so it throws. */
function nullSeat(seat: Seat): NullSeat {
  if (isNullSeat(seat)) return seat;
  throw new RangeError(`the null game has no seat "${seat}": north, south`);
}

import {
  CHANCE,
  canonicalJson,
  fail,
  type Game,
  type Moves,
  type Outcome,
  ok,
  type Refusal,
  type Result,
  type Seat,
  type Step,
} from '@foretell/engine';
import { hasEnded, mover, POKER_ACTIONS, type PokerAction, type PokerSize, raisesIn } from './betting.ts';
import { type PokerConfig, parseConfig, parseMove } from './read-poker.ts';
import { deckOf, isShown, rankOf, returnsOf } from './showdown.ts';

/**
 * Poker for two with a tiny deck, of which Kuhn's and Leduc poker are two sizes:
 *
 * 1. Each seat puts one chip into the pot and is dealt a card that only it sees. Suits decide nothing and nobody looks at them.
 * 2. In each round the first seat begins. A seat may *call*: match what its rival has put in, which is a check while that is
 *    no more than its own; *raise*: match it and put in the bet of the round on top; or *fold*, when it has less in the pot.
 * 3. A round has room for so many raises. It ends when a raise is called, or when both have checked.
 * 4. After a fold the rival wins what the folder has put in.
 * 5. Before each round but the first one more card is laid open for both.
 * 6. After the last round a card that pairs with an open one beats one that does not; else the higher rank wins; equal ranks
 *    share. The winner gets what the loser has put in.
 */
export type PokerGame = Game<PokerConfig, PokerState, PokerMove, PokerView, PokerEvent>;

/** Cards are numbers: all suits of the lowest rank come first. */
export interface PokerState {
  readonly stakes: number;
  /** The card of each seat; null before the deal. */
  readonly hands: readonly [number, number] | null;
  /** Cards laid open, one a round that has begun after the first. */
  readonly open: readonly number[];
  /** What was done in each round that has begun. */
  readonly rounds: readonly (readonly PokerAction[])[];
}

/** Seats send actions; deals and opened cards stand under {@link CHANCE} only. */
export type PokerMove =
  | PokerAction
  | { readonly kind: 'deal'; readonly hands: readonly [number, number] }
  | { readonly kind: 'open'; readonly card: number };

/** Ranks by name. The rival's is null until it is shown. */
export interface PokerView {
  readonly seat: Seat;
  readonly stakes: number;
  readonly hand: string | null;
  readonly rivalHand: string | null;
  readonly open: readonly string[];
  readonly rounds: readonly (readonly PokerAction[])[];
}

/** Every event is in the view after it, so each seat is only told that there was one. */
export interface PokerEvent {
  readonly kind: 'dealt' | 'opened' | PokerAction;
}

const SEATS = ['first', 'second'] as const;

/** Poker of this size as a game of the contract. */
export function pokerOf(size: PokerSize): PokerGame {
  return {
    id: size.id,
    rulesVersion: 1,
    facts: {
      seats: SEATS,
      dynamics: 'turns',
      chance: 'explicit',
      information: 'hidden',
      utility: 'zero-sum',
      // A round is at most a check, all raises and a call, after a card.
      maxEntries: size.bets.length * (size.raisesARound + 3),
    },
    defaultConfig: { stakes: 1 },
    parseConfig,
    parseMove,
    setup: ({ stakes }) => ({ stakes, hands: null, open: [], rounds: [] }),
    toAct: (state) => toAct(size, state),
    legalMoves: (state, seat) => POKER_ACTIONS.filter((move) => !refusalOf(size, state, seat, move)),
    refusalOf: (state, seat, move) => refusalOf(size, state, seat, move),
    apply: (state, moves) => apply(size, state, moves),
    observe: (state, seat) => observe(size, state, seat),
    perceive: (event) => event,
    returns: (state) => (isOver(size, state) ? returnsOf(size, state) : [0, 0]),
  };
}

function toAct(size: PokerSize, state: PokerState): ReturnType<PokerGame['toAct']> {
  const { hands, open, rounds } = state;
  if (isOver(size, state)) return { kind: 'over' };
  if (hands === null) return { kind: 'chance', outcomes: deals(size) };
  if (open.length < rounds.length - 1) return { kind: 'chance', outcomes: openings(size, hands, open) };
  return { kind: 'seats', seats: [SEATS[mover(state.rounds.at(-1) ?? [])]] };
}

function deals(size: PokerSize): readonly Outcome<PokerMove>[] {
  const deck = deckOf(size);
  return deck.flatMap((first) =>
    deck
      .filter((card) => card !== first)
      .map((second) => ({ move: { kind: 'deal', hands: [first, second] } as const, weight: 1 })),
  );
}

function openings(
  size: PokerSize,
  hands: readonly number[],
  open: readonly number[],
): readonly Outcome<PokerMove>[] {
  return deckOf(size)
    .filter((card) => !hands.includes(card) && !open.includes(card))
    .map((card) => ({ move: { kind: 'open', card }, weight: 1 }));
}

function refusalOf(size: PokerSize, state: PokerState, seat: Seat, move: PokerMove): Refusal | undefined {
  const refusal = (code: string): Refusal => ({ code, seat, facts: {} });
  const turn = toAct(size, state);
  if (turn.kind === 'over') return refusal('game-over');
  if (turn.kind === 'chance' || turn.seats[0] !== seat) return refusal('not-your-turn');
  if (typeof move !== 'string') return refusal('not-yours-to-deal');
  const round = state.rounds.at(-1) ?? [];
  if (move === 'fold' && round.at(-1) !== 'raise') return refusal('nothing-to-fold-to');
  if (move === 'raise' && raisesIn(round) === size.raisesARound) return refusal('no-more-raises');
  return undefined;
}

function apply(
  size: PokerSize,
  state: PokerState,
  moves: Moves<PokerMove>,
): Result<Step<PokerState, PokerEvent>, Refusal> {
  const turn = toAct(size, state);
  const actor = turn.kind === 'seats' ? (turn.seats[0] ?? '') : CHANCE;
  const { [actor]: move, ...others } = moves;
  const stranger = Object.keys(others)[0];
  if (turn.kind === 'over') return fail({ code: 'game-over', seat: actor, facts: {} });
  if (stranger !== undefined) return fail({ code: 'not-your-turn', seat: stranger, facts: {} });
  if (move === undefined) return fail({ code: 'missing-move', seat: actor, facts: {} });
  if (turn.kind === 'chance') return lay(state, turn.outcomes, move);
  const refusal = refusalOf(size, state, actor, move);
  if (refusal !== undefined || typeof move !== 'string') {
    return fail(refusal ?? { code: 'not-yours-to-deal', seat: actor, facts: {} });
  }
  return ok({ state: decide(size, state, move), events: [{ kind: move }] });
}

/** Rules 1 and 5. */
function lay(
  state: PokerState,
  outcomes: readonly Outcome<PokerMove>[],
  move: PokerMove,
): Result<Step<PokerState, PokerEvent>, Refusal> {
  const isListed = outcomes.some(({ move: listed }) => canonicalJson(listed) === canonicalJson(move));
  if (!isListed || typeof move === 'string') {
    return fail({ code: 'no-such-outcome', seat: CHANCE, facts: {} });
  }
  return move.kind === 'deal'
    ? ok({ state: { ...state, hands: move.hands, rounds: [[]] }, events: [{ kind: 'dealt' }] })
    : ok({ state: { ...state, open: [...state.open, move.card] }, events: [{ kind: 'opened' }] });
}

/** Rules 2 and 3: a round that has ended is followed by the next, if there is one. */
function decide(size: PokerSize, state: PokerState, action: PokerAction): PokerState {
  const round = [...(state.rounds.at(-1) ?? []), action];
  const rounds = [...state.rounds.slice(0, -1), round];
  const isNext = hasEnded(round) && action !== 'fold' && rounds.length < size.bets.length;
  return { ...state, rounds: isNext ? [...rounds, []] : rounds };
}

function isOver(size: PokerSize, { rounds }: PokerState): boolean {
  const last = rounds.at(-1);
  if (last === undefined || !hasEnded(last)) return false;
  return last.at(-1) === 'fold' || rounds.length === size.bets.length;
}

/** Built field by field from nothing. */
function observe(size: PokerSize, state: PokerState, seat: Seat): PokerView {
  const own = seat === SEATS[0] ? 0 : 1;
  if (seat !== SEATS[own]) throw new RangeError(`poker has no seat "${seat}": ${SEATS.join(', ')}`);
  const named = (card: number | undefined) => (card === undefined ? null : rankOf(size, card));
  return {
    seat,
    stakes: state.stakes,
    hand: named(state.hands?.[own]),
    rivalHand: isOver(size, state) && isShown(state.rounds) ? named(state.hands?.[1 - own]) : null,
    open: state.open.map((card) => rankOf(size, card)),
    rounds: state.rounds,
  };
}

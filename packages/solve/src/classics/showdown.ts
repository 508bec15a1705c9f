import { chipsIn, mover, type PokerAction, type PokerSize } from './betting.ts';

/** All cards, by number. */
export function deckOf({ ranks, suits }: PokerSize): readonly number[] {
  return Array.from({ length: ranks.length * suits }, (_, card) => card);
}

/** The name of a card's rank. */
export function rankOf({ ranks, suits }: PokerSize, card: number): string {
  return ranks[rank(suits, card)] ?? '';
}

/** Whether the cards of a game that is over are shown: not after a fold. */
export function isShown(rounds: readonly (readonly PokerAction[])[]): boolean {
  return rounds.at(-1)?.at(-1) !== 'fold';
}

/** What each seat wins of a game that is over: what the loser has put in. */
export function returnsOf(
  size: PokerSize,
  state: {
    readonly stakes: number;
    readonly hands: readonly [number, number] | null;
    readonly open: readonly number[];
    readonly rounds: readonly (readonly PokerAction[])[];
  },
): readonly [number, number] {
  const winner = winnerOf(size, state);
  if (winner === undefined) return [0, 0];
  const won = state.stakes * chipsIn(size.bets, state.rounds)[winner === 0 ? 1 : 0];
  return winner === 0 ? [won, -won] : [-won, won];
}

function winnerOf(size: PokerSize, state: Parameters<typeof returnsOf>[1]): 0 | 1 | undefined {
  // After a fold it would be the rival's turn.
  if (!isShown(state.rounds)) return mover(state.rounds.at(-1) ?? []);
  const [first = 0, second = 0] = (state.hands ?? []).map((card) => strength(size, card, state.open));
  if (first === second) return undefined;
  return first > second ? 0 : 1;
}

/** Any pair is stronger than any card alone. */
function strength({ ranks, suits }: PokerSize, card: number, open: readonly number[]): number {
  const own = rank(suits, card);
  return open.some((other) => rank(suits, other) === own) ? own + ranks.length : own;
}

function rank(suits: number, card: number): number {
  return Math.floor(card / suits);
}

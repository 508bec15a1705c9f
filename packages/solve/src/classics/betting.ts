/** The size of a game of poker. */
export interface PokerSize {
  readonly id: string;
  /** Names, from the lowest rank to the highest. */
  readonly ranks: readonly string[];
  readonly suits: number;
  /** What a raise puts on top, round by round, in chips. */
  readonly bets: readonly number[];
  readonly raisesARound: number;
}

export const POKER_ACTIONS = ['fold', 'call', 'raise'] as const;
export type PokerAction = (typeof POKER_ACTIONS)[number];

/** Whether nobody is to act in the round any more. The first call is a check, which the rival has still to answer. */
export function hasEnded(round: readonly PokerAction[]): boolean {
  const last = round.at(-1);
  return last === 'fold' || (last === 'call' && round.length > 1);
}

/** Seats take turns, and the first one begins each round. */
export function mover(round: readonly PokerAction[]): 0 | 1 {
  return round.length % 2 === 0 ? 0 : 1;
}

export function raisesIn(round: readonly PokerAction[]): number {
  return round.filter((action) => action === 'raise').length;
}

/** What each seat has put into the pot, in chips. */
export function chipsIn(
  bets: PokerSize['bets'],
  rounds: readonly (readonly PokerAction[])[],
): readonly [number, number] {
  const chips: [number, number] = [1, 1];
  for (const [number, round] of rounds.entries()) {
    for (const [place, action] of round.entries()) {
      if (action === 'fold') continue;
      const seat = place % 2 === 0 ? 0 : 1;
      chips[seat] = Math.max(...chips) + (action === 'raise' ? (bets[number] ?? 0) : 0);
    }
  }
  return chips;
}

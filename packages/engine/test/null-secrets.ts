import type { Seat } from '../src/game.ts';
import type { NullState } from '../src/testing/null-game.ts';

/** States of the null game that differ from `state` only in what `seat` may not know (its rules 1 and 3). */
export function nullSecrets(state: NullState, seat: Seat): readonly NullState[] {
  const [a, b, c, d] = state.cards;
  const otherDraws: NullState = { ...state, cards: [a ^ 1, b, c, d] };
  // After the last round all cards lie open.
  if (state.round === state.config.rounds) return [otherDraws];
  const rival = seat === 'north' ? 'south' : 'north';
  const hand = state.hands[rival];
  const otherCard = { ...hand, card: 1 + (hand.card % 6) };
  return [otherDraws, { ...state, hands: { ...state.hands, [rival]: otherCard } }];
}

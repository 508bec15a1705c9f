import { pokerOf } from './poker.ts';

/**
 * Kuhn's poker (1950): three cards, one round, one bet of one chip. The first seat loses 1/18 of a chip a game to the second
 * when both play well. 12 information sets.
 */
export const kuhnPoker = pokerOf({
  id: 'kuhn-poker',
  ranks: ['jack', 'queen', 'king'],
  suits: 1,
  bets: [1],
  raisesARound: 1,
});

/**
 * Leduc poker (Southey and others 2005): six cards in two suits, two rounds, bets of two and then four chips, two raises a
 * round. 288 information sets; the first seat loses about 0.0856 chips a game.
 */
export const leducPoker = pokerOf({
  id: 'leduc-poker',
  ranks: ['jack', 'queen', 'king'],
  suits: 2,
  bets: [2, 4],
  raisesARound: 2,
});

export type { PokerAction, PokerSize } from './betting.ts';
export type { PokerEvent, PokerGame, PokerMove, PokerState, PokerView } from './poker.ts';
export { pokerOf } from './poker.ts';
export type { PokerConfig } from './read-poker.ts';

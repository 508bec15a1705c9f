import type { Bot } from '@foretell/engine';
import { MINES_BOTS } from '../src/bots/bots.ts';
import { knowledgeOf } from '../src/bots/knowledge.ts';
import { MINDS } from '../src/bots/minds.ts';
import { type Note, type Plan, plain } from '../src/bots/note.ts';
import type { Move } from '../src/moves.ts';
import type { BattleSeen, View } from '../src/view.ts';

/** The feat that brings a reserve without stopping; both players take it where it is offered. */
const FEAT = 'vein_store';

/** The expert, who never gives a board up. */
export const CLEARING = expertWith('clearing', (view, plan) => {
  const { battle } = view;
  return battle === null ? plan() : plan({ ...view, battle: { ...battle, refreshLeft: 0 } });
});

/** The expert, who gives a board up as soon as no chain is certain on it and the reserve pays for another. */
export const REFRESHING = expertWith('refreshing', (view, plan) => {
  const { battle } = view;
  const isDone = battle !== null && canRefresh(battle) && !hasCertainChain(battle);
  return isDone ? { move: { kind: 'refresh' }, note: plain('refresh') } : plan();
});

type MinesBot = Bot<View, Move, Note>;

function expertWith(id: string, decide: (view: View, plan: (seen?: View) => Plan) => Plan): MinesBot {
  const expert = MINES_BOTS.find((bot) => bot.id === 'expert');
  if (expert === undefined) throw new Error('there is no expert');
  return {
    id,
    seat: 'hero',
    decide(view, seed) {
      const choice = view.offer?.choices.indexOf(FEAT) ?? -1;
      if (choice >= 0) return { move: { kind: 'take', choice }, note: plain('reward') };
      return decide(view, (seen = view) => expert.decide(seen, seed));
    },
  };
}

function canRefresh({ ap, rap, refreshCost, refreshLeft }: BattleSeen): boolean {
  return ap > 0 && refreshLeft > 0 && rap >= refreshCost;
}

function hasCertainChain({ board }: BattleSeen): boolean {
  const known = knowledgeOf(board, MINDS.rows.expert.expectedMines / 1000);
  return known.safe.some((cell) => known.isSurelyZero(cell));
}

import type { AnyBot, Bot, Seed } from '@foretell/engine';
import type { Move } from '../moves.ts';
import { tablesOf } from '../tables/config.ts';
import type { BattleSeen, View } from '../view.ts';
import { chooseByLot, chooseByWorth } from './choose.ts';
import { playExactly } from './expert.ts';
import { MINDS } from './minds.ts';
import { type Note, type Plan, plain } from './note.ts';
import { searchRound } from './search/searcher.ts';
import { digSimply } from './simple.ts';

type MinesBot = Bot<View, Move, Note>;

const { rows } = MINDS;

/** The computer players of mines, from the weakest to the one that searches (RULES.md §15). */
export const MINES_BOTS: readonly MinesBot[] = [
  botOf('random', chooseByLot, (_, battle, seed) => digSimply(rows.random, battle, seed)),
  botOf('careless', chooseByLot, (_, battle, seed) => digSimply(rows.careless, battle, seed)),
  botOf('careful', chooseByLot, (_, battle, seed) => digSimply(rows.careful, battle, seed)),
  botOf('expert', chooseByLot, (view, battle) => playExactly(rows.expert, view, battle)),
  botOf('searcher', chooseByWorth, (view, battle, seed) => searchRound(rows.searcher, view, battle, seed)),
];

/** The same, for the catalogue. */
export const BOTS: readonly AnyBot[] = MINES_BOTS;

function botOf(
  id: string,
  choose: (view: View, seed: Seed) => Plan,
  fight: (view: View, battle: BattleSeen, seed: Seed) => Plan,
): MinesBot {
  return {
    id,
    seat: 'hero',
    decide(view, seed) {
      if (view.battle === null) return choose(view, seed);
      return canPay(view, view.battle) ? fight(view, view.battle, seed) : STOP;
    },
  };
}

const STOP: Plan = { move: { kind: 'stop' }, note: plain('stop') };

/** With action points left and none of the prices within them, stopping is all there is (RULES.md §2). */
function canPay(view: View, { ap }: BattleSeen): boolean {
  return ap >= tablesOf(view.config).action_economy.dig_ap_cost;
}

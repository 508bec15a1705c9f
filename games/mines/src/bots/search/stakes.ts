import { tablesOf } from '../../tables/config.ts';
import type { BattleSeen, View } from '../../view.ts';
import { equivalentOf, type Worth } from '../worth.ts';
import type { Imagined } from './imagined-round.ts';

/** What a round is played for, in equivalents. */
export interface Stakes extends Prospects {
  /** What the enemies will take if nothing changes. */
  readonly blow: number;
  readonly hp: number;
  /** Hp that the enemies have left, and what the hero's own strike takes of it. */
  readonly enemyHp: number;
  readonly strike: number;
  /** Shares of a row's worth that hurt the enemy and that keep the hero whole. */
  readonly attackShare: number;
  readonly guardShare: number;
  readonly grant: number;
  /** Of a new board at once. */
  readonly ofFresh: number;
  /** Of an end now, with so many certain digs left for the next round. */
  ofIdle(certain: number): number;
}

export interface Prospects {
  readonly worth: Worth;
  /** Cells that a dig opens on average. */
  readonly opens: number;
  readonly clearWorth: number;
}

/** How much of what the next round begins with counts today. */
const TOMORROW = 0.5;
/** What an action point in the reserve is worth, as a share of a safe cell. */
const RESERVE = 0.2;
/** A battle that is won or lost outweighs everything else. */
const DECISION = 200;

export function stakesOf(view: View, battle: BattleSeen, prospects: Prospects): Stakes {
  const { worth, opens } = prospects;
  const { hero } = view;
  const living = battle.units.filter(({ hp }) => hp > 0);
  const rage = rageOf(view, battle.round);
  const front = living[0];
  const { attackShare, guardShare } = sharesOf(view, battle, living.length);
  const { grant } = battle;
  return {
    ...prospects,
    blow: living.reduce((sum, { attack }) => sum + Math.max(0, attack + rage - hero.defence), 0),
    hp: hero.hp,
    enemyHp: living.reduce((sum, { hp }) => sum + hp, 0),
    strike: Math.max(0, hero.attack - (front?.defence ?? 0)),
    attackShare,
    guardShare,
    grant,
    ofFresh: battle.ap * worth.safe * opens + TOMORROW * grant * worth.safe,
    ofIdle: (certain) => TOMORROW * Math.min(grant, certain) * worth.safe + battle.ap * RESERVE * worth.safe,
  };
}

/** What a round came to. */
export function roundWorth(stakes: Stakes, round: Imagined): number {
  const { worth, grant, clearWorth } = stakes;
  const gained = round.opened * worth.safe + round.hits * worth.hit + (round.isClear ? clearWorth : 0);
  const lost = round.dug * worth.mine + round.misses * worth.miss;
  const certain = round.isClear ? grant : Math.min(grant, round.inReserve);
  const left = round.isClear ? 0 : round.apLeft * RESERVE * worth.safe;
  return gained - lost + TOMORROW * certain * worth.safe + left + decisionOf(stakes, gained, lost);
}

/** Whether the round would win the battle or lose it, as far as means tell. */
function decisionOf(stakes: Stakes, gained: number, lost: number): number {
  if (gained * stakes.attackShare + stakes.strike >= stakes.enemyHp) return DECISION;
  const taken = Math.max(0, stakes.blow - gained * stakes.guardShare) + lost;
  return taken >= stakes.hp ? -DECISION : 0;
}

function rageOf(view: View, round: number): number {
  const { enrage_from_round, enrage_step } = tablesOf(view.config).settlement;
  return Math.max(0, round - enrage_from_round + 1) * enrage_step;
}

/** Which part of the positive rows hurts and which guards, by weight. */
function sharesOf(view: View, { weights }: BattleSeen, units: number) {
  const tables = tablesOf(view.config);
  let [attack, guard, all] = [0, 0, 0];
  for (const row of tables.row_pool) {
    const value = weights[row.kind] * equivalentOf(tables, row, 1, units);
    all += value;
    if (HURTS.has(row.positive_effect)) attack += value;
    if (GUARDS.has(row.positive_effect)) guard += value;
  }
  return { attackShare: attack / all, guardShare: guard / all };
}

const HURTS: ReadonlySet<string> = new Set(['hit_front', 'hit_all', 'hero_attack_up']);
const GUARDS: ReadonlySet<string> = new Set([
  'all_attack_down',
  'front_attack_down',
  'hero_block',
  'hero_heal',
]);

import { nextOf, openRng, rngStream, type Seed } from '@foretell/engine';
import { strengthOf } from '../adventure/zone.ts';
import { tablesOf } from '../tables/config.ts';
import type { NodeKind } from '../tables/rows.ts';
import type { View } from '../view.ts';
import { type Plan, plain } from './note.ts';

/** The way and the rewards, each by lot. */
export function chooseByLot(view: View, seed: Seed): Plan {
  const rng = openRng(rngStream(seed, `choice/${view.moves}`));
  if (view.offer !== null) {
    const choice = nextOf(
      rng,
      view.offer.choices.map((_, at) => at),
    );
    return { move: { kind: 'take', choice }, note: plain('reward') };
  }
  return { move: { kind: 'go', node: nextOf(rng, view.ahead) }, note: plain('road') };
}

/** The way and the rewards, each by what it is worth as the run stands. Of equals the first. */
export function chooseByWorth(view: View): Plan {
  if (view.offer !== null) {
    const worths = view.offer.choices.map((id) => worthOfChoice(view, id));
    return { move: { kind: 'take', choice: bestOf(worths) }, note: plain('reward') };
  }
  const worths = view.ahead.map((node) => worthOfNode(view, view.nodes[node]?.kind ?? 'battle'));
  return { move: { kind: 'go', node: view.ahead[bestOf(worths)] ?? 0 }, note: plain('road') };
}

function bestOf(worths: readonly number[]): number {
  return worths.indexOf(Math.max(...worths));
}

/** Hp that are missing, as a share of all. */
function missing({ hero }: View): number {
  return 1 - hero.hp / hero.maxHp;
}

/** Roughly the battles and rounds that are still to come, for which a piece is worth what it adds each round. */
const ROUNDS_AHEAD = 20;

function worthOfChoice(view: View, id: string): number {
  const tables = tablesOf(view.config);
  const entry = tables.three_choice.find(({ choice_id }) => choice_id === id);
  const { bonus_attack_flat, bonus_defence_flat, bonus_hp_flat, bonus_ap_flat } = tables.adventure;
  switch (entry?.axis) {
    case 'attack':
      return bonus_attack_flat * ROUNDS_AHEAD;
    case 'defence':
      // Each enemy strikes less, and there are up to three.
      return bonus_defence_flat * ROUNDS_AHEAD * 2;
    case 'ap':
      return bonus_ap_flat * ROUNDS_AHEAD * 2;
    case 'hp':
      return 2 * bonus_hp_flat;
    case 'none':
      return (strengthOf(tables, view.zone).maxHp * Math.min(entry.heal_pct, 100 * missing(view))) / 100;
    case undefined:
      return VALUED.indexOf(id);
  }
}

/** Relics and feats by name, the later the better liked; others come before all of these. */
const VALUED: readonly string[] = [
  'reserve_jar',
  'spare_pick',
  'whetstone',
  'field_kit',
  'tinder_box',
  'padded_vest',
  'thrift',
  'vein_store',
];

const LIKED: Readonly<Record<NodeKind, number>> = {
  early: 0.3,
  battle: 0.3,
  elite: 0.2,
  cache: 0.5,
  boss: 0.3,
  camp: 0,
};

/** A camp is worth what it can heal, and anything else a little. */
function worthOfNode(view: View, kind: NodeKind): number {
  return kind === 'camp' ? missing(view) : LIKED[kind];
}

import {
  barOf,
  bumpSlot,
  costOf,
  guardCostOf,
  payable,
  refundOf,
  rollCellsOf,
  rollCostOf,
  strikerOf,
} from '../hero/bar.ts';
import { bladeOf } from '../hero/blade.ts';
import { growthPrice } from '../hero/hearth.ts';
import {
  beatsOf,
  gainOf,
  hpMaxOf,
  isOverweight,
  loadOf,
  reductionOf,
  staminaMaxOf,
  stepsOf,
} from '../hero/stats.ts';
import { refusalOfVerb } from '../hero/verb-refusal.ts';
import { SLOTS, type Slot } from '../move.ts';
import type { State } from '../state.ts';
import { SKILLS } from '../tables/skills.ts';
import type { SelfView, VerbView } from '../view.ts';

type Derived = Pick<
  SelfView,
  | 'hpMax'
  | 'reduction'
  | 'staminaMax'
  | 'gain'
  | 'load'
  | 'steps'
  | 'overweight'
  | 'growthPrice'
  | 'beatsMax'
  | 'bump'
  | 'figure'
>;

/** By what was worn: it changes seldom and is asked for every turn. */
const byGear = new WeakMap<
  State['hero']['gear'],
  { readonly hero: State['hero']; readonly derived: Derived }
>();

function derivedOf(hero: State['hero']): Derived {
  const known = byGear.get(hero.gear);
  if (
    known !== undefined &&
    known.hero.bag === hero.bag &&
    known.hero.growth === hero.growth &&
    known.hero.id === hero.id
  ) {
    return known.derived;
  }
  const derived: Derived = {
    hpMax: hpMaxOf(hero),
    reduction: reductionOf(hero),
    staminaMax: staminaMaxOf(hero),
    gain: { wait: gainOf(hero, 'wait'), move: gainOf(hero, 'move'), attack: gainOf(hero, 'attack') },
    load: loadOf(hero),
    steps: stepsOf(hero),
    overweight: isOverweight(hero),
    growthPrice: { wind: growthPrice(hero, 'wind'), stone: growthPrice(hero, 'stone') },
    beatsMax: beatsOf(hero),
    bump: bumpSlot(hero),
    figure: `${hero.id ?? 'nobody'}/${hero.gear.armour?.id ?? 'rags'}`,
  };
  byGear.set(hero.gear, { hero, derived });
  return derived;
}

/** The own body: everything about it, nothing left to be worked out anew (RULES.md §23). */
export function selfSeen(state: State): SelfView {
  const { hero } = state;
  const derived = derivedOf(hero);
  const bar = barOf(hero);
  const roll = rollCostOf(hero);
  const guard = guardCostOf(hero);
  return {
    hero: hero.id,
    cell: hero.cell,
    facing: hero.facing,
    hp: hero.hp,
    stamina: hero.stamina,
    gear: hero.gear,
    bag: hero.bag,
    embers: hero.embers,
    growth: hero.growth,
    cooldowns: hero.cooldowns,
    rolled: hero.rolled,
    attacked: hero.attacked,
    beats: derived.beatsMax - hero.beatsUsed,
    busy: hero.busy,
    guard: hero.guard,
    bar: SLOTS.map((slot) => (bar[slot - 1] == null ? null : verbSeen(state, slot))),
    roll: {
      price: payable(hero, roll, false) ?? { stamina: roll, blood: 0 },
      cells: rollCellsOf(hero) > 1 ? [1, 2] : [1],
      refusal: hero.rolled ? 'rolled' : payable(hero, roll, false) === undefined ? 'stamina' : null,
    },
    guardPrice: payable(hero, guard, false) ?? { stamina: guard, blood: 0 },
    ...derived,
  };
}

function verbSeen(state: State, slot: Slot): VerbView | null {
  const { hero } = state;
  const skill = barOf(hero)[slot - 1];
  if (skill == null) return null;
  const striker = strikerOf(hero, slot);
  const cost = costOf(hero, skill, striker);
  const row = SKILLS.rows[skill];
  const blade = bladeOf(skill, striker);
  return {
    slot,
    skill,
    price: payable(hero, cost, row.neverBlood) ?? { stamina: cost, blood: 0 },
    damage: blade.damage,
    impact: blade.impact,
    push: blade.push,
    refund: refundOf(hero, skill, striker),
    windup: row.windup,
    recovery: row.recovery,
    cooldown: row.cooldown,
    left: hero.cooldowns.find((each) => each.skill === skill)?.left ?? 0,
    refusal: refusalOfVerb(state, slot)?.code ?? null,
  };
}

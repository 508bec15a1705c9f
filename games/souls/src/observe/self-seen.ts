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
import { SLOTS, type Slot } from '../move.ts';
import type { State } from '../state.ts';
import { SKILLS } from '../tables/skills.ts';
import type { SelfView, VerbView } from '../view.ts';

/** What follows from hero and gear and not from the moment. */
interface Derived {
  readonly seen: Pick<
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
  readonly verbs: readonly (StillVerb | null)[];
  readonly roll: number;
  readonly rollCells: readonly number[];
  readonly guard: number;
}

/** A place of the bar without what changes from turn to turn. */
interface StillVerb {
  readonly cost: number;
  readonly neverBlood: boolean;
  readonly seen: Omit<VerbView, 'price' | 'left' | 'refusal'>;
}

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
    seen: {
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
    },
    verbs: SLOTS.map((slot) => stillVerb(hero, slot)),
    roll: rollCostOf(hero),
    rollCells: rollCellsOf(hero) > 1 ? [1, 2] : [1],
    guard: guardCostOf(hero),
  };
  byGear.set(hero.gear, { hero, derived });
  return derived;
}

function stillVerb(hero: State['hero'], slot: Slot): StillVerb | null {
  const skill = barOf(hero)[slot - 1];
  if (skill == null) return null;
  const striker = strikerOf(hero, slot);
  const { windup, recovery, cooldown, neverBlood } = SKILLS.rows[skill];
  const { damage, impact, push } = bladeOf(skill, striker);
  const refund = refundOf(hero, skill, striker);
  return {
    cost: costOf(hero, skill, striker),
    neverBlood,
    seen: { slot, skill, damage, impact, push, refund, windup, recovery, cooldown },
  };
}

/** The own body: everything about it, nothing left to be worked out anew (RULES.md §23). */
export function selfSeen(state: State): SelfView {
  const { hero } = state;
  const { seen, verbs, roll, rollCells, guard } = derivedOf(hero);
  const rollPrice = payable(hero, roll, false);
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
    beats: seen.beatsMax - hero.beatsUsed,
    busy: hero.busy,
    guard: hero.guard,
    bar: verbs.map((verb) => (verb === null ? null : verbSeen(hero, verb))),
    roll: {
      price: rollPrice ?? { stamina: roll, blood: 0 },
      cells: rollCells,
      refusal: hero.rolled ? 'rolled' : rollPrice === undefined ? 'stamina' : null,
    },
    guardPrice: payable(hero, guard, false) ?? { stamina: guard, blood: 0 },
    ...seen,
  };
}

/** A place of the bar as it is now. */
function verbSeen(hero: State['hero'], { cost, neverBlood, seen }: StillVerb): VerbView {
  const price = payable(hero, cost, neverBlood);
  const left = hero.cooldowns.find(({ skill }) => skill === seen.skill)?.left ?? 0;
  const refusal = left > 0 ? 'cooldown' : price === undefined ? 'stamina' : null;
  return { ...seen, price: price ?? { stamina: cost, blood: 0 }, left, refusal };
}

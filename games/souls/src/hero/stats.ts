import type { Hero, Item, WeaponItem } from '../state.ts';
import { ARMOURS, SHIELDS } from '../tables/armour.ts';
import { HEROES } from '../tables/heroes.ts';
import type { TraitId } from '../tables/ids.ts';
import { GROWTH, TRAITS } from '../tables/items.ts';
import { RULE } from '../tables/numbers.ts';
import { WEAPONS } from '../tables/weapons.ts';
import { STAMINA_UNIT, toUnits } from '../units.ts';

// What follows from a hero and what it wears. None of it is ever stored (RULES.md §23).

/** What a rule needs of a hero to work these out. */
export type Worn = Pick<Hero, 'id' | 'gear' | 'bag' | 'growth'>;

/** Health without armour is that of rags. */
export function hpMaxOf({ gear }: Pick<Hero, 'gear'>): number {
  return ARMOURS.rows[gear.armour?.id ?? 'rags'].hp;
}

/** What is left of a hit of `damage`; the share left out is rounded down (RULES.md §5). */
export function reduced({ gear }: Pick<Hero, 'gear'>, damage: number): number {
  return damage - Math.floor((damage * reductionOf({ gear })) / 100);
}

export function reductionOf({ gear }: Pick<Hero, 'gear'>): number {
  return ARMOURS.rows[gear.armour?.id ?? 'rags'].reduction;
}

/** In stored units. */
export function staminaMaxOf({ id, growth }: Pick<Hero, 'id' | 'growth'>): number {
  const own = id === null ? RULE.nobody_stamina : HEROES.rows[id].staminaMax;
  return toUnits(own + growth.wind * GROWTH.rows.wind.staminaMax);
}

/** Every trait of a weapon: innate, acquired, temporary. */
export function traitsOf(weapon: WeaponItem | null): readonly TraitId[] {
  if (weapon === null) return [];
  const { innate, innate2 } = WEAPONS.rows[weapon.id];
  return [innate, innate2, weapon.acquired, weapon.temporary?.trait ?? null].filter((each) => each !== null);
}

/** The sum of one column over the traits of a weapon. */
export function traitSum(weapon: WeaponItem | null, column: keyof (typeof TRAITS.rows)['keen']): number {
  return traitsOf(weapon).reduce((sum, trait) => sum + TRAITS.rows[trait][column], 0);
}

/** What one item weighs for a hero who wears it. */
function weightOf(item: Item): number {
  switch (item.kind) {
    case 'weapon':
      return Math.max(0, WEAPONS.rows[item.id].weight + traitSum(item, 'weight'));
    case 'shield':
      return SHIELDS.rows[item.id].weight;
    case 'armour':
      return ARMOURS.rows[item.id].weight;
    case 'consumable':
      return 0;
  }
}

/** Everything worn, and what the bag holds but for weapons of another family (RULES.md §17). */
export function loadOf({ id, gear, bag }: Worn): number {
  let load = 0;
  for (const item of [gear.main, gear.off, gear.armour]) if (item !== null) load += weightOf(item);
  for (const item of bag) if (!isForeign(id, item)) load += weightOf(item);
  return load;
}

/** Whether a hero can carry a weapon but not wield it. */
export function isForeign(id: Hero['id'], item: Item): boolean {
  return id !== null && item.kind === 'weapon' && WEAPONS.rows[item.id].family !== HEROES.rows[id].family;
}

/** What load costs nothing. */
export function allowanceOf({ id, growth }: Pick<Hero, 'id' | 'growth'>): number {
  const own = id === null ? RULE.nobody_allowance : HEROES.rows[id].allowance;
  return own + growth.stone * GROWTH.rows.stone.allowance;
}

/** Steps of load, 0 to 5: each slows recovery by a sixth (RULES.md §17). */
export function stepsOf(hero: Worn): number {
  const over = loadOf(hero) - allowanceOf(hero);
  return Math.min(Math.max(Math.ceil(over / RULE.step_width), 0), RULE.steps);
}

/** Too much to carry: every action costs more. Counted over the allowance of somebody without a hero. */
export function isOverweight(hero: Worn): boolean {
  const limit =
    RULE.nobody_allowance + RULE.overweight_over + hero.growth.stone * GROWTH.rows.stone.allowance;
  return loadOf(hero) > limit;
}

/** The rate of a whole turn in stored units: never below a quarter, or blood-payers could starve (RULES.md §2). */
export function rateOf(hero: Worn): number {
  const base = hero.id === null ? RULE.nobody_regen : HEROES.rows[hero.id].regen;
  // Hundredths times sixths times 48: whole, because rates are quarters.
  const share = (base * (RULE.steps + 1 - stepsOf(hero)) * STAMINA_UNIT) / (100 * (RULE.steps + 1));
  const gear = regenOf(hero.gear.main) + regenOf(hero.gear.off);
  return Math.max((RULE.least_rate * STAMINA_UNIT) / 100, share + toUnits(gear));
}

function regenOf(item: Item | null): number {
  return item?.kind === 'weapon' ? WEAPONS.rows[item.id].regen : 0;
}

/** What a turn gains by its tier, in stored units (RULES.md §2). */
export function gainOf(hero: Worn, tier: 'wait' | 'move' | 'attack'): number {
  const share = { wait: RULE.effort_wait, move: RULE.effort_move, attack: RULE.effort_attack }[tier];
  return (rateOf(hero) * share) / 100;
}

/** What a guard takes from one hit at most. */
export function blockOf({ gear }: Pick<Hero, 'gear'>): number {
  return gear.off?.kind === 'shield' ? SHIELDS.rows[gear.off.id].block : RULE.guard_least_block;
}

/** Beats of a turn. */
export function beatsOf({ id }: Pick<Hero, 'id'>): number {
  return id === null ? 1 : HEROES.rows[id].beats;
}

import type { Slot } from '../move.ts';
import { SLOTS } from '../move.ts';
import type { Gear, Hero, WeaponItem } from '../state.ts';
import { HEROES } from '../tables/heroes.ts';
import type { SkillId } from '../tables/ids.ts';
import { RULE } from '../tables/numbers.ts';
import { SKILLS } from '../tables/skills.ts';
import { WEAPONS } from '../tables/weapons.ts';
import { toUnits } from '../units.ts';
import type { Price } from '../view.ts';
import { isOverweight, stepsOf, traitSum, type Worn } from './stats.ts';

/**
 * The skill bar, the only place that says what a hero can do (RULES.md §19): a hero's own verbs, or without a hero the verbs of
 * what is held. Null is a hole that keeps its place.
 */
export function barOf({ id, gear }: Pick<Hero, 'id' | 'gear'>): readonly (SkillId | null)[] {
  const off = offVerb(gear, id === null);
  if (id !== null) {
    const { verbA, verbB, magic } = HEROES.rows[id];
    return [verbA, verbB, off, magic];
  }
  if (gear.main === null) return [null, null, off, null];
  const { primary, secondary } = WEAPONS.rows[gear.main.id];
  return [primary, secondary, off, null];
}

/** A shield shoves; a weapon in the off hand strikes for those whose weapons have verbs. */
function offVerb({ off }: Gear, isNobody: boolean): SkillId | null {
  if (off?.kind === 'shield') return 'shove';
  return off?.kind === 'weapon' && isNobody ? WEAPONS.rows[off.id].primary : null;
}

/** The skill of a place of the bar. */
export function skillAt(hero: Pick<Hero, 'id' | 'gear'>, slot: Slot): SkillId | null {
  return barOf(hero)[slot - 1] ?? null;
}

/** The place that walking into an enemy strikes with: the first that hurts and never cools (RULES.md §19). */
export function bumpSlot(hero: Pick<Hero, 'id' | 'gear'>): Slot | null {
  const bar = barOf(hero);
  return SLOTS.find((slot) => isBump(bar[slot - 1] ?? null)) ?? null;
}

function isBump(skill: SkillId | null): boolean {
  if (skill === null) return false;
  const { shape, damage, cooldown } = SKILLS.rows[skill];
  return shape !== null && damage > 0 && cooldown === 0;
}

/** What strikes with a place of the bar: a weapon with its traits, or nothing of the kind. */
export function strikerOf({ gear }: Pick<Hero, 'gear'>, slot: Slot): WeaponItem | null {
  if (slot !== 3) return gear.main;
  return gear.off?.kind === 'weapon' ? gear.off : null;
}

/**
 * The price of a skill in whole stamina: its own, what the striking weapon adds, and what too much weight adds. Nothing else
 * changes it, so a button does not change its price because of the other hand (RULES.md §17).
 */
export function costOf(hero: Worn, skill: SkillId, striker: WeaponItem | null): number {
  const { cost } = SKILLS.rows[skill];
  const weapon = striker === null ? 0 : WEAPONS.rows[striker.id].cost;
  const burden = isOverweight(hero) ? RULE.overweight_cost : 0;
  // A free skill stays free; thrift leaves at least 1 of any other.
  const own = cost === 0 ? 0 : Math.max(1, cost + weapon + traitSum(striker, 'cost'));
  return own + burden;
}

/** The price of a roll: the hero's, with what too much weight adds. */
export function rollCostOf(hero: Worn): number {
  const own = hero.id === null ? RULE.nobody_roll : HEROES.rows[hero.id].rollCost;
  return own + (isOverweight(hero) ? RULE.overweight_cost : 0);
}

/** How far the hero's roll may go. */
export function rollCellsOf({ id }: Pick<Hero, 'id'>): number {
  return id === null ? RULE.nobody_cells : HEROES.rows[id].rollCells;
}

/** The price of a guard. */
export function guardCostOf(hero: Worn): number {
  return SKILLS.rows.guard.cost + (isOverweight(hero) ? RULE.overweight_cost : 0);
}

/**
 * What a price takes now: stamina, and for whoever pays in blood the health that stands for what is missing, three stamina a
 * point, rounded up. `undefined` when it cannot be paid; blood never takes the last health (RULES.md §8).
 */
export function payable(
  hero: Pick<Hero, 'id' | 'hp' | 'stamina'>,
  cost: number,
  neverBlood: boolean,
): Price | undefined {
  if (hero.stamina >= toUnits(cost)) return { stamina: cost, blood: 0 };
  if (neverBlood || hero.id === null || !HEROES.rows[hero.id].pays_blood) return undefined;
  const missing = toUnits(cost) - hero.stamina;
  const blood = Math.ceil(missing / toUnits(RULE.blood_per_health));
  return hero.hp - blood >= 1 ? { stamina: cost, blood } : undefined;
}

/** Stamina back from a skill that damaged somebody (RULES.md §8). */
export function refundOf(hero: Worn, skill: SkillId, striker: WeaponItem | null): number {
  const { refund, detonates } = SKILLS.rows[skill];
  if (refund === 0 || detonates) return 0;
  const cut = hero.id !== null && HEROES.rows[hero.id].load_cuts_refund ? stepsOf(hero) : 0;
  const least = Math.max(RULE.least_siphon_refund, costOf(hero, skill, striker) + RULE.least_refund_gain);
  return Math.max(refund - cut, least);
}

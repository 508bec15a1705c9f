import type { Cell } from '../floors/level.ts';
import { distanceIn, fieldTo, UNREACHABLE } from '../space/field.ts';
import { cellDistance, groundOf } from '../space/ground.ts';
import type { State } from '../state.ts';
import { SPECIES } from '../tables/enemies.ts';
import { toUnits } from '../units.ts';

/** Health of everybody left to fight. */
export function healthOf({ floor }: State): number {
  return floor.enemies.reduce((sum, { hp }) => sum + hp, 0);
}

/**
 * How promising a state is: little health left to them, breath and health left to the hero, and nobody far away. `hpWorth` is what a
 * point of the hero's health counts.
 */
export function worthOf(state: State, hpWorth: number): number {
  const { hero, floor } = state;
  let worth = hero.stamina / toUnits(1) + hpWorth * hero.hp - 0.2 * state.turn;
  let nearest = Number.POSITIVE_INFINITY;
  for (const foe of floor.enemies) {
    worth += 3 * foe.marks - 12 - 6 * foe.hp + (foe.state === 'recovery' ? 2 : 0);
    nearest = Math.min(nearest, stepsTo(state, foe.cell, SPECIES.rows[foe.species].size));
  }
  if (hero.busy !== null) worth -= 2 * hero.busy.left;
  return floor.enemies.length === 0 ? worth : worth - 1.5 * nearest;
}

/** What counts as far when there is no way. */
const NO_WAY = 50;

function stepsTo({ floor, hero }: State, cell: Cell, size: number): number {
  const ground = groundOf(floor);
  if (size > 1) return cellDistance(ground, hero.cell, cell);
  const distance = distanceIn(fieldTo(ground, cell, 1), hero.cell);
  return distance === UNREACHABLE ? NO_WAY : distance;
}

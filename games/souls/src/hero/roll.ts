import type { Refusal } from '@foretell/engine';
import type { Cell } from '../floors/level.ts';
import { pickUp } from '../items/pickups.ts';
import { refuse } from '../refusals.ts';
import type { Direction } from '../space/direction.ts';
import { allowsDiagonal, type Ground, isWalkable, stepFrom } from '../space/ground.ts';
import type { State } from '../state.ts';
import { SPECIES } from '../tables/enemies.ts';
import { type Draft, tell } from '../turn/draft.ts';
import { shownStamina } from '../units.ts';
import { payable, rollCellsOf, rollCostOf } from './bar.ts';
import { beatsOf } from './stats.ts';
import { pay } from './verb.ts';
import { foeOf } from './who.ts';

/** Why the hero cannot roll so (RULES.md §4). */
export function refusalOfRoll(
  state: State,
  ground: Ground,
  direction: Direction,
  cells: number,
): Refusal | undefined {
  const { hero } = state;
  if (cells < 1 || cells > rollCellsOf(hero)) return refuse('roll-cells', { most: rollCellsOf(hero) });
  if (hero.rolled && !state.config.off.includes('one-roll')) return refuse('rolled');
  if (beatsOf(hero) > 1 && hero.beatsUsed >= beatsOf(hero)) return refuse('beat-spent');
  const cost = rollCostOf(hero);
  if (payable(hero, cost, false) === undefined) {
    return refuse('stamina', { cost, stamina: shownStamina(hero.stamina) });
  }
  return landing(state, ground, direction, cells) < 0 ? refuse('no-landing') : undefined;
}

/**
 * Where a roll ends: as far as it was dragged, or one cell where two are blocked; -1 where it cannot go at all. It passes
 * through bodies of one cell and lands on free ground; it crosses nothing that feet could not (RULES.md §4).
 */
function landing(
  state: { readonly hero: State['hero']; readonly floor: { readonly enemies: State['floor']['enemies'] } },
  ground: Ground,
  direction: Direction,
  cells: number,
): Cell {
  let at = state.hero.cell;
  let best: Cell = -1;
  for (let gone = 0; gone < cells; gone++) {
    const to = stepFrom(ground, at, direction);
    if (to < 0 || !isWalkable(ground, to) || !allowsDiagonal(ground, at, direction)) break;
    const body = foeOf(state, ground, to);
    if (body !== undefined && SPECIES.rows[body.species].size > 1) break;
    at = to;
    if (body === undefined) best = to;
  }
  return best;
}

/** A legal roll. It takes no turn, protects from nothing and leaves the hero facing the way it went. */
export function roll(draft: Draft, direction: Direction, cells: number): void {
  const { hero } = draft;
  const from = hero.cell;
  const to = landing({ hero, floor: { enemies: draft.foes } }, draft.ground, direction, cells);
  pay(draft, rollCostOf(hero), false, 'roll');
  hero.cell = to;
  hero.facing = direction;
  hero.rolled = true;
  hero.guard = null;
  if (beatsOf(hero) > 1) hero.beatsUsed += 1;
  tell(draft, { kind: 'rolled', from, to });
  pickUp(draft);
}

import type { Refusal } from '@foretell/engine';
import { hurtFoe, shakeFoe } from '../foes/hurt.ts';
import { staminaMaxOf } from '../hero/stats.ts';
import { refuse } from '../refusals.ts';
import type { Direction } from '../space/direction.ts';
import { cellDistance, type Ground, isFlyable, isWalkable, stepFrom } from '../space/ground.ts';
import type { State } from '../state.ts';
import type { ConsumableId } from '../tables/ids.ts';
import { CONSUMABLES } from '../tables/items.ts';
import type { ConsumableRow } from '../tables/rows.ts';
import { WEAPONS } from '../tables/weapons.ts';
import { type Draft, foeAt, tell } from '../turn/draft.ts';
import { toUnits } from '../units.ts';
import { withoutItem } from './bag.ts';

/** Where a consumable lies in the bag, -1 when there is none. */
export function placeOf({ hero }: Pick<State, 'hero'>, id: ConsumableId): number {
  return hero.bag.findIndex((item) => item.kind === 'consumable' && item.id === id);
}

/** Why it cannot be used so. Whether it is in the bag is asked before. */
export function refusalOfUse(
  state: State,
  ground: Ground,
  id: ConsumableId,
  direction: Direction | null,
): Refusal | undefined {
  const row: ConsumableRow = CONSUMABLES.rows[id];
  if (row.aimed && direction === null) return refuse('needs-aim');
  if (!row.aimed && direction !== null) return refuse('not-aimed');
  const { main } = state.hero.gear;
  if (row.trait !== null && main === null) return refuse('no-weapon');
  // Two innate traits leave no room for a stone; an oil finds room on any weapon (RULES.md §18).
  if (row.kind === 'stone' && main !== null && WEAPONS.rows[main.id].innate2 !== null)
    return refuse('two-innates');
  if (id !== 'fusepot' || direction === null) return undefined;
  return isWalkable(ground, stepFrom(ground, state.hero.cell, direction)) ? undefined : refuse('blocked');
}

/** Uses one piece up. */
export function useItem(draft: Draft, id: ConsumableId, direction: Direction | null): void {
  const { hero } = draft;
  hero.bag = withoutItem(hero.bag, placeOf({ hero }, id));
  hero.guard = null;
  draft.stepped = true;
  tell(draft, { kind: 'used', item: id, cell: hero.cell });
  const row: ConsumableRow = CONSUMABLES.rows[id];
  if (row.trait !== null && hero.gear.main !== null) {
    const { main } = hero.gear;
    const trait = row.trait;
    const given =
      row.kind === 'stone' ? { ...main, acquired: trait } : { ...main, temporary: { trait, hits: row.hits } };
    hero.gear = { ...hero.gear, main: given };
  }
  if (row.stamina > 0) hero.stamina = Math.min(staminaMaxOf(hero), hero.stamina + toUnits(row.stamina));
  useTool(draft, id, row, direction);
}

function useTool(draft: Draft, id: ConsumableId, row: ConsumableRow, direction: Direction | null): void {
  if (id === 'smokepot') blind(draft, row.radius);
  if (id === 'lurebell') draft.floor.lure = { cell: draft.hero.cell, left: row.turns };
  if (id === 'dart' && direction !== null) throwDart(draft, row, direction);
  if (id === 'fusepot' && direction !== null) {
    const cell = stepFrom(draft.ground, draft.hero.cell, direction);
    draft.floor.fuses = [...draft.floor.fuses, { cell, left: row.turns }];
  }
}

/** Whoever is near forgets where the hero is, but for those whose hand is raised. */
function blind(draft: Draft, radius: number): void {
  for (const foe of draft.foes) {
    if (foe.state === 'windup' || cellDistance(draft.ground, foe.cell, draft.hero.cell) > radius) continue;
    foe.hunting = false;
    foe.goal = null;
  }
}

function throwDart(draft: Draft, row: ConsumableRow, direction: Direction): void {
  let cell = draft.hero.cell;
  for (let flown = 0; flown < row.radius; flown++) {
    cell = stepFrom(draft.ground, cell, direction);
    if (cell < 0 || !isFlyable(draft.ground, cell)) return;
    const foe = foeAt(draft, cell);
    if (foe === undefined) continue;
    shakeFoe(draft, foe, row.impact);
    hurtFoe(draft, foe, row.damage, { kind: 'thing', thing: 'dart' });
    return;
  }
}

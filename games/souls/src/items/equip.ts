import type { Refusal } from '@foretell/engine';
import { hpMaxOf, isForeign, isOverweight, staminaMaxOf } from '../hero/stats.ts';
import { refuse } from '../refusals.ts';
import type { Gear, Item, State } from '../state.ts';
import { WEAPONS } from '../tables/weapons.ts';
import { type Draft, tell } from '../turn/draft.ts';
import { tellOverweight, withItem, withoutItem } from './bag.ts';

/** Why what lies at `place` cannot be put on (RULES.md §17). */
export function refusalOfEquip({ hero }: Pick<State, 'hero'>, place: number): Refusal | undefined {
  const item = hero.bag[place];
  if (item === undefined || item.kind === 'consumable') return refuse('no-item', { place });
  if (isForeign(hero.id, item)) return refuse('not-yours', { item: item.id });
  if (item.kind === 'shield' && isTwoHanded(hero.gear)) return refuse('two-hands');
  return undefined;
}

function isTwoHanded({ main }: Gear): boolean {
  return main !== null && WEAPONS.rows[main.id].hands > 1;
}

/** Puts it on; what it replaces goes into the bag. Health is cut to the new maximum and never rises. */
export function equip(draft: Draft, place: number): void {
  const { hero } = draft;
  const item = hero.bag[place];
  if (item === undefined || item.kind === 'consumable') return;
  const { gear } = hero;
  const replaced: (Item | null)[] = [];
  let next: Gear = gear;
  if (item.kind === 'weapon') {
    replaced.push(gear.main);
    next = { ...gear, main: item };
    if (isTwoHanded(next)) {
      replaced.push(gear.off);
      next = { ...next, off: null };
    }
  } else if (item.kind === 'shield') {
    replaced.push(gear.off);
    next = { ...gear, off: item };
  } else {
    replaced.push(gear.armour);
    next = { ...gear, armour: item };
  }
  change(draft, next, withoutItem(hero.bag, place), replaced);
  tell(draft, { kind: 'equipped', item });
}

/** Takes off what one can be without. */
export function stow(draft: Draft, slot: 'off' | 'armour'): void {
  const { gear, bag } = draft.hero;
  change(draft, { ...gear, [slot]: null }, bag, [gear[slot]]);
}

/** Leaves it behind. */
export function dropItem(draft: Draft, place: number): void {
  const { hero } = draft;
  hero.bag = hero.bag.filter((_, at) => at !== place);
  draft.stepped = true;
  hero.guard = null;
}

function change(draft: Draft, gear: Gear, bag: readonly Item[], replaced: readonly (Item | null)[]): void {
  const { hero } = draft;
  const wasOverweight = isOverweight(hero);
  hero.gear = gear;
  hero.bag = replaced.reduce<readonly Item[]>(
    (kept, item) => (item === null ? kept : withItem(kept, item)),
    bag,
  );
  hero.hp = Math.min(hero.hp, hpMaxOf(hero));
  hero.stamina = Math.min(hero.stamina, staminaMaxOf(hero));
  hero.guard = null;
  draft.stepped = true;
  tellOverweight(draft, wasOverweight);
}

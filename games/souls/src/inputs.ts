import { type Move, SLOTS } from './move.ts';
import { DIRECTIONS } from './space/direction.ts';
import type { Hero } from './state.ts';
import { GROWTH_IDS } from './tables/ids.ts';
import { CONSUMABLES } from './tables/items.ts';

/** Every input that does not depend on the bag, in their fixed order; links name moves by their place in a list. */
const FIXED: readonly Move[] = [
  ...DIRECTIONS.map((direction): Move => ({ kind: 'walk', direction })),
  { kind: 'wait' },
  ...DIRECTIONS.flatMap((direction): Move[] => [
    { kind: 'roll', direction, cells: 1 },
    { kind: 'roll', direction, cells: 2 },
  ]),
  ...SLOTS.flatMap((slot) => DIRECTIONS.map((direction): Move => ({ kind: 'verb', slot, direction }))),
  ...DIRECTIONS.map((direction): Move => ({ kind: 'guard', direction })),
  { kind: 'rest' },
  ...GROWTH_IDS.map((line): Move => ({ kind: 'grow', line })),
  { kind: 'open' },
  { kind: 'descend' },
  { kind: 'stow', slot: 'off' },
  { kind: 'stow', slot: 'armour' },
];

const byBag = new WeakMap<Hero['bag'], readonly Move[]>();

/** Everything that could be pressed with this bag, legal or not, in a fixed order. */
export function inputsOf({ bag }: Pick<Hero, 'bag'>): readonly Move[] {
  if (bag.length === 0) return FIXED;
  const known = byBag.get(bag) ?? [...FIXED, ...bagInputs(bag)];
  byBag.set(bag, known);
  return known;
}

function bagInputs(bag: Hero['bag']): Move[] {
  return bag.flatMap((item, place): Move[] => {
    const drop: Move = { kind: 'drop', place };
    if (item.kind !== 'consumable') return [{ kind: 'equip', place }, drop];
    const directions = CONSUMABLES.rows[item.id].aimed ? DIRECTIONS : [null];
    return [...directions.map((direction): Move => ({ kind: 'use', item: item.id, direction })), drop];
  });
}

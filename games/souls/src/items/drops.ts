import { nextBelow, nextOf, openRng, type Rng, rngStream, type Seed } from '@foretell/engine';
import type { Item } from '../state.ts';
import { ARMOURS, SHIELDS } from '../tables/armour.ts';
import { DROPS } from '../tables/floors.ts';
import { ARMOUR_IDS, CONSUMABLE_IDS, SHIELD_IDS, WEAPON_IDS } from '../tables/ids.ts';
import { CONSUMABLES } from '../tables/items.ts';
import { WEAPONS } from '../tables/weapons.ts';

// What lies where is a function of the seed, the floor and the place, in a stream of its own (RULES.md §25).

export function chestDrop(seed: Seed, depth: number, chest: number): Item {
  return dropOf(openRng(rngStream(seed, `drops/${depth}/chest/${chest}`)), DROPS.rows.chest, depth);
}

export function pickupDrop(seed: Seed, depth: number, place: number): Item {
  return dropOf(openRng(rngStream(seed, `drops/${depth}/pickup/${place}`)), DROPS.rows.pickup, depth);
}

export function eliteDrop(seed: Seed, depth: number, enemy: number): Item {
  return dropOf(openRng(rngStream(seed, `drops/${depth}/elite/${enemy}`)), DROPS.rows.elite, depth);
}

type Shares = (typeof DROPS.rows)['chest'];

function dropOf(rng: Rng, shares: Shares, depth: number): Item {
  const kinds = ['weapon', 'shield', 'armour', 'stone', 'oil', 'tool'] as const;
  let ticket = nextBelow(rng, 100);
  for (const kind of kinds) {
    if (ticket < shares[kind]) return itemOf(rng, kind, depth);
    ticket -= shares[kind];
  }
  return itemOf(rng, 'tool', depth);
}

function itemOf(rng: Rng, kind: keyof Shares, depth: number): Item {
  switch (kind) {
    case 'weapon': {
      const id = nextOf(
        rng,
        WEAPON_IDS.filter((each) => WEAPONS.rows[each].fromDepth <= depth),
      );
      return { kind: 'weapon', id, acquired: null, temporary: null };
    }
    case 'shield':
      return {
        kind,
        id: nextOf(
          rng,
          SHIELD_IDS.filter((each) => SHIELDS.rows[each].fromDepth <= depth),
        ),
      };
    case 'armour':
      return {
        kind,
        id: nextOf(
          rng,
          ARMOUR_IDS.filter((each) => ARMOURS.rows[each].fromDepth <= depth),
        ),
      };
    default: {
      // A draught lies where tools lie.
      const isOf = (each: string) => each === kind || (kind === 'tool' && each === 'draught');
      const id = nextOf(
        rng,
        CONSUMABLE_IDS.filter((each) => isOf(CONSUMABLES.rows[each].kind)),
      );
      return { kind: 'consumable', id, count: CONSUMABLES.rows[id].stack };
    }
  }
}

import type { OfferKind } from './adventure/offers.ts';
import type { BattleEvent } from './battle/index.ts';
import type { Outcome } from './state.ts';
import type { MapKind, NodeKind } from './tables/rows.ts';

/** Why the hero's hp rose between battles. */
export type HealSource = 'victory' | 'camp' | 'boss' | 'piece' | 'rest';

/** What happens on the way from one state to the next. Battles and reward screens are counted from 1. */
export type Event = AdventureEvent | BattleEvent;

/** What happens between battles; all of it may be seen. */
export type AdventureEvent =
  | {
      readonly kind: 'node-entered';
      readonly level: number;
      readonly depth: number;
      readonly node: number;
      readonly nodeKind: NodeKind;
    }
  | {
      readonly kind: 'battle-begun';
      readonly battle: number;
      readonly map: MapKind;
      readonly units: readonly string[];
    }
  | {
      readonly kind: 'battle-ended';
      readonly battle: number;
      readonly outcome: 'victory' | 'defeat';
      readonly hp: number;
    }
  | { readonly kind: 'healed'; readonly source: HealSource; readonly before: number; readonly after: number }
  | { readonly kind: 'offered'; readonly offer: OfferKind; readonly choices: readonly string[] }
  | { readonly kind: 'taken'; readonly offer: OfferKind; readonly id: string }
  | { readonly kind: 'level-entered'; readonly level: number }
  | { readonly kind: 'run-ended'; readonly outcome: Exclude<Outcome, 'running'> };

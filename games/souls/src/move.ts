import type { Direction } from './space/direction.ts';
import type { ConsumableId, GrowthId } from './tables/ids.ts';

export const SEATS = ['hero'] as const;
export type SoulsSeat = (typeof SEATS)[number];

/** The places of the skill bar (RULES.md §20): two verbs, the off hand's, magic. */
export const SLOTS = [1, 2, 3, 4] as const;
export type Slot = (typeof SLOTS)[number];

/** What a player may do. Everything but `roll`, and a beat that is not the last, ends the turn (RULES.md §1). */
export type Move =
  /** A step; into an enemy it strikes, into a closed door it opens it. Into a person it is refused with what they say. */
  | { readonly kind: 'walk'; readonly direction: Direction }
  | { readonly kind: 'wait' }
  | { readonly kind: 'roll'; readonly direction: Direction; readonly cells: number }
  | { readonly kind: 'verb'; readonly slot: Slot; readonly direction: Direction }
  | { readonly kind: 'guard'; readonly direction: Direction }
  /** `direction` is null for things that are not aimed. */
  | { readonly kind: 'use'; readonly item: ConsumableId; readonly direction: Direction | null }
  /** Puts on what lies at this place of the bag; what it replaces goes into the bag. */
  | { readonly kind: 'equip'; readonly place: number }
  /** Into the bag. */
  | { readonly kind: 'stow'; readonly slot: 'off' | 'armour' }
  /** Leaves behind for good. */
  | { readonly kind: 'drop'; readonly place: number }
  | { readonly kind: 'rest' }
  | { readonly kind: 'grow'; readonly line: GrowthId }
  /** The chest beside the hero. */
  | { readonly kind: 'open' }
  | { readonly kind: 'descend' };
export type MoveKind = Move['kind'];

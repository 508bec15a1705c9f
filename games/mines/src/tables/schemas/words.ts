import type { EffectId, MapKind, RowKind } from '../rows.ts';

/** Every effect that a row may have. */
export const EFFECT_IDS: readonly EffectId[] = [
  'hit_front',
  'hit_all',
  'burn_all',
  'all_attack_down',
  'all_attack_up',
  'front_attack_down',
  'front_attack_up',
  'front_heal',
  'hero_heal',
  'hero_hurt',
  'hero_bleed',
  'hero_block',
  'hero_exposed',
  'hero_attack_up',
  'hero_attack_down',
  'ap_up',
  'ap_drain',
];

/** The kinds of the pool, in its order. */
export const ROW_KINDS: readonly RowKind[] = [
  'strike',
  'sweep',
  'sap',
  'ember',
  'mend',
  'guard',
  'might',
  'blunt',
  'action',
];

export const MAP_KINDS: readonly MapKind[] = ['normal', 'poor_vein'];

/** The least and the greatest level and depth that a row may speak of. */
export const LEVELS = { unit: 'level', min: 1, max: 999 } as const;
export const DEPTHS = { unit: 'depth', min: 1, max: 99 } as const;

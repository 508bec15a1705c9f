import { int, oneOf } from '@foretell/engine';
import { defineSchema } from '../schema.ts';
import { EFFECT_IDS } from './words.ts';

const AP = 'action points';
const PERCENT = 'per cent';

export const ACTION_ECONOMY = defineSchema('action_economy', {
  kind: 'singleton',
  owner: 'A3',
  rule: 'RULES.md §2',
  columns: {
    ap_per_round: int({ unit: AP, min: 1, max: 32, role: 'knob' }),
    // With 0 there would be no budget.
    dig_ap_cost: int({ unit: AP, min: 1, max: 8, role: 'knob' }),
    flag_place_ap_cost: int({ unit: AP, min: 0, max: 8, role: 'knob' }),
    rap_refresh_cost: int({ unit: 'reserve points', min: 1, max: 64, role: 'knob' }),
    move_ap_cost: int({ unit: AP, min: 0, max: 8 }),
    chain_ap_cost: int({ unit: AP, min: 0, max: 8 }),
    refresh_cap_per_round: int({ unit: 'refreshes', min: 0, max: 8, role: 'knob' }),
  },
  // Looking around must not hurt: the two are the rule, not a lever.
  frozen: { move_ap_cost: 0, chain_ap_cost: 0 },
  checks: [
    {
      says: 'a full round pays for a dig (dig_ap_cost is at most ap_per_round)',
      reads: ['dig_ap_cost', 'ap_per_round'],
      holds: (row) => row.dig_ap_cost <= row.ap_per_round,
    },
    {
      says: 'a full round pays for a seal (flag_place_ap_cost is at most ap_per_round)',
      reads: ['flag_place_ap_cost', 'ap_per_round'],
      holds: (row) => row.flag_place_ap_cost <= row.ap_per_round,
    },
  ],
});

export const SETTLEMENT = defineSchema('settlement', {
  kind: 'singleton',
  owner: 'B1',
  rule: 'RULES.md §11',
  columns: {
    flag_hit_premium: int({ unit: PERCENT, min: 100, max: 300, role: 'knob' }),
    premium_least_pct: int({ unit: PERCENT, min: 0, max: 100 }),
    attack_floor_pct: int({ unit: PERCENT, min: 0, max: 100, role: 'knob' }),
    enrage_from_round: int({ unit: 'rounds', min: 2, max: 99, role: 'knob' }),
    enrage_step: int({ unit: 'attack a round', min: 0, max: 50, role: 'knob' }),
    victory_heal_pct: int({ unit: PERCENT, min: 0, max: 100, role: 'knob' }),
    premium_fallback_effect: oneOf(EFFECT_IDS, { unit: 'effect' }),
    drain_fallback_effect: oneOf(EFFECT_IDS, { unit: 'effect' }),
  },
});

export const HERO = defineSchema('hero', {
  kind: 'singleton',
  owner: 'C1',
  rule: 'RULES.md §13',
  columns: {
    base_hp: int({ unit: 'hit points', min: 1, max: 9999, role: 'knob' }),
    base_attack: int({ unit: 'attack', min: 0, max: 999, role: 'knob' }),
    base_defence: int({ unit: 'defence', min: 0, max: 999, role: 'knob' }),
  },
});

export const ADVENTURE = defineSchema('adventure', {
  kind: 'singleton',
  owner: 'C1',
  rule: 'RULES.md §13',
  columns: {
    bonus_hp_flat: int({ unit: 'hit points a piece', min: 0, max: 999, role: 'knob' }),
    bonus_cap_hp: int({ unit: 'pieces', min: 0, max: 99, role: 'knob' }),
    bonus_attack_flat: int({ unit: 'attack a piece', min: 0, max: 99, role: 'knob' }),
    bonus_cap_attack: int({ unit: 'pieces', min: 0, max: 99, role: 'knob' }),
    bonus_defence_flat: int({ unit: 'defence a piece', min: 0, max: 99, role: 'knob' }),
    bonus_cap_defence: int({ unit: 'pieces', min: 0, max: 99, role: 'knob' }),
    bonus_ap_flat: int({ unit: 'action points a piece', min: 0, max: 10, role: 'knob' }),
    bonus_cap_ap: int({ unit: 'pieces', min: 0, max: 99, role: 'knob' }),
    camp_heal_pct: int({ unit: PERCENT, min: 0, max: 100, role: 'knob' }),
    boss_heal_pct: int({ unit: PERCENT, min: 0, max: 100, role: 'knob' }),
    offer_size: int({ unit: 'choices', min: 1, max: 9 }),
    relic_offer_size: int({ unit: 'choices', min: 1, max: 9, role: 'knob' }),
    feat_offer_size: int({ unit: 'choices', min: 1, max: 9, role: 'knob' }),
    levels: int({ unit: 'levels', min: 1, max: 99, role: 'knob' }),
    max_moves: int({ unit: 'moves', min: 100, max: 20_000 }),
  },
});

export const GENERATOR = defineSchema('generator', {
  kind: 'singleton',
  owner: 'A1',
  rule: 'RULES.md §7',
  columns: {
    max_attempts: int({ unit: 'attempts', min: 1, max: 1000, role: 'knob' }),
    fog_layout_retries: int({ unit: 'tries', min: 1, max: 100, role: 'knob' }),
    prune_open_tolerance_pct: int({ unit: PERCENT, min: 100, max: 300, role: 'knob' }),
    reasoner_node_cap: int({ unit: 'steps', min: 1000, max: 100_000_000, role: 'knob' }),
    fog_link_pct: int({ unit: PERCENT, min: 1, max: 200, role: 'knob' }),
  },
});

/** What the economy is held to. No knobs: who turns one has changed the question and not the answer. */
export const CONTRACT_BOUNDS = defineSchema('contract_bounds', {
  kind: 'singleton',
  owner: 'B4',
  rule: 'RULES.md §12',
  columns: {
    beta_least_pct: int({ unit: PERCENT, min: 0, max: 1000 }),
    beta_most_pct: int({ unit: PERCENT, min: 1, max: 1000 }),
    fog_loss_most_pct: int({ unit: PERCENT, min: 0, max: 100 }),
    fog_gain_most_pct: int({ unit: PERCENT, min: 0, max: 100 }),
    fog_priced_units: int({ unit: 'enemies', min: 1, max: 3 }),
    units_most: int({ unit: 'enemies', min: 1, max: 3 }),
  },
  checks: [
    {
      says: 'the band of β has an inside (beta_least_pct is below beta_most_pct)',
      reads: ['beta_least_pct', 'beta_most_pct'],
      holds: (row) => row.beta_least_pct < row.beta_most_pct,
    },
    {
      says: 'fog is priced against a number of enemies that is looked at (fog_priced_units is at most units_most)',
      reads: ['fog_priced_units', 'units_most'],
      holds: (row) => row.fog_priced_units <= row.units_most,
    },
  ],
});

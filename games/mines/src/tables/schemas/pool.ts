import { flag, int, oneOf } from '@foretell/engine';
import { defineSchema } from '../schema.ts';
import { DEPTHS, EFFECT_IDS, LEVELS, MAP_KINDS, ROW_KINDS } from './words.ts';

const EFFECT = oneOf(EFFECT_IDS, { unit: 'effect' });
const MAGNITUDE = int({ unit: 'points', min: 1, max: 999, role: 'knob' });
const REWARD = int({ unit: 'points', min: 0, max: 999, role: 'knob' });
const PERCENT = int({ unit: 'per cent of the weight', min: 0, max: 1000, role: 'knob' });

export const ROW_POOL = defineSchema('row_pool', {
  kind: 'definition',
  keys: ['kind'],
  owner: 'B4',
  rule: 'RULES.md §12',
  columns: {
    kind: oneOf(ROW_KINDS, { unit: 'kind' }),
    weight: int({ unit: 'weight', min: 0, max: 77, role: 'knob' }),
    positive_effect: EFFECT,
    positive_magnitude: MAGNITUDE,
    negative_effect: EFFECT,
    negative_magnitude: MAGNITUDE,
    is_count: flag({ unit: 'counted, not measured' }),
  },
});

export const EFFECT_EQUIV = defineSchema('effect_equiv', {
  kind: 'definition',
  keys: ['effect_id'],
  owner: 'B1',
  rule: 'RULES.md §12',
  columns: {
    effect_id: EFFECT,
    eq_per_point: int({ unit: 'hit points a point', min: 1, max: 99, role: 'knob' }),
    is_side_wide: flag({ unit: 'every living unit takes it' }),
  },
});

export const WEIGHT_PROJECTION = defineSchema('weight_projection', {
  kind: 'definition',
  keys: ['map_kind'],
  owner: 'B4',
  rule: 'RULES.md §12',
  columns: {
    map_kind: oneOf(MAP_KINDS, { unit: 'map' }),
    strike: PERCENT,
    sweep: PERCENT,
    sap: PERCENT,
    ember: PERCENT,
    mend: PERCENT,
    guard: PERCENT,
    might: PERCENT,
    blunt: PERCENT,
    action: PERCENT,
  },
});

export const CLEAR_REWARD = defineSchema('clear_reward', {
  kind: 'progress',
  keys: ['level_index', 'node_depth', 'map_kind'],
  owner: 'B4',
  rule: 'RULES.md §12',
  columns: {
    level_index: int(LEVELS),
    node_depth: int(DEPTHS),
    map_kind: oneOf(MAP_KINDS, { unit: 'map' }),
    hit_all: REWARD,
    hit_front: REWARD,
    hero_heal: REWARD,
    fog_uplift: REWARD,
  },
});

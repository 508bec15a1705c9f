import { int, oneOf, text, texts } from '@foretell/engine';
import { defineSchema } from '../schema.ts';
import { DEPTHS, LEVELS, MAP_KINDS } from './words.ts';

const PER_MILLE = 'per mille';

export const BOARD_GEN = defineSchema('board_gen', {
  kind: 'progress',
  keys: ['level_index', 'node_depth'],
  owner: 'A1',
  rule: 'RULES.md §7',
  columns: {
    level_index: int(LEVELS),
    node_depth: int(DEPTHS),
    map: oneOf(MAP_KINDS, { unit: 'map' }),
    size: int({ unit: 'cells a side', min: 6, max: 20, role: 'knob' }),
    nominal_pm: int({ unit: PER_MILLE, min: 50, max: 350, role: 'knob' }),
    digit_cap: int({ unit: 'mines around a cell', min: 1, max: 8, role: 'knob' }),
    zero_share_min_pm: int({ unit: PER_MILLE, min: 0, max: 700, role: 'knob' }),
    spawn_open_min_pm: int({ unit: PER_MILLE, min: 0, max: 1000, role: 'knob' }),
    spawn_open_max_pm: int({ unit: PER_MILLE, min: 0, max: 1000, role: 'knob' }),
    deducibility_floor_pm: int({ unit: PER_MILLE, min: 500, max: 1000, role: 'knob' }),
    expected_rounds: int({ unit: 'rounds', min: 1, max: 99, role: 'knob' }),
    biome: texts({ unit: 'biomes', min: 1 }),
  },
  checks: [
    {
      says: 'spawn_open_min_pm is below spawn_open_max_pm',
      reads: ['spawn_open_min_pm', 'spawn_open_max_pm'],
      holds: (row) => row.spawn_open_min_pm < row.spawn_open_max_pm,
    },
  ],
});

export const BOARD_VARIATION = defineSchema('board_variation', {
  kind: 'progress',
  keys: ['level_index', 'node_depth', 'variant_id'],
  owner: 'A1',
  rule: 'RULES.md §8',
  columns: {
    level_index: int(LEVELS),
    node_depth: int(DEPTHS),
    variant_id: text({ unit: 'variation' }),
    region_count: int({ unit: 'regions', min: 1, max: 20, role: 'knob' }),
    size_min: int({ unit: 'cells', min: 1, max: 200, role: 'knob' }),
    size_max: int({ unit: 'cells', min: 1, max: 200, role: 'knob' }),
    share_max_pm: int({ unit: PER_MILLE, min: 1, max: 999, role: 'knob' }),
    appear_min_pm: int({ unit: PER_MILLE, min: 0, max: 1000, role: 'knob' }),
    degrade_max_pm: int({ unit: PER_MILLE, min: 0, max: 1000, role: 'knob' }),
  },
  checks: [
    {
      says: 'size_min is at most size_max',
      reads: ['size_min', 'size_max'],
      holds: (row) => row.size_min <= row.size_max,
    },
  ],
});

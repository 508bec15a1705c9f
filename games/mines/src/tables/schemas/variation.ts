import { int, oneOf, text, texts } from '@foretell/engine';
import { defineSchema } from '../schema.ts';
import { LEVELS } from './words.ts';

const ID = { unit: 'id' } as const;

export const VARIATION = defineSchema('variation', {
  kind: 'definition',
  keys: ['variant_id'],
  owner: 'A4',
  rule: 'RULES.md §8',
  columns: {
    variant_id: text(ID),
    display_name: text({ unit: 'name in the language of the design' }),
    unlock_level: int({ ...LEVELS, role: 'knob' }),
    scope: oneOf(['region', 'global'], { unit: 'extent' }),
    info_mask: oneOf(['none', 'hide_numbers', 'delay_numbers'], { unit: 'what is hidden' }),
    cell_constraint: oneOf(['any', 'safe_nonzero'], { unit: 'cells it may lie on' }),
    biome_tag: texts({ unit: 'biomes; none means all', role: 'knob' }),
    counter_item_ids: texts({ unit: 'items that see through it' }),
    payout_percent: int({ unit: 'per cent', min: 100, max: 300, role: 'knob' }),
  },
  usual: { counter_item_ids: [], payout_percent: 100 },
  checks: [
    {
      // A silent cell on any ground could be a zero cell, and its chain would say so.
      says: 'what hides or delays numbers lies on safe_nonzero cells',
      reads: ['info_mask', 'cell_constraint'],
      holds: (row) => row.info_mask === 'none' || row.cell_constraint === 'safe_nonzero',
    },
  ],
});

export const VARIANT_CHOICE = defineSchema('variant_choice', {
  kind: 'progress',
  keys: ['level_index', 'choice_id'],
  owner: 'A1',
  rule: 'RULES.md §8',
  columns: {
    level_index: int(LEVELS),
    choice_id: text(ID),
    variants: texts({ unit: 'variations', min: 1 }),
    weight: int({ unit: 'weight', min: 0, max: 10_000, role: 'knob' }),
  },
  mayBeEmpty: true,
});

export const ITEMS = defineSchema('items', {
  kind: 'definition',
  keys: ['item_id'],
  owner: 'A5',
  rule: 'RULES.md §14',
  columns: {
    item_id: text(ID),
    charges: int({ unit: 'uses', min: 1, max: 99, role: 'knob' }),
    ap_cost: int({ unit: 'action points', min: 0, max: 8 }),
    radius: int({ unit: 'cells', min: 0, max: 20, role: 'knob' }),
  },
  // Digs and seals are what costs; an item is no third.
  frozen: { ap_cost: 0 },
  mayBeEmpty: true,
});

import { int, oneOf, text, texts } from '@foretell/engine';
import { defineSchema } from '../schema.ts';
import { LEVELS } from './words.ts';

export const UNITS = defineSchema('units', {
  kind: 'definition',
  keys: ['unit_id'],
  owner: 'C3',
  rule: 'RULES.md §13',
  columns: {
    unit_id: text({ unit: 'id' }),
    hp: int({ unit: 'hit points', min: 1, max: 99_999, role: 'knob' }),
    attack: int({ unit: 'attack', min: 0, max: 999, role: 'knob' }),
    defence: int({ unit: 'defence', min: 0, max: 999, role: 'knob' }),
  },
});

export const ENCOUNTERS = defineSchema('encounters', {
  kind: 'progress',
  keys: ['level_index', 'node_kind', 'alternative'],
  owner: 'C3',
  rule: 'RULES.md §13',
  columns: {
    level_index: int(LEVELS),
    node_kind: oneOf(['early', 'battle', 'elite', 'boss'], { unit: 'node' }),
    alternative: int({ unit: 'line-up', min: 1, max: 99 }),
    units: texts({ unit: 'units, the front one first', min: 1, max: 3 }),
  },
});

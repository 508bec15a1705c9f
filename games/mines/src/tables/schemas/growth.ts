import { flag, int, oneOf, optional, text } from '@foretell/engine';
import { defineSchema } from '../schema.ts';
import { DEPTHS, EFFECT_IDS } from './words.ts';

const WEIGHT = int({ unit: 'weight', min: 0, max: 10_000, role: 'knob' });
const VALUE = int({ unit: 'of its parameter', min: 0, max: 999, role: 'knob' });

/** What the value of a parameter may be, where that is less than any. */
const RANGES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  transfer_rate: [100, 200],
  burn_percent: [100, 300],
  rap_per_dig: [1, 64],
  refresh_cost_pct: [0, 100],
};

const IN_RANGE = {
  says: `value is within the range of its parameter (${Object.entries(RANGES)
    .map(([name, [least, most]]) => `${name} ${least} to ${most}`)
    .join(', ')})`,
  holds: ({ parameter, value }: { readonly parameter: string; readonly value: number }) => {
    const [least, most] = RANGES[parameter] ?? [value, value];
    return value >= least && value <= most;
  },
} as const;

export const NODES = defineSchema('nodes', {
  kind: 'definition',
  keys: ['depth', 'kind'],
  owner: 'C1',
  rule: 'RULES.md §13',
  columns: {
    depth: int(DEPTHS),
    kind: oneOf(['early', 'battle', 'elite', 'boss', 'camp', 'cache'], { unit: 'node' }),
    weight: WEIGHT,
    count: int({ unit: 'nodes', min: 1, max: 9, role: 'knob' }),
    at_least: int({ unit: 'nodes', min: 0, max: 9, role: 'knob' }),
  },
  checks: [
    {
      says: 'at_least is at most count',
      reads: ['at_least', 'count'],
      holds: (row) => row.at_least <= row.count,
    },
  ],
});

export const THREE_CHOICE = defineSchema('three_choice', {
  kind: 'definition',
  keys: ['choice_id'],
  owner: 'C1',
  rule: 'RULES.md §13',
  columns: {
    choice_id: text({ unit: 'id' }),
    weight: WEIGHT,
    axis: oneOf(['hp', 'attack', 'defence', 'ap', 'none'], { unit: 'axis' }),
    heal_pct: int({ unit: 'per cent', min: 0, max: 100, role: 'knob' }),
    item_id: optional(text({ unit: 'item' })),
  },
  usual: { item_id: null },
});

export const RELICS = defineSchema('relics', {
  kind: 'definition',
  keys: ['relic_id'],
  owner: 'C1',
  rule: 'RULES.md §5',
  columns: {
    relic_id: text({ unit: 'id' }),
    parameter: oneOf(
      [
        'transfer_rate',
        'settlement_block',
        'first_round_attack',
        'burn_percent',
        'clear_heal',
        'strong_battle_ap',
      ],
      { unit: 'parameter' },
    ),
    value: VALUE,
  },
  checks: [{ ...IN_RANGE, reads: ['parameter', 'value'] }],
});

export const FEATS = defineSchema('feats', {
  kind: 'definition',
  keys: ['feat_id'],
  owner: 'C1',
  rule: 'RULES.md §5',
  columns: {
    feat_id: text({ unit: 'id' }),
    parameter: oneOf(['rap_per_dig', 'refresh_cost_pct', 'refresh_effect'], { unit: 'parameter' }),
    value: VALUE,
    effect_id: optional(oneOf(EFFECT_IDS, { unit: 'effect' })),
    is_base: flag({ unit: 'offered before the others' }),
  },
  usual: { effect_id: null },
  checks: [
    { ...IN_RANGE, reads: ['parameter', 'value'] },
    {
      says: 'effect_id stands with refresh_effect and with nothing else',
      reads: ['parameter', 'effect_id'],
      holds: (row) => (row.parameter === 'refresh_effect') === (row.effect_id !== null),
    },
  ],
});

import { defineTable, flag, int, oneOf, optional } from '@foretell/engine';
import { idOf, knob } from './columns.ts';
import { type ConsumableId, type GrowthId, TRAIT_IDS, type TraitId } from './ids.ts';
import type { RowsBy } from './rows-by.ts';

/** A trait changes weight and the numbers of skills, never a shape: the icon would lie (RULES.md §18). */
const TRAIT_COLUMNS = {
  damage: knob('health', 0, 3),
  impact: knob('impact', 0, 3),
  /** Stamina that a hit takes from an enemy. */
  drain: knob('stamina', 0, 5),
  /** Turns that a kill takes from every cooldown. */
  reap: knob('turns', 0, 3),
  weight: knob('weight', -5, 0),
  /** Added to the price of an attack, which stays at least 1. */
  cost: knob('stamina', -3, 0),
  /** Cells more of skills that push; the others get as much impact. */
  push: knob('cells', 0, 2),
};

const NO_TRAIT = { damage: 0, impact: 0, drain: 0, reap: 0, weight: 0, cost: 0, push: 0 };

const TRAIT_ROWS: RowsBy<TraitId, typeof TRAIT_COLUMNS> = {
  keen: { ...NO_TRAIT, damage: 1 },
  quenched: { ...NO_TRAIT, impact: 1 },
  frost: { ...NO_TRAIT, drain: 2 },
  reaping: { ...NO_TRAIT, reap: 1 },
  hollow: { ...NO_TRAIT, weight: -2 },
  thrifty: { ...NO_TRAIT, cost: -1 },
  driving: { ...NO_TRAIT, push: 1 },
};

export const TRAITS = defineTable({
  name: 'souls/traits',
  rule: 'RULES.md §18',
  columns: TRAIT_COLUMNS,
  checks: [],
  rows: TRAIT_ROWS,
});

/** Things that are used up. None restores health: that is for hearths (RULES.md §18). */
const CONSUMABLE_COLUMNS = {
  kind: oneOf(['stone', 'oil', 'draught', 'tool'], { unit: 'kind' }),
  /** Given to the weapon in the main hand. */
  trait: optional(idOf('souls/traits', TRAIT_IDS)),
  /** Hits that an oil lasts. */
  hits: knob('hits', 0, 12),
  stamina: knob('stamina', 0, 20),
  damage: knob('health', 0, 9),
  impact: knob('impact', 0, 9),
  /** Cells: how far it flies, how far it is heard, how far it burns. */
  radius: knob('cells', 0, 20),
  /** Turns until it bursts, or for which it calls. */
  turns: knob('turns', 0, 12),
  aimed: flag({ unit: 'whether it is aimed' }),
  /** How many come at once. */
  stack: int({ unit: 'pieces', min: 1, max: 9, role: 'knob' }),
};

const NOTHING = {
  trait: null,
  hits: 0,
  stamina: 0,
  damage: 0,
  impact: 0,
  radius: 0,
  turns: 0,
  aimed: false,
  stack: 1,
} as const;

const CONSUMABLE_ROWS: RowsBy<ConsumableId, typeof CONSUMABLE_COLUMNS> = {
  whetstone: { ...NOTHING, kind: 'stone', trait: 'keen' },
  quenchstone: { ...NOTHING, kind: 'stone', trait: 'quenched' },
  rimestone: { ...NOTHING, kind: 'stone', trait: 'frost' },
  featherstone: { ...NOTHING, kind: 'stone', trait: 'hollow' },
  keenoil: { ...NOTHING, kind: 'oil', trait: 'keen', hits: 5 },
  rimeoil: { ...NOTHING, kind: 'oil', trait: 'frost', hits: 5 },
  leadoil: { ...NOTHING, kind: 'oil', trait: 'driving', hits: 5 },
  gleaneroil: { ...NOTHING, kind: 'oil', trait: 'reaping', hits: 4 },
  embervial: { ...NOTHING, kind: 'draught', stamina: 8 },
  smokepot: { ...NOTHING, kind: 'tool', radius: 4 },
  dart: { ...NOTHING, kind: 'tool', damage: 2, impact: 2, radius: 6, aimed: true, stack: 3 },
  lurebell: { ...NOTHING, kind: 'tool', radius: 12, turns: 6 },
  fusepot: { ...NOTHING, kind: 'tool', damage: 4, radius: 1, turns: 2, aimed: true },
};

interface ConsumableNumbers {
  readonly kind: string;
  readonly trait: string | null;
  readonly hits: number;
}

export const CONSUMABLES = defineTable({
  name: 'souls/consumables',
  rule: 'RULES.md §18',
  columns: CONSUMABLE_COLUMNS,
  checks: [
    {
      says: 'stones and oils give a trait, and nothing else does',
      reads: ['kind', 'trait'],
      holds: (row: ConsumableNumbers) =>
        (row.trait !== null) === (row.kind === 'stone' || row.kind === 'oil'),
    },
    {
      says: 'an oil counts hits, and nothing else does',
      reads: ['kind', 'hits'],
      holds: (row: ConsumableNumbers) => row.hits > 0 === (row.kind === 'oil'),
    },
  ],
  rows: CONSUMABLE_ROWS,
});

/** What embers buy at a hearth. It adds to the hero and never takes a hero's place (RULES.md §25). */
const GROWTH_COLUMNS = {
  staminaMax: knob('stamina a level', 0, 9),
  allowance: knob('weight a level', 0, 9),
  /** Level n costs n times as much. */
  price: knob('embers', 1, 500),
  levels: knob('levels', 0, 20),
};

const GROWTH_ROWS: RowsBy<GrowthId, typeof GROWTH_COLUMNS> = {
  wind: { staminaMax: 2, allowance: 0, price: 40, levels: 5 },
  stone: { staminaMax: 0, allowance: 4, price: 40, levels: 5 },
};

export const GROWTH = defineTable({
  name: 'souls/growth',
  rule: 'RULES.md §25',
  columns: GROWTH_COLUMNS,
  checks: [],
  rows: GROWTH_ROWS,
});

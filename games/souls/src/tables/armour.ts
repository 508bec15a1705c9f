import { defineTable } from '@foretell/engine';
import { DEPTH, knob, percent } from './columns.ts';
import type { ArmourId, ShieldId } from './ids.ts';
import type { RowsBy } from './rows-by.ts';

/** Shields own the verb of the off hand and take the edge off what a guard meets (RULES.md §17). */
const SHIELD_COLUMNS = {
  weight: knob('weight', 0, 30),
  /** Damage that a guard takes from a hit, at one stamina a point. */
  block: knob('health', 1, 9),
  fromDepth: DEPTH,
};

const SHIELD_ROWS: RowsBy<ShieldId, typeof SHIELD_COLUMNS> = {
  buckler: { weight: 2, block: 2, fromDepth: 1 },
  roundshield: { weight: 3, block: 3, fromDepth: 2 },
  kiteshield: { weight: 6, block: 4, fromDepth: 3 },
  towershield: { weight: 10, block: 6, fromDepth: 4 },
};

export const SHIELDS = defineTable({
  name: 'souls/shields',
  rule: 'RULES.md §17',
  columns: SHIELD_COLUMNS,
  checks: [],
  rows: SHIELD_ROWS,
});

/** Health and what is left out of a hit come from armour alone, and are never stored (RULES.md §17). */
const ARMOUR_COLUMNS = {
  weight: knob('weight', 0, 40),
  hp: knob('health', 1, 40),
  /** A hit of d becomes d minus this share of it, the share rounded down. */
  reduction: percent('share of a hit', 0, 90),
  fromDepth: DEPTH,
};

const ARMOUR_ROWS: RowsBy<ArmourId, typeof ARMOUR_COLUMNS> = {
  rags: { weight: 0, hp: 10, reduction: 0, fromDepth: 1 },
  leather: { weight: 2, hp: 12, reduction: 0, fromDepth: 1 },
  brigandine: { weight: 7, hp: 14, reduction: 15, fromDepth: 1 },
  chain: { weight: 12, hp: 16, reduction: 25, fromDepth: 2 },
  plate: { weight: 22, hp: 18, reduction: 33, fromDepth: 4 },
};

export const ARMOURS = defineTable({
  name: 'souls/armours',
  rule: 'RULES.md §17',
  columns: ARMOUR_COLUMNS,
  checks: [],
  rows: ARMOUR_ROWS,
});

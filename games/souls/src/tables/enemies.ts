import { defineTable, int } from '@foretell/engine';
import { DEPTH, idOf, knob } from './columns.ts';
import { ROLE_IDS, type SpeciesId } from './ids.ts';
import type { RowsBy } from './rows-by.ts';

/** An enemy is how long it winds up, how far it reaches, how long it recovers and what it can pay (RULES.md §12). */
const COLUMNS = {
  hp: knob('health', 1, 99),
  /** Movement energy a turn; 12 is the player's. */
  speed: knob('energy a turn', 1, 60),
  /** Impact during one windup that delays it. */
  poise: knob('impact', 1, 30),
  stamina: knob('stamina', 1, 60),
  gain: knob('stamina a turn', 1, 10),
  /** Cells along a side of its body. */
  size: int({ unit: 'cells', min: 1, max: 2 }),
  role: idOf('souls/roles', ROLE_IDS),
  minDepth: DEPTH,
  maxDepth: DEPTH,
  embers: knob('embers', 0, 500),
};

const ROWS: RowsBy<SpeciesId, typeof COLUMNS> = {
  husk: row(6, 9, 2, 6, 2, 1, 'blocker', 1, 6, 4),
  hound: row(5, 18, 2, 6, 2, 1, 'charger', 1, 9, 5),
  crawler: row(4, 8, 2, 6, 2, 1, 'guard', 1, 7, 4),
  archer: row(4, 12, 2, 6, 2, 1, 'ranged', 2, 9, 6),
  swordsman: row(8, 12, 3, 10, 2, 1, 'guard', 2, 9, 8),
  sentinel: row(9, 9, 4, 12, 2, 1, 'guard', 3, 9, 10),
  brute: row(14, 8, 8, 14, 2, 1, 'blocker', 3, 9, 14),
  warden: row(12, 10, 6, 12, 2, 1, 'blocker', 4, 9, 14),
  flamekeeper: row(7, 10, 3, 10, 2, 1, 'ranged', 5, 9, 12),
  minotaur: row(20, 12, 10, 16, 3, 2, 'charger', 6, 9, 25),
  firstflame: row(48, 10, 12, 30, 4, 2, 'boss', 10, 10, 150),
};

/** A row in the order of the columns. */
function row(
  hp: number,
  speed: number,
  poise: number,
  stamina: number,
  gain: number,
  size: number,
  role: (typeof ROLE_IDS)[number],
  minDepth: number,
  maxDepth: number,
  embers: number,
) {
  return { hp, speed, poise, stamina, gain, size, role, minDepth, maxDepth, embers };
}

export const SPECIES = defineTable({
  name: 'souls/species',
  rule: 'RULES.md §12',
  columns: COLUMNS,
  checks: [
    {
      says: 'it is met on some floor',
      reads: ['minDepth', 'maxDepth'],
      holds: (each: { minDepth: number; maxDepth: number }) => each.minDepth <= each.maxDepth,
    },
  ],
  rows: ROWS,
});

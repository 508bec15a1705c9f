import { defineTable } from '@foretell/engine';
import { knob } from './columns.ts';
import type { RoleId } from './ids.ts';
import type { RowsBy } from './rows-by.ts';

/** How an enemy moves by its role; casts name roles and never species (RULES.md §12). Distances in cells, 99 is "any". */
const COLUMNS = {
  /** The band of distance it wants to keep to the hero. */
  nearest: knob('cells', 0, 11),
  farthest: knob('cells', 0, 11),
  /** How far from its post it goes while it hunts, and before. */
  leash: knob('cells', 0, 99),
  leashUnseen: knob('cells', 0, 99),
};

const ROWS: RowsBy<RoleId, typeof COLUMNS> = {
  ranged: { nearest: 4, farthest: 8, leash: 99, leashUnseen: 6 },
  blocker: { nearest: 0, farthest: 1, leash: 3, leashUnseen: 3 },
  charger: { nearest: 0, farthest: 1, leash: 99, leashUnseen: 99 },
  guard: { nearest: 0, farthest: 1, leash: 99, leashUnseen: 6 },
  boss: { nearest: 0, farthest: 1, leash: 99, leashUnseen: 0 },
};

export const ROLES = defineTable({
  name: 'souls/roles',
  rule: 'RULES.md §12',
  columns: COLUMNS,
  checks: [
    {
      says: 'the band is a band',
      reads: ['nearest', 'farthest'],
      holds: (row: { nearest: number; farthest: number }) => row.nearest <= row.farthest,
    },
  ],
  rows: ROWS,
});

import { type AnyTable, defineTable, oneOf } from '@foretell/engine';
import { ROOT_IDS } from './tables/roots.ts';

/**
 * What a play can be opened with by name: the root of its tables (RULES.md §1). Changes to single fields stand beside it in a
 * configuration and have no row.
 */
export const RULES: AnyTable = defineTable({
  name: 'mines/rules',
  rule: 'RULES.md §1',
  columns: { root: oneOf(ROOT_IDS, { unit: 'root' }) },
  checks: [],
  rows: { surface: { root: 'surface' }, deep: { root: 'deep' } },
});

import type { AnyTable, ColumnSet, RowOf } from '@foretell/engine';
import { ROOTS, type RootId } from './roots.ts';
import { keyOf } from './schema.ts';
import { SCHEMAS } from './schemas/schemas.ts';
import { validateDocument } from './validate.ts';

/** The tables of a root as the catalogue shows them, rows by key. */
export function shownTables(root: RootId): readonly AnyTable[] {
  return SCHEMAS.map((schema) => {
    const { rows } = validateDocument(schema, ROOTS[root].documents[schema.name]);
    return {
      name: `mines/${schema.name}`,
      rule: schema.rule,
      columns: schema.columns,
      checks: schema.checks,
      // The root is right, or its tables could not have been loaded.
      rows: Object.fromEntries(rows.map((row) => [keyOf(schema, row), row as RowOf<ColumnSet>])),
    };
  });
}

/** Every table of mines, as the first release has it. */
export const TABLES: readonly AnyTable[] = shownTables('surface');

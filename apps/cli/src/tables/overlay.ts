import { type AnyTable, fail, ok, type Result, type TableDraft } from '@foretell/engine';
import { type Complaint, complain, complainChoice } from '../complaint.ts';
import { isRecord } from '../read.ts';

/** A table whose rows are still to be checked, but which knows all that is needed for it. */
export type ChangedTable = Pick<AnyTable, 'name' | 'rule' | 'columns'> & TableDraft;

/**
 * Lays changed rows over the tables: `{ "shift/rules": { "standard": { "days": 7 } } }`. Fields of a row that exists take
 * the place of its own; a row that does not exist is a new one and has to be complete. Refuses tables that do not exist
 * and whatever is not rows by id.
 */
export function overlay(
  tables: readonly AnyTable[],
  changes: Readonly<Record<string, unknown>>,
): Result<readonly ChangedTable[], readonly Complaint[]> {
  const names = tables.map(({ name }) => name);
  const complaints = Object.entries(changes).flatMap(([name, rows]) => {
    if (!names.includes(name)) return [complainChoice('table', names, name)];
    return isRecord(rows) ? [] : [complain(name, 'rows by id', JSON.stringify(rows))];
  });
  if (complaints.length > 0) return fail(complaints);
  return ok(tables.map((table) => ({ ...table, rows: changedRows(table, changes[table.name]) })));
}

function changedRows(table: AnyTable, changes: unknown): Readonly<Record<string, unknown>> {
  const rows: Record<string, unknown> = { ...table.rows };
  for (const [id, fields] of Object.entries(isRecord(changes) ? changes : {})) {
    const base = Object.hasOwn(table.rows, id) ? table.rows[id] : {};
    rows[id] = isRecord(fields) ? { ...base, ...fields } : fields;
  }
  return rows;
}

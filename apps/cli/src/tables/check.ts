import { type AnyTable, type Problem, referenceProblems, tableProblems } from '@foretell/engine';
import { isRecord } from '../read.ts';
import type { ChangedTable } from './overlay.ts';

/** Every problem of the tables, each by itself first, then the references between them. */
export function allProblems(tables: readonly ChangedTable[]): readonly Problem[] {
  const own = tables.flatMap(tableProblems);
  const places = new Set(own.map(placeOf));
  // A reference is only asked of a cell that may hold one; rows that are no rows were named above.
  const references = referenceProblems(tables.map(withRowsOnly)).filter(
    (problem) => !places.has(placeOf(problem)),
  );
  return [...own, ...references];
}

function placeOf({ path }: Problem): string {
  return JSON.stringify(path);
}

function withRowsOnly(table: ChangedTable): AnyTable {
  const rows = Object.entries(isRecord(table.rows) ? table.rows : {}).flatMap(([id, row]) =>
    isRecord(row) ? [[id, row] as const] : [],
  );
  return { ...table, rows: Object.fromEntries(rows) };
}

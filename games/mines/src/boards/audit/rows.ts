import { boardGenOf } from '../../tables/resolve.ts';
import type { GameTables } from '../../tables/rows.ts';

/** Where the rows that boards are made by begin: a level, and a depth from which on they are other ones than before. */
export interface AuditRow {
  readonly level: number;
  readonly depth: number;
}

/** The rows that are in force on the levels `first` to `last`, both included, each once, in the order in which they are met. */
export function auditRows(tables: GameTables, first: number, last: number): readonly AuditRow[] {
  const rows: AuditRow[] = [];
  for (let level = first; level <= last; level++) {
    const depths = new Set<number>();
    const boardLevel = boardGenOf(tables, level, 1).level_index;
    for (const row of tables.board_gen) if (row.level_index === boardLevel) depths.add(row.node_depth);
    for (const row of tables.board_variation) if (row.level_index === level) depths.add(row.node_depth);
    rows.push(...[...depths].sort((one, other) => one - other).map((depth) => ({ level, depth })));
  }
  return rows;
}

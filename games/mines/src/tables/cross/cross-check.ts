import type { Diagnostic } from '../diagnostic.ts';
import type { GameTables } from '../rows.ts';
import type { TableName } from '../schema.ts';

/** What has to be true of several tables, or of all rows of one. */
export interface CrossCheck {
  /** The tables it looks at: where one of them is wrong by itself, it is not asked. */
  readonly reads: readonly TableName[];
  find(tables: GameTables): readonly Diagnostic[];
}

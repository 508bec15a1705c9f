import type { Column, ColumnSet, RowCheck, RowOf } from '@foretell/engine';
import type { GameTables } from './rows.ts';

export type TableName = keyof GameTables;

/** The system that fills a table: exactly one does. */
export type Owner = 'A1' | 'A3' | 'A4' | 'A5' | 'B1' | 'B4' | 'C1' | 'C3';

/** The rows of a table by its name. */
export type RowNamed<Name extends TableName> = GameTables[Name] extends readonly (infer Row)[]
  ? Row
  : GameTables[Name];

/**
 * What a document of a table has to look like (RULES.md §1): its columns with domain and role, and the sentences that have to be true of
 * each row. Unknown fields are refused; a field with a usual value may be left out.
 */
export interface TableSchema {
  readonly name: TableName;
  /** One row that is the document itself; rows with an id; rows for levels and depths, of which the last reached one counts. */
  readonly kind: 'singleton' | 'definition' | 'progress';
  /** The columns that tell a row from all others. None: a singleton. */
  readonly keys: readonly string[];
  readonly owner: Owner;
  /** Where the rule book speaks of these numbers. */
  readonly rule: string;
  readonly columns: ColumnSet;
  readonly checks: readonly RowCheck<RowOf<ColumnSet>>[];
  /** Columns with one value that is the rule itself, and that value. */
  readonly frozen: Readonly<Record<string, number>>;
  /** What stands where a document leaves a column out. */
  readonly usual: Readonly<Record<string, unknown>>;
  /** A document without rows is legal. */
  readonly mayBeEmpty: boolean;
}

type Columns<Row> = { readonly [Field in keyof Row]: Column<Row[Field]> };

interface SchemaDraft<Row> extends Pick<TableSchema, 'kind' | 'owner' | 'rule'> {
  readonly keys?: readonly (keyof Row & string)[];
  readonly columns: Columns<Row>;
  readonly checks?: readonly {
    says: string;
    reads: readonly (keyof Row & string)[];
    holds(row: Row): boolean;
  }[];
  readonly frozen?: { readonly [Field in keyof Row]?: number };
  readonly usual?: Partial<Row>;
  readonly mayBeEmpty?: true;
}

/** A schema whose columns are held to the type of the rows. */
export function defineSchema<const Name extends TableName>(
  name: Name,
  draft: SchemaDraft<RowNamed<Name>>,
): TableSchema {
  const { keys = [], checks = [], frozen = {}, usual = {}, mayBeEmpty = false, ...rest } = draft;
  return {
    ...rest,
    name,
    keys,
    mayBeEmpty,
    usual,
    // A check is only asked of rows whose columns it reads are right, which is what the row type says.
    checks: checks as unknown as TableSchema['checks'],
    frozen: frozen as TableSchema['frozen'],
    columns: draft.columns as unknown as ColumnSet,
  };
}

/** The key of a singleton, in diagnostics and in the changes of a configuration. */
export const SINGLETON_KEY = 'standard';

/** What a row is called: the values of its key columns, `2/1/fog`. */
export function keyOf({ keys }: Pick<TableSchema, 'keys'>, row: Readonly<Record<string, unknown>>): string {
  return keys.length === 0 ? SINGLETON_KEY : keys.map((key) => String(row[key])).join('/');
}

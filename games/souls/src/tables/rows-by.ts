import type { ColumnSet, RowOf } from '@foretell/engine';

/** Rows of columns, one for each id of a list: a missing or a strange row is an error of the type. */
export type RowsBy<Id extends string, Columns extends ColumnSet> = Readonly<Record<Id, RowOf<Columns>>>;

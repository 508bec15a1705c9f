import type { Column, ValueOf } from './column.ts';
import { fail, formatProblem, ok, type Problem, printShort, type Result } from './result.ts';

/**
 * Numbers that a designer could want to change live in tables. Loading reports every problem of a table with its row
 * and column, then fails; {@link tableProblems} only collects them.
 */
export interface Table<Columns extends ColumnSet, RowId extends string> {
  readonly name: string;
  /** Where the rule book speaks of these numbers. */
  readonly rule: string;
  readonly columns: Columns;
  readonly checks: readonly RowCheck<RowOf<Columns>>[];
  readonly rows: Readonly<Record<RowId, RowOf<Columns>>>;
}

export type ColumnSet = Readonly<Record<string, Column<unknown>>>;

/** A row as the rest of the code sees it. */
export type RowOf<Columns extends ColumnSet> = {
  readonly [Name in keyof Columns]: ValueOf<Columns[Name]>;
};

/** A sentence about a row that can be false. It is judged only where the columns it reads are right by themselves. */
export interface RowCheck<Row> {
  readonly says: string;
  readonly reads: readonly string[];
  holds(row: Row): boolean;
}

/** A table of which only the shape is known. */
export type AnyTable = Table<ColumnSet, string>;

/** A table whose rows have not been checked. */
export interface TableDraft {
  readonly name: string;
  readonly columns: ColumnSet;
  readonly checks: readonly RowCheck<RowOf<ColumnSet>>[];
  readonly rows: unknown;
}

/** Thrown when a table of the program itself is wrong. The message lists every problem. */
export class TableError extends Error {
  readonly problems: readonly Problem[];

  constructor(table: string, problems: readonly Problem[]) {
    super(`table ${table} has ${problems.length} problem(s):\n${problems.map(formatProblem).join('\n')}`);
    this.name = 'TableError';
    this.problems = problems;
  }
}

/** Checks a table and returns it. Throws a {@link TableError} with all its problems. References are checked apart. */
export function defineTable<const Columns extends ColumnSet, const RowId extends string>(
  table: Table<Columns, RowId>,
): Table<Columns, RowId> {
  const problems = tableProblems(table);
  if (problems.length > 0) throw new TableError(table.name, problems);
  return table;
}

/** Every problem of the rows by themselves, in row order. */
export function tableProblems(table: TableDraft): readonly Problem[] {
  if (!isRecord(table.rows)) return [problemAt([table.name], 'table', 'rows by id', table.rows)];
  const problems: Problem[] = [];
  for (const [id, row] of Object.entries(table.rows)) {
    problems.push(...rowProblems(table, row, [table.name, id]));
  }
  return problems;
}

/** Every reference of `tables` that leads to no row. References may cross tables, so all of them are looked at together. */
export function referenceProblems(tables: readonly AnyTable[]): readonly Problem[] {
  const idsOf = new Map(tables.map((table) => [table.name, new Set(Object.keys(table.rows))]));
  const problems: Problem[] = [];
  for (const table of tables) {
    for (const [column, { refersTo, expected }] of Object.entries(table.columns)) {
      if (refersTo === undefined) continue;
      for (const [id, row] of Object.entries(table.rows)) {
        const target = row[column];
        if (target === null || (typeof target === 'string' && idsOf.get(refersTo)?.has(target))) continue;
        problems.push(problemAt([table.name, id, column], 'reference', expected, target));
      }
    }
  }
  return problems;
}

/**
 * Reads an untrusted row: `base` with the fields of `input` in place of its own. Unknown fields, values outside their
 * column's domain and broken checks are all reported at once.
 */
export function parseRow<Columns extends ColumnSet>(
  table: Pick<Table<Columns, string>, 'name' | 'columns' | 'checks'>,
  input: unknown,
  base: RowOf<Columns>,
): Result<RowOf<Columns>, readonly Problem[]> {
  if (!isRecord(input)) return fail([problemAt([table.name], 'row', 'fields by name', input)]);
  const row = { ...base, ...input };
  const problems = rowProblems(table, row, [table.name]);
  // Every column was accepted by its own test, which is what RowOf says.
  return problems.length > 0 ? fail(problems) : ok(row as RowOf<Columns>);
}

function rowProblems(
  table: Pick<TableDraft, 'columns' | 'checks'>,
  row: unknown,
  path: Problem['path'],
): readonly Problem[] {
  if (!isRecord(row)) return [problemAt(path, 'row', 'fields by name', row)];
  const { columns } = table;
  const problems: Problem[] = [];
  const bad = new Set<string>();
  for (const [name, column] of Object.entries(columns)) {
    if (column.accepts(row[name])) continue;
    bad.add(name);
    problems.push(problemAt([...path, name], 'domain', column.expected, row[name]));
  }
  for (const name of Object.keys(row)) {
    if (Object.hasOwn(columns, name)) continue;
    problems.push(
      problemAt([...path, name], 'unknown-column', `one of ${Object.keys(columns).join(', ')}`, name),
    );
  }
  for (const check of table.checks) {
    if (check.reads.some((name) => bad.has(name)) || check.holds(row)) continue;
    const received = check.reads.map((name) => `${name} ${printShort(row[name])}`).join(', ');
    problems.push({ code: 'check', path, expected: `that ${check.says}`, received });
  }
  return problems;
}

function problemAt(path: Problem['path'], code: string, expected: string, received: unknown): Problem {
  return { code, path, expected, received: printShort(received) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

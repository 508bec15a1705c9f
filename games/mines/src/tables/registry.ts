import type { ColumnSet } from '@foretell/engine';
import type { TableSchema } from './schema.ts';

/** A field as the registry describes it, for whoever reads no code. */
export interface RegisteredField {
  readonly type: string;
  /** As the loader says it. */
  readonly domain: string;
  readonly knob: boolean;
}

/** The second account of the tables: every field of every table, and the values of those that are no knobs where they are fixed. */
export interface Registry {
  readonly tables: Readonly<Record<string, Readonly<Record<string, RegisteredField>>>>;
}

/** What the registry and the schemas do not say alike, a line each, with table and field. Values of knobs are not compared. */
export function parityProblems(schemas: readonly TableSchema[], { tables }: Registry): readonly string[] {
  const names = new Set([...schemas.map(({ name }) => name), ...Object.keys(tables)]);
  return [...names].flatMap((name) => {
    const schema = schemas.find((each) => each.name === name);
    const registered = tables[name];
    if (schema === undefined) return [`${name} is registered, but there is no such table`];
    if (registered === undefined) return [`${name} is not registered`];
    return fieldProblems(name, schema.columns, registered);
  });
}

function fieldProblems(
  table: string,
  columns: ColumnSet,
  registered: Readonly<Record<string, RegisteredField>>,
): readonly string[] {
  const fields = new Set([...Object.keys(columns), ...Object.keys(registered)]);
  return [...fields].flatMap((field) => {
    const column = columns[field];
    const entry = registered[field];
    if (column === undefined) return [`${table}.${field} is registered, but there is no such field`];
    if (entry === undefined) return [`${table}.${field} is not registered`];
    const here: RegisteredField = {
      type: column.type,
      domain: column.expected,
      knob: column.role === 'knob',
    };
    return (['type', 'domain', 'knob'] as const)
      .filter((part) => here[part] !== entry[part])
      .map((part) => `${table}.${field}: ${part} is ${here[part]}, registered as ${entry[part]}`);
  });
}

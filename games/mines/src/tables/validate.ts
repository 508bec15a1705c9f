import type { Column } from '@foretell/engine';
import { type Diagnostic, diagnose } from './diagnostic.ts';
import { keyOf, type TableSchema } from './schema.ts';

type Row = Readonly<Record<string, unknown>>;

/** A document as far as it could be read, and everything that is wrong with it by itself. */
export interface Validated {
  /** Rows in document order, usual values filled in. */
  readonly rows: readonly Row[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Holds one document against its schema: every row, every field, every sentence about a row; nothing stops at the first fault. */
export function validateDocument(schema: TableSchema, document: unknown): Validated {
  const { name, kind } = schema;
  const shape = kind === 'singleton' ? 'one object of fields' : 'a list of rows';
  const isRight = kind === 'singleton' ? isRow(document) : Array.isArray(document);
  if (!isRight) return { rows: [], diagnostics: [diagnose('type', [name], shape, document)] };
  const list: readonly unknown[] = Array.isArray(document) ? document : [document];
  if (list.length === 0 && !schema.mayBeEmpty) {
    return { rows: [], diagnostics: [diagnose('empty_table', [name], 'at least one row', list)] };
  }
  const rows = list.map((row) => (isRow(row) ? { ...schema.usual, ...row } : row));
  return {
    rows: rows.filter(isRow),
    diagnostics: [
      ...rows.flatMap((row, at) => (isRow(row) ? validateRow(schema, row) : [notARow(name, at, row)])),
      ...duplicates(schema, rows.filter(isRow)),
    ],
  };
}

/** Everything that is wrong with one row by itself. Usual values are not filled in. */
export function validateRow(schema: TableSchema, row: Row): readonly Diagnostic[] {
  const bad = Object.entries(schema.columns).filter(([field, column]) => !column.accepts(row[field]));
  const isBad = new Set(bad.map(([field]) => field));
  return [
    ...badValues(schema, row, bad),
    ...unknownFields(schema, row),
    ...thawedValues(schema, row, isBad),
    ...brokenChecks(schema, row, isBad),
  ];
}

function badValues(
  schema: TableSchema,
  row: Row,
  bad: readonly (readonly [string, Column<unknown>])[],
): readonly Diagnostic[] {
  return bad.map(([field, column]) => {
    const category = hasType(column, row[field]) ? 'domain' : 'type';
    return diagnose(category, [schema.name, keyOf(schema, row), field], column.expected, row[field]);
  });
}

function unknownFields(schema: TableSchema, row: Row): readonly Diagnostic[] {
  const known = `one of ${Object.keys(schema.columns).join(', ')}`;
  return Object.keys(row)
    .filter((field) => !Object.hasOwn(schema.columns, field))
    .map((field) => diagnose('unknown_field', [schema.name, keyOf(schema, row), field], known, row[field]));
}

function thawedValues(schema: TableSchema, row: Row, isBad: ReadonlySet<string>): readonly Diagnostic[] {
  return Object.entries(schema.frozen)
    .filter(([field, value]) => !isBad.has(field) && row[field] !== value)
    .map(([field, value]) => {
      const expected = `${value}, which is the rule itself`;
      return diagnose('frozen_value', [schema.name, keyOf(schema, row), field], expected, row[field]);
    });
}

/** Sentences about a row are judged only where the columns they read are right by themselves. */
function brokenChecks(schema: TableSchema, row: Row, isBad: ReadonlySet<string>): readonly Diagnostic[] {
  return schema.checks
    .filter(({ reads, holds }) => !reads.some((field) => isBad.has(field)) && !holds(row))
    .map(({ says, reads }) => {
      const received = Object.fromEntries(reads.map((field) => [field, row[field]]));
      const place = [schema.name, keyOf(schema, row), reads[0] ?? null] as const;
      return diagnose('cross_field', place, `that ${says}`, received);
    });
}

function notARow(table: string, at: number, row: unknown): Diagnostic {
  return diagnose('type', [table, `row ${at + 1}`], 'an object of fields', row);
}

function duplicates(schema: TableSchema, rows: readonly Row[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const key = keyOf(schema, row);
    const isAgain = seen.has(key);
    seen.add(key);
    const keys = schema.keys.join(', ');
    return isAgain
      ? [diagnose('duplicate_key', [schema.name, key], `a row of its own for each ${keys}`, key)]
      : [];
  });
}

/** Whether a value has the type of the column, right or not: a 0 where 1 to 999 is allowed has, "two" has not. */
function hasType({ type, values }: Column<unknown>, value: unknown): boolean {
  switch (type) {
    case 'int':
      return typeof value === 'number';
    case 'flag':
      return typeof value === 'boolean';
    case 'one-of':
      return values?.some((each) => typeof each === typeof value) ?? false;
    case 'texts':
      return Array.isArray(value) && value.every((each) => typeof each === 'string');
    case 'text':
    case 'ref':
      return typeof value === 'string';
  }
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

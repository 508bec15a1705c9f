import { CROSS_CHECKS } from './cross/checks.ts';
import { type Diagnostic, diagnose, isFatal } from './diagnostic.ts';
import type { GameTables } from './rows.ts';
import { SCHEMAS, schemaOf } from './schemas/schemas.ts';
import { validateDocument } from './validate.ts';

/** Documents by the name of their table. */
export type Documents = Readonly<Record<string, unknown>>;

/** Where tables are loaded from: a set of documents with a name. */
export interface DataRoot {
  readonly name: string;
  readonly documents: Documents;
}

export interface LoadResult {
  /** Frozen to the ground; null exactly when one of the diagnostics is fatal. */
  readonly tables: GameTables | null;
  /** Everything that was found, in the order of the tables, what concerns several of them last. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Thrown where tables have to be right. The message is the whole list. */
export class DataError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(root: string, diagnostics: readonly Diagnostic[]) {
    const lines = diagnostics.map(({ message }) => message);
    super(`the tables of "${root}" have ${lines.length} problem(s):\n${lines.join('\n')}`);
    this.name = 'DataError';
    this.diagnostics = diagnostics;
  }
}

/**
 * Loads all tables of a root (RULES.md §1). The only reader of documents. Everything is looked at before anything is said: a list is
 * complete, and belongs to this load alone, since no diagnostic is kept anywhere.
 *
 * With `collectOnly` it never fails; without, a fatal diagnostic throws a {@link DataError} with the list.
 */
export function loadTables(root: DataRoot, options: { readonly collectOnly: boolean }): LoadResult {
  const result = load(root.documents);
  if (result.tables === null && !options.collectOnly) throw new DataError(root.name, result.diagnostics);
  return result;
}

function load(documents: Documents): LoadResult {
  const diagnostics: Diagnostic[] = [];
  const rows: Record<string, unknown> = {};
  for (const schema of SCHEMAS) {
    const document = documents[schema.name];
    if (document === undefined) {
      diagnostics.push(diagnose('missing_table', [schema.name], 'a document of this name', undefined));
      continue;
    }
    const read = validateDocument(schema, document);
    rows[schema.name] = schema.kind === 'singleton' ? read.rows[0] : read.rows;
    diagnostics.push(...read.diagnostics);
  }
  for (const name of Object.keys(documents)) {
    if (schemaOf(name) !== undefined) continue;
    const known = `one of ${SCHEMAS.map((schema) => schema.name).join(', ')}`;
    diagnostics.push(diagnose('unknown_table', [name], known, name));
  }
  // Sentences about several tables are judged only where each of them is right by itself.
  const bad = new Set(diagnostics.filter(({ severity }) => severity === 'fatal').map(({ table }) => table));
  // Rows were accepted column by column, which is what GameTables says of those that are read.
  const tables = rows as unknown as GameTables;
  for (const { reads, find } of CROSS_CHECKS) {
    if (!reads.some((name) => bad.has(name))) diagnostics.push(...find(tables));
  }
  return { tables: isFatal(diagnostics) ? null : deepFreeze(tables), diagnostics };
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) deepFreeze(each);
  }
  return value;
}

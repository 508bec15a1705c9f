import { canonicalJson, fail, ok, type Problem, printShort, type Result } from '@foretell/engine';
import { isFatal, problemOf } from './diagnostic.ts';
import { type DataRoot, loadTables } from './load.ts';
import { DEEP, ROOT_IDS, ROOTS, type RootId, rightTables, SURFACE } from './roots.ts';
import type { GameTables } from './rows.ts';
import { keyOf, SINGLETON_KEY } from './schema.ts';
import { schemaOf, TABLE_NAMES } from './schemas/schemas.ts';

/** Fields of rows that stand in another's place: table, row key, field. */
export type Changes = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;

/** What a run is played with: a root and what is changed in it. Small, so that a save carries it; plain JSON. */
export interface Config {
  readonly root: RootId;
  readonly changes: Changes;
}

export const DEFAULT_CONFIG: Config = { root: 'surface', changes: {} };

/** Reads an untrusted configuration: the tables that come of it are loaded as a whole, and every fatal problem is reported. */
export function parseConfig(input: unknown): Result<Config, readonly Problem[]> {
  if (!isRecord(input)) return fail([problem([], 'an object with root and changes', input)]);
  const { root = DEFAULT_CONFIG.root, changes = {}, ...unknown } = input;
  const problems = Object.keys(unknown).map((name) => problem([name], 'root or changes', name));
  if (!isRootId(root)) problems.push(problem(['root'], `one of ${ROOT_IDS.join(', ')}`, root));
  problems.push(...changeProblems(changes, isRootId(root) ? root : DEFAULT_CONFIG.root));
  if (problems.length > 0 || !isRootId(root)) return fail(problems);
  const config: Config = { root, changes: changes as Changes };
  const { diagnostics } = loadTables(rootOf(config), { collectOnly: true });
  if (isFatal(diagnostics)) {
    return fail(diagnostics.filter(({ severity }) => severity === 'fatal').map(problemOf));
  }
  return ok(config);
}

/** Changed tables by the text of their configuration. A run asks with the same object each time; a save brings a new one. */
const byText = new Map<string, GameTables>();
const byObject = new WeakMap<Config, GameTables>();
/** Sweeps make many configurations: the map starts anew before it could grow without end. */
const MOST_KEPT = 200;

/** The tables of a configuration that `parseConfig` has accepted. Throws a DataError for any other. */
export function tablesOf(config: Config): GameTables {
  const known = byObject.get(config);
  if (known !== undefined) return known;
  const tables = lookUp(config);
  byObject.set(config, tables);
  return tables;
}

function lookUp(config: Config): GameTables {
  if (Object.keys(config.changes).length === 0) return config.root === 'deep' ? DEEP : SURFACE;
  const text = canonicalJson(config);
  const known = byText.get(text);
  if (known !== undefined) return known;
  const tables = rightTables(rootOf(config));
  if (byText.size >= MOST_KEPT) byText.clear();
  byText.set(text, tables);
  return tables;
}

/** The documents of a configuration. */
export function rootOf({ root, changes }: Config): DataRoot {
  const { documents } = ROOTS[root];
  const changed = Object.entries(changes).map(([name, rows]) => [
    name,
    changedDocument(name, documents[name], rows),
  ]);
  return { name: root, documents: { ...documents, ...Object.fromEntries(changed) } };
}

function changedDocument(name: string, document: unknown, rows: Changes[string]): unknown {
  const schema = schemaOf(name);
  if (schema === undefined || !Array.isArray(document)) {
    return { ...(isRecord(document) ? document : {}), ...rows[SINGLETON_KEY] };
  }
  return document.map((row: unknown) => (isRecord(row) ? { ...row, ...rows[keyOf(schema, row)] } : row));
}

/** Tables and rows that there are not. What is wrong with the fields, the loader says. */
function changeProblems(changes: unknown, root: RootId): Problem[] {
  if (!isRecord(changes)) return [problem(['changes'], 'tables by name', changes)];
  return Object.entries(changes).flatMap(([name, rows]) => {
    const schema = schemaOf(name);
    if (schema === undefined) return [problem(['changes', name], `one of ${TABLE_NAMES.join(', ')}`, name)];
    if (!isRecord(rows)) return [problem(['changes', name], 'rows by key', rows)];
    const document = ROOTS[root].documents[name];
    const keys = Array.isArray(document) ? document.map((row) => keyOf(schema, row)) : [SINGLETON_KEY];
    return Object.entries(rows).flatMap(([key, fields]) => {
      if (!keys.includes(key)) return [problem(['changes', name, key], `one of ${keys.join(', ')}`, key)];
      return isRecord(fields) ? [] : [problem(['changes', name, key], 'fields by name', fields)];
    });
  });
}

function isRootId(value: unknown): value is RootId {
  return ROOT_IDS.some((id) => id === value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function problem(path: readonly string[], expected: string, received: unknown): Problem {
  return { code: 'config', path, expected, received: printShort(received) };
}

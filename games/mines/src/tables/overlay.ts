import type { Documents } from './load.ts';
import { keyOf } from './schema.ts';
import { schemaOf } from './schemas/schemas.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Lays documents over others: a row takes the place of the one with its key, a new one comes after all; the fields of a singleton take the
 * place of its own. What is no table or no row is handed on, for the loader to say so.
 */
export function overlayDocuments(base: Documents, additions: Documents): Documents {
  const changed = Object.entries(additions).map(([name, addition]) => [
    name,
    overlaid(name, base[name], addition),
  ]);
  return { ...base, ...Object.fromEntries(changed) };
}

function overlaid(name: string, base: unknown, addition: unknown): unknown {
  const schema = schemaOf(name);
  if (schema === undefined || base === undefined) return addition;
  if (schema.kind === 'singleton')
    return isRow(base) && isRow(addition) ? { ...base, ...addition } : addition;
  if (!Array.isArray(base) || !Array.isArray(addition)) return addition;
  const keyed = (row: unknown) => (isRow(row) ? keyOf(schema, row) : undefined);
  const added: readonly unknown[] = addition;
  const replaced = base.map((row: unknown) => added.find((each) => keyed(each) === keyed(row)) ?? row);
  const kept = new Set(base.map(keyed));
  return [...replaced, ...added.filter((row) => !kept.has(keyed(row)))];
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

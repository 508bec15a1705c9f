import type { CatalogEntry } from '@foretell/catalog';
import { type ColumnSet, fail, formatProblem, ok, type Result, readCell } from '@foretell/engine';
import { type Complaint, complain, complainChoice } from '../complaint.ts';

/**
 * The configuration of a game: its default, over it the fields of a file (stored as saves store them), over them settings
 * as people write them (`k=3.2`). Gives back all complaints at once.
 */
export function readConfig(
  { game, tables }: CatalogEntry,
  fields: Readonly<Record<string, unknown>>,
  settings: readonly string[],
): Result<unknown, readonly Complaint[]> {
  const columns = tables.find(({ name }) => name === `${game.id}/rules`)?.columns ?? {};
  const complaints: Complaint[] = [];
  const changes: Record<string, unknown> = {};
  for (const setting of settings) {
    const read = readSetting(columns, setting);
    if (read.ok) changes[read.value.name] = read.value.value;
    else complaints.push(read.error);
  }
  const config = game.parseConfig({ ...fields, ...changes });
  if (!config.ok) complaints.push(...config.error.map(formatProblem));
  return config.ok && complaints.length === 0 ? ok(config.value) : fail(complaints);
}

interface Setting {
  readonly name: string;
  readonly value: unknown;
}

function readSetting(columns: ColumnSet, setting: string): Result<Setting, Complaint> {
  const split = setting.indexOf('=');
  const name = split < 0 ? setting : setting.slice(0, split);
  const column = columns[name];
  if (split < 0) return fail(complain('--set', 'name=value', setting));
  if (column === undefined || !Object.hasOwn(columns, name)) {
    return fail(complainChoice('--set', Object.keys(columns), name));
  }
  const written = setting.slice(split + 1);
  const value = readCell(column, written);
  return column.accepts(value)
    ? ok({ name, value })
    : fail(complain(`--set ${name}`, column.expected, written));
}

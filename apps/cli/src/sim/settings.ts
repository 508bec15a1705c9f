import type { CatalogEntry } from '@foretell/catalog';
import { fail, formatProblem, ok, type Result, readCell } from '@foretell/engine';
import { changedAt } from '@foretell/lab';
import { type Complaint, complain } from '../complaint.ts';
import { type Field, fieldsOf, findField } from './fields.ts';

/**
 * The configuration of a game: its default, over it the fields of a file (stored as saves store them), over them settings
 * as people write them (`k=3.2`). Gives back all complaints at once.
 */
export function readConfig(
  entry: CatalogEntry,
  fields: Readonly<Record<string, unknown>>,
  settings: readonly string[],
): Result<unknown, readonly Complaint[]> {
  const known = fieldsOf(entry);
  const complaints: Complaint[] = [];
  let changed: unknown = fields;
  for (const setting of settings) {
    const read = readSetting(known, setting);
    if (read.ok) changed = changedAt(changed, read.value.path, read.value.value);
    else complaints.push(read.error);
  }
  const config = entry.game.parseConfig(changed);
  if (!config.ok) complaints.push(...config.error.map(formatProblem));
  return config.ok && complaints.length === 0 ? ok(config.value) : fail(complaints);
}

interface Setting {
  readonly path: readonly string[];
  readonly value: unknown;
}

function readSetting(fields: readonly Field[], setting: string): Result<Setting, Complaint> {
  const split = setting.indexOf('=');
  if (split < 0) return fail(complain('--set', 'name=value', setting));
  const field = findField('--set', fields, setting.slice(0, split));
  if (!field.ok) return field;
  const { name, column, path } = field.value;
  const written = setting.slice(split + 1);
  const value = readCell(column, written);
  return column.accepts(value)
    ? ok({ path, value })
    : fail(complain(`--set ${name}`, column.expected, written));
}

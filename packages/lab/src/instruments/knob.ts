import { type Column, show } from '@foretell/engine';
import type { Unit } from '../experiment/finding.ts';

/** A number of a game's configuration that an instrument turns. */
export interface Knob {
  /** The field of the configuration, or what it is called; also the name of a fact, and the text key of an axis. */
  readonly name: string;
  /** Where the field stands, the outermost name first, if it is not one of the configuration's own. */
  readonly path?: readonly string[];
  readonly column: Pick<Column<number>, 'decimals' | 'accepts' | 'expected'>;
  /** How an axis is labelled. */
  readonly unit: Unit;
}

/** The configuration with this stored value. Throws for a value that the column does not take. */
export function turned(config: unknown, knob: Knob, value: number): unknown {
  const { name, column } = knob;
  if (!column.accepts(value)) throw new RangeError(`${name}: expected ${column.expected}, received ${value}`);
  return changedAt(config, pathOf(knob), value);
}

/**
 * The configuration with this value at a place. What is missing on the way there is made; the rest stays as it is. Throws when what stands on the
 * way has no fields.
 */
export function changedAt(config: unknown, path: readonly string[], value: unknown): Fields {
  const [name = '', ...inner] = path;
  const fields = fieldsIn(config);
  const here = Object.hasOwn(fields, name) ? fields[name] : {};
  return { ...fields, [name]: inner.length === 0 ? value : changedAt(here, inner, value) };
}

/** What stands where the knob is turned; `undefined` when nothing does. */
export function turnedTo(config: unknown, knob: Knob): unknown {
  return pathOf(knob).reduce<unknown>(
    (here, name) => (isFields(here) && Object.hasOwn(here, name) ? here[name] : undefined),
    config,
  );
}

function pathOf({ name, path = [name] }: Knob): readonly string[] {
  return path;
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The configuration with other values in some of its fields. Throws when there are such and it has no fields. */
export function changedConfig(config: unknown, changes: Readonly<Record<string, unknown>>): unknown {
  if (Object.keys(changes).length === 0) return config;
  return { ...fieldsIn(config), ...changes };
}

function fieldsIn(config: unknown): Fields {
  if (isFields(config)) return config;
  throw new TypeError(`a configuration of named fields is needed, not ${JSON.stringify(config)}`);
}

/** A stored value as people write it, for the facts of a figure. */
export function factOf({ name, column }: Knob, value: number): Readonly<Record<string, string>> {
  return { [name]: show(value, column) };
}

/** A stored value, whole or between two whole ones, as a number people read. */
export function readable({ column }: Knob, value: number): number {
  return value / 10 ** column.decimals;
}

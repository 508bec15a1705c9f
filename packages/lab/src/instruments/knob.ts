import { type Column, show } from '@foretell/engine';
import type { Unit } from '../experiment/finding.ts';

/** A number of a game's configuration that an instrument turns. */
export interface Knob {
  /** The field of the configuration; also the name of a fact, and the text key of an axis. */
  readonly name: string;
  readonly column: Pick<Column<number>, 'decimals' | 'accepts' | 'expected'>;
  /** How an axis is labelled. */
  readonly unit: Unit;
}

/** The configuration with this stored value. Throws for a value that the column does not take. */
export function turned(config: unknown, { name, column }: Knob, value: number): unknown {
  if (!column.accepts(value)) throw new RangeError(`${name}: expected ${column.expected}, received ${value}`);
  return changedConfig(config, { [name]: value });
}

/** The configuration with other values in some of its fields. Throws when there are such and it has no fields. */
export function changedConfig(config: unknown, changes: Readonly<Record<string, unknown>>): unknown {
  if (Object.keys(changes).length === 0) return config;
  if (typeof config !== 'object' || config === null || Array.isArray(config)) {
    throw new TypeError(`a configuration of named fields is needed, not ${JSON.stringify(config)}`);
  }
  return { ...config, ...changes };
}

/** A stored value as people write it, for the facts of a figure. */
export function factOf({ name, column }: Knob, value: number): Readonly<Record<string, string>> {
  return { [name]: show(value, column) };
}

/** A stored value, whole or between two whole ones, as a number people read. */
export function readable({ column }: Knob, value: number): number {
  return value / 10 ** column.decimals;
}

import {
  type ColumnSet,
  fail,
  ok,
  type Problem,
  printShort,
  type Result,
  type RowOf,
  readCell,
} from '@foretell/engine';
import type { AnyExperiment } from './experiment.ts';

/** What one run was asked for: every parameter of the experiment has a value. */
export interface Settings {
  readonly values: RowOf<ColumnSet>;
  /** Whether any condition differs from the one the design speaks about. */
  readonly isElsewhere: boolean;
  /** Whether figures were picked, so that a claim may go unmeasured. */
  readonly isSelection: boolean;
}

/** The experiment as it runs when nothing is set. */
export function usualSettings(experiment: AnyExperiment): Settings {
  const values = Object.entries(experiment.params).map(([name, { usual }]) => [name, usual]);
  return settingsOf(experiment, Object.fromEntries(values));
}

/** Values that every parameter has accepted, and what they do to the claims. */
export function settingsOf(experiment: AnyExperiment, values: Settings['values']): Settings {
  const isChanged = (wanted: 'condition' | 'selection') =>
    Object.entries(experiment.params).some(
      ([name, { role, usual }]) => role === wanted && values[name] !== usual,
    );
  return { values, isElsewhere: isChanged('condition'), isSelection: isChanged('selection') };
}

/**
 * Reads `K=3.2`, `leak=0.15`: values as people write them, names in any case. Gives back everything that is wrong at once,
 * with the names that there are.
 */
export function readSettings(
  experiment: AnyExperiment,
  written: readonly string[],
): Result<Settings, readonly Problem[]> {
  const names = Object.keys(experiment.params);
  const problems: Problem[] = [];
  const values: Record<string, unknown> = { ...usualSettings(experiment).values };
  for (const setting of written) {
    const [asked = '', text] = splitAtFirst(setting, '=');
    const name = names.find((each) => each.toLowerCase() === asked.toLowerCase());
    const column = name === undefined ? undefined : experiment.params[name]?.column;
    if (text === undefined) problems.push(problemAt(experiment, [], 'name=value', setting));
    else if (name === undefined || column === undefined) {
      problems.push(problemAt(experiment, [], namesText(names), asked));
    } else {
      const value = readCell(column, text);
      if (column.accepts(value)) values[name] = value;
      else problems.push(problemAt(experiment, [name], column.expected, text));
    }
  }
  if (problems.length > 0) return fail(problems);
  return ok(settingsOf(experiment, values));
}

/**
 * Reads stored values that come from outside: a manifest, a message. A parameter that is not named is a problem too: its
 * usual value may not be what it was.
 */
export function readSettingValues(
  experiment: AnyExperiment,
  input: unknown,
): Result<Settings, readonly Problem[]> {
  const names = Object.keys(experiment.params);
  const given = typeof input === 'object' && input !== null ? new Map(Object.entries(input)) : new Map();
  const missing = Object.entries(experiment.params)
    .filter(([name, { column }]) => !column.accepts(given.get(name)))
    .map(([name, { column }]) => problemAt(experiment, [name], column.expected, given.get(name)));
  const unknown = [...given.keys()]
    .filter((name) => !names.includes(name))
    .map((name) => problemAt(experiment, [], namesText(names), name));
  const problems = [...missing, ...unknown];
  return problems.length > 0 ? fail(problems) : ok(settingsOf(experiment, Object.fromEntries(given)));
}

function namesText(names: readonly string[]): string {
  return `one of ${names.join(', ') || 'no parameters at all'}`;
}

function splitAtFirst(text: string, separator: string): readonly string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}

function problemAt(
  { id }: AnyExperiment,
  path: readonly string[],
  expected: string,
  received: unknown,
): Problem {
  return { code: 'setting', path: [id, ...path], expected, received: printShort(received) };
}

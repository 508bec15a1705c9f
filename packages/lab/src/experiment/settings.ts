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
}

/** The experiment as it runs when nothing is set. */
export function usualSettings(experiment: AnyExperiment): Settings {
  const values = Object.entries(experiment.params).map(([name, { usual }]) => [name, usual]);
  return { values: Object.fromEntries(values), isElsewhere: false };
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
      problems.push(problemAt(experiment, [], `one of ${names.join(', ') || 'no parameters at all'}`, asked));
    } else {
      const value = readCell(column, text);
      if (column.accepts(value)) values[name] = value;
      else problems.push(problemAt(experiment, [name], column.expected, text));
    }
  }
  if (problems.length > 0) return fail(problems);
  return ok({ values, isElsewhere: isElsewhere(experiment, values) });
}

function isElsewhere(experiment: AnyExperiment, values: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(experiment.params).some(
    ([name, { role, usual }]) => role === 'condition' && values[name] !== usual,
  );
}

function splitAtFirst(text: string, separator: string): readonly string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}

function problemAt(
  { id }: AnyExperiment,
  path: readonly string[],
  expected: string,
  received: string,
): Problem {
  return { code: 'setting', path: [id, ...path], expected, received: printShort(received) };
}

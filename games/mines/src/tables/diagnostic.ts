import { formatProblem, type Problem, printShort } from '@foretell/engine';

/** What a diagnostic can be about. The last three only warn. */
export const CATEGORIES = [
  'missing_table',
  'unknown_table',
  'empty_table',
  'type',
  'unknown_field',
  'duplicate_key',
  'domain',
  'frozen_value',
  'cross_field',
  'cross_table',
  'dangling_ref',
  'global_semantics',
  'cadence',
  'premium_rounding',
] as const;
export type Category = (typeof CATEGORIES)[number];

const WARNINGS: ReadonlySet<Category> = new Set(['global_semantics', 'cadence', 'premium_rounding']);

/** One thing that a load found. A fatal one keeps the tables from being used, a warning does not. */
export interface Diagnostic {
  readonly table: string;
  /** The key of the row; null where the whole table is meant. */
  readonly key: string | null;
  /** Null where the whole row is meant. */
  readonly field: string | null;
  readonly category: Category;
  readonly severity: 'fatal' | 'warning';
  /** What would be right. */
  readonly expected: string;
  /** What stands there, printed short. */
  readonly received: string;
  /** All of it as one English line. */
  readonly message: string;
}

/** Where a diagnostic points: table, row, field. */
export type Place = readonly [table: string, key?: string | null, field?: string | null];

/** A diagnostic of `received` at a place. */
export function diagnose(category: Category, place: Place, expected: string, received: unknown): Diagnostic {
  const [table, key = null, field = null] = place;
  const severity = WARNINGS.has(category) ? 'warning' : 'fatal';
  const shown = printShort(received);
  const path = [table, key, field].filter((part) => part !== null);
  const line = formatProblem({ code: category, path, expected, received: shown });
  return {
    table,
    key,
    field,
    category,
    severity,
    expected,
    received: shown,
    message: `${line} (${category})`,
  };
}

/** The same as the rest of the house speaks of problems. */
export function problemOf({ category, table, key, field, expected, received }: Diagnostic): Problem {
  const path = [table, key, field].filter((part) => part !== null);
  return { code: category, path, expected, received };
}

/** Whether one of them keeps the tables from being used. */
export function isFatal(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'fatal');
}

/**
 * The columns of a table: what may stand in a cell, in which unit, and whether a designer may turn it.
 * A *knob* may be tuned; a *structure* column changes the rules when it changes.
 */
export interface Column<Value> {
  readonly type: 'int' | 'flag' | 'one-of' | 'text' | 'texts' | 'ref';
  readonly role: 'knob' | 'structure';
  /** What one unit of the stored value is: `turns`, `money`, `hundredths of output a money`. */
  readonly unit: string;
  /** Digits after the point when people read or write the value: 2 means that 350 is shown as 3.50. */
  readonly decimals: number;
  /** Finishes the sentence "expected …". */
  readonly expected: string;
  /** Of whole numbers: the least and the greatest, both allowed. */
  readonly range?: readonly [least: number, most: number];
  /** Of a choice: everything that is allowed. */
  readonly values?: readonly (string | number)[];
  /** The table whose row ids are the only values allowed. */
  readonly refersTo?: string;
  accepts(value: unknown): value is Value;
}

/** What a column's values are. */
export type ValueOf<SomeColumn> = SomeColumn extends Column<infer Value> ? Value : never;

interface ColumnOptions {
  readonly role?: 'knob' | 'structure';
  readonly unit: string;
  readonly decimals?: number;
}

interface IntOptions extends ColumnOptions {
  /** Inclusive. */
  readonly min: number;
  /** Inclusive. */
  readonly max: number;
}

/** A whole number from `min` to `max`, both included. */
export function int(options: IntOptions): Column<number> {
  const { min, max } = options;
  return {
    type: 'int',
    ...shared(options),
    expected: `a whole number from ${min} to ${max}${shownRange(options)} (${options.unit})`,
    range: [min, max],
    accepts: (value): value is number =>
      typeof value === 'number' &&
      Number.isInteger(value) &&
      value >= min &&
      value <= max &&
      !isMinusZero(value),
  };
}

/** Yes or no. */
export function flag(options: ColumnOptions): Column<boolean> {
  return {
    type: 'flag',
    ...shared(options),
    expected: 'true or false',
    accepts: (value): value is boolean => typeof value === 'boolean',
  };
}

/** One of the values listed. */
export function oneOf<const Value extends string | number>(
  values: readonly Value[],
  options: ColumnOptions,
): Column<Value> {
  const allowed: ReadonlySet<unknown> = new Set(values);
  return {
    type: 'one-of',
    ...shared(options),
    expected: `one of ${values.join(', ')} (${options.unit})`,
    values,
    accepts: (value): value is Value => allowed.has(value) && !isMinusZero(value),
  };
}

/** Text that is not empty: a key of a message catalogue, a symbol. */
export function text(options: ColumnOptions): Column<string> {
  return {
    type: 'text',
    ...shared(options),
    expected: 'text that is not empty',
    accepts: (value): value is string => typeof value === 'string' && value !== '',
  };
}

interface TextsOptions extends ColumnOptions {
  /** Inclusive; 0 when absent. */
  readonly min?: number;
  /** Inclusive; no bound when absent. */
  readonly max?: number;
}

/** A list of texts, none of them empty: tags, ids. The same text may stand in it twice. */
export function texts(options: TextsOptions): Column<readonly string[]> {
  const { min = 0, max } = options;
  const count = max === undefined ? `${min} or more` : `${min} to ${max}`;
  return {
    type: 'texts',
    ...shared(options),
    expected: `a list of ${count} texts that are not empty (${options.unit})`,
    accepts: (value): value is readonly string[] =>
      Array.isArray(value) &&
      value.length >= min &&
      value.length <= (max ?? value.length) &&
      value.every((each) => typeof each === 'string' && each !== ''),
  };
}

/** The id of a row of `table`, which may be this one. */
export function ref(table: string, options: Partial<ColumnOptions> = {}): Column<string> {
  return {
    type: 'ref',
    ...shared({ unit: `row of ${table}`, ...options }),
    expected: `the id of a row of ${table}`,
    refersTo: table,
    accepts: (value): value is string => typeof value === 'string',
  };
}

/** The same column, or `null` for "none". */
export function optional<Value>(column: Column<Value>): Column<Value | null> {
  return {
    ...column,
    expected: `${column.expected}, or null`,
    accepts: (value): value is Value | null => value === null || column.accepts(value),
  };
}

/** A stored number as people write it: 350 with two decimals is `3.50`. */
export function show(value: number, column: { readonly decimals?: number }): string {
  const decimals = column.decimals ?? 0;
  return decimals === 0 ? String(value) : (value / 10 ** decimals).toFixed(decimals);
}

/**
 * A value as people write it, stored as the column stores it: `3.5` becomes 350, `true` becomes true, `null` becomes null
 * where that is allowed. Text that cannot be stored exactly is returned as it is, for `accepts` to refuse.
 */
export function readCell(column: Column<unknown>, written: string): unknown {
  const isStored: boolean = column.accepts(written);
  if (isStored) return written;
  if (written === 'null' && column.accepts(null)) return null;
  if (column.type === 'flag') return written === 'true' ? true : written === 'false' ? false : written;
  if (written.trim() === '' || !Number.isFinite(Number(written))) return written;
  const scaled = Number(written) * 10 ** column.decimals;
  // Adding 0 turns -0, which no digest takes, into 0.
  const stored = Math.round(scaled) + 0;
  return Math.abs(scaled - stored) < 1e-6 ? stored : written;
}

/** JSON can say -0, a digest cannot, and `===` does not tell it from 0. */
function isMinusZero(value: unknown): boolean {
  return Object.is(value, -0);
}

/** What people call a range of stored values, when that is something else. */
function shownRange(options: IntOptions): string {
  if (options.decimals === undefined || options.decimals === 0) return '';
  return `, that is ${show(options.min, options)} to ${show(options.max, options)}`;
}

function shared(options: ColumnOptions) {
  return { role: options.role ?? 'structure', unit: options.unit, decimals: options.decimals ?? 0 } as const;
}

import { type AnyTable, type Column, show } from '@foretell/engine';

/** A line a table: its name, how many rows it has, where the rule book speaks of it. */
export function printTableList(tables: readonly AnyTable[]): string {
  return grid(tables.map(({ name, rows, rule }) => [name, `${Object.keys(rows).length} rows`, rule]));
}

/** A table with its columns explained and its rows, numbers as people write them. */
export function printTable({ name, rule, columns, rows, checks }: AnyTable): string {
  const names = Object.keys(columns);
  const explained = Object.entries(columns).map(([column, { role, expected }]) => [column, role, expected]);
  const cells = Object.entries(rows).map(([id, row]) => [
    id,
    ...Object.entries(columns).map(([column, type]) => printCell(type, row[column])),
  ]);
  return [
    `${name} (${rule})`,
    '',
    grid(explained),
    '',
    grid([['', ...names], ...cells]),
    ...(checks.length === 0 ? [] : ['', ...checks.map(({ says }) => `It holds that ${says}.`)]),
  ].join('\n');
}

function printCell(column: Column<unknown>, value: unknown): string {
  if (typeof value === 'number') return show(value, column);
  return value === null ? '–' : String(value);
}

function grid(lines: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const line of lines) {
    for (const [index, cell] of line.entries()) widths[index] = Math.max(widths[index] ?? 0, cell.length);
  }
  return lines
    .map((line) =>
      line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

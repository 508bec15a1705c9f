import {
  digitsOf,
  type ExperimentReport,
  fillText,
  formatAround,
  formatValue,
  type GameClaims,
  type ReportRow,
  type Verdict,
} from '@foretell/lab';

/** A row of a report as the cells of a line. */
export interface RowCells {
  readonly verdict: string;
  readonly figure: string;
  readonly expected: string;
  readonly measured: string;
  readonly interval: string;
  readonly size: string;
}

/** What people call the verdict on a figure that nothing is claimed about. */
export type Standing = Verdict | 'no claim';

export function standingOf({ verdict, expected }: ReportRow): Standing {
  return expected === null ? 'no claim' : verdict;
}

export function cellsOf(row: ReportRow): RowCells {
  const { expected, tolerance, unit } = row;
  const digits = digitsOf(row);
  const say = (value: number) => formatValue(value, unit, digits);
  return {
    verdict: standingOf(row),
    figure: row.figure,
    expected:
      expected === null ? '' : `${boundOf(row)}${formatAround(expected, tolerance ?? 0, unit, digits)}`,
    measured: say(row.measured),
    interval: say(row.low) === say(row.high) ? '' : `[${say(row.low)}, ${say(row.high)}]`,
    size: row.n === undefined ? 'calculated' : `n ${row.n.toLocaleString('en')}`,
  };
}

/** Why a contradicted claim is on record as such, and what comes out instead. */
export function reasonOf(
  row: ReportRow,
  report: ExperimentReport,
  { texts }: GameClaims,
): string | undefined {
  const { contradicted, unit } = row;
  if (contradicted === undefined) return undefined;
  const { found, tolerance, why } = contradicted;
  const reason = texts.en[report.experiment]?.reasons?.[why] ?? why;
  return `on record is ${formatAround(found, tolerance, unit, digitsOf(row))}: ${fillText(reason, row.facts)}`;
}

/** Lines with each cell as wide as the widest of its column; numbers to the right, words to the left. */
export function alignCells(rows: readonly RowCells[]): readonly string[] {
  const columns = ['verdict', 'figure', 'expected', 'measured', 'interval', 'size'] as const;
  const widths = columns.map((column) => Math.max(0, ...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    columns
      .map((column, at) => {
        const width = widths[at] ?? 0;
        return column === 'measured' || column === 'expected'
          ? row[column].padStart(width)
          : row[column].padEnd(width);
      })
      .filter((_, at) => widths[at] !== 0)
      .join('  ')
      .trimEnd(),
  );
}

function boundOf({ bound }: ReportRow): string {
  if (bound === undefined) return '';
  return bound === 'at-most' ? '<= ' : '>= ';
}

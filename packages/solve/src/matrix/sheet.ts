import { type BadMatrix, placeNotFinite } from './matrix-game.ts';
import { findRange, type Range } from './solution.ts';
import { openTableau, type Tableau } from './tableau.ts';

/**
 * A sheet on which one matrix game after another is filled in and solved, without allocating.
 * Set `rows`, `columns` and the first `rows * columns` payoffs, call `solveSheet`, and read the rest before the next game.
 */
export interface Sheet {
  rows: number;
  columns: number;
  /** Row after row, to the row player. There is room for the size the sheet was opened with. */
  readonly payoffs: Float64Array;
  /** As in `Solution`, recomputed from the payoffs; the mixes are in the first `rows` and `columns` places. */
  value: number;
  low: number;
  high: number;
  gap: number;
  readonly row: Float64Array;
  readonly column: Float64Array;
  readonly range: Range;
  readonly tableau: Tableau;
}

/** A sheet for games of up to `rows` by `columns`. */
export function openSheet(rows: number, columns: number): Sheet {
  if (!(rows > 0 && columns > 0)) throw new RangeError(`no room for a game: ${rows} by ${columns}`);
  return {
    rows,
    columns,
    payoffs: new Float64Array(rows * columns),
    value: 0,
    low: 0,
    high: 0,
    gap: 0,
    row: new Float64Array(rows),
    column: new Float64Array(columns),
    range: { least: 0, most: 0 },
    tableau: openTableau(rows, columns),
  };
}

/**
 * What is wrong with the game on the sheet, if anything; its range is on the sheet then. Throws when the sheet is too small
 * for it.
 */
export function checkSheet(sheet: Sheet): BadMatrix | undefined {
  const { rows, columns } = sheet;
  if (!(rows > 0 && columns > 0)) return { code: 'empty-matrix', rows, columns };
  if (rows > sheet.row.length || columns > sheet.column.length) {
    throw new RangeError(`a game of ${rows} by ${columns} on too small a sheet`);
  }
  findRange(sheet, sheet.range);
  return Number.isNaN(sheet.range.most) ? placeNotFinite(sheet) : undefined;
}

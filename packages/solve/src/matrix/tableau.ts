import type { MatrixGame } from './matrix-game.ts';
import type { Range } from './solution.ts';

/**
 * The simplex tableau of a matrix game, condensed: one line a row, one place a column, and an edge for the totals.
 * With all payoffs in [1, 2] the column player's programme is: maximise the sum of y, where A y <= 1 and y >= 0; the sum is
 * 1 / value, y times the value is his mix, and the prices of the rows are the row player's (Dantzig 1951).
 * It starts feasible at y = 0 and stays so, and one tableau yields both mixes.
 */
export interface Tableau {
  /** Lines of `width` numbers; the line `rows` holds the reduced costs, the place `columns` how much each line has left. */
  readonly cells: Float64Array;
  /** What stands on each line: a column's own number, or `columns + row` for the slack of a row. */
  readonly onLine: Int32Array;
  /** What stands at each place, written likewise. */
  readonly atPlace: Int32Array;
}

/** A reduced cost above this is no gain: payoffs are scaled to a range of 1. */
const NO_GAIN = -1e-13;

/** Too small to divide by. */
const NO_PIVOT = 1e-11;

/** Ratios closer than this are a tie, where the larger pivot is the safer one. */
const TIE = 1e-13;

/** Room for games of up to this size. */
export function openTableau(rows: number, columns: number): Tableau {
  return {
    cells: new Float64Array((rows + 1) * (columns + 1)),
    onLine: new Int32Array(rows),
    atPlace: new Int32Array(columns),
  };
}

/**
 * Writes a game into the tableau, its payoffs, which lie in `range`, moved and stretched into [1, 2].
 * Nothing is basic yet but the slacks.
 */
export function layOut({ cells, onLine, atPlace }: Tableau, game: MatrixGame, range: Range): void {
  const { rows, columns, payoffs } = game;
  // Halves, because the range of finite payoffs need not be finite.
  const halfLeast = range.least / 2;
  const halfRange = range.most / 2 - halfLeast;
  const stretch = halfRange > 0 ? 1 / halfRange : 0;
  const width = columns + 1;
  for (let row = 0; row < rows; row++) {
    const line = row * width;
    for (let column = 0; column < columns; column++) {
      cells[line + column] = 1 + ((payoffs[row * columns + column] ?? 0) / 2 - halfLeast) * stretch;
    }
    cells[line + columns] = 1;
    onLine[row] = columns + row;
  }
  cells.fill(-1, rows * width, rows * width + columns);
  cells[rows * width + columns] = 0;
  for (let column = 0; column < columns; column++) atPlace[column] = column;
}

/**
 * Pivots until no column gains. False when that did not come to an end: where lines tie, the rule can run in circles.
 * The column player's best pure answer enters first, then always the column that gains most (Dantzig).
 */
export function optimise(tableau: Tableau, rows: number, columns: number): boolean {
  const limit = 20 * (rows + columns) + 100;
  let place = safestPlace(tableau, rows, columns);
  for (let pivots = 0; pivots < limit; pivots++) {
    const line = tightestLine(tableau, rows, columns, place);
    // All payoffs are positive, so no column grows without bound: the arithmetic is lost.
    if (line === -1) return false;
    pivot(tableau, rows, columns, line, place);
    place = largestGain(tableau, rows, columns);
    if (place === -1) return true;
  }
  return false;
}

/** The weights of both mixes, not yet divided by their sums. */
export function readMixes(
  { cells, onLine, atPlace }: Tableau,
  rows: number,
  columns: number,
  row: Float64Array,
  column: Float64Array,
): void {
  const width = columns + 1;
  row.fill(0, 0, rows);
  column.fill(0, 0, columns);
  for (let line = 0; line < rows; line++) {
    const what = onLine[line] ?? 0;
    if (what < columns) column[what] = cells[line * width + columns] ?? 0;
  }
  for (let place = 0; place < columns; place++) {
    const what = atPlace[place] ?? 0;
    if (what >= columns) row[what - columns] = cells[rows * width + place] ?? 0;
  }
}

/** The column whose largest payoff is least. */
function safestPlace({ cells }: Tableau, rows: number, columns: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let place = 0; place < columns; place++) {
    let most = 0;
    for (let line = 0; line < rows; line++) most = Math.max(most, cells[line * (columns + 1) + place] ?? 0);
    if (most < least) {
      least = most;
      best = place;
    }
  }
  return best;
}

function largestGain({ cells }: Tableau, rows: number, columns: number): number {
  const costs = rows * (columns + 1);
  let best = -1;
  let least = NO_GAIN;
  for (let place = 0; place < columns; place++) {
    const cost = cells[costs + place] ?? 0;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}

/** The line that limits how much of the column at `place` can enter, the surest one among equals; -1 when none does. */
function tightestLine({ cells }: Tableau, rows: number, columns: number, place: number): number {
  const width = columns + 1;
  let best = -1;
  let bestRatio = Number.POSITIVE_INFINITY;
  let bestGrip = 0;
  for (let line = 0; line < rows; line++) {
    const grip = cells[line * width + place] ?? 0;
    if (grip <= NO_PIVOT) continue;
    const ratio = (cells[line * width + columns] ?? 0) / grip;
    if (ratio < bestRatio - TIE || (ratio <= bestRatio + TIE && grip > bestGrip)) {
      best = line;
      bestRatio = Math.min(ratio, bestRatio);
      bestGrip = grip;
    }
  }
  return best;
}

/** Swaps what stands on `line` with what stands at `place`. */
function pivot(
  { cells, onLine, atPlace }: Tableau,
  rows: number,
  columns: number,
  line: number,
  place: number,
): void {
  const width = columns + 1;
  const from = line * width;
  const inverse = 1 / (cells[from + place] ?? 1);
  cells[from + place] = 1;
  for (let at = from; at < from + width; at++) cells[at] = (cells[at] ?? 0) * inverse;
  for (let other = 0; other <= rows; other++) {
    if (other !== line) eliminate(cells, other * width, from, place, width);
  }
  const leaving = onLine[line] ?? 0;
  onLine[line] = atPlace[place] ?? 0;
  atPlace[place] = leaving;
}

function eliminate(cells: Float64Array, line: number, from: number, place: number, width: number): void {
  const factor = cells[line + place] ?? 0;
  if (factor === 0) return;
  cells[line + place] = 0;
  for (let at = 0; at < width; at++) {
    cells[line + at] = (cells[line + at] ?? 0) - factor * (cells[from + at] ?? 0);
  }
}

import { FOG, HIDDEN, MINE, SILENT } from './cells.ts';
import type { Position } from './position.ts';

/** A part of a position, cut out around a cell, in which each clue that was kept sees all it sees on the board. */
export interface Window {
  /** A square. What lies beyond the board's edge is safe and says nothing. */
  readonly position: Position;
  /** Where the cell lies in it. */
  readonly centre: number;
  /** The clues that were kept, as cells of the window, nearest to the centre first, and the same as cells of the board. */
  readonly clues: readonly number[];
  readonly boardClues: readonly number[];
}

/**
 * The window that keeps all clues up to `reach` cells away from `cell`, in columns and in rows. It proves nothing of the cell that the
 * position would not prove without a total. Numbers and fog that see no unknown cell are no clues.
 */
export function cutWindow(position: Position, cell: number, reach: number): Window {
  const { width, height, cells } = position;
  const side = 2 * reach + 3;
  const [left, top] = [(cell % width) - reach - 1, Math.floor(cell / width) - reach - 1];
  const cut = new Int8Array(side * side).fill(SILENT);
  const kept: { readonly at: number; readonly clue: number; readonly distance: number }[] = [];
  for (let at = 0; at < cut.length; at++) {
    const [x, y] = [left + (at % side), top + Math.floor(at / side)];
    if (x < 0 || x >= width || y < 0 || y >= height) continue;
    const clue = y * width + x;
    const shown = cells[clue] ?? HIDDEN;
    const distance = Math.max(Math.abs(x - left - reach - 1), Math.abs(y - top - reach - 1));
    const isKept = isClueOf(position, clue) && distance <= reach;
    cut[at] = isClue(shown) && !isKept ? SILENT : shown;
    if (isKept) kept.push({ at, clue, distance });
  }
  kept.sort((one, other) => one.distance - other.distance || one.at - other.at);
  return {
    position: { width: side, height: side, cells: cut },
    centre: (reach + 1) * side + reach + 1,
    clues: kept.map(({ at }) => at),
    boardClues: kept.map(({ clue }) => clue),
  };
}

/** The whole board as a window, with its total if it has one. */
export function wholeBoard(position: Position, cell: number): Window {
  const { width } = position;
  const distance = (clue: number) =>
    Math.max(
      Math.abs((clue % width) - (cell % width)),
      Math.abs(Math.floor(clue / width) - Math.floor(cell / width)),
    );
  const clues = Array.from({ length: position.cells.length }, (_, at) => at)
    .filter((clue) => isClueOf(position, clue))
    .sort((one, other) => distance(one) - distance(other) || one - other);
  const cells = keepClues(position.cells, clues);
  return { position: { ...position, cells }, centre: cell, clues, boardClues: clues };
}

/** The cells without the clues that are not among these: what remains of such a cell is that it is safe. */
export function keepClues(cells: ArrayLike<number>, clues: readonly number[]): Int8Array {
  const kept = Int8Array.from(cells, (shown) => (isClue(shown) ? SILENT : shown));
  for (const clue of clues) kept[clue] = cells[clue] ?? HIDDEN;
  return kept;
}

function isClue(shown: number): boolean {
  return shown < HIDDEN || shown === FOG;
}

/** Whether a cell says something about unknown cells. */
function isClueOf({ width, height, cells }: Position, cell: number): boolean {
  const shown = cells[cell] ?? HIDDEN;
  if (!isClue(shown)) return false;
  const [x, y] = [cell % width, Math.floor(cell / width)];
  let isOpen = false;
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      const near = cells[row * width + column];
      // Fog beside a mine has said all it says.
      if (shown === FOG && near === MINE) return false;
      if (near === HIDDEN) isOpen = true;
    }
  }
  return isOpen;
}

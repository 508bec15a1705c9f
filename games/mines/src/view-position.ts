import { type BoardSeen, CLOSED, CRATER } from './board-seen.ts';
import { FOG, HIDDEN, MINE, SILENT as SAFE } from './reasoner/cells.ts';
import type { Position } from './reasoner/position.ts';

/**
 * What a board shows, as the reasoner reads it (RULES.md §9): for bots, and for whoever teaches. It knows what the hero knows:
 *
 * | on the board | for the reasoner |
 * | --- | --- |
 * | a number, on an opened cell or shown by an item | that number |
 * | a crater, a seal that hit | a mine |
 * | an opened cell without a number, a seal that missed | safe |
 * | a cell of a variation that lies on safe cells beside mines only | safe, with a mine beside it |
 * | any other closed cell, a seal before its round is settled | nothing |
 *
 * The total of mines is not public, so it is left out.
 */
export function positionOf(board: BoardSeen): Position {
  const { shown } = board;
  const cells = new Int8Array(shown.length);
  for (let cell = 0; cell < cells.length; cell++) cells[cell] = readShown(shown[cell] ?? CLOSED);
  for (const { cell, state } of board.seals) {
    if (state !== 'open') cells[cell] = state === 'hit' ? MINE : SAFE;
  }
  for (const { cellConstraint, cells: inside } of board.regions) {
    if (cellConstraint === 'safe_nonzero') noteRegion(cells, inside);
  }
  for (const { cell, number } of board.probed) cells[cell] = number;
  return { width: board.size, height: board.size, cells };
}

/** Cells that are safe and beside a mine, unless more is known of them. */
function noteRegion(cells: Int8Array, inside: readonly number[]): void {
  for (const cell of inside) if (cells[cell] === HIDDEN || cells[cell] === SAFE) cells[cell] = FOG;
}

function readShown(shown: number): number {
  if (shown >= 0) return shown;
  return shown === CLOSED ? HIDDEN : shown === CRATER ? MINE : SAFE;
}

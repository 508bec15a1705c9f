import { type Grid, gridOf } from '../grid.ts';

/** A board on which every closed cell is known: 1 where it is so, a cell each. */
export interface DecidedBoard {
  /** Cells a side. */
  readonly size: number;
  readonly isClosedSafe: Uint8Array;
  readonly isMine: Uint8Array;
  readonly isSealed: Uint8Array;
}

/**
 * How many paid digs are left: one for each patch of zero cells, and one for each safe cell that no zero cell touches. Chains go
 * round marks (RULES.md §10), so a marked safe cell costs a dig of its own.
 */
export function digsToClear(board: DecidedBoard): number {
  const grid = gridOf(board.size);
  const isDone = new Uint8Array(grid.cells);
  let digs = 0;
  for (let cell = 0; cell < grid.cells; cell++) {
    if (board.isClosedSafe[cell] === 0 || isDone[cell] === 1 || !isZero(board, grid, cell)) continue;
    digs += 1;
    openPatch(board, grid, isDone, cell);
  }
  for (let cell = 0; cell < grid.cells; cell++) {
    if (board.isClosedSafe[cell] === 1 && isDone[cell] === 0) digs += 1;
  }
  return digs;
}

function openPatch(board: DecidedBoard, grid: Grid, isDone: Uint8Array, first: number): void {
  const queue = [first];
  isDone[first] = 1;
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    for (const near of grid.neighbours[cell] ?? []) {
      if (isDone[near] === 1 || board.isClosedSafe[near] === 0 || board.isSealed[near] === 1) continue;
      isDone[near] = 1;
      if (isZero(board, grid, near)) queue.push(near);
    }
  }
}

function isZero({ isMine }: DecidedBoard, { neighbours }: Grid, cell: number): boolean {
  return (neighbours[cell] ?? []).every((near) => isMine[near] === 0);
}

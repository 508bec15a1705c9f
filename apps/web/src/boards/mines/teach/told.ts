import { type BoardSeen, isOpened } from '@foretell/mines';
import type { Deduction } from '@foretell/mines/teach';

/** What the player has been told of a board, while the page is open: the teacher says nothing twice unless asked to. */
export interface Told {
  readonly boardId: string;
  readonly opened: number;
  readonly cells: readonly number[];
}

export const NOTHING_TOLD: Told = { boardId: '', opened: 0, cells: [] };

/** What still counts on this board. Boards of two runs may bear the same name, but a board never closes again. */
export function toldOn(told: Told, board: BoardSeen): readonly number[] {
  return told.boardId === board.id && told.opened <= openedOn(board) ? told.cells : [];
}

export function withTold(told: Told, board: BoardSeen, { safe, mines }: Deduction): Told {
  const cells = [...new Set([...toldOn(told, board), ...safe, ...mines])];
  return { boardId: board.id, opened: openedOn(board), cells };
}

/** Whether the player has done what a deduction leaves to do: its safe cells are open, its mines are marked or dug. */
export function isDone(board: BoardSeen, { safe, mines }: Deduction): boolean {
  const isMarked = (cell: number) => board.seals.some((seal) => seal.cell === cell);
  return (
    safe.every((cell) => isOpened(board.shown[cell])) &&
    mines.every((cell) => isOpened(board.shown[cell]) || isMarked(cell))
  );
}

function openedOn({ shown }: BoardSeen): number {
  return shown.filter(isOpened).length;
}

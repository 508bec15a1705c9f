import { type Board, factsOf, isOpened } from './board.ts';

/** What is still to be found on a board. No player sees it: it is for those who look at finished plays. */
export interface Live {
  /** Mines that nobody has dug or marked. */
  readonly mines: number;
  /** Closed cells without a mark. */
  readonly cells: number;
}

/** Live mines over live cells is the rate of mines that a blind dig would meet at this moment. */
export function liveOf(board: Board): Live {
  const { isMine } = factsOf(board.product);
  let [mines, cells] = [0, 0];
  for (let cell = 0; cell < isMine.length; cell++) {
    if (isOpened(board, cell)) continue;
    cells += 1;
    mines += isMine[cell] ?? 0;
  }
  // A mark stands on closed cells only.
  for (const { cell } of board.seals) {
    cells -= 1;
    mines -= isMine[cell] ?? 0;
  }
  return { mines, cells };
}

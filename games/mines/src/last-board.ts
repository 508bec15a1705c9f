import type { Battle, Intent } from './battle/index.ts';
import { type Board, open, seal, settleSeals } from './board/index.ts';
import type { BoardSeen } from './board-seen.ts';
import { boardSeen } from './observe-board.ts';
import type { GameTables } from './tables/rows.ts';

/**
 * What was last seen of a board that is gone: a clear or the end of the battle takes the board away in the same step in which its last
 * cells were opened, and what they showed has to be somewhere. `before` is the battle in which `intent` ended the round.
 */
export function lastSeenOf(tables: GameTables, before: Battle, intent: Intent): BoardSeen {
  const { round } = before.ledger;
  const { board } = settleSeals(boardAfter(before.board, intent, round), round);
  return boardSeen(tables, board, round);
}

function boardAfter(board: Board, intent: Intent, round: number): Board {
  switch (intent.kind) {
    case 'dig':
      return open(board, intent.cell, round).board;
    case 'seal':
      return seal(board, intent.cell, round);
    default:
      return board;
  }
}

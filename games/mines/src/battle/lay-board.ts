import { type Board, installBoard, reportOf } from '../board/index.ts';
import { generateBoard } from '../boards/generate.ts';
import type { GameTables, RowKind } from '../tables/rows.ts';
import type { Battle, BattleSetup, BattleStep, BoardMaker } from './battle.ts';
import type { OpenedCell } from './events.ts';
import { boardSums, summed } from './summary.ts';

/** The boards of a battle, as they are made for play. */
export function makerOf(
  tables: GameTables,
  { seed, ordinal, level, depth, map }: Pick<BattleSetup, 'seed' | 'ordinal' | 'level' | 'depth' | 'map'>,
): BoardMaker {
  return (board) => generateBoard(tables, { seed, id: `${ordinal}/${board}`, level, depth, map });
}

/** The next board of a battle (RULES.md §7): it counts, and what stands open at first is told. Nothing is paid for it. */
export function layNext(battle: Battle, makeBoard: BoardMaker): BattleStep {
  return laid({ ...battle, board: installBoard(makeBoard(battle.boards + 1)) });
}

/** A battle whose first board has just been put down. */
export function laid(battle: Battle): BattleStep {
  const { board, boards } = battle;
  const { id, size, spawn, initialOpen } = board.product;
  const opened = initialOpen.map((cell): OpenedCell => {
    // Opened before any round, so that no terrain is late on it.
    return { ...reportOf(board, cell, 1, cell !== spawn), kind: kindAt(board, cell) };
  });
  return {
    battle: { ...battle, boards: boards + 1, summary: summed(battle.summary, boardSums(board)) },
    events: [{ kind: 'board-laid', boardId: id, size, avatar: board.avatar, opened }],
  };
}

/** The row that a cell carries. */
export function kindAt({ product }: Board, cell: number): RowKind {
  const kind = product.kinds[cell];
  if (kind === undefined) throw new RangeError(`the board ${product.id} has no cell ${cell}`);
  return kind;
}

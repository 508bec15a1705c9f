import type { BoardSeen, Move, View } from '@foretell/mines';
import { type CellSeen, cellsOf } from './cells.ts';
import type { Mode } from './wish.ts';

/** What has just happened, as facts for those who listen. */
export type Saying =
  | { readonly kind: 'walked'; readonly row: number; readonly column: number }
  | {
      readonly kind: 'dug';
      readonly row: number;
      readonly column: number;
      readonly state: CellSeen['state'];
      readonly digit: number | null;
      readonly opened: number;
      readonly ap: number;
    }
  | { readonly kind: 'sealed'; readonly row: number; readonly column: number; readonly ap: number }
  | { readonly kind: 'fresh-board'; readonly size: number; readonly rap: number }
  | { readonly kind: 'shown'; readonly cells: number }
  | { readonly kind: 'undone' }
  | { readonly kind: 'mode'; readonly mode: Mode };

/** What a move has come to, from the views before and after it; `undefined` for one that is told elsewhere. */
export function sayingOf(move: Move, before: View, after: View): Saying | undefined {
  const was = before.battle;
  const now = after.battle;
  const board = now?.board.id === was?.board.id ? now?.board : (after.lastBoard ?? now?.board);
  if (was === null || board === undefined) return undefined;
  switch (move.kind) {
    case 'walk':
      return { kind: 'walked', ...placeOf(board.size, move.cell) };
    case 'dig':
      return dugSaying(was.board, board, move.cell, now?.ap ?? 0);
    case 'seal':
      return { kind: 'sealed', ...placeOf(board.size, move.cell), ap: now?.ap ?? 0 };
    case 'refresh':
      return { kind: 'fresh-board', size: now?.board.size ?? 0, rap: now?.rap ?? 0 };
    case 'use':
      return { kind: 'shown', cells: board.probed.length - was.board.probed.length };
    case 'stop':
    case 'go':
    case 'take':
      return undefined;
  }
}

function dugSaying(before: BoardSeen, after: BoardSeen, cell: number, ap: number): Saying | undefined {
  const seen = cellsOf(after)[cell];
  if (seen === undefined) return undefined;
  const opened = after.shown.filter((shown, at) => shown !== before.shown[at]).length;
  return {
    kind: 'dug',
    row: seen.row,
    column: seen.column,
    state: seen.state,
    digit: seen.digit,
    opened,
    ap,
  };
}

function placeOf(size: number, cell: number): { readonly row: number; readonly column: number } {
  return { row: Math.floor(cell / size), column: cell % size };
}

import type { Move, View } from '@foretell/mines';

/**
 * A round as it is seen while it closes: what stood before the last move, on the board as that move has left it. `undefined` where
 * there is nothing to see: the round was stopped, or its end happened before this page was opened.
 */
export function closingView(
  last: { readonly view: View; readonly move: Move } | null | undefined,
  after: View,
): View | undefined {
  const before = last?.view.battle;
  if (last === null || last === undefined || !before || last.move.kind === 'stop') return undefined;
  const board = after.lastBoard ?? after.battle?.board;
  if (board === undefined || board.id !== before.board.id) return undefined;
  return { ...last.view, battle: { ...before, ap: Math.max(0, before.ap - 1), board } };
}

import { type BoardSeen, isOpened } from '../board-seen.ts';
import { gridOf } from '../grid.ts';
import type { Move } from '../moves.ts';

/** A paid action of a bot before the walk that it may need. */
export interface Deed {
  readonly kind: 'dig' | 'seal';
  readonly cell: number;
}

/** Closed cells beside an opened one, rising: all that can be dug or sealed after a walk, which is free. */
export function frontierOf({ size, shown }: BoardSeen): readonly number[] {
  const { neighbours } = gridOf(size);
  const frontier: number[] = [];
  for (let cell = 0; cell < shown.length; cell++) {
    if (!isOpened(shown[cell]) && neighbours[cell]?.some((each) => isOpened(shown[each])))
      frontier.push(cell);
  }
  return frontier;
}

/**
 * The next move towards a deed: the deed itself from a cell beside it, else the walk to the nearest opened one. Opened cells
 * hang together (RULES.md §10), so every one of them can be reached.
 */
export function moveTowards(board: BoardSeen, { kind, cell }: Deed): Move {
  const { neighbours } = gridOf(board.size);
  const beside = neighbours[cell] ?? [];
  if (beside.includes(board.avatar)) return { kind, cell };
  let nearest = -1;
  for (const each of beside) {
    if (!isOpened(board.shown[each])) continue;
    if (nearest === -1 || distance(board, each) < distance(board, nearest)) nearest = each;
  }
  return { kind: 'walk', cell: nearest };
}

/**
 * Of equally good cells the nearest to the avatar, the first of those. One beside it is always taken before one that is not,
 * so that a walk is followed by a deed and no bot walks for ever.
 */
export function nearestOf(board: BoardSeen, cells: readonly number[]): number {
  let best = cells[0] ?? -1;
  for (const cell of cells) if (distance(board, cell) < distance(board, best)) best = cell;
  return best;
}

/** Steps of a king. */
function distance({ size, avatar }: BoardSeen, cell: number): number {
  const across = Math.abs((cell % size) - (avatar % size));
  const down = Math.abs(Math.floor(cell / size) - Math.floor(avatar / size));
  return Math.max(across, down);
}

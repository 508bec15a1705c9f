import { type BoardSeen, isOpened, type Move } from '@foretell/mines';
import { approachTo, areBeside, isFrontier } from './places.ts';

/** What a tap does to a closed cell. */
export type Mode = 'dig' | 'seal';

/** What the player means to do with a cell. */
export interface Wish {
  readonly kind: Mode | 'walk';
  readonly cell: number;
}

/**
 * Why a wish has to be said twice: the hero has to walk there first, a seal would be dug away, or a seal is placed where no mine
 * can be.
 */
export type Doubt = 'far' | 'sealed' | 'harmless';

/** What becomes of a wish: moves to make one after the other, a second thought, or nothing but a look. */
export type Answer =
  | { readonly kind: 'moves'; readonly moves: readonly Move[] }
  | { readonly kind: 'ask'; readonly doubt: Doubt; readonly wish: Wish; readonly way: readonly number[] }
  | { readonly kind: 'look'; readonly cell: number };

/** What a tap on a cell means in a mode: an opened one is walked on, a closed one is dug or sealed. */
export function wishOf({ shown }: BoardSeen, cell: number, mode: Mode): Wish {
  return { kind: isOpened(shown[cell]) ? 'walk' : mode, cell };
}

/**
 * Answers a wish. `said`: the wish that was asked about and now stands for a second time. `isWarned`: the player has been told once
 * that a seal on a harmless cell misses. What is not legal is handed in all the same: the game says why not.
 */
export function answerTo(board: BoardSeen, wish: Wish, said: Wish | null, isWarned: boolean): Answer {
  const { cell, kind } = wish;
  if (kind === 'walk')
    return cell === board.avatar ? { kind: 'look', cell } : moves([{ kind: 'walk', cell }]);
  if (isOpened(board.shown[cell])) return moves([{ kind, cell }]);
  const isSaid = said?.kind === kind && said.cell === cell;
  const isFar = !areBeside(board.size, board.avatar, cell) && isFrontier(board, cell);
  const way = isFar ? (approachTo(board, cell) ?? []) : [];
  const doubt = isSaid ? undefined : doubtOf(board, wish, isFar, isWarned);
  if (doubt !== undefined) return { kind: 'ask', doubt, wish, way };
  const last = way.at(-1);
  return moves(
    last === undefined
      ? [{ kind, cell }]
      : [
          { kind: 'walk', cell: last },
          { kind, cell },
        ],
  );
}

function moves(list: readonly Move[]): Answer {
  return { kind: 'moves', moves: list };
}

function doubtOf(
  board: BoardSeen,
  { kind, cell }: Wish,
  isFar: boolean,
  isWarned: boolean,
): Doubt | undefined {
  const isSealed = board.seals.some((seal) => seal.cell === cell);
  if (kind === 'dig' && isSealed) return 'sealed';
  if (kind === 'seal' && !isSealed && !isWarned && isHarmless(board, cell)) return 'harmless';
  return isFar && !(kind === 'seal' && isSealed) ? 'far' : undefined;
}

/** Whether the variation that lies on a cell says that no mine is under it (RULES.md §8). */
export function isHarmless({ regions }: BoardSeen, cell: number): boolean {
  return regions.some(
    ({ cellConstraint, cells }) => cellConstraint === 'safe_nonzero' && cells.includes(cell),
  );
}

import { type BoardSeen, CLOSED, CRATER, type RegionSeen, SILENT } from '@foretell/mines';
import { areBeside, isFrontier } from './places.ts';

/** What a cell looks like, and what a screen reader says of it. */
export interface CellSeen {
  readonly cell: number;
  /** From 0. */
  readonly row: number;
  readonly column: number;
  readonly state: 'closed' | 'number' | 'zero' | 'silent' | 'crater';
  /** 1 to 8: of an opened cell, or of a closed one whose number an item has shown. */
  readonly digit: number | null;
  readonly seal: 'open' | 'hit' | 'miss' | null;
  /** What lies on it. */
  readonly variant: Pick<RegionSeen, 'variantId' | 'infoMask' | 'payoutPercent'> | null;
  /** Can be dug from where the hero stands; from somewhere; or not yet. */
  readonly reach: 'beside' | 'frontier' | 'none';
  readonly hasAvatar: boolean;
}

/** Every cell of a board, in its order. */
export function cellsOf(board: BoardSeen): readonly CellSeen[] {
  const variants = variantsOf(board);
  const seals = new Map(board.seals.map(({ cell, state }) => [cell, state]));
  const probed = new Map(board.probed.map(({ cell, number }) => [cell, number]));
  return board.shown.map((shown, cell): CellSeen => {
    const variant = variants[cell] ?? null;
    const digit = shown >= 0 ? shown : (probed.get(cell) ?? 0);
    return {
      cell,
      row: Math.floor(cell / board.size),
      column: cell % board.size,
      state: stateOf(shown),
      digit: digit > 0 ? digit : null,
      seal: seals.get(cell) ?? null,
      variant,
      reach: reachOf(board, cell),
      hasAvatar: cell === board.avatar,
    };
  });
}

function stateOf(shown: number): CellSeen['state'] {
  switch (shown) {
    case CLOSED:
      return 'closed';
    case SILENT:
      return 'silent';
    case CRATER:
      return 'crater';
    case 0:
      return 'zero';
    default:
      return 'number';
  }
}

function variantsOf({ shown, regions }: BoardSeen): readonly (RegionSeen | null)[] {
  const variants: (RegionSeen | null)[] = shown.map(() => null);
  for (const region of regions) for (const cell of region.cells) variants[cell] = region;
  return variants;
}

function reachOf(board: BoardSeen, cell: number): CellSeen['reach'] {
  if (board.shown[cell] !== CLOSED) return 'none';
  if (areBeside(board.size, board.avatar, cell)) return 'beside';
  return isFrontier(board, cell) ? 'frontier' : 'none';
}

import { type Board, isMine, NOT_OPENED, showsNumber } from './board/index.ts';
import { type BoardSeen, CLOSED, CRATER, type RegionSeen, SILENT } from './board-seen.ts';
import type { BoardProduct } from './boards/product.ts';
import type { GameTables, RowKind } from './tables/rows.ts';

/** What the hero sees of a board in a round (RULES.md §9). */
export function boardSeen(tables: GameTables, board: Board, round: number): BoardSeen {
  const { product, avatar, probed } = board;
  const { shown, kinds } = cellsSeen(board, round);
  return {
    id: product.id,
    size: product.size,
    avatar,
    shown,
    kinds,
    seals: sealsSeen(board),
    regions: regionsSeen(tables, product),
    probed: probed.map((cell) => ({ cell, number: product.numbers[cell] ?? 0 })),
  };
}

interface CellsSeen {
  readonly product: BoardProduct;
  readonly round: number;
  readonly seals: Board['seals'];
  readonly shown: readonly number[];
  readonly kinds: readonly (RowKind | null)[];
}

/** Walks change nothing on the board, so what was last seen of the same cells in the same round is handed out again. */
const seenOf = new WeakMap<Board['openedIn'], CellsSeen>();

function cellsSeen(board: Board, round: number): CellsSeen {
  const { product, openedIn, seals } = board;
  const known = seenOf.get(openedIn);
  if (known?.product === product && known.round === round && known.seals === seals) return known;
  const shown: number[] = [];
  const kinds: (RowKind | null)[] = [];
  for (let cell = 0; cell < openedIn.length; cell++) {
    const isClosed = openedIn[cell] === NOT_OPENED;
    shown.push(isClosed ? CLOSED : openSeen(board, cell, round));
    kinds.push(isClosed ? null : (product.kinds[cell] ?? null));
  }
  for (const { cell, state } of seals) if (state !== 'open') kinds[cell] = product.kinds[cell] ?? null;
  const seen = { product, round, seals, shown, kinds };
  seenOf.set(openedIn, seen);
  return seen;
}

function openSeen(board: Board, cell: number, round: number): number {
  if (isMine(board, cell)) return CRATER;
  return showsNumber(board, cell, round) ? (board.product.numbers[cell] ?? 0) : SILENT;
}

function sealsSeen({ seals }: Board): BoardSeen['seals'] {
  return seals.map(({ cell, state }) => ({ cell, state }));
}

const regionsOf = new WeakMap<BoardProduct, readonly RegionSeen[]>();

function regionsSeen(tables: GameTables, product: BoardProduct): readonly RegionSeen[] {
  const known = regionsOf.get(product);
  if (known !== undefined) return known;
  const regions = product.regions.map(({ variantId, infoMask, payoutPercent, cells }) => ({
    variantId,
    infoMask,
    cellConstraint:
      tables.variation.find(({ variant_id }) => variant_id === variantId)?.cell_constraint ?? 'any',
    payoutPercent,
    cells,
  }));
  regionsOf.set(product, regions);
  return regions;
}

import { gridOf } from '../grid.ts';
import {
  areAdjacent,
  type Board,
  factsOf,
  isMine,
  isOpened,
  type OpenReport,
  regionOf,
  type Seal,
  sealOn,
  showsNumber,
} from './board.ts';

/** Why something cannot be done on the board (RULES.md §10). It costs nothing to be told. */
export type BoardRefusal =
  | 'out_of_board'
  | 'not_open'
  | 'already_there'
  | 'already_open'
  | 'already_sealed'
  | 'not_adjacent';

/** Walking leads over opened cells, which are always one piece: each of them can be reached. */
export function refusalOfWalk(board: Board, cell: number): BoardRefusal | undefined {
  if (!isOnBoard(board, cell)) return 'out_of_board';
  if (!isOpened(board, cell)) return 'not_open';
  return cell === board.avatar ? 'already_there' : undefined;
}

export function refusalOfDig(board: Board, cell: number): BoardRefusal | undefined {
  if (!isOnBoard(board, cell)) return 'out_of_board';
  if (isOpened(board, cell)) return 'already_open';
  return areAdjacent(board, board.avatar, cell) ? undefined : 'not_adjacent';
}

export function refusalOfSeal(board: Board, cell: number): BoardRefusal | undefined {
  if (!isOnBoard(board, cell)) return 'out_of_board';
  if (isOpened(board, cell)) return 'already_open';
  if (sealOn(board, cell) !== undefined) return 'already_sealed';
  return areAdjacent(board, board.avatar, cell) ? undefined : 'not_adjacent';
}

function isOnBoard({ product }: Board, cell: number): boolean {
  return Number.isInteger(cell) && cell >= 0 && cell < product.numbers.length;
}

/** Stands the hero on another opened cell. */
export function walk(board: Board, cell: number): Board {
  return { ...board, avatar: cell };
}

/** Places a mark that the round `round` pays. */
export function seal(board: Board, cell: number, round: number): Board {
  const placed: Seal = { cell, round, state: 'open' };
  return { ...board, seals: [...board.seals, placed] };
}

export interface Opened {
  readonly board: Board;
  /** Every cell that was opened, the dug one first, chains in the order of their spreading. */
  readonly reports: readonly OpenReport[];
}

/**
 * Opens a closed cell in `round`: a mine becomes a crater, a safe cell with no mine around opens its neighbours, and so on. Chains leave
 * marked cells alone: a mark was paid for, and only an explicit dig takes it away.
 */
export function open(board: Board, cell: number, round: number): Opened {
  const { product } = board;
  const { isMine: mine } = factsOf(product);
  const { neighbours } = gridOf(product.size);
  const openedIn = board.openedIn.slice();
  const seals = board.seals.filter((each) => each.cell !== cell);
  const isSealed = new Set(seals.map((each) => each.cell));
  const order = [cell];
  openedIn[cell] = round;
  for (let at = 0; at < order.length; at++) {
    const from = order[at] ?? cell;
    if (mine[from] === 1 || product.numbers[from] !== 0) continue;
    for (const near of neighbours[from] ?? []) {
      if ((openedIn[near] ?? 0) >= 0 || isSealed.has(near)) continue;
      openedIn[near] = round;
      order.push(near);
    }
  }
  const safeLeft = board.safeLeft - (mine[cell] === 1 ? 0 : order.length);
  const next: Board = { ...board, openedIn, seals, safeLeft };
  return { board: next, reports: order.map((each) => reportOf(next, each, round, each !== cell)) };
}

/** What is seen of an opened cell in a round. */
export function reportOf(board: Board, cell: number, round: number, viaChain: boolean): OpenReport {
  const { product } = board;
  const isHit = isMine(board, cell);
  const shows = !isHit && showsNumber(board, cell, round);
  return {
    cell,
    isMine: isHit,
    shown: shows ? (product.numbers[cell] ?? 0) : null,
    variantId: regionOf(product, cell)?.variantId ?? null,
    viaChain,
  };
}

/** A mark of a round that ends, and what it turned out to be. */
export interface SealResult {
  readonly cell: number;
  readonly isHit: boolean;
  /** A hit whose mine has paid before pays nothing. */
  readonly pays: boolean;
}

/**
 * Settles the marks of `round` that still stand, each once, in the order in which they were placed: a mine is a hit and uses up the mine's right
 * to pay; a safe cell is a miss.
 */
export function settleSeals(
  board: Board,
  round: number,
): { readonly board: Board; readonly results: readonly SealResult[] } {
  const due = board.seals.filter((each) => each.state === 'open' && each.round === round);
  if (due.length === 0) return { board, results: [] };
  const results = due.map(({ cell }): SealResult => {
    const isHit = isMine(board, cell);
    return { cell, isHit, pays: !(isHit && board.paidMines.includes(cell)) };
  });
  const hits = results.filter(({ isHit, pays }) => isHit && pays).map(({ cell }) => cell);
  const seals = board.seals.map((each): Seal => {
    const result = each.state === 'open' ? results.find(({ cell }) => cell === each.cell) : undefined;
    return result === undefined ? each : { ...each, state: result.isHit ? 'hit' : 'miss' };
  });
  return { board: { ...board, seals, paidMines: [...board.paidMines, ...hits] }, results };
}

/**
 * Shows the numbers of closed cells within `radius` of the hero (the larger of the two distances) whose terrain lists the item. They stay
 * shown for the life of the board, when their cells are opened too (RULES.md §14): what was once told is not taken back.
 */
export function probe(
  board: Board,
  itemId: string,
  radius: number,
): { readonly board: Board; readonly cells: readonly number[] } {
  const { product, avatar, probed } = board;
  const { size } = product;
  const isNear = (cell: number) =>
    Math.abs((cell % size) - (avatar % size)) <= radius &&
    Math.abs(Math.floor(cell / size) - Math.floor(avatar / size)) <= radius;
  const cells = product.regions
    .filter(({ counterItemIds }) => counterItemIds.includes(itemId))
    .flatMap((region) => region.cells)
    .filter((cell) => isNear(cell) && !isOpened(board, cell) && !probed.includes(cell))
    .sort((one, other) => one - other);
  const all = [...probed, ...cells].sort((one, other) => one - other);
  return { board: { ...board, probed: all }, cells };
}

/** The way to an opened cell, the shortest with steps in eight directions, the first cell left out; empty when there is none. */
export function wayTo(board: Board, cell: number): readonly number[] {
  const { neighbours, cells } = gridOf(board.product.size);
  const from = new Int16Array(cells).fill(-1);
  const queue = [board.avatar];
  from[board.avatar] = board.avatar;
  for (let at = 0; at < queue.length && from[cell] === -1; at++) {
    const here = queue[at] ?? 0;
    for (const near of neighbours[here] ?? []) {
      if (from[near] !== -1 || !isOpened(board, near)) continue;
      from[near] = here;
      queue.push(near);
    }
  }
  if (from[cell] === -1) return [];
  const way: number[] = [];
  for (let at = cell; at !== board.avatar; at = from[at] ?? board.avatar) way.push(at);
  return way.reverse();
}

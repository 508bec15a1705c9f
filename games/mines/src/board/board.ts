import type { BoardProduct, Region } from '../boards/product.ts';
import { gridOf } from '../grid.ts';

/**
 * A board in play (RULES.md §10): the product it was made from, which never changes, and what was done to it.
 */
export interface Board {
  readonly product: BoardProduct;
  /** The round in which each cell was opened, 0 for what stood open at first; {@link NOT_OPENED} for closed ones. */
  readonly openedIn: readonly number[];
  /** Safe cells that are still closed. */
  readonly safeLeft: number;
  /** Marks that stand, in the order in which they were placed. */
  readonly seals: readonly Seal[];
  /** Mines whose right to pay is used up, by cell. The right is the mine's, not the mark's. */
  readonly paidMines: readonly number[];
  /** Cells whose number an item has shown while they were closed, rising. It stays shown. */
  readonly probed: readonly number[];
  /** The cell the hero stands on. */
  readonly avatar: number;
}

export const NOT_OPENED = -1;

/** A mark on a closed cell: a commitment, which nothing but a dig takes away. */
export interface Seal {
  readonly cell: number;
  /** The round that pays it. */
  readonly round: number;
  /** `open` until that round is settled. */
  readonly state: 'open' | 'hit' | 'miss';
}

/** One cell that was opened, as everybody may see it. */
export interface OpenReport {
  readonly cell: number;
  readonly isMine: boolean;
  /** The number, if it shows. */
  readonly shown: number | null;
  readonly variantId: string | null;
  /** Opened by a chain, not by the dig itself. */
  readonly viaChain: boolean;
}

/** A board as it is laid out: its first opening pays nothing and costs nothing. */
export function installBoard(product: BoardProduct): Board {
  const openedIn = Array.from(product.numbers, () => NOT_OPENED);
  for (const cell of product.initialOpen) openedIn[cell] = 0;
  return {
    product,
    openedIn,
    safeLeft: product.numbers.length - product.mines.length - product.initialOpen.length,
    seals: [],
    paidMines: [],
    probed: [],
    avatar: product.spawn,
  };
}

/** What is looked up again and again, once for each product. */
export interface BoardFacts {
  readonly isMine: Uint8Array;
  /** The place of each cell's region in the list of regions; -1 for plain cells. */
  readonly regionAt: Int8Array;
}

const factsOfProducts = new WeakMap<BoardProduct, BoardFacts>();

export function factsOf(product: BoardProduct): BoardFacts {
  const known = factsOfProducts.get(product);
  if (known !== undefined) return known;
  const isMine = new Uint8Array(product.numbers.length);
  for (const cell of product.mines) isMine[cell] = 1;
  const regionAt = new Int8Array(product.numbers.length).fill(-1);
  for (const [place, { cells }] of product.regions.entries())
    for (const cell of cells) regionAt[cell] = place;
  const facts = { isMine, regionAt };
  factsOfProducts.set(product, facts);
  return facts;
}

/** The region that a cell lies in. */
export function regionOf(product: BoardProduct, cell: number): Region | undefined {
  return product.regions[factsOf(product).regionAt[cell] ?? -1];
}

/** Whether a cell stands open, a crater included. */
export function isOpened({ openedIn }: Pick<Board, 'openedIn'>, cell: number): boolean {
  return (openedIn[cell] ?? NOT_OPENED) !== NOT_OPENED;
}

export function isMine({ product }: Pick<Board, 'product'>, cell: number): boolean {
  return factsOf(product).isMine[cell] === 1;
}

/** The mark on a cell. */
export function sealOn({ seals }: Pick<Board, 'seals'>, cell: number): Seal | undefined {
  return seals.find((seal) => seal.cell === cell);
}

/** Whether two cells touch, corners counted. No cell touches itself. */
export function areAdjacent({ product }: Pick<Board, 'product'>, one: number, other: number): boolean {
  return gridOf(product.size).neighbours[one]?.includes(other) ?? false;
}

/**
 * Whether the number of an opened cell can be read in a round: never where its terrain hides it, from the next round on where its
 * terrain delays it. What stood open at first was opened before the first round.
 */
export function showsNumber({ product, openedIn }: Board, cell: number, round: number): boolean {
  const mask = regionOf(product, cell)?.infoMask ?? 'none';
  if (mask === 'none') return true;
  return mask === 'delay_numbers' && (openedIn[cell] ?? round) < round;
}

import { type Grid, gridOf } from '../grid.ts';
import { boardGenOf } from '../tables/resolve.ts';
import type { BoardGen, CellConstraint, GameTables } from '../tables/rows.ts';
import { brokenTheorems, type Ground, meetsConstraint, THEOREMS } from '../variation/index.ts';
import { reach } from './connected.ts';
import { exclusionOf, isInflated, NO_BOUNDS, openingFrom } from './opening.ts';
import { candidatesOf } from './place-mines.ts';
import type { BoardProduct } from './product.ts';
import { meetsFloor } from './prune.ts';

/** The promises that every board keeps (RULES.md §7, §8). */
export const FAULTS = [
  ...THEOREMS,
  /** A varied cell lies where its variation may not. */
  'constraint',
  /** A varied cell lies in the opening or beside it. */
  'exclusion',
  /** A cell lies in two regions. */
  'overlap',
  /** A safe cell cannot be reached from the spawn over safe cells. */
  'reachability',
  /** A number is not what stands around the cell. */
  'numbers',
  'digit',
  'zero',
  /** What can be reasoned is less than the row promises, or there is nothing to reason. */
  'floor',
  /** Candidates that neither lie there nor were turned down nor lifted. */
  'candidates',
  /** The avatar does not stand in the middle of a 3×3 without mines. */
  'spawn',
  /** What stands open at first is not what opens from the spawn. */
  'opening',
  /** The opening is larger or smaller than the row allows, and the board is not a forced one. */
  'bounds',
] as const;
export type Fault = (typeof FAULTS)[number];

/**
 * Holds a board against every promise, reading nothing but its mines, its regions and the tables: numbers are counted anew and the
 * opening is opened anew. The promises it breaks, each once.
 */
export function faultsOf(tables: GameTables, product: BoardProduct): readonly Fault[] {
  const { size, mines, regions, spawn, stats } = product;
  const grid = gridOf(size);
  const row = boardGenOf(tables, product.level, product.depth);
  const ground = groundOf(grid, mines);
  const found = new Set<Fault>(terrainFaults(tables, product, ground));
  const check = (fault: Fault, isKept: boolean) => {
    if (!isKept) found.add(fault);
  };
  const safe = (cell: number) => ground.mine[cell] === 0;
  const opening = openingFrom({ grid, numbers: ground.numbers }, spawn);
  const excluded = exclusionOf({ grid }, opening);
  const reached = reach(grid.neighbours, grid.cells, safe, spawn);
  const cells = Array.from({ length: grid.cells }, (_, cell) => cell);
  check('exclusion', !regions.some((region) => region.cells.some((cell) => excluded[cell] === 1)));
  check(
    'reachability',
    cells.every((cell) => !safe(cell) || reached[cell] === 1),
  );
  check(
    'numbers',
    cells.every((cell) => product.numbers[cell] === ground.numbers[cell]),
  );
  check(
    'digit',
    ground.numbers.every((number) => number <= row.digit_cap),
  );
  const zeros = cells.filter((cell) => safe(cell) && ground.numbers[cell] === 0).length;
  check('zero', zeros * 1000 >= row.zero_share_min_pm * grid.cells);
  const closed = grid.cells - mines.length - opening.count;
  check('floor', closed > 0 && stats.closed === closed && meetsFloor(row, stats.deducible, closed));
  check('candidates', isAccounted(row, product));
  check('spawn', safe(spawn) && ground.numbers[spawn] === 0 && grid.neighbours[spawn]?.length === 8);
  check('opening', cells.filter((cell) => opening.isOpen[cell] === 1).join() === product.initialOpen.join());
  check('bounds', isWithinBounds(tables, row, product, opening.count));
  return FAULTS.filter((fault) => found.has(fault));
}

/** A board as its mines alone make it. */
function groundOf(
  { size, cells, neighbours }: Grid,
  mines: readonly number[],
): Ground & { readonly numbers: Uint8Array } {
  const mine = new Uint8Array(cells);
  const numbers = new Uint8Array(cells);
  for (const cell of mines) {
    mine[cell] = 1;
    for (const near of neighbours[cell] ?? []) numbers[near] = (numbers[near] ?? 0) + 1;
  }
  return { size, mine, numbers };
}

function terrainFaults(
  { variation }: GameTables,
  { regions }: BoardProduct,
  ground: Ground,
): readonly Fault[] {
  if (regions.length === 0) return [];
  const constraintOf = (variantId: string): CellConstraint | undefined =>
    variation.find(({ variant_id }) => variant_id === variantId)?.cell_constraint;
  const faults: Fault[] = [];
  const isMet = regions.every(({ variantId, cells }) => {
    const constraint = constraintOf(variantId);
    return constraint !== undefined && cells.every((cell) => meetsConstraint(constraint, ground, cell));
  });
  if (!isMet) faults.push('constraint');
  const all = regions.flatMap(({ cells }) => cells);
  if (new Set(all).size < all.length) faults.push('overlap');
  const bound = regions.filter(({ variantId }) => constraintOf(variantId) === 'safe_nonzero');
  faults.push(
    ...brokenTheorems(
      ground,
      bound.map(({ cells }) => cells),
    ),
  );
  return faults;
}

function isAccounted(row: BoardGen, { mines, stats }: BoardProduct): boolean {
  const { candidates, rejected, pruned } = stats;
  const turnedDown = rejected.digit + rejected.zero + rejected.split;
  return candidates === candidatesOf(row) && turnedDown + pruned + mines.length === candidates;
}

function isWithinBounds(
  { generator }: GameTables,
  row: BoardGen,
  { size, stats }: BoardProduct,
  opened: number,
): boolean {
  const bounds = stats.isForced ? NO_BOUNDS : row;
  const cells = size * size;
  return (
    opened * 1000 >= bounds.spawn_open_min_pm * cells &&
    !isInflated(bounds, generator.prune_open_tolerance_pct, opened, cells)
  );
}

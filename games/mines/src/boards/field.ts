import { type Grid, gridOf } from '../grid.ts';

/** A board while it is being made. Arrays have a place a cell and are changed in place. */
export interface Field {
  readonly grid: Grid;
  readonly size: number;
  readonly mine: Uint8Array;
  /** Mines among the up to eight neighbours; those of mines too. */
  readonly numbers: Uint8Array;
  mines: number;
  /** Safe cells without a mine around. */
  zeros: number;
}

/** A board without mines. */
export function emptyField(size: number): Field {
  const grid = gridOf(size);
  return {
    grid,
    size,
    mine: new Uint8Array(grid.cells),
    numbers: new Uint8Array(grid.cells),
    mines: 0,
    zeros: grid.cells,
  };
}

/** Puts a mine on a safe cell. */
export function layMine(field: Field, cell: number): void {
  field.zeros -= zerosUnder(field, cell);
  field.mine[cell] = 1;
  field.mines++;
  for (const near of field.grid.neighbours[cell] ?? []) field.numbers[near] = (field.numbers[near] ?? 0) + 1;
}

/** Takes a mine away. No cell shows more than before, so nothing that {@link layMine} kept within bounds leaves them. */
export function liftMine(field: Field, cell: number): void {
  field.mine[cell] = 0;
  field.mines--;
  for (const near of field.grid.neighbours[cell] ?? []) field.numbers[near] = (field.numbers[near] ?? 0) - 1;
  field.zeros += zerosUnder(field, cell);
}

/** How many zero cells a mine on this safe cell would take. */
export function zerosUnder({ grid, mine, numbers }: Field, cell: number): number {
  let zeros = numbers[cell] === 0 ? 1 : 0;
  for (const near of grid.neighbours[cell] ?? []) {
    if (mine[near] === 0 && numbers[near] === 0) zeros++;
  }
  return zeros;
}

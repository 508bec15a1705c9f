import { nextBelow, type Rng } from '@foretell/engine';
import type { BoardGen } from '../tables/rows.ts';
import type { Field } from './field.ts';

/** Cells that open together. */
export interface Opening {
  /** 1 for each cell of it. */
  readonly isOpen: Uint8Array;
  readonly count: number;
}

/** What stands open when the safe cell `start` is opened: it, and while zero cells are among them all their neighbours. */
export function openingFrom({ grid, numbers }: Pick<Field, 'grid' | 'numbers'>, start: number): Opening {
  const isOpen = new Uint8Array(grid.cells);
  isOpen[start] = 1;
  let count = 1;
  const chain = [start];
  for (let cell = chain.pop(); cell !== undefined; cell = chain.pop()) {
    if (numbers[cell] !== 0) continue;
    for (const near of grid.neighbours[cell] ?? []) {
      if (isOpen[near] === 1) continue;
      isOpen[near] = 1;
      count++;
      chain.push(near);
    }
  }
  return { isOpen, count };
}

/** The bounds of an opening: shares of all cells, per mille, both included. */
export type OpeningBounds = Pick<BoardGen, 'spawn_open_min_pm' | 'spawn_open_max_pm'>;

/** Of a forced board: any opening will do. */
export const NO_BOUNDS: OpeningBounds = { spawn_open_min_pm: 0, spawn_open_max_pm: 1000 };

/**
 * Where the avatar first stands (RULES.md §7): one of the zero cells off the border, each equally likely, whose opening lies
 * within the bounds. Around a zero cell off the border is a full 3×3 without mines. Undefined when there is none.
 */
export function chooseSpawn(field: Field, bounds: OpeningBounds, rng: Rng): number | undefined {
  const fitting = spawnCells(field, bounds);
  return fitting.length === 0 ? undefined : fitting[nextBelow(rng, fitting.length)];
}

/** The cells that {@link chooseSpawn} chooses from, rising. */
export function spawnCells(field: Field, bounds: OpeningBounds): readonly number[] {
  const { cells, neighbours } = field.grid;
  const opened = openedByZeros(field);
  const fitting: number[] = [];
  for (let cell = 0; cell < cells; cell++) {
    const count = opened[cell] ?? 0;
    if (count > 0 && neighbours[cell]?.length === 8 && isWithin(bounds, count, cells)) fitting.push(cell);
  }
  return fitting;
}

/** How many cells each zero cell opens; 0 for other cells. Zero cells that touch open each other: one look does for all of them. */
function openedByZeros(field: Field): Int16Array {
  const { grid, mine, numbers } = field;
  const opened = new Int16Array(grid.cells);
  for (let cell = 0; cell < grid.cells; cell++) {
    if (mine[cell] === 1 || numbers[cell] !== 0 || opened[cell] !== 0) continue;
    const { isOpen, count } = openingFrom(field, cell);
    for (let each = 0; each < grid.cells; each++) {
      if (isOpen[each] === 1 && numbers[each] === 0) opened[each] = count;
    }
  }
  return opened;
}

function isWithin(bounds: OpeningBounds, opened: number, cells: number): boolean {
  return (
    opened * 1000 >= bounds.spawn_open_min_pm * cells && opened * 1000 <= bounds.spawn_open_max_pm * cells
  );
}

/** Whether pruning has inflated an opening past its upper bound and the tolerance (per cent of the bound). */
export function isInflated(
  bounds: OpeningBounds,
  tolerancePct: number,
  opened: number,
  cells: number,
): boolean {
  return opened * 1000 * 100 > bounds.spawn_open_max_pm * tolerancePct * cells;
}

/** An opening and all its neighbours: where no terrain is ever varied, so that nobody starts blind (RULES.md §8). 1 each. */
export function exclusionOf({ grid }: Pick<Field, 'grid'>, { isOpen }: Opening): Uint8Array {
  const excluded = Uint8Array.from(isOpen);
  for (let cell = 0; cell < grid.cells; cell++) {
    if (isOpen[cell] === 1) for (const near of grid.neighbours[cell] ?? []) excluded[near] = 1;
  }
  return excluded;
}

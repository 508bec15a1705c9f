import { nextBelow, nextPermutation, type Rng } from '@foretell/engine';
import { gridOf } from '../../grid.ts';
import { FOG, HIDDEN } from '../../reasoner/cells.ts';
import type { Position } from '../../reasoner/position.ts';
import type { Knowledge } from '../knowledge.ts';

/** What a sample is drawn from. */
type Known = Pick<Knowledge, 'position' | 'isMine' | 'chances'>;

const RESTARTS = 20;
const FREE = 2;
const UNIT = 1 << 20;

/**
 * A board that agrees with everything known: 1 where it has a mine. Cells are drawn in random order by their chance, and what
 * follows from each draw is drawn with it; a draw that leads to a contradiction is begun again, a few times at most.
 * `undefined` when none was found. Not every board is as likely as it should be, but none is impossible.
 */
export function sampleBoard(known: Known, rng: Rng): Uint8Array | undefined {
  const { position, isMine } = known;
  const chances = known.chances();
  const { cells } = position;
  const unknown: number[] = [];
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === HIDDEN && isUndecided(chances[cell])) unknown.push(cell);
  }
  for (let attempt = 0; attempt < RESTARTS; attempt++) {
    const drawn = Uint8Array.from(isMine);
    for (const cell of unknown) drawn[cell] = FREE;
    const order = nextPermutation(rng, unknown.length);
    if (order.every((at) => drawCell(known, drawn, unknown[at] ?? 0, rng))) return drawn;
  }
  return undefined;
}

function isUndecided(chance: number | undefined): boolean {
  return chance !== undefined && chance > 0 && chance < 1;
}

/** Draws a cell that is still free, and what follows. False at a contradiction. */
function drawCell({ position, chances }: Known, drawn: Uint8Array, cell: number, rng: Rng): boolean {
  if (drawn[cell] !== FREE) return true;
  drawn[cell] = nextBelow(rng, UNIT) < (chances()[cell] ?? 0) * UNIT ? 1 : 0;
  const queue = [cell];
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    if (!followFrom(position, drawn, at, queue)) return false;
  }
  return true;
}

/** What the witnesses around a drawn cell say now. */
function followFrom({ cells, width }: Position, drawn: Uint8Array, cell: number, queue: number[]): boolean {
  const { neighbours } = gridOf(width);
  return (neighbours[cell] ?? []).every((witness) => {
    const shown = cells[witness] ?? HIDDEN;
    if (shown > 8 && shown !== FOG) return true;
    const around = neighbours[witness] ?? [];
    const value = forcedBy(around, shown, drawn);
    if (value === CONTRADICTION) return false;
    if (value !== FREE) setFree(around, value, drawn, queue);
    return true;
  });
}

const CONTRADICTION = -1;

/** What all free cells around a witness have to be: 0, 1, either ({@link FREE}), or nothing that fits. */
function forcedBy(around: readonly number[], shown: number, drawn: Uint8Array): number {
  let mines = 0;
  let free = 0;
  for (const cell of around) {
    if (drawn[cell] === FREE) free += 1;
    else mines += drawn[cell] ?? 0;
  }
  if (shown === FOG) return forcedByFog(mines, free);
  const missing = shown - mines;
  if (missing < 0 || missing > free) return CONTRADICTION;
  if (missing === 0) return 0;
  return missing === free ? 1 : FREE;
}

/** Beside a cell without a number lies one mine at least. */
function forcedByFog(mines: number, free: number): number {
  if (mines > 0 || free > 1) return FREE;
  return free === 0 ? CONTRADICTION : 1;
}

function setFree(around: readonly number[], value: number, drawn: Uint8Array, queue: number[]): void {
  for (const cell of around) {
    if (drawn[cell] !== FREE) continue;
    drawn[cell] = value;
    queue.push(cell);
  }
}

import type { Cell } from '../floors/level.ts';
import { fitsGround, type Ground, offsetCell, stepsOf } from './ground.ts';

/**
 * Walking distances to one goal for bodies of one size, over ground that can be walked on or opened; bodies are not looked at.
 * Worked out as far as anybody asks and kept with the ground, so that a crowd that hunts one hero shares one field.
 */
export interface Field {
  readonly distances: Int16Array;
  readonly queue: Int16Array;
  head: number;
  tail: number;
}

/** No way there. */
export const UNREACHABLE = 32_767;

/** Enough for the goals of one fight; they are worked out anew after that. */
const MOST_KEPT = 48;

/** The field of everybody of `size` who wants to be at `goal`; a large body wants to touch it. */
export function fieldTo(ground: Ground, goal: Cell, size: number): Field {
  const key = size * ground.cells + goal;
  const known = ground.fields.get(key);
  if (known !== undefined) return known;
  const field: Field = {
    distances: new Int16Array(ground.cells).fill(UNREACHABLE),
    queue: new Int16Array(ground.cells),
    head: 0,
    tail: 0,
  };
  if (size === 1) enqueue(field, goal, 0);
  else enqueueTouching(ground, field, goal, size);
  if (ground.fields.size >= MOST_KEPT) ground.fields.clear();
  ground.fields.set(key, field);
  return field;
}

/** Steps from `cell`, {@link UNREACHABLE} when there is no way. */
export function distanceIn(ground: Ground, field: Field, cell: Cell, size: number): number {
  const { distances } = field;
  const known = distances[cell] ?? UNREACHABLE;
  if (known !== UNREACHABLE || field.head === field.tail) return known;
  const steps = stepsOf(ground, size);
  // Whole rings only: everything as near as the cell asked for is known when it is.
  while (field.head < field.tail && !isRingDone(field, cell))
    visit(field, steps, field.queue[field.head++] ?? 0);
  return distances[cell] ?? UNREACHABLE;
}

function isRingDone({ distances, queue, head }: Field, cell: Cell): boolean {
  const distance = distances[cell] ?? UNREACHABLE;
  return distance !== UNREACHABLE && (distances[queue[head] ?? 0] ?? 0) >= distance;
}

function visit(field: Field, steps: Int16Array, at: Cell): void {
  const next = (field.distances[at] ?? 0) + 1;
  for (let edge = at * 8; edge < at * 8 + 8; edge++) {
    const to = steps[edge] ?? -1;
    if (to >= 0 && field.distances[to] === UNREACHABLE) enqueue(field, to, next);
  }
}

function enqueue(field: Field, cell: Cell, distance: number): void {
  field.distances[cell] = distance;
  field.queue[field.tail++] = cell;
}

/** Every place from which a large body touches the goal; where none fits, the nearest that do. */
function enqueueTouching(ground: Ground, field: Field, goal: Cell, size: number): void {
  for (let gap = 1; gap <= 6 && field.tail === 0; gap++) {
    for (let dy = -size - gap + 1; dy <= gap; dy++) {
      for (let dx = -size - gap + 1; dx <= gap; dx++) {
        const cell = offsetCell(ground, goal, dx, dy);
        if (cell >= 0 && field.distances[cell] !== 0 && fitsGround(ground, cell, size))
          enqueue(field, cell, 0);
      }
    }
  }
}

import {
  createFlowField,
  type Exits,
  exitsOf,
  type FlowField,
  fillFlowField,
  NO_WAY,
} from '@foretell/engine';
import type { Cell } from '../floors/level.ts';
import { CLOSED, fitsGround, type Ground, offsetCell, PINCH, WALK } from './ground.ts';

/** No way there. */
export const UNREACHABLE = NO_WAY;

/** Enough for the goals of one fight; the oldest makes room for a new one. */
const MOST_KEPT = 24;

/** Where a body of `size` can step, over ground that can be walked on or opened (RULES.md §3). Worked out once a ground. */
export function exitsIn(ground: Ground, size: number): Exits {
  const known = ground.exits.get(size);
  if (known !== undefined) return known;
  const { width, cells, flags } = ground;
  const passable = flags.map((each) => (each & (WALK | CLOSED) ? 1 : 0));
  const pinches = flags.map((each) => (each & PINCH ? 1 : 0));
  const exits = exitsOf(width, cells / width, passable, size, { openFlanks: 1, pinches });
  ground.exits.set(size, exits);
  return exits;
}

/**
 * Walking distances to `goal` for everybody of `size`; a large body wants to touch it. Bodies are not looked at. Kept with the
 * ground, so that a crowd that hunts one hero shares one field.
 */
export function fieldTo(ground: Ground, goal: Cell, size: number): FlowField {
  const key = size * ground.cells + goal;
  const known = ground.fields.get(key);
  if (known !== undefined) return known;
  const field = oldestOf(ground) ?? createFlowField(ground.width, ground.cells / ground.width);
  fillFlowField(field, exitsIn(ground, size), size === 1 ? [goal] : touching(ground, goal, size));
  ground.fields.set(key, field);
  return field;
}

/** A field that is given up for a new one, when there are as many as are kept. */
function oldestOf({ fields }: Ground): FlowField | undefined {
  if (fields.size < MOST_KEPT) return undefined;
  for (const [key, field] of fields) {
    fields.delete(key);
    return field;
  }
  return undefined;
}

/** Steps from `cell`, {@link UNREACHABLE} when there is no way. */
export function distanceIn(field: FlowField, cell: Cell): number {
  return field.distances[cell] ?? UNREACHABLE;
}

/** Every place from which a large body touches the goal; where none fits, the nearest that do. */
function touching(ground: Ground, goal: Cell, size: number): readonly Cell[] {
  for (let gap = 1; gap <= 6; gap++) {
    const side = size + 2 * gap;
    const places = Array.from({ length: side * side }, (_, place) =>
      offsetCell(ground, goal, (place % side) - size - gap + 1, Math.trunc(place / side) - size - gap + 1),
    ).filter((cell) => cell >= 0 && fitsGround(ground, cell, size));
    if (places.length > 0) return places;
  }
  return [];
}

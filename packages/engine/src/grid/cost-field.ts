import type { Exits } from './exits.ts';
import { clearFlowField, createFlowField, type FlowField, NO_WAY } from './flow-field.ts';

/** A field over ground of which some cells cost more to enter than others. It is read with `stepDown` like any other. */
export interface CostField extends FlowField {
  /** Cells waiting by distance, as linked lists: the first entry of each list, then what follows each entry. */
  readonly first: Int32Array;
  readonly following: Int32Array;
  readonly entries: Int32Array;
}

/** Lists in use at once: one more than the dearest step. */
const LISTS = 256;

export function createCostField(width: number, height: number): CostField {
  const cells = width * height;
  return {
    ...createFlowField(width, height),
    first: new Int32Array(LISTS),
    // A cell is put down again whenever a shorter way to it is found: at most once a neighbour, and once as a source.
    following: new Int32Array(cells * 9),
    entries: new Int32Array(cells * 9),
  };
}

/**
 * The least cost from every cell to the nearest of `sources`, at most `most`, where leaving a cell towards the source costs
 * `costs` of the cell that is left: 1 to 255. Dial's algorithm: distances are whole numbers, so a ring of lists is the queue.
 */
export function fillCostField(
  field: CostField,
  exits: Exits,
  costs: Uint8Array,
  sources: ArrayLike<number>,
  most: number = NO_WAY - 1,
): void {
  const { distances, order, first, following, entries } = field;
  clearFlowField(field);
  first.fill(-1);
  let used = 0;
  let waiting = 0;
  let reached = 0;
  const put = (cell: number, distance: number) => {
    if (distances[cell] === NO_WAY) order[reached++] = cell;
    distances[cell] = distance;
    entries[used] = cell;
    following[used] = first[distance % LISTS] ?? -1;
    first[distance % LISTS] = used++;
    waiting++;
  };
  for (let place = 0; place < sources.length; place++) {
    const source = sources[place] ?? -1;
    if (exits.fits[source] === 1 && distances[source] !== 0) put(source, 0);
  }
  for (let distance = 0; waiting > 0; distance++) {
    let entry = first[distance % LISTS] ?? -1;
    first[distance % LISTS] = -1;
    for (; entry >= 0; entry = following[entry] ?? -1) {
      waiting--;
      const cell = entries[entry] ?? 0;
      if (distances[cell] === distance) spread(field, exits, costs, cell, distance, most, put);
    }
  }
  field.reached = reached;
}

function spread(
  { distances }: CostField,
  exits: Exits,
  costs: Uint8Array,
  cell: number,
  distance: number,
  most: number,
  put: (cell: number, distance: number) => void,
): void {
  let rest = exits.bits[cell] ?? 0;
  while (rest !== 0) {
    const low = rest & -rest;
    rest ^= low;
    const to = cell + (exits.offsets[31 - Math.clz32(low)] ?? 0);
    const next = distance + (costs[to] ?? 1);
    if (next <= most && next < (distances[to] ?? NO_WAY)) put(to, next);
  }
}

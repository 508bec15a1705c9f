import { DIRECTIONS, type Direction, PREFERRED, STEP_X, STEP_Y } from './directions.ts';
import type { Exits } from './exits.ts';

/** Farther than anything, or no way at all. */
export const NO_WAY = 65_535;

/**
 * Steps to the nearest of some sources, for every cell of a grid: what roguelikes call a Dijkstra map. One field serves every
 * body of a size that wants to the same place.
 */
export interface FlowField {
  /** Steps, or {@link NO_WAY}. */
  readonly distances: Uint16Array;
  /** Cells in the order in which they were reached, the nearest first; the first `reached` are of the last filling. */
  readonly order: Int32Array;
  reached: number;
  /** For each cell, directions that need no look because the cell it was reached from has looked. */
  readonly known: Uint8Array;
}

/** Room for fields over grids of one size. Throws a RangeError for more cells than distances can count. */
export function createFlowField(width: number, height: number): FlowField {
  const cells = width * height;
  if (cells >= NO_WAY) throw new RangeError(`flow field: ${cells} cells, at most ${NO_WAY - 1} are counted`);
  return {
    distances: new Uint16Array(cells).fill(NO_WAY),
    order: new Int32Array(cells),
    reached: 0,
    known: new Uint8Array(cells),
  };
}

/**
 * Distances from every cell to the nearest of `sources`, as far as `most` steps. Sources where no body fits are left out. Nothing is
 * allocated; what an earlier filling reached is cleared.
 */
export function fillFlowField(
  field: FlowField,
  exits: Exits,
  sources: ArrayLike<number>,
  most: number = NO_WAY - 1,
): void {
  const { distances, order, known } = field;
  const { bits, offsets } = exits;
  clearFlowField(field);
  let tail = settleSources(field, exits, sources);
  for (let head = 0; head < tail; head++) {
    const cell = order[head] ?? 0;
    const next = (distances[cell] ?? 0) + 1;
    if (next > most) break;
    const exit = bits[cell] ?? 0;
    let rest = exit & ~(known[cell] ?? 0);
    while (rest !== 0) {
      const low = rest & -rest;
      rest ^= low;
      const direction = 31 - Math.clz32(low);
      const to = cell + (offsets[direction] ?? 0);
      if (distances[to] !== NO_WAY) continue;
      distances[to] = next;
      known[to] = SHARED[(direction << 8) | exit] ?? 0;
      order[tail++] = to;
    }
  }
  field.reached = tail;
}

/** Puts the sources into the order. How many there are. */
function settleSources(
  { distances, order, known }: FlowField,
  exits: Exits,
  sources: ArrayLike<number>,
): number {
  let tail = 0;
  for (let place = 0; place < sources.length; place++) {
    const source = sources[place] ?? -1;
    if (exits.fits[source] !== 1 || distances[source] === 0) continue;
    distances[source] = 0;
    known[source] = 0;
    order[tail++] = source;
  }
  return tail;
}

/** Forgets what was reached. */
export function clearFlowField(field: FlowField): void {
  const { distances, order, reached } = field;
  // Wiping all is one instruction a word, so it pays as soon as a good part was reached.
  if (reached * 8 > distances.length) distances.fill(NO_WAY);
  else for (let place = 0; place < reached; place++) distances[order[place] ?? 0] = NO_WAY;
  field.reached = 0;
}

/**
 * The step that leads down the field from `cell`: to the least distance, straight ones before diagonals and then from the east on
 * ({@link PREFERRED}). `undefined` at a source and where there is no way.
 */
export function stepDown(
  field: Pick<FlowField, 'distances'>,
  exits: Exits,
  cell: number,
): Direction | undefined {
  const { distances } = field;
  const exit = exits.bits[cell] ?? 0;
  let least = distances[cell] ?? NO_WAY;
  let best: Direction | undefined;
  for (const direction of PREFERRED) {
    if ((exit & (1 << direction)) === 0) continue;
    const distance = distances[cell + (exits.offsets[direction] ?? 0)] ?? NO_WAY;
    if (distance >= least) continue;
    least = distance;
    best = direction;
  }
  return best;
}

/**
 * By direction of the step that reached a cell and the exits of the cell it came from: the directions in which the new cell's
 * neighbours are neighbours of the old one too, and were reached from there already. In the open that is more than half of them.
 */
const SHARED = sharedNeighbours();

function sharedNeighbours(): Uint8Array {
  const shared = new Uint8Array(8 * 256);
  for (const direction of DIRECTIONS) {
    for (let exit = 0; exit < 256; exit++) {
      const known = DIRECTIONS.filter((onward) => isKnown(direction, onward, exit));
      shared[(direction << 8) | exit] = known.reduce<number>((bits, onward) => bits | (1 << onward), 0);
    }
  }
  return shared;
}

/** Whether what lies `onward` of a cell entered by `direction` is the cell it was entered from, or can be stepped to from there. */
function isKnown(direction: Direction, onward: Direction, exit: number): boolean {
  const dx = (STEP_X[direction] ?? 0) + (STEP_X[onward] ?? 0);
  const dy = (STEP_Y[direction] ?? 0) + (STEP_Y[onward] ?? 0);
  const direct = DIRECTIONS.find((each) => STEP_X[each] === dx && STEP_Y[each] === dy);
  return (dx === 0 && dy === 0) || (direct !== undefined && (exit & (1 << direct)) !== 0);
}

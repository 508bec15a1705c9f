import { cellBeside, DIRECTIONS, type Direction, STEP_X, STEP_Y } from './directions.ts';

/**
 * Where a body can step from each cell, as far as the ground has a say: one byte a cell, one bit a direction. Worked out once for a
 * ground and a size of body, and shared by every field and path over it. Steps are the same both ways.
 *
 * A body of size n covers n by n cells and stands at its north-west one, its anchor.
 */
export interface Exits {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  /** Bit `1 << direction` of a cell: a body anchored there can step that way. 0 where none fits. */
  readonly bits: Uint8Array;
  /** 1 where a body can stand. */
  readonly fits: Uint8Array;
  /** What to add to a cell for a step in each direction. */
  readonly offsets: Int32Array;
}

export interface StepRules {
  /**
   * How many of the two cells beside a diagonal step have to be passable: 0 (corners are no matter), 1 (refused between two
   * blocked ones) or 2 (corners are never cut). For a large body they are the two cells that it brushes without covering them.
   */
  readonly openFlanks: 0 | 1 | 2;
  /** Other than 0 where no diagonal leads in or out: doors of one leaf. Absent: nowhere. */
  readonly pinches?: Uint8Array;
}

/** The steps of a body of `size` over cells where `passable` is other than 0. */
export function exitsOf(
  width: number,
  height: number,
  passable: Uint8Array,
  size: number,
  rules: StepRules,
): Exits {
  const fits = fitsOf(width, height, passable, size);
  const bits = new Uint8Array(width * height);
  const ground: Ground = { width, height, passable, size, rules };
  for (let cell = 0; cell < bits.length; cell++) {
    if (fits[cell] === 0) continue;
    for (const direction of DIRECTIONS) {
      const to = cellBeside(width, height, cell, STEP_X[direction] ?? 0, STEP_Y[direction] ?? 0);
      if (to < 0 || fits[to] === 0 || !passesCorner(ground, cell, to, direction)) continue;
      bits[cell] = (bits[cell] ?? 0) | (1 << direction);
    }
  }
  const offsets = Int32Array.from(DIRECTIONS, (each) => (STEP_Y[each] ?? 0) * width + (STEP_X[each] ?? 0));
  return { width, height, size, bits, fits, offsets };
}

/** The side of the largest square of passable cells with its north-west corner at each cell; 0 where the cell is not passable. */
export function clearanceOf(width: number, height: number, passable: Uint8Array): Uint8Array {
  const clearance = new Uint8Array(width * height);
  for (let cell = clearance.length - 1; cell >= 0; cell--) {
    if (passable[cell] === 0) continue;
    const isEdge = cell % width === width - 1 || cell >= clearance.length - width;
    const least = isEdge
      ? 0
      : Math.min(
          clearance[cell + 1] ?? 0,
          clearance[cell + width] ?? 0,
          clearance[cell + width + 1] ?? 0,
          // One byte a cell; no body is larger.
          254,
        );
    clearance[cell] = least + 1;
  }
  return clearance;
}

function fitsOf(width: number, height: number, passable: Uint8Array, size: number): Uint8Array {
  return clearanceOf(width, height, passable).map((side) => (side >= size ? 1 : 0));
}

interface Ground {
  readonly width: number;
  readonly height: number;
  readonly passable: Uint8Array;
  readonly size: number;
  readonly rules: StepRules;
}

function passesCorner(ground: Ground, from: number, to: number, direction: Direction): boolean {
  if (direction % 2 === 0) return true;
  const { width, height, passable, size, rules } = ground;
  if (
    rules.pinches !== undefined &&
    (touches(ground, rules.pinches, from) || touches(ground, rules.pinches, to))
  )
    return false;
  if (rules.openFlanks === 0) return true;
  const right = (STEP_X[direction] ?? 0) > 0;
  const down = (STEP_Y[direction] ?? 0) > 0;
  // Beside the front column at the body's trailing row, and the other way about.
  const one = cellBeside(width, height, from, right ? size : -1, down ? 0 : size - 1);
  const other = cellBeside(width, height, from, right ? 0 : size - 1, down ? size : -1);
  return ((passable[one] ?? 0) ? 1 : 0) + ((passable[other] ?? 0) ? 1 : 0) >= rules.openFlanks;
}

/** Whether any cell of a body anchored at `anchor` is marked. */
function touches({ width, size }: Ground, marked: Uint8Array, anchor: number): boolean {
  for (let part = 0; part < size * size; part++) {
    if ((marked[anchor + Math.trunc(part / size) * width + (part % size)] ?? 0) !== 0) return true;
  }
  return false;
}

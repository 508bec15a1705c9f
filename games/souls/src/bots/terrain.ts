import type { Cell } from '../floors/level.ts';
import { OPEN_DOUBLE, OPEN_SINGLE, UNKNOWN } from '../observe/ground-seen.ts';
import { CLOSED, FLY, type Lay, PINCH, SEE, WALK } from '../space/ground.ts';
import type { GroundView } from '../view.ts';

/** Ground as far as it was seen, in the flags of the rules; what was never seen lets nothing through. */
export interface Terrain extends Lay {
  readonly height: number;
  /** Never seen. */
  readonly isUnknown: Uint8Array;
}

const OPEN = WALK | SEE | FLY;

const FLAGS: Readonly<Record<string, number>> = {
  '.': OPEN,
  '=': OPEN,
  [OPEN_DOUBLE]: OPEN,
  [OPEN_SINGLE]: OPEN | PINCH,
  '%': SEE,
  U: SEE | FLY,
  '~': SEE | FLY,
  '+': CLOSED,
  D: CLOSED | PINCH,
};

/** Rows that were not seen anew keep their identity, so what was read of them is kept by it. */
const byRows = new WeakMap<readonly string[], Terrain>();

/** What the remembered ground lets through. */
export function terrainOf({ rows, width, height }: GroundView): Terrain {
  const known = byRows.get(rows);
  if (known !== undefined) return known;
  const cells = width * height;
  const flags = new Uint8Array(cells);
  const isUnknown = new Uint8Array(cells);
  for (let y = 0; y < height; y++) {
    const row = rows[y] ?? '';
    for (let x = 0; x < width; x++) {
      const glyph = row[x] ?? UNKNOWN;
      const cell: Cell = y * width + x;
      if (glyph === UNKNOWN) isUnknown[cell] = 1;
      else flags[cell] = FLAGS[glyph] ?? 0;
    }
  }
  const terrain: Terrain = { width, height, cells, flags, isUnknown };
  byRows.set(rows, terrain);
  return terrain;
}

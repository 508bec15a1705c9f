import { readFileSync } from 'node:fs';
import { type Position, parsePosition } from '@foretell/mines/reasoner';

/** Positions of somebody else, by what they are called. */
export interface GivenPositions {
  readonly byKind: ReadonlyMap<string, readonly Position[]>;
  readonly lattices: readonly Position[];
}

/**
 * Positions from a JSON file: an object with `positions`, each with `rows` (0 to 8 or #), `mines`, and a `kind`, of which `lattice` is a
 * hard one. Throws with the place if it is something else.
 */
export function readGolden(path: string): GivenPositions {
  const { positions }: { positions: unknown } = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(positions)) throw new TypeError(`${path}: no list of positions`);
  const byKind = new Map<string, Position[]>();
  const lattices: Position[] = [];
  for (const { id, kind, rows, mines } of positions) {
    const reading = parsePosition(rows.join('\n'));
    if (!reading.ok) throw new TypeError(`${path}: ${id}: ${reading.error.place}: ${reading.error.says}`);
    const position = { ...reading.value, mines };
    const name = `${position.width}x${position.height}/${mines}`;
    if (kind === 'lattice') lattices.push(position);
    else byKind.set(name, [...(byKind.get(name) ?? []), position]);
  }
  return { byKind, lattices };
}

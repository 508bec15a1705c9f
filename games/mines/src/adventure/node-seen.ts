import { boardGenOf, boardVariationOf } from '../tables/resolve.ts';
import type { GameTables, MapKind } from '../tables/rows.ts';
import { variantPool } from '../variation/index.ts';
import { isBattle, type MapNode } from './map.ts';

/** What is told of the boards of a node before it is chosen (RULES.md §13): never the board itself. */
export interface BoardsAhead {
  /** Cells a side. */
  readonly size: number;
  readonly map: MapKind;
  /** Variations that a board here may carry, by id; fog where fog can appear. */
  readonly variants: readonly string[];
}

/** The boards that a node's battle is fought on; `null` where none is. */
export function boardsAhead(
  tables: GameTables,
  level: number,
  { kind, depth }: Pick<MapNode, 'kind' | 'depth'>,
): BoardsAhead | null {
  if (!isBattle(kind)) return null;
  const { size, map, biome } = boardGenOf(tables, level, depth);
  const variants = variantPool(tables.variation, level, biome)
    .map(({ variant_id }) => variant_id)
    .filter((id) => boardVariationOf(tables, id, level, depth) !== undefined);
  return { size, map, variants };
}

import { nextBelow, openRng, type RngState } from '@foretell/engine';
import type { GameTables, MapKind, RowKind } from '../tables/rows.ts';

/** A kind and how often it is drawn, against the sum of all. */
export interface WeightedKind {
  readonly kind: RowKind;
  readonly weight: number;
}

/**
 * The weights of the pool as a map projects them (RULES.md §12): weight times percentage, rounded to the nearest, halves up. They are
 * drawn against their own sum. A map without a projection leaves them as they are.
 */
export function projectedWeights(
  { row_pool, weight_projection }: Pick<GameTables, 'row_pool' | 'weight_projection'>,
  map: MapKind,
): readonly WeightedKind[] {
  const projection = weight_projection.find(({ map_kind }) => map_kind === map);
  return row_pool.map(({ kind, weight }) => {
    const percent = projection?.[kind] ?? 100;
    return { kind, weight: Math.floor((weight * percent + 50) / 100) };
  });
}

/** One kind a cell, mines and safe cells alike, so that nobody can tell them apart by what they carry. */
export function drawKinds(
  weights: readonly WeightedKind[],
  cells: number,
  stream: RngState,
): readonly RowKind[] {
  const lots = weights.flatMap(({ kind, weight }) => Array.from({ length: weight }, () => kind));
  const rng = openRng(stream);
  return Array.from({ length: cells }, () => {
    const kind = lots[nextBelow(rng, Math.max(1, lots.length))];
    if (kind === undefined) throw new RangeError('row_pool: every weight is 0, so that no row can be drawn');
    return kind;
  });
}

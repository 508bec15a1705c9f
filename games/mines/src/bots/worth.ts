import type { EffectEquiv, GameTables, RowKind, RowPoolRow } from '../tables/rows.ts';

/** What one cell is worth before it is known which row it carries, in equivalents (RULES.md §12). */
export interface Worth {
  /** A safe cell opened. */
  readonly safe: number;
  /** A mine dug, as a loss. */
  readonly mine: number;
  /** A seal on a mine. */
  readonly hit: number;
  /** A seal on a safe cell, as a loss. */
  readonly miss: number;
}

/** By kind, the weights that a map draws with. */
export type Weights = Readonly<Record<RowKind, number>>;

const known = new WeakMap<Weights, Map<number, Worth>>();

/** Means over the rows of a map against `units` living enemies. `weights` are those of a view, which never change. */
export function worthOf(tables: GameTables, weights: Weights, units: number): Worth {
  const byUnits = known.get(weights) ?? new Map<number, Worth>();
  known.set(weights, byUnits);
  const worth = byUnits.get(units) ?? weigh(tables, weights, units);
  byUnits.set(units, worth);
  return worth;
}

function weigh(tables: GameTables, weights: Weights, units: number): Worth {
  let total = 0;
  let positive = 0;
  let negative = 0;
  for (const row of tables.row_pool) {
    const weight = weights[row.kind];
    total += weight;
    positive += weight * equivalentOf(tables, row, 1, units);
    negative += weight * equivalentOf(tables, row, -1, units);
  }
  const safe = positive / total;
  const mine = negative / total;
  return { safe, mine, hit: (safe * tables.settlement.flag_hit_premium) / 100, miss: mine };
}

/** Equivalents of one row of the pool under a polarity, against `units` living enemies. */
export function equivalentOf(tables: GameTables, row: RowPoolRow, polarity: 1 | -1, units: number): number {
  const effect = polarity === 1 ? row.positive_effect : row.negative_effect;
  const magnitude = polarity === 1 ? row.positive_magnitude : row.negative_magnitude;
  const rate: EffectEquiv | undefined = tables.effect_equiv.find(({ effect_id }) => effect_id === effect);
  return magnitude * (rate?.eq_per_point ?? 0) * (rate?.is_side_wide === true ? units : 1);
}

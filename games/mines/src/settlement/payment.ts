import type { EffectId, GameTables, RowKind, RowPoolRow } from '../tables/rows.ts';

/** What a row pays in the end. */
export interface Payment {
  readonly effectId: EffectId;
  readonly magnitude: number;
}

/** By how much a row is multiplied. Percentages multiply each other, and there is one rounding, down, at the end. */
export interface Factors {
  /** The premium of a hit; 100 for everything else. */
  readonly premium: number;
  /** What the terrain of the cell makes of its row. */
  readonly payout: number;
  /** What a relic makes of what burns; it counts for nothing else. */
  readonly burn: number;
}

const WHOLE = 100;

/** Factors that change nothing. */
export const PLAIN: Factors = { premium: WHOLE, payout: WHOLE, burn: WHOLE };

/** The row of a kind. */
export function rowOf({ row_pool }: Pick<GameTables, 'row_pool'>, kind: RowKind): RowPoolRow {
  const row = row_pool.find((each) => each.kind === kind);
  if (row === undefined) throw new RangeError(`row_pool has no row "${kind}"`);
  return row;
}

/**
 * What a row pays under a sign (RULES.md §11). A counted row pays its count unscaled, and what the factors would have added is paid in an
 * effect that can be measured, rounded up.
 */
export function paymentsOf(
  tables: GameTables,
  row: RowPoolRow,
  polarity: 1 | -1,
  factors: Factors,
): readonly Payment[] {
  const effectId = polarity === 1 ? row.positive_effect : row.negative_effect;
  const base = polarity === 1 ? row.positive_magnitude : row.negative_magnitude;
  const { premium, payout } = factors;
  if (!row.is_count) {
    const burn = effectId === 'burn_all' ? factors.burn : WHOLE;
    return [{ effectId, magnitude: Math.floor((base * premium * payout * burn) / (WHOLE * WHOLE * WHOLE)) }];
  }
  const { premium_fallback_effect, drain_fallback_effect } = tables.settlement;
  const fallback = polarity === 1 ? premium_fallback_effect : drain_fallback_effect;
  const added = premium * payout - WHOLE ** 2;
  const surplus = Math.ceil((added * base * eqOf(tables, effectId)) / (WHOLE ** 2 * eqOf(tables, fallback)));
  const plain: Payment = { effectId, magnitude: base };
  return surplus > 0 ? [plain, { effectId: fallback, magnitude: surplus }] : [plain];
}

/** Equivalents of one point of an effect, side-wide ones counted for one unit. */
function eqOf({ effect_equiv }: GameTables, effectId: EffectId): number {
  return effect_equiv.find(({ effect_id }) => effect_id === effectId)?.eq_per_point ?? 1;
}

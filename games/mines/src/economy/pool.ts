import { projectedWeights } from '../boards/kinds.ts';
import { PLAIN, paymentsOf, rowOf } from '../settlement/payment.ts';
import type { EffectId, GameTables, MapKind } from '../tables/rows.ts';

/**
 * What the pool is worth (RULES.md §12), in equivalents: an equivalent is a hit point dealt, healed or kept. Means over the kinds by the
 * weights of a map; side-wide effects count once for each of `units`.
 */
export interface PoolReading {
  readonly units: number;
  /** A dug safe cell. */
  readonly dig: number;
  /** A mine, dug or sealed in vain: a loss, as a positive number. */
  readonly mine: number;
  /** A seal on a mine, with premium and rounding. */
  readonly hit: number;
  /** How much more a mine costs than a safe cell brings. */
  readonly beta: number;
  /** The least that a hit and a dug cell can be worth. */
  readonly weakestHit: number;
  readonly weakestDig: number;
}

/** The numbers of enemies that the contracts are read against: 1 and up. */
export function unitCounts({ contract_bounds: { units_most } }: GameTables): readonly number[] {
  return Array.from({ length: units_most }, (_, at) => at + 1);
}

export function poolReading(tables: GameTables, units: number, map: MapKind = 'normal'): PoolReading {
  const weights = projectedWeights(tables, map);
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  const hitFactors = { ...PLAIN, premium: tables.settlement.flag_hit_premium };
  const worths = weights.map(({ kind, weight }) => {
    const row = rowOf(tables, kind);
    const worth = (polarity: 1 | -1, factors = PLAIN) =>
      paymentsOf(tables, row, polarity, factors).reduce(
        (sum, { effectId, magnitude }) => sum + magnitude * eqOf(tables, effectId, units),
        0,
      );
    return { weight, dig: worth(1), mine: worth(-1), hit: worth(1, hitFactors) };
  });
  const mean = (name: 'dig' | 'mine' | 'hit') =>
    worths.reduce((sum, each) => sum + each.weight * each[name], 0) / total;
  const [dig, mine] = [mean('dig'), mean('mine')];
  const drawn = worths.filter(({ weight }) => weight > 0);
  return {
    units,
    dig,
    mine,
    hit: mean('hit'),
    beta: mine / dig,
    weakestHit: Math.min(...drawn.map(({ hit }) => hit)),
    weakestDig: Math.min(...drawn.map((each) => each.dig)),
  };
}

/** Equivalents of one point of an effect against `units`. */
export function eqOf({ effect_equiv }: GameTables, effect: EffectId, units: number): number {
  const row = effect_equiv.find(({ effect_id }) => effect_id === effect);
  if (row === undefined) throw new RangeError(`effect_equiv has no row "${effect}"`);
  return row.eq_per_point * (row.is_side_wide ? units : 1);
}

/** A cell that is a mine with chance `rho`, dug blindly. */
export function blindDig({ dig, mine }: PoolReading, rho: number): number {
  return (1 - rho) * dig - rho * mine;
}

/** A cell of which one is sure with `q` that it is a mine, sealed; `hit` is what a hit pays. */
export function sealWorth({ mine }: PoolReading, q: number, hit: number): number {
  return q * hit - (1 - q) * mine;
}

/** From how sure on a seal beats a blind dig, the premium counted. */
export function sealBeatsBlind({ dig, mine, hit }: PoolReading, rho: number): number {
  return ((1 - rho) * (dig + mine)) / (hit + mine);
}

/** From how sure on a seal beats a dig that is known to be safe. */
export function sealBeatsSafe({ dig, mine, hit }: PoolReading): number {
  return (dig + mine) / (hit + mine);
}

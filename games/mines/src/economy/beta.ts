import type { GameTables, MapKind } from '../tables/rows.ts';
import { poolReading, unitCounts } from './pool.ts';

/**
 * Where β is wanted. Below it, a seal keeps too little of what it saves the hero from; above, blind digs lose. It is looked at and never
 * refused: tables outside the band are played all the same.
 */
export function betaBand({ contract_bounds: { beta_least_pct, beta_most_pct } }: GameTables) {
  return { least: beta_least_pct / 100, most: beta_most_pct / 100 };
}

/** How much more a mine costs than a safe cell brings, on one map against `units`. */
export interface BetaReading {
  readonly map: MapKind;
  readonly units: number;
  readonly beta: number;
  readonly isInBand: boolean;
}

/** β on every map that the tables project, against each number of enemies (RULES.md §12). */
export function betaReadings(tables: GameTables): readonly BetaReading[] {
  const band = betaBand(tables);
  return tables.weight_projection.flatMap(({ map_kind: map }) =>
    unitCounts(tables).map((units): BetaReading => {
      const { beta } = poolReading(tables, units, map);
      return { map, units, beta, isInBand: beta >= band.least && beta <= band.most };
    }),
  );
}

/** The β from which on a blind dig loses where `rho` of the cells are mines. A band below it keeps contract 3 by itself. */
export function losingBeta(rho: number): number {
  return (1 - rho) / rho;
}

import type { GameTables, MapKind } from '../tables/rows.ts';
import { poolReading, UNIT_COUNTS } from './pool.ts';

/**
 * Where β is wanted. Below it, a seal keeps too little of what it saves the hero from; above, blind digs lose. It is looked at and never
 * refused: tables outside the band are played all the same.
 */
export const BETA_BAND = { least: 1.2, most: 2.5 } as const;

/** How much more a mine costs than a safe cell brings, on one map against `units`. */
export interface BetaReading {
  readonly map: MapKind;
  readonly units: number;
  readonly beta: number;
  readonly isInBand: boolean;
}

/** β on every map that the tables project, against one, two and three (RULES.md §12). */
export function betaReadings(tables: GameTables): readonly BetaReading[] {
  return tables.weight_projection.flatMap(({ map_kind: map }) =>
    UNIT_COUNTS.map((units): BetaReading => {
      const { beta } = poolReading(tables, units, map);
      return { map, units, beta, isInBand: beta >= BETA_BAND.least && beta <= BETA_BAND.most };
    }),
  );
}

/** The β from which on a blind dig loses where `rho` of the cells are mines. A band below it keeps contract 3 by itself. */
export function losingBeta(rho: number): number {
  return (1 - rho) / rho;
}

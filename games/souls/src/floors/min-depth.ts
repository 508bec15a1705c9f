import { SPECIES } from '../tables/enemies.ts';
import { SITUATIONS } from '../tables/floors.ts';
import { type RoleId, SPECIES_IDS } from '../tables/ids.ts';
import { enemyEntries, type Tile } from './tile.ts';

/** The first floor on which somebody of a role is met. */
export function minDepthOfRole(role: RoleId): number {
  const depths = SPECIES_IDS.filter((id) => SPECIES.rows[id].role === role).map(
    (id) => SPECIES.rows[id].minDepth,
  );
  return Math.min(...depths);
}

/**
 * The first floor on which a tile may lie: worked out from whom it asks for, so that no author can get it wrong (RULES.md §21).
 * A situation's is its own.
 */
export function minDepthOf(tile: Tile): number {
  const roles = enemyEntries(tile.enemies).flatMap(({ role }) => (role === undefined ? [] : [role]));
  const own = tile.situation === undefined ? 1 : SITUATIONS.rows[tile.situation].minDepth;
  return Math.max(own, ...roles.map(minDepthOfRole));
}

import type { CatalogEntry } from './entry.ts';
import { MINES_ENTRY } from './mines.ts';
import { SHIFT_ENTRY } from './shift.ts';
import { SOULS_ENTRY } from './souls.ts';

/** The games, in the order in which they are shown. The only list of them. */
export const CATALOG: readonly CatalogEntry[] = [SHIFT_ENTRY, MINES_ENTRY, SOULS_ENTRY];

/** The entry of the game with this id. */
export function findGame(id: string): CatalogEntry | undefined {
  return CATALOG.find((entry) => entry.game.id === id);
}

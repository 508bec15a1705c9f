import type { AnyBot, AnyGame, AnyTable } from '@foretell/engine';
import { BOTS, shift, TABLES } from '@foretell/shift';

/** A game with everything that belongs to it but its rules: who can play it, and its numbers. */
export interface CatalogEntry {
  readonly game: AnyGame;
  readonly bots: readonly AnyBot[];
  readonly tables: readonly AnyTable[];
}

/** The games, in the order in which they are shown. The only list of them. */
export const CATALOG: readonly CatalogEntry[] = [{ game: shift, bots: BOTS, tables: TABLES }];

/** The entry of the game with this id. */
export function findGame(id: string): CatalogEntry | undefined {
  return CATALOG.find((entry) => entry.game.id === id);
}

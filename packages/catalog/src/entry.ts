import type { AnyBot, AnyGame, AnyTable } from '@foretell/engine';

/** A game with everything that belongs to it but its rules: who can play it, and its numbers. */
export interface CatalogEntry {
  readonly game: AnyGame;
  readonly bots: readonly AnyBot[];
  readonly tables: readonly AnyTable[];
  /** Tables of which a configuration may change single fields: under this name, by table, row and field. */
  readonly changeable?: { readonly under: string; readonly tables: readonly AnyTable[] };
}

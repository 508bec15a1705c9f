import type { RoleId, SituationId } from '../tables/ids.ts';

/**
 * A tile is its drawing (RULES.md §21): rows of glyphs, ten or twenty a side, and a few fields that say what a drawing cannot. The
 * glyphs are those of the ground, and `+` two cells of a port, `^` two of an arrow, `<` arrival, `B` hearth, lower-case letters anchors.
 */
export interface Tile {
  readonly art: readonly string[];
  /** Copies in the deck; 0 for what is not drawn from it. */
  readonly weight: number;
  readonly use: 'general' | 'special' | 'fixed';
  /** May not be among the first tiles of a floor. */
  readonly deadEnd?: boolean;
  /** Stands only where each of its ports can lead somewhere; its floor may be in pieces. */
  readonly allEnds?: boolean;
  /** May have an open edge although it is a situation or fixed. */
  readonly openOk?: boolean;
  /** What the letters of the drawing are called. */
  readonly anchors?: Readonly<Record<string, string>>;
  readonly enemies?: TileEnemies;
  readonly signal?: { readonly on: 'enter' | 'open'; readonly radius: number };
  readonly situation?: SituationId;
}

/** Who is in a tile whenever it is placed: so many anywhere, somebody on an anchor, or several of these. */
export type TileEnemies = EnemyEntry | readonly [least: number, most: number] | readonly EnemyEntry[];

export interface EnemyEntry {
  /** How many; with `at` and without it every cell of the anchor. */
  readonly n?: readonly [least: number, most: number];
  /** The name of an anchor. */
  readonly at?: string;
  readonly role?: RoleId;
  readonly aware?: boolean;
}

/** The entries of whichever form. */
export function enemyEntries(enemies: TileEnemies | undefined): readonly EnemyEntry[] {
  if (enemies === undefined) return [];
  if (!Array.isArray(enemies)) return [enemies as EnemyEntry];
  return isRange(enemies) ? [{ n: enemies }] : enemies;
}

function isRange(list: readonly unknown[]): list is readonly [number, number] {
  return list.length === 2 && list.every((each) => typeof each === 'number');
}

/** Cells along a side of one place of the tile map. */
export const GRID = 10;
/** The two cells of an edge at which tiles meet, from the corner. */
export const MIDDLE = [4, 5] as const;

/** Ground that can be walked on or opened, ports and letters included. */
export function isFloorGlyph(glyph: string): boolean {
  return '.=+^D<>B'.includes(glyph) || isAnchorGlyph(glyph);
}

export function isAnchorGlyph(glyph: string): boolean {
  return /^[a-z]$/.test(glyph);
}

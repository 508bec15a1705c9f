import type { EffectId, RowKind } from '../tables/rows.ts';

/** Where a line comes from. */
export type LineSource =
  | 'open'
  | 'chain'
  | 'mine'
  | 'seal_hit'
  | 'seal_miss'
  | 'clear'
  | 'hero_strike'
  | 'enemy_action'
  | 'burn'
  | 'feat'
  | 'relic';

/** What a line changes: an effect of the tables, or the grant of the next round. */
export type LineEffect = EffectId | 'ap_delta';

/**
 * One line of a settlement (RULES.md §11). What hits several units is a line for each of them, so that the lines of a target
 * explain everything that happened to it.
 */
export interface LedgerLine {
  /** From 1, over the settlement. */
  readonly seq: number;
  readonly round: number;
  /** The board that the cell is of; `null` for what no cell brought. */
  readonly boardId: string | null;
  readonly cell: number | null;
  readonly source: LineSource;
  readonly kind: RowKind | null;
  readonly effectId: LineEffect;
  /** 1 when it is good for the hero, -1 when it is not. */
  readonly polarity: 1 | -1;
  readonly magnitude: number;
  /** Premium times the percentage of the terrain: 100 for most. */
  readonly percent: number;
  /** `hero`, `unit/<place>`, `all`, or `none` where nobody is left. */
  readonly target: string;
  /** The number that changes, before and after. */
  readonly before: number;
  readonly after: number;
  readonly status: 'paid' | 'void_battle_over';
}

/** What a round has brought so far and the settlement will pay (RULES.md §11). */
export interface Banked {
  readonly source: 'open' | 'chain' | 'mine' | 'feat';
  readonly boardId: string | null;
  readonly cell: number | null;
  /** The row of the cell; `null` for what a feat brought. */
  readonly kind: RowKind | null;
  readonly payoutPercent: number;
  /** Of a feat. */
  readonly effectId: EffectId | null;
  readonly magnitude: number;
}

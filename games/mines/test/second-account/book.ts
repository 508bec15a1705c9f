import type { BattleSetup, BoardMaker } from '../../src/battle/index.ts';
import type { BoardProduct } from '../../src/boards/product.ts';
import type { GameTables, RowKind } from '../../src/tables/rows.ts';

/**
 * A battle kept a second time, from the rules alone (RULES.md §2 to §6, §10, §11): one record that is changed instead of states that follow
 * each other, neighbours counted anew each time, effects applied as they come instead of line by line. It shares the tables with the game
 * and no code, so that a mistake in the one is not made again in the other.
 */
export interface Account {
  readonly tables: GameTables;
  readonly setup: BattleSetup;
  readonly boardOf: BoardMaker;
  outcome: 'running' | 'victory' | 'defeat';
  heroHp: number;
  readonly units: { hp: number; readonly maxHp: number; readonly attack: number; readonly defence: number }[];
  round: number;
  ap: number;
  rap: number;
  refreshes: number;
  /** For the next grant, and for the start of the next settlement. */
  queued: number;
  burn: number;
  readonly charges: Map<string, number>;
  /** The board that lies, and what was done to it. */
  boards: number;
  product: BoardProduct;
  opened: Set<number>;
  /** By cell, in the order of placing: whether the mark is still to be settled. */
  seals: Map<number, boolean>;
  avatar: number;
  /** What the round has brought so far. */
  bank: Bank[];
  readonly counts: Counts;
}

export type Bank =
  | { readonly kind: RowKind; readonly isMine: boolean; readonly payout: number }
  | { readonly feat: string };

/** What is counted of a battle, by the names of its summary. */
export type Counts = Record<(typeof COUNTED)[number], number>;

export const COUNTED = [
  'rounds',
  'boards',
  'clears',
  'stops',
  'exhaustions',
  'refreshes',
  'walks',
  'dug',
  'chained',
  'fogDug',
  'fogChained',
  'minesTriggered',
  'flagPlaced',
  'flagHit',
  'flagMiss',
  'flagPayoutTotal',
  'flagPenaltyTotal',
  'damageDealt',
  'damageTaken',
] as const;

/** The number of a relic or feat, by its name, if the hero has it. */
export function relicValue({ tables, setup }: Account, id: string): number | undefined {
  return setup.relics.includes(id) ? tables.relics.find(({ relic_id }) => relic_id === id)?.value : undefined;
}

export function featValue({ tables, setup }: Account, id: string): number | undefined {
  return setup.feats.includes(id) ? tables.feats.find(({ feat_id }) => feat_id === id)?.value : undefined;
}

/** A value that has to be there. */
export function the<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the second account misses a row');
  return value;
}

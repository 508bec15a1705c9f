import type { Seed } from '@foretell/engine';
import type { LevelMap } from './adventure/map.ts';
import type { Offer, OfferKind } from './adventure/offers.ts';
import type { Zone } from './adventure/zone.ts';
import type { Battle, BattleSummary, ItemStock, LedgerLine } from './battle/index.ts';
import type { BoardSeen } from './board-seen.ts';
import type { Config } from './tables/config.ts';
import type { EncounterKind, MapKind } from './tables/rows.ts';

/** How a run stands or ended: `lamp_out` is the end by `adventure.max_moves` (RULES.md §13). */
export const OUTCOMES = ['running', 'completed', 'defeated', 'lamp_out'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The whole truth about an adventure. Who may know what of it is for observe.ts to say. */
export interface State {
  readonly config: Config;
  /** Every stream of the run is made of it, so nobody may see it. */
  readonly seed: Seed;
  readonly outcome: Outcome;
  /** Moves made so far, walks included. */
  readonly moves: number;
  /** The map of the level the hero is on. */
  readonly map: LevelMap;
  /** Nodes of this level that were entered, in order; the last one is where the hero stands. */
  readonly path: readonly number[];
  /** Between battles; in one, the battle's own hero counts. */
  readonly hp: number;
  readonly zone: Zone;
  readonly relics: readonly string[];
  readonly feats: readonly string[];
  readonly items: readonly ItemStock[];
  /** The battle that is being fought. */
  readonly battle: Battle | null;
  /** The reward screen that waits for a choice, and those that come after it. */
  readonly offer: Offer | null;
  readonly offersToCome: readonly OfferKind[];
  /** Reward screens shown so far. */
  readonly screens: number;
  /** Every battle that was fought to its end, in order; their number is the ordinal of the next. */
  readonly battles: readonly BattleRecord[];
  /** The settlement that ended the last battle, until the next begins. */
  readonly lastLines: readonly LedgerLine[];
  /** The board of the last settlement as it was last seen, when it was taken away with it; until the next settlement. */
  readonly lastBoard: BoardSeen | null;
}

/** What a battle came to. */
export interface BattleRecord {
  readonly level: number;
  readonly depth: number;
  readonly kind: EncounterKind;
  readonly map: MapKind;
  readonly units: readonly string[];
  readonly outcome: 'victory' | 'defeat';
  readonly hpBefore: number;
  readonly hpAfter: number;
  readonly summary: BattleSummary;
}

/** Where a run stands: whom or what it waits for. */
export type Phase = 'map' | 'battle' | 'offer' | 'over';

/** What the hero may do now. */
export function phaseOf({ outcome, battle, offer }: Pick<State, 'outcome' | 'battle' | 'offer'>): Phase {
  if (outcome !== 'running') return 'over';
  if (battle !== null) return 'battle';
  return offer === null ? 'map' : 'offer';
}

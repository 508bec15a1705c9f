import type { BoardsAhead } from './adventure/node-seen.ts';
import type { Offer, OfferKind } from './adventure/offers.ts';
import type { Zone } from './adventure/zone.ts';
import type { Hero, ItemStock, LedgerLine, UnitState } from './battle/index.ts';
import type { BoardSeen } from './board-seen.ts';
import type { Outcome, Phase } from './state.ts';
import type { Config } from './tables/config.ts';
import type { EffectId, EncounterKind, MapKind, NodeKind, RowKind } from './tables/rows.ts';

/**
 * What the hero may know (RULES.md §9, §13). Built from nothing: what is not listed here, nobody sees. Of a battle in progress
 * that excludes the mines and kinds of closed cells, how many mines there are, and everything that is still to be drawn.
 */
export interface View {
  readonly seat: 'hero';
  readonly config: Config;
  /** `over`: the run has ended, see `outcome`. */
  readonly phase: Phase;
  readonly outcome: Outcome;
  /** Moves made, walks included, and after how many the run ends by itself. */
  readonly moves: number;
  readonly maxMoves: number;
  /** From 1. */
  readonly level: number;
  readonly levels: number;
  /** In battle, as it stands there. */
  readonly hero: Hero;
  /** Pieces taken, by axis. */
  readonly zone: Zone;
  readonly relics: readonly string[];
  readonly feats: readonly string[];
  readonly items: readonly ItemStock[];
  /** The nodes of this level. A node's id is its place in the list. */
  readonly nodes: readonly NodeSeen[];
  /** Nodes entered on this level, in order. */
  readonly path: readonly number[];
  /** Nodes that can be entered now, or after the battle or the screen. */
  readonly ahead: readonly number[];
  readonly offer: Offer | null;
  /** The screens that follow this one. */
  readonly offersToCome: readonly OfferKind[];
  readonly battle: BattleSeen | null;
  /** Battles fought to their end, in order. */
  readonly battles: readonly BattlePast[];
  /** The ledger of the last settlement: of this battle, or the one that ended the last battle. */
  readonly lines: readonly LedgerLine[];
  /** The board that these lines are of, when it is there no more: after a clear and after a battle. */
  readonly lastBoard: BoardSeen | null;
}

/** A node of the map before and after it is chosen. */
export interface NodeSeen {
  readonly id: number;
  readonly depth: number;
  readonly lane: number;
  readonly kind: NodeKind;
  readonly next: readonly number[];
  /** `null` where no battle waits. */
  readonly boards: BoardsAhead | null;
}

/** A battle in progress. */
export interface BattleSeen {
  /** From 1, over the run. */
  readonly ordinal: number;
  readonly kind: EncounterKind;
  readonly depth: number;
  /** Its rows are drawn with `weights`. */
  readonly map: MapKind;
  readonly weights: Readonly<Record<RowKind, number>>;
  /** From 1. */
  readonly round: number;
  readonly ap: number;
  /** What this round granted. */
  readonly grant: number;
  readonly rap: number;
  readonly refreshCost: number;
  readonly refreshUsed: number;
  readonly refreshLeft: number;
  /** The change of the next grant that is queued. */
  readonly queuedNet: number;
  /** The front first; the fallen keep their place. */
  readonly units: readonly UnitState[];
  /** What this round has brought so far, in the order of the commits; seals are on the board. */
  readonly banked: readonly BankedSeen[];
  /** What burns every enemy at the start of the coming settlement. */
  readonly burnDue: number;
  readonly board: BoardSeen;
}

/** What the coming settlement will pay: the row of a cell, or what a feat brought. */
export interface BankedSeen {
  readonly source: 'open' | 'chain' | 'mine' | 'feat';
  readonly cell: number | null;
  /** `null` for what a feat brought. */
  readonly kind: RowKind | null;
  readonly payoutPercent: number;
  /** Of a feat. */
  readonly effectId: EffectId | null;
  readonly magnitude: number;
}

/** A battle that is over, in numbers. */
export interface BattlePast {
  readonly level: number;
  readonly depth: number;
  readonly kind: EncounterKind;
  readonly map: MapKind;
  readonly units: readonly string[];
  readonly outcome: 'victory' | 'defeat';
  readonly rounds: number;
  readonly hpBefore: number;
  readonly hpAfter: number;
  readonly flagsPlaced: number;
  readonly flagsHit: number;
  readonly flagsMissed: number;
}

import type { Seed } from '@foretell/engine';
import type { Board } from '../board/index.ts';
import type { BoardProduct } from '../boards/product.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Banked, Hero, LedgerLine, UnitState } from '../settlement/index.ts';
import type { EncounterKind, MapKind } from '../tables/rows.ts';
import type { BattleEvent } from './events.ts';
import type { BattleSummary } from './summary.ts';

/** A battle: one hero, one to three enemies, one board after the other (RULES.md §2). Plain JSON. */
export interface Battle {
  readonly seed: Seed;
  /** From 1, over the run. */
  readonly ordinal: number;
  readonly level: number;
  readonly depth: number;
  readonly nodeKind: EncounterKind;
  readonly map: MapKind;
  readonly outcome: 'running' | 'victory' | 'defeat';
  readonly hero: Hero;
  /** The front first; the fallen keep their place. */
  readonly units: readonly UnitState[];
  readonly relics: readonly string[];
  readonly feats: readonly string[];
  readonly items: readonly ItemStock[];
  readonly ledger: Ledger;
  readonly board: Board;
  /** Boards laid so far in this battle. */
  readonly boards: number;
  /** What this round has brought so far. */
  readonly banked: readonly Banked[];
  /** What burns at the start of the next settlement. */
  readonly burnDue: number;
  /** The last settlement. */
  readonly lines: readonly LedgerLine[];
  readonly summary: BattleSummary;
}

/** Charges left of an item. */
export interface ItemStock {
  readonly itemId: string;
  readonly charges: number;
}

/** What a battle begins with. */
export interface BattleSetup {
  readonly seed: Seed;
  readonly ordinal: number;
  readonly level: number;
  readonly depth: number;
  readonly nodeKind: EncounterKind;
  readonly map: MapKind;
  readonly units: readonly string[];
  readonly hero: Hero;
  /** Action points that pieces add to the first grant. */
  readonly bonusAp: number;
  readonly relics: readonly string[];
  readonly feats: readonly string[];
  readonly items: readonly ItemStock[];
}

/** What the hero can mean to do. */
export type Intent =
  | { readonly kind: 'walk'; readonly cell: number }
  | { readonly kind: 'dig'; readonly cell: number }
  | { readonly kind: 'seal'; readonly cell: number }
  | { readonly kind: 'stop' }
  | { readonly kind: 'refresh' }
  | { readonly kind: 'use'; readonly item: string };

export interface BattleStep {
  readonly battle: Battle;
  readonly events: readonly BattleEvent[];
}

/** Why an intent is refused: by the board, by the ledger, or because there is nothing to use. Nothing has changed. */
export interface BattleRefusal {
  readonly code: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** The board that a battle lays as its n-th, from 1. Tests lay theirs by hand. */
export type BoardMaker = (ordinal: number) => BoardProduct;

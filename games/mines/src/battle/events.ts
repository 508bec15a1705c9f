import type { OpenReport } from '../board/index.ts';
import type { Ending } from '../ledger/ledger.ts';
import type { LedgerLine } from '../settlement/index.ts';
import type { RowKind } from '../tables/rows.ts';

/** A cell that was opened, as everybody sees it: the row it carries too. */
export interface OpenedCell extends OpenReport {
  readonly kind: RowKind;
}

/** What happens in a battle. Everything in it may be seen: no event tells of a closed cell more than lies openly on it. */
export type BattleEvent =
  | {
      readonly kind: 'board-laid';
      readonly boardId: string;
      readonly size: number;
      readonly avatar: number;
      /** What stands open at first; it pays nothing. */
      readonly opened: readonly OpenedCell[];
    }
  | { readonly kind: 'round-begun'; readonly round: number; readonly grant: number }
  | { readonly kind: 'walked'; readonly from: number; readonly to: number }
  | { readonly kind: 'dug'; readonly cell: number; readonly opened: readonly OpenedCell[] }
  | { readonly kind: 'sealed'; readonly cell: number }
  | { readonly kind: 'refreshed'; readonly cost: number; readonly left: number; readonly sealsLost: number }
  | {
      readonly kind: 'item-used';
      readonly item: string;
      readonly cells: readonly { readonly cell: number; readonly number: number }[];
    }
  | { readonly kind: 'round-ended'; readonly round: number; readonly reason: Ending; readonly banked: number }
  | { readonly kind: 'seal-settled'; readonly cell: number; readonly isHit: boolean }
  | { readonly kind: 'line'; readonly line: LedgerLine }
  /** Late numbers that can be read from now on. */
  | {
      readonly kind: 'numbers-shown';
      readonly cells: readonly { readonly cell: number; readonly number: number }[];
    }
  | { readonly kind: 'reserve-emptied'; readonly rap: number };

import type { LedgerLine } from '../settlement/index.ts';
import type { GameTables } from '../tables/rows.ts';
import type { View } from '../view.ts';

/** What a deed cost, the price of it included. */
export interface Cost {
  /** Action points: its price, and what its row drained from the next round. */
  readonly ap: number;
  /** Hit points that its row took from the hero at once. */
  readonly damage: number;
  /** Equivalents that its row paid against the hero (RULES.md §12), as far as it was settled. */
  readonly equivalents: number;
}

/** The paid lines that a cell brought against the hero, by board, cell and source. */
export type Lines = ReadonlyMap<string, readonly LedgerLine[]>;

const SOURCES = { dig: 'mine', seal: 'seal_miss' } as const;

/** The lines of every settlement that was seen. Each is seen for as long as its round is the last that was settled. */
export function linesOf(views: readonly View[]): Lines {
  const byCell = new Map<string, LedgerLine[]>();
  let seen: string | undefined;
  for (const { lines, battle, battles } of views) {
    const settlement = `${battle?.ordinal ?? 0}/${battles.length}/${lines[0]?.round ?? 0}`;
    if (lines.length === 0 || settlement === seen) continue;
    seen = settlement;
    for (const line of lines) note(byCell, line);
  }
  return byCell;
}

function note(byCell: Map<string, LedgerLine[]>, line: LedgerLine): void {
  if (line.boardId === null || line.cell === null || line.status !== 'paid' || line.polarity !== -1) return;
  const key = `${line.boardId}/${line.cell}/${line.source}`;
  const list = byCell.get(key) ?? [];
  // A board is settled more than once, but a cell of it once from each source, and the lines of one settlement are numbered.
  if (!list.some(({ round, seq }) => round === line.round && seq === line.seq)) list.push(line);
  byCell.set(key, list);
}

export function costsOf(
  tables: GameTables,
  lines: Lines,
  { boardId, cell, kind, price }: { boardId: string; cell: number; kind: 'dig' | 'seal'; price: number },
): Cost {
  const own = lines.get(`${boardId}/${cell}/${SOURCES[kind]}`) ?? [];
  const sum = (of: (line: LedgerLine) => number) => own.reduce((total, line) => total + of(line), 0);
  return {
    ap: price + sum(({ effectId, magnitude }) => (effectId === 'ap_delta' ? magnitude : 0)),
    damage: sum(({ effectId, before, after }) => (effectId === 'hero_hurt' ? before - after : 0)),
    equivalents: sum((line) => line.magnitude * pointsOf(tables, line)),
  };
}

/** A line speaks of one target, so what hits a side is counted once a unit. */
function pointsOf({ effect_equiv }: GameTables, { effectId }: LedgerLine): number {
  const effect = effectId === 'ap_delta' ? 'ap_drain' : effectId;
  return effect_equiv.find(({ effect_id }) => effect_id === effect)?.eq_per_point ?? 1;
}

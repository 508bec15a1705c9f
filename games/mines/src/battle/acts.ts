import { open, probe, regionOf, seal, walk } from '../board/index.ts';
import { refresh, refreshCostOf, refreshLeft, transact } from '../ledger/ledger.ts';
import { type Banked, envelopeOf } from '../settlement/index.ts';
import type { GameTables } from '../tables/rows.ts';
import type { Battle, BattleStep, BoardMaker } from './battle.ts';
import type { OpenedCell } from './events.ts';
import { kindAt, layNext } from './lay-board.ts';
import { afterEntry } from './round.ts';
import { digSums, refreshSums, summed } from './summary.ts';

// One function for each thing that the hero can do, all of them legal: whoever calls has asked.

/** Walking is free and reveals nothing (RULES.md §10). */
export function walkTo(battle: Battle, cell: number): BattleStep {
  const from = battle.board.avatar;
  const summary = summed(battle.summary, { walks: 1 });
  return {
    battle: { ...battle, board: walk(battle.board, cell), summary },
    events: [{ kind: 'walked', from, to: cell }],
  };
}

/** A paid dig with its chain; every opened cell banks its row (RULES.md §10). `stopIntent`: a stop came with it. */
export function dig(
  tables: GameTables,
  battle: Battle,
  cell: number,
  stopIntent: boolean,
  makeBoard: BoardMaker,
): BattleStep {
  const { round } = battle.ledger;
  const entry = transact(tables.action_economy, battle.ledger, 'dig', () => {
    const opened = open(battle.board, cell, round);
    return { ...opened, allSafeOpen: opened.board.safeLeft === 0, stopIntent };
  });
  if (!entry.accepted) throw new RangeError(`dig is refused: ${entry.code}`);
  const { board, reports } = entry.value;
  const opened = reports.map((report): OpenedCell => ({ ...report, kind: kindAt(board, report.cell) }));
  const dug: Battle = {
    ...battle,
    board,
    banked: [...battle.banked, ...opened.map((each) => bankedOf(battle, each))],
    summary: summed(battle.summary, digSums(battle.board, opened)),
  };
  return afterEntry(tables, dug, entry, [{ kind: 'dug', cell, opened }], makeBoard);
}

function bankedOf({ board }: Battle, { cell, kind, isMine, viaChain }: OpenedCell): Banked {
  const { product } = board;
  return {
    source: isMine ? 'mine' : viaChain ? 'chain' : 'open',
    boardId: product.id,
    cell,
    kind,
    payoutPercent: regionOf(product, cell)?.payoutPercent ?? 100,
    effectId: null,
    magnitude: 0,
  };
}

/** A paid seal (RULES.md §6). */
export function placeSeal(
  tables: GameTables,
  battle: Battle,
  cell: number,
  stopIntent: boolean,
  makeBoard: BoardMaker,
): BattleStep {
  const { round } = battle.ledger;
  const entry = transact(tables.action_economy, battle.ledger, 'seal', () => ({
    board: seal(battle.board, cell, round),
    allSafeOpen: battle.board.safeLeft === 0,
    stopIntent,
  }));
  if (!entry.accepted) throw new RangeError(`seal is refused: ${entry.code}`);
  const sealed: Battle = {
    ...battle,
    board: entry.value.board,
    summary: summed(battle.summary, { flagPlaced: 1 }),
  };
  return afterEntry(tables, sealed, entry, [{ kind: 'sealed', cell }], makeBoard);
}

/**
 * Another board inside the round (RULES.md §4): marks that nobody has paid yet are lost, what was banked stays banked, and feats that answer a
 * refresh bank their lines now.
 */
export function exchange(tables: GameTables, battle: Battle, makeBoard: BoardMaker): BattleStep {
  const economy = tables.action_economy;
  const cost = refreshCostOf(economy, battle.ledger);
  const entry = refresh(economy, battle.ledger);
  if (!entry.accepted) throw new RangeError(`refresh is refused: ${entry.code}`);
  const { refreshEffects } = envelopeOf(tables, battle.relics, battle.feats);
  const feats = refreshEffects.map(({ effectId, magnitude }): Banked => {
    return { source: 'feat', boardId: null, cell: null, kind: null, payoutPercent: 100, effectId, magnitude };
  });
  const sealsLost = battle.board.seals.filter(({ state }) => state === 'open').length;
  const paid: Battle = {
    ...battle,
    ledger: entry.ledger,
    banked: [...battle.banked, ...feats],
    summary: summed(battle.summary, refreshSums(battle.board)),
  };
  const laid = layNext(paid, makeBoard);
  const left = refreshLeft(economy, entry.ledger);
  return { battle: laid.battle, events: [{ kind: 'refreshed', cost, left, sealsLost }, ...laid.events] };
}

/** Uses up one charge of an item (RULES.md §14). It costs no action points. */
export function useItem(tables: GameTables, battle: Battle, itemId: string): BattleStep {
  const row = tables.items.find(({ item_id }) => item_id === itemId);
  const { board, cells } = probe(battle.board, itemId, row?.radius ?? 0);
  const items = battle.items.map((each) =>
    each.itemId === itemId ? { ...each, charges: each.charges - 1 } : each,
  );
  const shown = cells.map((cell) => ({ cell, number: board.product.numbers[cell] ?? 0 }));
  return { battle: { ...battle, board, items }, events: [{ kind: 'item-used', item: itemId, cells: shown }] };
}

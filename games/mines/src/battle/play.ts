import {
  installBoard,
  open,
  probe,
  regionOf,
  reportOf,
  seal,
  settleSeals,
  showsNumber,
  walk,
} from '../board/index.ts';
import { generateBoard } from '../boards/generate.ts';
import {
  battleEnded,
  beginRound,
  type Entry,
  queueGrant,
  type RoundEnd,
  refresh,
  refreshCostOf,
  refreshLeft,
  settlementDone,
  sleepingLedger,
  stop,
  transact,
} from '../ledger/ledger.ts';
import { type Banked, envelopeOf, isStrong, settle, type UnitState } from '../settlement/index.ts';
import type { GameTables } from '../tables/rows.ts';
import type { Battle, BattleSetup, BattleStep, BoardMaker, Intent } from './battle.ts';
import type { BattleEvent, OpenedCell } from './events.ts';
import { refusalOfIntent } from './refusals.ts';
import { digSums, NO_SUMMARY, roundSums, summed } from './summary.ts';

/**
 * A battle that begins (RULES.md §2): the first board lies, the first round is open. Throws a RangeError for a unit, relic or feat that no
 * table has.
 */
export function startBattle(
  tables: GameTables,
  setup: BattleSetup,
  makeBoard: BoardMaker = makerOf(tables, setup),
): BattleStep {
  const { seed, ordinal, level, depth, nodeKind, map, hero, relics, feats, items } = setup;
  const envelope = envelopeOf(tables, relics, feats);
  const { transferRate, rapPerDig, refreshCostPct, strongBattleAp } = envelope;
  const bonusAp = setup.bonusAp + (isStrong(nodeKind) ? strongBattleAp : 0);
  const bare: Battle = {
    seed,
    ordinal,
    level,
    depth,
    nodeKind,
    map,
    outcome: 'running',
    hero,
    units: setup.units.map((id) => unitOf(tables, id)),
    relics,
    feats,
    items,
    ledger: sleepingLedger({ bonusAp, transferRate, rapPerDig, refreshCostPct }),
    board: installBoard(makeBoard(1)),
    boards: 0,
    banked: [],
    burnDue: 0,
    lines: [],
    summary: NO_SUMMARY,
  };
  const laid = laidOut(bare);
  return nextRound(tables, laid.battle, makeBoard, laid.events);
}

/** What an intent leads to. Throws a RangeError for one that is refused: ask {@link refusalOfIntent} first. */
export function playIntent(
  tables: GameTables,
  battle: Battle,
  intent: Intent,
  makeBoard: BoardMaker = makerOf(tables, battle),
): BattleStep {
  return play(tables, battle, intent, false, makeBoard);
}

export interface Submission extends BattleStep {
  /** How many intents were carried out; a stop that came with the intent before it counts. */
  readonly done: number;
  readonly refused: { readonly intent: Intent; readonly code: string } | undefined;
}

/**
 * Carries out intents in order, each whole, until one is refused or the round ends (RULES.md §3). A stop right behind a dig or a seal is handed
 * in with it, so that both endings are there at the same instant.
 */
export function submit(
  tables: GameTables,
  battle: Battle,
  intents: readonly Intent[],
  makeBoard: BoardMaker = makerOf(tables, battle),
): Submission {
  const events: BattleEvent[] = [];
  let now = battle;
  for (let at = 0; at < intents.length; at++) {
    const intent = intents[at];
    if (intent === undefined || now.ledger.round !== battle.ledger.round) break;
    const refusal = refusalOfIntent(tables, now, intent);
    if (refusal !== undefined)
      return { battle: now, events, done: at, refused: { intent, code: refusal.code } };
    const isPaid = intent.kind === 'dig' || intent.kind === 'seal';
    const withStop = isPaid && intents[at + 1]?.kind === 'stop';
    const step = play(tables, now, intent, withStop, makeBoard);
    now = step.battle;
    events.push(...step.events);
    if (withStop || now.outcome !== 'running' || now.ledger.round !== battle.ledger.round) {
      return { battle: now, events, done: at + (withStop ? 2 : 1), refused: undefined };
    }
  }
  return { battle: now, events, done: intents.length, refused: undefined };
}

function play(
  tables: GameTables,
  battle: Battle,
  intent: Intent,
  withStop: boolean,
  makeBoard: BoardMaker,
): BattleStep {
  const refusal = refusalOfIntent(tables, battle, intent);
  if (refusal !== undefined) throw new RangeError(`${intent.kind} is refused: ${refusal.code}`);
  switch (intent.kind) {
    case 'walk': {
      const from = battle.board.avatar;
      const board = walk(battle.board, intent.cell);
      const summary = summed(battle.summary, { walks: 1 });
      return { battle: { ...battle, board, summary }, events: [{ kind: 'walked', from, to: intent.cell }] };
    }
    case 'dig':
      return dig(tables, battle, intent.cell, withStop, makeBoard);
    case 'seal':
      return placeSeal(tables, battle, intent.cell, withStop, makeBoard);
    case 'stop':
      return afterEntry(tables, battle, stop(battle.ledger), [], makeBoard);
    case 'refresh':
      return exchange(tables, battle, makeBoard);
    case 'use':
      return useItem(tables, battle, intent.item);
  }
}

function dig(
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
  const { product } = board;
  const opened = reports.map((report): OpenedCell => ({ ...report, kind: kindOf(battle, report.cell) }));
  const lines = opened.map((each): Banked => {
    const source = each.isMine ? 'mine' : each.viaChain ? 'chain' : 'open';
    const payoutPercent = regionOf(product, each.cell)?.payoutPercent ?? 100;
    return {
      source,
      boardId: product.id,
      cell: each.cell,
      kind: each.kind,
      payoutPercent,
      effectId: null,
      magnitude: 0,
    };
  });
  const isFog = (each: number) => regionOf(product, each)?.infoMask === 'hide_numbers';
  const dug: Battle = {
    ...battle,
    board,
    banked: [...battle.banked, ...lines],
    summary: summed(battle.summary, digSums(opened, isFog)),
  };
  return afterEntry(tables, dug, entry, [{ kind: 'dug', cell, opened }], makeBoard);
}

function placeSeal(
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

/** Another board inside the round: marks that nobody paid yet are lost, what was banked stays banked. */
function exchange(tables: GameTables, battle: Battle, makeBoard: BoardMaker): BattleStep {
  const economy = tables.action_economy;
  const cost = refreshCostOf(economy, battle.ledger);
  const entry = refresh(economy, battle.ledger);
  if (!entry.accepted) throw new RangeError(`refresh is refused: ${entry.code}`);
  const { refreshEffects } = envelopeOf(tables, battle.relics, battle.feats);
  const feats = refreshEffects.map(({ effectId, magnitude }): Banked => {
    return { source: 'feat', boardId: null, cell: null, kind: null, payoutPercent: 100, effectId, magnitude };
  });
  const sealsLost = battle.board.seals.filter(({ state }) => state === 'open').length;
  const laid = laidOut({
    ...battle,
    ledger: entry.ledger,
    banked: [...battle.banked, ...feats],
    board: installBoard(makeBoard(battle.boards + 1)),
    summary: summed(battle.summary, { refreshes: 1 }),
  });
  const left = refreshLeft(economy, entry.ledger);
  return { battle: laid.battle, events: [{ kind: 'refreshed', cost, left, sealsLost }, ...laid.events] };
}

function useItem(tables: GameTables, battle: Battle, itemId: string): BattleStep {
  const row = tables.items.find(({ item_id }) => item_id === itemId);
  const { board, cells } = probe(battle.board, itemId, row?.radius ?? 0);
  const items = battle.items.map((each) =>
    each.itemId === itemId ? { ...each, charges: each.charges - 1 } : each,
  );
  const shown = cells.map((cell) => ({ cell, number: board.product.numbers[cell] ?? 0 }));
  return { battle: { ...battle, board, items }, events: [{ kind: 'item-used', item: itemId, cells: shown }] };
}

/** The ledger's answer to an action: the round goes on, or it is settled. */
function afterEntry(
  tables: GameTables,
  battle: Battle,
  entry: Entry<unknown>,
  events: readonly BattleEvent[],
  makeBoard: BoardMaker,
): BattleStep {
  if (!entry.accepted) throw new RangeError(`refused: ${entry.code}`);
  const now: Battle = { ...battle, ledger: entry.ledger };
  if (entry.end === null) return { battle: now, events };
  return endRound(tables, now, entry.end, entry.kept, events, makeBoard);
}

function endRound(
  tables: GameTables,
  battle: Battle,
  end: RoundEnd,
  kept: number,
  before: readonly BattleEvent[],
  makeBoard: BoardMaker,
): BattleStep {
  const { round } = battle.ledger;
  const { product } = battle.board;
  const settledSeals = settleSeals(battle.board, round);
  const seals = settledSeals.results.map((result) => ({
    ...result,
    boardId: product.id,
    kind: kindOf(battle, result.cell),
    payoutPercent: regionOf(product, result.cell)?.payoutPercent ?? 100,
  }));
  const { level, depth, map, hero, units, burnDue } = battle;
  const envelope = envelopeOf(tables, battle.relics, battle.feats);
  const result = settle(tables, {
    round,
    level,
    depth,
    map,
    end,
    hero,
    units,
    burnDue,
    banked: battle.banked,
    seals,
    envelope,
  });
  const settled: Battle = {
    ...battle,
    outcome: result.outcome,
    hero: result.hero,
    units: result.units,
    burnDue: result.burnDue,
    board: settledSeals.board,
    banked: [],
    lines: result.lines,
    ledger: queueGrant(battle.ledger, result.apDelta),
    summary: summed(battle.summary, roundSums(end.reason, settledSeals.results, result.lines)),
  };
  const events: BattleEvent[] = [
    ...before,
    { kind: 'round-ended', round, reason: end.reason, banked: kept },
    ...settledSeals.results.map(({ cell, isHit }): BattleEvent => ({ kind: 'seal-settled', cell, isHit })),
    ...result.lines.map((line): BattleEvent => ({ kind: 'line', line })),
  ];
  if (result.outcome !== 'running') return endBattle(settled, events);
  return goOn(tables, settled, end.reason === 'clear', makeBoard, events);
}

/** Both sides stand: another board after a clear, and the next round. */
function goOn(
  tables: GameTables,
  battle: Battle,
  changesBoard: boolean,
  makeBoard: BoardMaker,
  events: readonly BattleEvent[],
): BattleStep {
  const done = settlementDone(battle.ledger);
  if (!done.accepted) throw new Error(`the settlement was over before it was done: ${done.code}`);
  const ready: Battle = { ...battle, ledger: done.ledger };
  if (!changesBoard) return nextRound(tables, ready, makeBoard, events);
  const laid = laidOut({ ...ready, board: installBoard(makeBoard(ready.boards + 1)) });
  return nextRound(tables, laid.battle, makeBoard, [...events, ...laid.events]);
}

function nextRound(
  tables: GameTables,
  battle: Battle,
  makeBoard: BoardMaker,
  events: readonly BattleEvent[],
): BattleStep {
  const entry = beginRound(tables.action_economy, battle.ledger);
  if (!entry.accepted) throw new Error(`the round could not begin: ${entry.code}`);
  const { round, grant } = entry.ledger;
  const begun: Battle = { ...battle, ledger: entry.ledger };
  const all: BattleEvent[] = [...events, { kind: 'round-begun', round, grant }, ...lateNumbers(begun)];
  if (entry.end === null) return { battle: begun, events: all };
  return endRound(tables, begun, entry.end, 0, all, makeBoard);
}

/** Numbers that come a round late, on the cells that were opened in the round before. */
function lateNumbers({ board, ledger }: Battle): readonly BattleEvent[] {
  const { product, openedIn } = board;
  const cells = product.regions
    .filter(({ infoMask }) => infoMask === 'delay_numbers')
    .flatMap((region) => region.cells)
    .filter((cell) => openedIn[cell] === ledger.round - 1 && showsNumber(board, cell, ledger.round))
    .map((cell) => ({ cell, number: product.numbers[cell] ?? 0 }));
  return cells.length === 0 ? [] : [{ kind: 'numbers-shown', cells }];
}

function endBattle(battle: Battle, events: readonly BattleEvent[]): BattleStep {
  const { rap } = battle.ledger;
  const ended = battleEnded(battle.ledger);
  if (!ended.accepted) throw new Error(`the battle was over before it ended: ${ended.code}`);
  return {
    battle: { ...battle, ledger: ended.ledger },
    events: [...events, { kind: 'reserve-emptied', rap }],
  };
}

/** A board that has just been laid: it counts, and what stands open at first is told. */
function laidOut(battle: Battle): BattleStep {
  const { board } = battle;
  const { product } = board;
  const fogBoards = product.regions.some(({ infoMask }) => infoMask === 'hide_numbers') ? 1 : 0;
  const opened = product.initialOpen.map((cell): OpenedCell => {
    // Opened before any round, so that no terrain is late on it.
    return { ...reportOf(board, cell, 1, cell !== product.spawn), kind: kindOf(battle, cell) };
  });
  return {
    battle: {
      ...battle,
      boards: battle.boards + 1,
      summary: summed(battle.summary, { boards: 1, fogBoards }),
    },
    events: [{ kind: 'board-laid', boardId: product.id, size: product.size, avatar: board.avatar, opened }],
  };
}

function kindOf({ board }: Pick<Battle, 'board'>, cell: number): Banked['kind'] & string {
  const kind = board.product.kinds[cell];
  if (kind === undefined) throw new RangeError(`the board ${board.product.id} has no cell ${cell}`);
  return kind;
}

function unitOf(tables: GameTables, id: string): UnitState {
  const row = tables.units.find(({ unit_id }) => unit_id === id);
  if (row === undefined) throw new RangeError(`units has no row "${id}"`);
  const { hp, attack, defence } = row;
  return { unitId: id, hp, maxHp: hp, attack, defence };
}

function makerOf(
  tables: GameTables,
  { seed, ordinal, level, depth, map }: Pick<Battle, 'seed' | 'ordinal' | 'level' | 'depth' | 'map'>,
): BoardMaker {
  return (board) => generateBoard(tables, { seed, id: `${ordinal}/${board}`, level, depth, map });
}

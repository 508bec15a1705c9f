import { regionOf, type SealResult, settleSeals, showsNumber } from '../board/index.ts';
import {
  battleEnded,
  beginRound,
  type Entry,
  queueGrant,
  type RoundEnd,
  settlementDone,
} from '../ledger/ledger.ts';
import { envelopeOf, type SettledSeal, settle } from '../settlement/index.ts';
import type { GameTables } from '../tables/rows.ts';
import type { Battle, BattleStep, BoardMaker } from './battle.ts';
import type { BattleEvent } from './events.ts';
import { kindAt, layNext } from './lay-board.ts';
import { roundSums, summed } from './summary.ts';

/** Begins the next round (RULES.md §2). One that grants nothing is over at once, and is settled. */
export function nextRound(
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
  return afterEntry(tables, begun, entry, all, makeBoard);
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

/** The ledger's answer: the round goes on, or it is settled. */
export function afterEntry(
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

/** Settles a round that has ended (RULES.md §11), and goes on from there. */
function endRound(
  tables: GameTables,
  battle: Battle,
  end: RoundEnd,
  kept: number,
  before: readonly BattleEvent[],
  makeBoard: BoardMaker,
): BattleStep {
  const { round } = battle.ledger;
  const { level, depth, map, hero, units, burnDue, banked } = battle;
  const { board, results } = settleSeals(battle.board, round);
  const envelope = envelopeOf(tables, battle.relics, battle.feats);
  const seals = results.map((result) => dueOf(battle, result));
  const given = { round, level, depth, map, end, hero, units, burnDue, banked, seals, envelope };
  const { outcome, lines, apDelta, ...sides } = settle(tables, given);
  const settled: Battle = {
    ...battle,
    ...sides,
    outcome,
    board,
    banked: [],
    lines,
    ledger: queueGrant(battle.ledger, apDelta),
    summary: summed(battle.summary, roundSums(board, end.reason, results, lines)),
  };
  const events: BattleEvent[] = [
    ...before,
    { kind: 'round-ended', round, reason: end.reason, banked: kept },
    ...results.map(({ cell, isHit }): BattleEvent => ({ kind: 'seal-settled', cell, isHit })),
    ...lines.map((line): BattleEvent => ({ kind: 'line', line })),
  ];
  if (outcome !== 'running') return endBattle(settled, events);
  // The ledger advises another board after a clear; that both sides still stand is what the settlement adds.
  return goOn(tables, settled, end.mapChangeAdvice, makeBoard, events);
}

function dueOf({ board }: Battle, result: SealResult): SettledSeal {
  const { product } = board;
  return {
    ...result,
    boardId: product.id,
    kind: kindAt(board, result.cell),
    payoutPercent: regionOf(product, result.cell)?.payoutPercent ?? 100,
  };
}

/** Both sides stand: another board if it is to be changed, and the next round. */
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
  const laid = layNext(ready, makeBoard);
  return nextRound(tables, laid.battle, makeBoard, [...events, ...laid.events]);
}

/** One side is down: the reserve is emptied where everybody sees it. */
function endBattle(battle: Battle, events: readonly BattleEvent[]): BattleStep {
  const { rap } = battle.ledger;
  const ended = battleEnded(battle.ledger);
  if (!ended.accepted) throw new Error(`the battle was over before it ended: ${ended.code}`);
  return {
    battle: { ...battle, ledger: ended.ledger },
    events: [...events, { kind: 'reserve-emptied', rap }],
  };
}

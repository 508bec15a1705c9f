import { installBoard } from '../board/index.ts';
import { sleepingLedger, stop } from '../ledger/ledger.ts';
import { envelopeOf, isStrong, type UnitState } from '../settlement/index.ts';
import type { GameTables } from '../tables/rows.ts';
import { dig, exchange, placeSeal, useItem, walkTo } from './acts.ts';
import type { Battle, BattleSetup, BattleStep, BoardMaker, Intent } from './battle.ts';
import type { BattleEvent } from './events.ts';
import { laid, makerOf } from './lay-board.ts';
import { refusalOfIntent } from './refusals.ts';
import { afterEntry, nextRound } from './round.ts';
import { NO_SUMMARY } from './summary.ts';

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
  const first = laid(bare);
  return nextRound(tables, first.battle, makeBoard, first.events);
}

function unitOf(tables: GameTables, id: string): UnitState {
  const row = tables.units.find(({ unit_id }) => unit_id === id);
  if (row === undefined) throw new RangeError(`units has no row "${id}"`);
  const { hp, attack, defence } = row;
  return { unitId: id, hp, maxHp: hp, attack, defence };
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
    if (intent === undefined) break;
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
    case 'walk':
      return walkTo(battle, intent.cell);
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

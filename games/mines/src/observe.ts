import type { LevelMap } from './adventure/map.ts';
import { boardsAhead } from './adventure/node-seen.ts';
import { strengthOf } from './adventure/zone.ts';
import type { Battle, Hero } from './battle/index.ts';
import { projectedWeights } from './boards/kinds.ts';
import type { Event } from './events.ts';
import { refreshCostOf, refreshLeft } from './ledger/ledger.ts';
import { nodesAhead } from './moves.ts';
import { boardSeen } from './observe-board.ts';
import { type BattleRecord, phaseOf, type State } from './state.ts';
import { tablesOf } from './tables/config.ts';
import type { GameTables, MapKind, RowKind } from './tables/rows.ts';
import type { BankedSeen, BattlePast, BattleSeen, NodeSeen, View } from './view.ts';

/** What the hero may know of `state`. Throws a RangeError for a name that is no seat of mines. */
export function observe(state: State, seat: string): View {
  if (seat !== 'hero') throw new RangeError(`mines has no seat "${seat}": hero`);
  const tables = tablesOf(state.config);
  const { config, outcome, moves, map, battle, zone, relics, feats, offer, offersToCome } = state;
  return {
    seat,
    config,
    phase: phaseOf(state),
    outcome,
    moves,
    maxMoves: tables.adventure.max_moves,
    level: map.level,
    levels: tables.adventure.levels,
    hero: heroSeen(tables, state),
    zone,
    relics,
    feats,
    items: battle === null ? state.items : battle.items,
    nodes: nodesSeen(tables, map),
    path: state.path,
    ahead: nodesAhead(state),
    offer,
    offersToCome,
    battle: battle === null ? null : battleSeen(tables, battle),
    battles: state.battles.map(pastOf),
    lines: battle === null ? state.lastLines : battle.lines,
    lastBoard: state.lastBoard,
  };
}

function heroSeen(tables: GameTables, { battle, hp, zone }: State): Hero {
  if (battle === null) return { hp, ...strengthOf(tables, zone) };
  const { hero } = battle;
  return { hp: hero.hp, maxHp: hero.maxHp, attack: hero.attack, defence: hero.defence };
}

const nodesOf = new WeakMap<LevelMap, readonly NodeSeen[]>();

/** Nothing on a map changes as long as it is walked on. */
function nodesSeen(tables: GameTables, map: LevelMap): readonly NodeSeen[] {
  const known = nodesOf.get(map);
  if (known !== undefined) return known;
  const nodes = map.nodes.map(({ id, depth, lane, kind, next }) => {
    return { id, depth, lane, kind, next, boards: boardsAhead(tables, map.level, { kind, depth }) };
  });
  nodesOf.set(map, nodes);
  return nodes;
}

function battleSeen(tables: GameTables, battle: Battle): BattleSeen {
  const { ordinal, nodeKind, depth, map, ledger, board } = battle;
  return {
    ordinal,
    kind: nodeKind,
    depth,
    map,
    weights: weightsOf(tables, map),
    round: ledger.round,
    ap: ledger.ap,
    grant: ledger.grant,
    rap: ledger.rap,
    refreshCost: refreshCostOf(tables.action_economy, ledger),
    refreshUsed: ledger.refreshUsed,
    refreshLeft: refreshLeft(tables.action_economy, ledger),
    queuedNet: ledger.queuedNet,
    units: battle.units,
    banked: battle.banked.map(bankedSeen),
    burnDue: battle.burnDue,
    board: boardSeen(tables, board, ledger.round),
  };
}

/** Rows are banked when their cell is opened, and are seen on it. */
function bankedSeen({ source, cell, kind, payoutPercent, effectId, magnitude }: BankedSeen): BankedSeen {
  return { source, cell, kind, payoutPercent, effectId, magnitude };
}

const weightsOfTables = new WeakMap<GameTables, Map<MapKind, Readonly<Record<RowKind, number>>>>();

function weightsOf(tables: GameTables, map: MapKind): Readonly<Record<RowKind, number>> {
  const byMap = weightsOfTables.get(tables) ?? new Map<MapKind, Readonly<Record<RowKind, number>>>();
  weightsOfTables.set(tables, byMap);
  const known = byMap.get(map);
  if (known !== undefined) return known;
  const weights = Object.fromEntries(
    projectedWeights(tables, map).map(({ kind, weight }) => [kind, weight]),
  ) as Record<RowKind, number>;
  byMap.set(map, weights);
  return weights;
}

function pastOf({
  level,
  depth,
  kind,
  map,
  units,
  outcome,
  hpBefore,
  hpAfter,
  summary,
}: BattleRecord): BattlePast {
  return {
    level,
    depth,
    kind,
    map,
    units,
    outcome,
    rounds: summary.rounds,
    hpBefore,
    hpAfter,
    flagsPlaced: summary.flagPlaced,
    flagsHit: summary.flagHit,
    flagsMissed: summary.flagMiss,
  };
}

/** What the hero notices of an event: all of it, since events tell of closed cells only what lies openly on them. */
export function perceive(event: Event, seat: string): Event | undefined {
  if (seat !== 'hero') throw new RangeError(`mines has no seat "${seat}": hero`);
  return event;
}

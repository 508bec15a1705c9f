import { nextOf, openRng, rngStream, type Seed } from '@foretell/engine';
import { type Battle, type Intent, playIntent, startBattle } from '../battle/index.ts';
import type { Event } from '../events.ts';
import { lastSeenOf } from '../last-board.ts';
import type { State } from '../state.ts';
import { type Config, tablesOf } from '../tables/config.ts';
import { boardGenOf, encountersOf } from '../tables/resolve.ts';
import type { EncounterKind, GameTables } from '../tables/rows.ts';
import { heal, nextScreen, takeChoice } from './growth.ts';
import { drawMap, isBattle, type MapNode } from './map.ts';
import type { OfferKind } from './offers.ts';
import type { RunStep } from './step.ts';
import { bonusOf, NO_PIECES, strengthOf } from './zone.ts';

/** The first state of a run: the map of level 1, nobody on it (RULES.md §13). */
export function startRun(config: Config, seed: Seed): State {
  const tables = tablesOf(config);
  return {
    config,
    seed,
    outcome: 'running',
    moves: 0,
    map: drawMap(tables, seed, 1),
    path: [],
    hp: strengthOf(tables, NO_PIECES).maxHp,
    zone: NO_PIECES,
    relics: [],
    feats: [],
    items: [],
    battle: null,
    offer: null,
    offersToCome: [],
    screens: 0,
    battles: [],
    lastLines: [],
    lastBoard: null,
  };
}

/** Enters a node: fights its battle, rests at its camp or opens its cache. */
export function goTo(state: State, id: number): RunStep {
  const node = state.map.nodes[id];
  if (node === undefined) throw new RangeError(`no node ${id} on this level`);
  const { level } = state.map;
  const { kind, depth } = node;
  const entered: Event = { kind: 'node-entered', level, depth, node: id, nodeKind: kind };
  const at: State = { ...state, path: [...state.path, id], lastLines: [], lastBoard: null };
  const step = isBattle(kind) ? fight(at, node, kind) : rest(at, node);
  return { state: step.state, events: [entered, ...step.events] };
}

/** Takes a choice of the screen; after the last screen of a boss, the next level begins. */
export function take(state: State, choice: number): RunStep {
  const taken = takeChoice(state, choice);
  const next = goOn(taken.state);
  return { state: next.state, events: [...taken.events, ...next.events] };
}

/** Plays an intent of the battle, and what follows when that ends it. */
export function playInBattle(state: State, intent: Intent): RunStep {
  if (state.battle === null) throw new RangeError('no battle is being fought');
  const tables = tablesOf(state.config);
  const { battle, events } = playIntent(tables, state.battle, intent);
  const lastBoard = isRoundOver(state.battle, battle)
    ? lastBoardOf(state, state.battle, battle, intent)
    : state.lastBoard;
  return settle({ ...state, battle, lastBoard }, battle, events);
}

function isRoundOver(before: Battle, after: Battle): boolean {
  return after.outcome !== 'running' || after.ledger.round !== before.ledger.round;
}

/** The board of the round that is over, if it has gone with it. */
function lastBoardOf(state: State, before: Battle, after: Battle, intent: Intent): State['lastBoard'] {
  const isThere = after.outcome === 'running' && after.board.product.id === before.board.product.id;
  return isThere ? null : lastSeenOf(tablesOf(state.config), before, intent);
}

function fight(state: State, node: MapNode, kind: EncounterKind): RunStep {
  const tables = tablesOf(state.config);
  const { map, zone, relics, feats, items, seed } = state;
  const units = drawEncounter(tables, seed, map.level, node, kind);
  const ordinal = state.battles.length + 1;
  const mapKind = boardGenOf(tables, map.level, node.depth).map;
  const { battle, events } = startBattle(tables, {
    seed,
    ordinal,
    level: map.level,
    depth: node.depth,
    nodeKind: kind,
    map: mapKind,
    units,
    hero: { hp: state.hp, ...strengthOf(tables, zone) },
    bonusAp: bonusOf(tables, zone, 'ap'),
    relics,
    feats,
    items,
  });
  const begun: Event = { kind: 'battle-begun', battle: ordinal, map: mapKind, units };
  const step = settle({ ...state, battle }, battle, events);
  return { state: step.state, events: [begun, ...step.events] };
}

/** One of the line-ups of this kind of node, each as likely. Drawn on entering, so that no state holds it before. */
function drawEncounter(
  tables: GameTables,
  seed: Seed,
  level: number,
  node: MapNode,
  kind: EncounterKind,
): readonly string[] {
  const rng = openRng(rngStream(seed, `encounter/${level}/${node.id}`));
  return nextOf(rng, encountersOf(tables, level, kind)).units;
}

/** What follows a move in battle: nothing while it runs, else its record, and a reward or the end of the run. */
function settle(state: State, battle: Battle, events: readonly Event[]): RunStep {
  if (battle.outcome === 'running') return { state, events };
  const { outcome, hero, items, lines, summary, level, depth, nodeKind, map } = battle;
  const record = {
    level,
    depth,
    kind: nodeKind,
    map,
    units: battle.units.map(({ unitId }) => unitId),
    outcome,
    hpBefore: state.hp,
    hpAfter: Math.max(0, hero.hp),
    summary,
  };
  const after: State = {
    ...state,
    battle: null,
    hp: record.hpAfter,
    items,
    lastLines: lines,
    battles: [...state.battles, record],
  };
  const ended: Event = { kind: 'battle-ended', battle: after.battles.length, outcome, hp: after.hp };
  const step = outcome === 'victory' ? win(after, nodeKind) : endRun(after, 'defeated');
  return { state: step.state, events: [...events, ended, ...step.events] };
}

const SPOILS: Readonly<Record<EncounterKind, readonly OfferKind[]>> = {
  early: ['three_choice'],
  battle: ['three_choice'],
  elite: ['three_choice', 'relic'],
  boss: ['three_choice', 'feat'],
};

function win(state: State, kind: EncounterKind): RunStep {
  if (isAtTheEnd(state)) return endRun(state, 'completed');
  const healed = heal(state, 'victory', tablesOf(state.config).settlement.victory_heal_pct);
  const shown = nextScreen({ ...healed.state, offersToCome: SPOILS[kind] });
  const next = goOn(shown.state);
  return { state: next.state, events: [...healed.events, ...shown.events, ...next.events] };
}

function rest(state: State, { kind }: MapNode): RunStep {
  const rested =
    kind === 'camp'
      ? heal(state, 'camp', tablesOf(state.config).adventure.camp_heal_pct)
      : nextScreen({ ...state, offersToCome: ['relic'] });
  const next = goOn(rested.state);
  return { state: next.state, events: [...rested.events, ...next.events] };
}

/** When the last depth of a level has been done with, the next level begins. */
function goOn(state: State): RunStep {
  if (state.offer !== null || !isAtTheBottom(state)) return { state, events: [] };
  if (isAtTheEnd(state)) return endRun(state, 'completed');
  const healed = heal(state, 'boss', tablesOf(state.config).adventure.boss_heal_pct);
  const level = state.map.level + 1;
  const map = drawMap(tablesOf(state.config), state.seed, level);
  const below: State = { ...healed.state, map, path: [] };
  return { state: below, events: [...healed.events, { kind: 'level-entered', level }] };
}

function isAtTheBottom({ map, path }: State): boolean {
  return map.nodes[path.at(-1) ?? -1]?.next.length === 0;
}

function isAtTheEnd(state: State): boolean {
  return isAtTheBottom(state) && state.map.level >= tablesOf(state.config).adventure.levels;
}

/** The end of the run, as an event and in the state. */
export function endRun(state: State, outcome: Exclude<State['outcome'], 'running'>): RunStep {
  return { state: { ...state, outcome }, events: [{ kind: 'run-ended', outcome }] };
}

import { nextBelow, openRng, rngStream } from '@foretell/engine';
import { describe, expect, test } from 'vitest';
import type { Battle, BattleSetup, BoardMaker, Intent } from '../src/battle/index.ts';
import { legalIntents, playIntent, startBattle } from '../src/battle/index.ts';
import { isMine, isOpened } from '../src/board/index.ts';
import { generateBoard } from '../src/boards/generate.ts';
import type { BoardProduct } from '../src/boards/product.ts';
import { gridOf } from '../src/grid.ts';
import { DEEP } from '../src/tables/roots.ts';
import type { GameTables } from '../src/tables/rows.ts';
import { SETUP } from './laid.ts';
import { type Account, COUNTED } from './second-account/book.ts';
import { enter, legalNames, openAccount } from './second-account/play.ts';

type Draw = (below: number) => number;

const UNITS = ['rockling', 'lampbat', 'shaleback', 'foreman', 'mistgrub'];
const RELICS = ['reserve_jar', 'padded_vest', 'whetstone', 'tinder_box', 'field_kit', 'spare_pick'];
const FEATS = ['vein_store', 'thrift', 'refresh_volley', 'refresh_shelter', 'refresh_salve'];

function setupBy(draw: Draw, seed: string): BattleSetup {
  const some = (names: readonly string[]) => names.filter(() => draw(2) === 0);
  return {
    ...SETUP,
    seed,
    level: 1 + draw(4),
    depth: 1 + draw(6),
    nodeKind: draw(2) === 0 ? 'early' : 'boss',
    map: draw(2) === 0 ? 'normal' : 'poor_vein',
    units: Array.from({ length: 1 + draw(3) }, () => UNITS[draw(UNITS.length)] ?? 'rockling'),
    hero: { hp: 60 + draw(300), maxHp: 360, attack: draw(30), defence: draw(40) },
    bonusAp: draw(4),
    relics: some(RELICS),
    feats: some(FEATS),
    items: [{ itemId: 'lantern', charges: draw(2) }],
  };
}

/** Three hands: any legal deed, one that looks under the cells to clear boards, one that looks to mark mines. */
const HANDS = ['any', 'clears', 'marks'] as const;

function pick(tables: GameTables, battle: Battle, hand: (typeof HANDS)[number], draw: Draw): Intent {
  const all = legalIntents(tables, battle);
  const { board } = battle;
  const isSafe = (cell: number) => !isMine(board, cell);
  const leads = (cell: number) =>
    gridOf(board.product.size).neighbours[cell]?.some((near) => isSafe(near) && !isOpened(board, near));
  const wanted = (intent: Intent) => {
    if (hand === 'clears')
      return intent.kind === 'dig' ? isSafe(intent.cell) : intent.kind === 'walk' && leads(intent.cell);
    if (hand === 'marks') return intent.kind === 'seal' && !isSafe(intent.cell);
    return intent.kind !== 'walk' && (intent.kind !== 'stop' || draw(6) === 0);
  };
  const some = draw(4) === 0 ? [] : all.filter(wanted);
  const among = some.length > 0 ? some : all;
  const picked = among[draw(among.length)];
  if (picked === undefined) throw new Error('a running battle has no legal intent');
  return picked;
}

const nameOf = (intent: Intent) =>
  [intent.kind, ...('cell' in intent ? [intent.cell] : []), ...('item' in intent ? [intent.item] : [])].join(
    ' ',
  );

/** What both books say of a battle. */
function ofBattle({ outcome, hero, units, ledger, burnDue, board, summary }: Battle) {
  const over = outcome !== 'running';
  return {
    outcome,
    hero: hero.hp,
    units: units.map(({ hp }) => hp),
    purse: [ledger.ap, ledger.rap, over ? 0 : ledger.refreshUsed],
    burns: over ? 0 : burnDue,
    board: board.product.id,
    opened: board.openedIn.flatMap((_, cell) => (isOpened(board, cell) ? [cell] : [])).join(' '),
    seals: board.seals.map(({ cell, state }) => [cell, state === 'open']),
    counts: Object.fromEntries(COUNTED.map((name) => [name, summary[name]])),
  };
}

function ofAccount(account: Account): ReturnType<typeof ofBattle> {
  const { outcome, heroHp, units, ap, rap, refreshes, burn, product, opened, seals, counts } = account;
  const over = outcome !== 'running';
  return {
    outcome,
    hero: heroHp,
    units: units.map(({ hp }) => hp),
    purse: [ap, rap, over ? 0 : refreshes],
    burns: over ? 0 : burn,
    board: product.id,
    opened: [...opened].sort((one, other) => one - other).join(' '),
    seals: [...seals].map(([cell, isDue]) => [cell, isDue]),
    counts: { ...counts },
  };
}

const products = new WeakMap<GameTables, Map<string, BoardProduct>>();

/** Boards as `tables` make them, each made once for both books. */
function boardsOf(tables: GameTables, { seed, ordinal, level, depth, map }: BattleSetup): BoardMaker {
  const known = products.get(tables) ?? new Map<string, BoardProduct>();
  products.set(tables, known);
  return (board) => {
    const name = `${seed} ${board}`;
    const request = { seed, id: `${ordinal}/${board}`, level, depth, map };
    const product = known.get(name) ?? generateBoard(tables, request);
    known.set(name, product);
    return product;
  };
}

interface Compared {
  /** What the game says, and what the second account says, where they first part. */
  readonly parted: readonly [unknown, unknown] | undefined;
  readonly battle: Battle;
}

/** Plays a battle by `tables` and keeps its second account by `books`. */
function compare(at: number, tables: GameTables, books: GameTables): Compared {
  const rng = openRng(rngStream(`second account ${at}`, 'play'));
  const draw: Draw = (below) => nextBelow(rng, below);
  const setup = setupBy(draw, `second account ${at}`);
  const hand = HANDS[at % HANDS.length] ?? 'any';
  const boards = boardsOf(tables, setup);
  let { battle } = startBattle(tables, setup, boards);
  const account = openAccount(books, setup, boards);
  for (let step = 0; step < 400 && battle.outcome === 'running'; step++) {
    const may = legalIntents(tables, battle).map(nameOf).sort();
    if (may.join() !== legalNames(account).join()) return { parted: [may, legalNames(account)], battle };
    const intent = pick(tables, battle, hand, draw);
    battle = playIntent(tables, battle, intent, boards).battle;
    enter(account, intent);
    const both = [ofBattle(battle), ofAccount(account)] as const;
    if (JSON.stringify(both[0]) !== JSON.stringify(both[1])) return { parted: both, battle };
  }
  return { parted: undefined, battle };
}

const BATTLES = Array.from({ length: 45 }, (_, at) => at);

describe('a battle and its second account', () => {
  const { action_economy, settlement, relics, feats, clear_reward, variation } = DEEP;

  /** Plays all battles, which have to agree; gives back how often everything that is compared came up. */
  const agreeing = (tables: GameTables) => {
    const sums: Record<string, number> = { victory: 0, defeat: 0 };
    for (const at of BATTLES) {
      const { parted, battle } = compare(at, tables, tables);
      expect(parted?.[0]).toEqual(parted?.[1]);
      expect(parted).toBeUndefined();
      sums[battle.outcome] = (sums[battle.outcome] ?? 0) + 1;
      for (const name of COUNTED) sums[name] = (sums[name] ?? 0) + battle.summary[name];
    }
    return sums;
  };

  test('agree after every move on what may be done, hit points, purse, board, marks and counts', () => {
    expect(Object.entries(agreeing(DEEP)).filter(([, count]) => count === 0)).toEqual([]);
  });

  test('agree where no percentage comes out even and no price is one', () => {
    const uneven = {
      ...DEEP,
      action_economy: { ...action_economy, ap_per_round: 9, dig_ap_cost: 2, flag_place_ap_cost: 3 },
      settlement: { ...settlement, flag_hit_premium: 133, attack_floor_pct: 37 },
      variation: variation.map((row) => ({ ...row, payout_percent: 110 + (row.payout_percent % 7) })),
      relics: relics.map((row) => ({ ...row, value: row.value > 100 ? row.value - 8 : row.value + 1 })),
      feats: feats.map((row) => ({ ...row, value: row.value + 1 })),
    };
    expect(Object.entries(agreeing(uneven)).filter(([, count]) => count === 0)).toEqual([]);
  });

  const relic = (id: string, value: number): Partial<GameTables> => ({
    relics: relics.map((row) => (row.relic_id === id ? { ...row, value } : row)),
  });
  const feat = (id: string, value: number): Partial<GameTables> => ({
    feats: feats.map((row) => (row.feat_id === id ? { ...row, value } : row)),
  });
  const rows = (change: Partial<(typeof clear_reward)[number]>): Partial<GameTables> => ({
    clear_reward: clear_reward.map((row) => ({ ...row, ...change })),
  });

  test.each<[string, Partial<GameTables>]>([
    ['the premium of hits', { settlement: { ...settlement, flag_hit_premium: 150 } }],
    [
      'what a counted hit pays besides',
      { settlement: { ...settlement, premium_fallback_effect: 'hero_heal' } },
    ],
    ['the floor of an attack', { settlement: { ...settlement, attack_floor_pct: 0 } }],
    ['rage', { settlement: { ...settlement, enrage_step: 1 } }],
    ['the price of a refresh', { action_economy: { ...action_economy, rap_refresh_cost: 7 } }],
    ['the cap of refreshes', { action_economy: { ...action_economy, refresh_cap_per_round: 1 } }],
    ['the reserve jar', relic('reserve_jar', 150)],
    ['the padded vest', relic('padded_vest', 0)],
    ['the whetstone', relic('whetstone', 0)],
    ['the tinder box', relic('tinder_box', 100)],
    ['the field kit', relic('field_kit', 0)],
    ['the spare pick', relic('spare_pick', 0)],
    ['the vein store', feat('vein_store', 2)],
    ['thrift', feat('thrift', 100)],
    ['the volley of a refresh', feat('refresh_volley', 0)],
    ['the reward of a clear', rows({ hit_front: 0 })],
    ['the uplift for fog', rows({ fog_uplift: 0 })],
  ])('part where only one of them has changed %s', (_, change) => {
    const changed = { ...DEEP, ...change };
    expect(BATTLES.some((at) => compare(at, DEEP, changed).parted !== undefined)).toBe(true);
  });
});

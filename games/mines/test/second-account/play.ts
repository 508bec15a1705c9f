import type { BattleSetup, BoardMaker, Intent } from '../../src/battle/index.ts';
import type { GameTables } from '../../src/tables/rows.ts';
import { type Account, COUNTED, type Counts, featValue, relicValue, the } from './book.ts';
import { settleAccount } from './settlement.ts';

export function openAccount(tables: GameTables, setup: BattleSetup, boardOf: BoardMaker): Account {
  const units = setup.units.map((id) => {
    const { hp, attack, defence } = the(tables.units.find(({ unit_id }) => unit_id === id));
    return { hp, maxHp: hp, attack, defence };
  });
  const account: Account = {
    tables,
    setup,
    boardOf,
    outcome: 'running',
    heroHp: setup.hero.hp,
    units,
    round: 0,
    ap: 0,
    rap: 0,
    refreshes: 0,
    queued: 0,
    burn: 0,
    charges: new Map(setup.items.map(({ itemId, charges }) => [itemId, charges])),
    boards: 0,
    product: boardOf(1),
    opened: new Set(),
    seals: new Map(),
    avatar: 0,
    bank: [],
    counts: Object.fromEntries(COUNTED.map((name) => [name, 0])) as Counts,
  };
  layBoard(account);
  beginRound(account);
  return account;
}

/** Carries out a legal intent. */
export function enter(account: Account, intent: Intent): void {
  const { tables, counts } = account;
  const { dig_ap_cost, flag_place_ap_cost } = tables.action_economy;
  switch (intent.kind) {
    case 'walk':
      account.avatar = intent.cell;
      counts.walks++;
      return;
    case 'use':
      account.charges.set(intent.item, (account.charges.get(intent.item) ?? 0) - 1);
      return;
    case 'stop':
      endRound(account, 'stop');
      return;
    case 'refresh':
      account.rap -= refreshPrice(account);
      account.refreshes++;
      counts.refreshes++;
      account.bank.push(...account.setup.feats.map((feat) => ({ feat })));
      layBoard(account);
      return;
    case 'seal':
      account.ap -= flag_place_ap_cost;
      account.seals.set(intent.cell, true);
      counts.flagPlaced++;
      if (account.ap === 0) endRound(account, 'exhausted');
      return;
    case 'dig':
      account.ap -= dig_ap_cost;
      account.rap += featValue(account, 'vein_store') ?? 0;
      openCell(account, intent.cell);
      if (isCleared(account)) endRound(account, 'clear');
      else if (account.ap === 0) endRound(account, 'exhausted');
  }
}

/** What may be done now, each as its kind and cell or item, in alphabetical order. */
export function legalNames(account: Account): readonly string[] {
  const { product, opened, seals, avatar, ap, tables } = account;
  if (account.outcome !== 'running') return [];
  const { dig_ap_cost, flag_place_ap_cost, refresh_cap_per_round } = tables.action_economy;
  const near = around(product.size, avatar).filter((cell) => !opened.has(cell));
  const canRefresh = account.refreshes < refresh_cap_per_round && account.rap >= refreshPrice(account);
  return [
    ...[...opened].filter((cell) => cell !== avatar).map((cell) => `walk ${cell}`),
    ...near.filter(() => ap >= dig_ap_cost).map((cell) => `dig ${cell}`),
    ...near.filter((cell) => ap >= flag_place_ap_cost && !seals.has(cell)).map((cell) => `seal ${cell}`),
    'stop',
    ...(canRefresh ? ['refresh'] : []),
    ...[...account.charges].flatMap(([item, left]) => (left > 0 ? [`use ${item}`] : [])),
  ].sort();
}

function beginRound(account: Account): void {
  const { tables, setup } = account;
  account.round++;
  const isStrong = setup.nodeKind === 'elite' || setup.nodeKind === 'boss';
  const pick = isStrong ? (relicValue(account, 'spare_pick') ?? 0) : 0;
  const first = account.round === 1 ? setup.bonusAp + pick : 0;
  account.ap = Math.max(0, tables.action_economy.ap_per_round + first + account.queued);
  account.queued = 0;
  account.refreshes = 0;
  account.bank = [];
  if (account.ap === 0) endRound(account, 'exhausted');
}

function endRound(account: Account, reason: 'clear' | 'stop' | 'exhausted'): void {
  const { counts } = account;
  counts.rounds++;
  counts[reason === 'clear' ? 'clears' : reason === 'stop' ? 'stops' : 'exhaustions']++;
  const rate = relicValue(account, 'reserve_jar') ?? 100;
  if (reason === 'stop') account.rap += Math.floor((account.ap * rate) / 100);
  account.ap = 0;
  settleAccount(account, reason === 'clear');
  if (account.outcome !== 'running') {
    account.rap = 0;
    return;
  }
  if (reason === 'clear') layBoard(account);
  beginRound(account);
}

function layBoard(account: Account): void {
  account.boards++;
  account.counts.boards++;
  account.product = account.boardOf(account.boards);
  account.opened = new Set(account.product.initialOpen);
  account.seals = new Map();
  account.avatar = account.product.spawn;
}

/** Opens a cell and, from a cell without mines around it, everything around, but for marked cells. */
function openCell(account: Account, cell: number): void {
  const { product, opened, seals } = account;
  seals.delete(cell);
  const wave = [cell];
  opened.add(cell);
  for (const at of wave) {
    bankCell(account, at, at !== cell);
    const near = around(product.size, at);
    if ([at, ...near].some((each) => product.mines.includes(each))) continue;
    const next = near.filter((each) => !opened.has(each) && !seals.has(each));
    for (const each of next) opened.add(each);
    wave.push(...next);
  }
}

function bankCell({ product, bank, counts }: Account, cell: number, isChained: boolean): void {
  const region = product.regions.find(({ cells }) => cells.includes(cell));
  const isMine = product.mines.includes(cell);
  bank.push({ kind: the(product.kinds[cell]), isMine, payout: region?.payoutPercent ?? 100 });
  if (isMine) {
    counts.minesTriggered++;
    return;
  }
  counts[isChained ? 'chained' : 'dug']++;
  if (region?.infoMask === 'hide_numbers') counts[isChained ? 'fogChained' : 'fogDug']++;
}

function isCleared({ product, opened }: Account): boolean {
  return product.kinds.every((_, cell) => opened.has(cell) || product.mines.includes(cell));
}

function refreshPrice(account: Account): number {
  const { rap_refresh_cost } = account.tables.action_economy;
  return Math.floor((rap_refresh_cost * (featValue(account, 'thrift') ?? 100)) / 100);
}

/** The cells around a cell, corners counted, by their distance from it. */
function around(size: number, cell: number): readonly number[] {
  const cells = Array.from({ length: size * size }, (_, each) => each);
  const columns = (each: number) => Math.abs((each % size) - (cell % size));
  const rows = (each: number) => Math.abs(Math.floor(each / size) - Math.floor(cell / size));
  return cells.filter((each) => Math.max(columns(each), rows(each)) === 1);
}

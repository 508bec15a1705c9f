import type { Battle, BattleSetup, BoardMaker, Intent } from '../src/battle/battle.ts';
import type { BattleEvent } from '../src/battle/events.ts';
import { startBattle } from '../src/battle/index.ts';
import { playIntent } from '../src/battle/play.ts';
import type { BoardProduct, Region } from '../src/boards/product.ts';
import { gridOf } from '../src/grid.ts';
import { SURFACE } from '../src/tables/roots.ts';
import type { GameTables, RowKind } from '../src/tables/rows.ts';

/** What a hand-laid board may say beyond its picture. */
export interface Laid {
  readonly id?: string;
  /** Where the avatar stands; absent: the cell marked `@`. */
  readonly kinds?: Readonly<Record<number, RowKind>>;
  readonly regions?: readonly (Partial<Region> & { readonly cells: readonly number[] })[];
}

/** A board from its picture: `*` a mine, `.` a safe cell, `@` the cell that is open at first, with what it opens. */
export function lay(
  picture: readonly string[],
  { id = '1/1', kinds = {}, regions = [] }: Laid = {},
): BoardProduct {
  const size = picture.length;
  const text = picture.join('');
  const { neighbours } = gridOf(size);
  const mines = [...text].flatMap((sign, cell) => (sign === '*' ? [cell] : []));
  const numbers = neighbours.map((around) => around.filter((near) => text[near] === '*').length);
  const spawn = text.indexOf('@');
  const opened = new Set([spawn]);
  for (const cell of opened) {
    if (numbers[cell] === 0) for (const near of neighbours[cell] ?? []) opened.add(near);
  }
  return {
    id,
    level: 1,
    depth: 1,
    map: 'normal',
    size,
    spawn,
    mines,
    numbers,
    kinds: numbers.map((_, cell) => kinds[cell] ?? 'strike'),
    regions: regions.map((region) => ({
      variantId: 'fog',
      infoMask: 'hide_numbers',
      cellConstraint: 'safe_nonzero',
      payoutPercent: 100,
      counterItemIds: [],
      ...region,
    })),
    initialOpen: [...opened].sort((one, other) => one - other),
    stats: {
      candidates: mines.length,
      rejected: { digit: 0, zero: 0, split: 0 },
      pruned: 0,
      attempts: 1,
      isForced: false,
      closed: numbers.length - mines.length - opened.size,
      deducible: 0,
      deduciblePlain: 0,
      deducibleSingle: 0,
      deducibleFirstRound: 0,
      cappedSearches: 0,
      variationWanted: regions.length,
      variationPlaced: regions.length,
      chosen: [],
      unreachableFog: 0,
    },
  };
}

export const SETUP: BattleSetup = {
  seed: 'test',
  ordinal: 1,
  level: 1,
  depth: 1,
  nodeKind: 'early',
  map: 'normal',
  units: ['rockling'],
  hero: { hp: 180, maxHp: 180, attack: 16, defence: 4 },
  bonusAp: 0,
  relics: [],
  feats: [],
  items: [],
};

/** A battle on boards laid by hand; the last one is laid again when they run out, under a new id. */
export interface Table {
  readonly tables: GameTables;
  readonly boards: BoardMaker;
  battle: Battle;
  readonly events: BattleEvent[];
}

export function sitDown(
  products: readonly BoardProduct[],
  setup: Partial<BattleSetup> = {},
  tables: GameTables = SURFACE,
): Table {
  const boards: BoardMaker = (ordinal) => {
    const product = products[Math.min(ordinal, products.length) - 1];
    if (product === undefined) throw new Error('no board');
    return { ...product, id: `1/${ordinal}` };
  };
  const { battle, events } = startBattle(tables, { ...SETUP, ...setup }, boards);
  return { tables, boards, battle, events: [...events] };
}

/** Plays intents one by one; gives back the events of these alone. */
export function act(table: Table, ...intents: readonly Intent[]): readonly BattleEvent[] {
  const all: BattleEvent[] = [];
  for (const intent of intents) {
    const { battle, events } = playIntent(table.tables, table.battle, intent, table.boards);
    table.battle = battle;
    all.push(...events);
  }
  table.events.push(...all);
  return all;
}

export const dig = (cell: number): Intent => ({ kind: 'dig', cell });
export const seal = (cell: number): Intent => ({ kind: 'seal', cell });
export const walk = (cell: number): Intent => ({ kind: 'walk', cell });
export const STOP: Intent = { kind: 'stop' };
export const REFRESH: Intent = { kind: 'refresh' };

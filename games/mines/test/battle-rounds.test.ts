import { describe, expect, test } from 'vitest';
import type { Battle } from '../src/battle/battle.ts';
import { legalIntents, playIntent, refusalOfIntent, submit } from '../src/battle/index.ts';
import { installBoard, isOpened, liveOf, NOT_OPENED, open } from '../src/board/index.ts';
import { SURFACE } from '../src/tables/roots.ts';
import type { GameTables } from '../src/tables/rows.ts';
import type { Laid } from './laid.ts';
import { act, dig, lay, REFRESH, STOP, seal, sitDown, walk } from './laid.ts';

const TIGHT = ['*....', '.....', '..@*.', '.....', '*...*'];
/** A wall of mines with a gap; behind it lies a field that one chain opens. */
const BEHIND_WALL = ['.....*', '.....*', '**..**', '..@...', '......', '......'];
const refusal = (tables: GameTables, battle: Battle, intent: ReturnType<typeof dig>) =>
  refusalOfIntent(tables, battle, intent)?.code;

/** A board of which one safe cell, in the middle, is closed still. */
function nearlyDone(laid: Laid = {}) {
  const product = lay(TIGHT, laid);
  const initialOpen = product.numbers.flatMap((_, cell) =>
    product.mines.includes(cell) || cell === 6 ? [] : [cell],
  );
  return { ...product, initialOpen };
}

describe('a dig', () => {
  test('A3-2 costs its price once however many cells its chain opens, and the clear counts them all', () => {
    const table = sitDown([lay(BEHIND_WALL)]);
    act(table, dig(14), dig(15), walk(15));
    const { ledger, board } = table.battle;
    act(table, dig(8), walk(8));
    const [chain] = act(table, dig(2));
    const chained = chain?.kind === 'dug' ? chain.opened.length : 0;
    expect(chained).toBeGreaterThan(5);
    expect(table.battle.ledger.ap).toBe(ledger.ap - 2 * SURFACE.action_economy.dig_ap_cost);
    expect(table.battle.board.safeLeft).toBe(board.safeLeft - 1 - chained);
    expect(table.battle.summary).toMatchObject({ dug: 4, chained: chained - 1 });
  });

  test('A3-3 that takes the last point ends the round within itself: nobody can act in between', () => {
    const poor = { ...SURFACE, action_economy: { ...SURFACE.action_economy, ap_per_round: 1 } };
    const table = sitDown([lay(TIGHT)], {}, poor);
    const kinds = act(table, dig(6)).map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['dug', 'round-ended']);
    expect(kinds.at(-1)).toBe('round-begun');
    expect(table.battle.ledger.phase).toBe('open');
  });

  test('A3-4 of the last safe cell with the last point is one clear, on a new board, and nothing is kept', () => {
    const poor = { ...SURFACE, action_economy: { ...SURFACE.action_economy, ap_per_round: 1 } };
    const table = sitDown([nearlyDone(), lay(TIGHT)], {}, poor);
    const ends = act(table, dig(6)).filter(({ kind }) => kind === 'round-ended');
    expect(ends).toMatchObject([{ reason: 'clear', banked: 0 }]);
    expect(table.battle.board.product.id).toBe('1/2');
  });

  test('A2-5 the opening of a board is not a dig: dug, it would have banked a row for each of its cells', () => {
    const product = lay(['.....', '.....', '..@..', '.....', '....*']);
    expect(sitDown([product]).battle.banked).toEqual([]);
    const closed = { ...installBoard(product), openedIn: product.numbers.map(() => NOT_OPENED) };
    expect(open(closed, product.spawn, 1).reports).toHaveLength(product.initialOpen.length);
  });
});

test('with points left but less than any price, the round waits for a stop', () => {
  const economy = { ...SURFACE.action_economy, dig_ap_cost: 3, flag_place_ap_cost: 3 };
  const table = sitDown([lay(TIGHT)], {}, { ...SURFACE, action_economy: economy });
  act(table, dig(6), dig(7));
  expect(table.battle.ledger).toMatchObject({ ap: 2, phase: 'open', round: 1 });
  expect(refusal(table.tables, table.battle, dig(8))).toBe('ap_insufficient');
  expect(refusal(table.tables, table.battle, seal(8))).toBe('ap_insufficient');
  const kinds = new Set(legalIntents(table.tables, table.battle).map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['walk', 'stop']));
  act(table, STOP);
  expect(table.battle.ledger.rap).toBe(2);
});

describe('a grant of nothing', () => {
  /** So many drains have been banked that the next round grants nothing. */
  const drained = () => {
    const table = sitDown([lay(TIGHT)]);
    const queuedNet = -SURFACE.action_economy.ap_per_round;
    table.battle = { ...table.battle, ledger: { ...table.battle.ledger, queuedNet } };
    return table;
  };

  test('A3-17 is settled like any round, and the one after it grants the whole again', () => {
    const table = drained();
    const events = act(table, STOP);
    const told = events.filter(({ kind }) => kind === 'round-begun' || kind === 'round-ended');
    expect(told).toMatchObject([
      { kind: 'round-ended', round: 1, reason: 'stop' },
      { kind: 'round-begun', round: 2, grant: 0 },
      { kind: 'round-ended', round: 2, reason: 'exhausted' },
      { kind: 'round-begun', round: 3, grant: SURFACE.action_economy.ap_per_round },
    ]);
    expect(table.battle.ledger.round).toBe(3);
  });

  test('a batch does not run on into a round that it was not meant for', () => {
    const table = drained();
    const { done, battle } = submit(table.tables, table.battle, [STOP, dig(6)], table.boards);
    expect(done).toBe(1);
    expect(isOpened(battle.board, 6)).toBe(false);
  });
});

test('B4-2 a fog board and a plain one of the same row pay the same clear', () => {
  const paid = (laid: Laid) => {
    const table = sitDown([nearlyDone(laid), lay(TIGHT)], { level: 2, depth: 3, units: ['lodeguard'] });
    act(table, dig(6));
    return table.battle.lines
      .filter(({ source }) => source === 'clear')
      .map(({ effectId, magnitude }) => [effectId, magnitude]);
  };
  expect(paid({ regions: [{ cells: [6] }] })).toEqual(paid({}));
  expect(paid({})).toHaveLength(3);
});

describe('what is counted of boards', () => {
  test('live mines and cells shrink with what is dug and marked', () => {
    const table = sitDown([lay(TIGHT)]);
    const before = liveOf(table.battle.board);
    expect(before).toEqual({ mines: 4, cells: 24 });
    act(table, dig(6), seal(13));
    expect(liveOf(table.battle.board)).toEqual({ mines: 3, cells: 22 });
    act(table, dig(13));
    expect(liveOf(table.battle.board)).toEqual({ mines: 3, cells: 22 });
    // Before each of the two digs.
    expect(table.battle.summary).toMatchObject({ liveMines: 4 + 3, liveCells: 24 + 22 });
  });

  test('D of each board counts alike, however large the board, so that its mean and spread can be told', () => {
    // Of 20 closed cells 5 can be deduced, of 10 closed 9: D is 0.25 and 0.9, and the mean is not 14/30.
    const withD = (closed: number, deducible: number) => {
      const product = lay(TIGHT);
      return { ...product, stats: { ...product.stats, closed, deducible } };
    };
    const table = sitDown([withD(20, 5), withD(10, 9)]);
    const { rap_refresh_cost } = SURFACE.action_economy;
    table.battle = { ...table.battle, ledger: { ...table.battle.ledger, rap: rap_refresh_cost } };
    act(table, REFRESH);
    const { boards, dPm, dPmSquares, dPmOnFog } = table.battle.summary;
    expect([boards, dPm, dPmSquares, dPmOnFog]).toEqual([2, 250 + 900, 250 ** 2 + 900 ** 2, 0]);
  });

  test('a fog board that is given up counts as one, and so do its mines', () => {
    const table = sitDown([lay(TIGHT, { regions: [{ cells: [6] }] }), lay(TIGHT)]);
    const { rap_refresh_cost } = SURFACE.action_economy;
    table.battle = { ...table.battle, ledger: { ...table.battle.ledger, rap: 2 * rap_refresh_cost } };
    act(table, dig(13), REFRESH);
    expect(table.battle.summary).toMatchObject({ refreshes: 1, refreshesOnFog: 1, minesTriggeredOnFog: 1 });
    // sitDown lays the second picture again: no fog there.
    act(table, dig(13), REFRESH, STOP);
    expect(table.battle.summary).toMatchObject({ refreshes: 2, refreshesOnFog: 1, minesTriggeredOnFog: 1 });
    expect(table.battle.summary).toMatchObject({ fogBoards: 1, rounds: 1, roundsOnFog: 0, stopsOnFog: 0 });
  });
});

test('an intent that is refused is not carried out silently', () => {
  const { tables, battle, boards } = sitDown([lay(TIGHT)]);
  expect(() => playIntent(tables, battle, dig(0), boards)).toThrow(/not_adjacent/);
  expect(() => playIntent(tables, battle, REFRESH, boards)).toThrow(/rap_insufficient/);
});

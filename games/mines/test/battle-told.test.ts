import { describe, expect, test } from 'vitest';
import type { Intent } from '../src/battle/index.ts';
import { refusalOfIntent } from '../src/battle/index.ts';
import { wayTo } from '../src/board/index.ts';
import { SURFACE } from '../src/tables/roots.ts';
import { act, dig, lay, REFRESH, STOP, seal, sitDown, walk } from './laid.ts';

const TIGHT = ['*....', '.....', '..@*.', '.....', '*...*'];

describe('what is told of a board', () => {
  test('a crater shows that a mine was there, and no number', () => {
    const table = sitDown([lay(TIGHT)]);
    expect(act(table, dig(13))).toMatchObject([{ kind: 'dug', opened: [{ isMine: true, shown: null }] }]);
    // The safe cell beside it shows its own.
    expect(act(table, dig(8))).toMatchObject([{ kind: 'dug', opened: [{ isMine: false, shown: 1 }] }]);
  });

  test('a late number is told once', () => {
    const icy = lay(TIGHT, { regions: [{ variantId: 'ice', infoMask: 'delay_numbers', cells: [6, 7] }] });
    const table = sitDown([icy]);
    act(table, dig(6));
    const told = () =>
      act(table, STOP).flatMap((event) =>
        event.kind === 'numbers-shown' ? event.cells.map(({ cell }) => cell) : [],
      );
    expect(told()).toEqual([6]);
    act(table, dig(7));
    expect(told()).toEqual([7]);
    expect(told()).toEqual([]);
  });

  test('the way to a cell is told step by step, each beside the one before it', () => {
    const table = sitDown([lay(TIGHT)]);
    act(table, dig(6), walk(6), dig(1), walk(1));
    expect(wayTo(table.battle.board, 12)).toEqual([6, 12]);
    expect(wayTo(table.battle.board, 24)).toEqual([]);
  });
});

describe('what is told of a settlement', () => {
  test('a line that comes too late names nobody', () => {
    const table = sitDown([lay(TIGHT)]);
    table.battle = { ...table.battle, units: table.battle.units.map((unit) => ({ ...unit, hp: 1 })) };
    act(table, dig(6), dig(7), STOP);
    expect(table.battle.outcome).toBe('victory');
    expect(table.battle.lines.map(({ target, status }) => [target, status])).toEqual([
      ['unit/0', 'paid'],
      ['none', 'void_battle_over'],
    ]);
  });
});

describe('a refusal', () => {
  const facts = (intent: Intent, ap = 0, rap = 3) => {
    const table = sitDown([lay(TIGHT)]);
    const ledger = { ...table.battle.ledger, ap, rap };
    return refusalOfIntent(table.tables, { ...table.battle, ledger }, intent);
  };
  const { dig_ap_cost, flag_place_ap_cost, rap_refresh_cost } = SURFACE.action_economy;

  test('of the purse says the price and what there is', () => {
    expect(facts(dig(6))).toEqual({ code: 'ap_insufficient', facts: { price: dig_ap_cost, ap: 0 } });
    expect(facts(seal(6))).toEqual({ code: 'ap_insufficient', facts: { price: flag_place_ap_cost, ap: 0 } });
    expect(facts(REFRESH)).toEqual({ code: 'rap_insufficient', facts: { price: rap_refresh_cost, rap: 3 } });
  });

  test('of the board names the cell, and comes before that of the purse', () => {
    expect(facts(dig(0))).toEqual({ code: 'not_adjacent', facts: { cell: 0 } });
  });
});

test('a battle does not begin with a relic, a feat or an enemy that nobody knows', () => {
  const board = [lay(TIGHT)];
  expect(() => sitDown(board, { relics: ['crown'] })).toThrow(/relics has no row "crown"/);
  expect(() => sitDown(board, { feats: ['flight'] })).toThrow(/feats has no row "flight"/);
  expect(() => sitDown(board, { units: ['dragon'] })).toThrow(/units has no row "dragon"/);
});

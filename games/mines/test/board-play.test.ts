import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { refusalOfIntent } from '../src/battle/index.ts';
import { submit } from '../src/battle/play.ts';
import { installBoard, isOpened, open, showsNumber, wayTo } from '../src/board/index.ts';
import { SILENT } from '../src/board-seen.ts';
import { boardSeen } from '../src/observe-board.ts';
import { DEEP, SURFACE } from '../src/tables/roots.ts';
import { act, dig, lay, STOP, seal, sitDown, walk } from './laid.ts';

/** A mine in each far corner; the avatar in the middle of open ground. */
const OPEN_FIELD = ['.....', '.....', '..@..', '.....', '....*'];
/** Numbers all around: nothing chains. */
const TIGHT = ['*....', '.....', '..@*.', '.....', '*...*'];
/** A wall of mines keeps the right half closed. */
const WALLED = ['...*..', '...*..', '.@.*..', '...*..', '...*..', '...*..'];

const refusal = (table: ReturnType<typeof sitDown>, intent: ReturnType<typeof dig>) =>
  refusalOfIntent(table.tables, table.battle, intent)?.code;

describe('what can be done', () => {
  test('A2-1 a dig reaches the eight cells around the avatar', () => {
    const table = sitDown([lay(TIGHT)]);
    expect(refusal(table, dig(0))).toBe('not_adjacent');
    expect(refusal(table, dig(6))).toBeUndefined();
    expect(refusal(table, dig(12))).toBe('already_open');
    expect(refusal(table, dig(25))).toBe('out_of_board');
    expect(refusal(table, seal(24))).toBe('not_adjacent');
    expect(refusal(table, walk(6))).toBe('not_open');
  });

  test('a refused intent changes nothing', () => {
    const { battle, tables, boards } = sitDown([lay(TIGHT)]);
    const result = submit(tables, battle, [dig(0)], boards);
    expect(result).toMatchObject({ done: 0, refused: { code: 'not_adjacent' } });
    expect(result.battle).toBe(battle);
  });

  test('A3-25 a number that is pressed again does nothing: there is no chord', () => {
    const table = sitDown([lay(TIGHT)]);
    act(table, dig(6), walk(6));
    expect(refusal(table, dig(6))).toBe('already_open');
    expect(refusal(table, walk(6))).toBe('already_there');
  });

  test('walking crosses opened cells and craters, in eight directions', () => {
    const table = sitDown([lay(TIGHT)]);
    act(table, dig(13));
    expect(refusal(table, walk(13))).toBeUndefined();
    act(table, walk(13));
    expect(wayTo(table.battle.board, 12)).toEqual([12]);
  });
});

describe('digging', () => {
  test('A2-2 a zero cell opens everything it reaches, and no further', () => {
    const product = lay(WALLED);
    const board = installBoard({ ...product, initialOpen: [product.spawn] });
    const { reports } = open(board, 0, 1);
    const reached = [0, 1, 2, 6, 7, 8, 12, 13, 14, 18, 19, 20, 24, 25, 26, 30, 31, 32].filter(
      (cell) => cell !== product.spawn,
    );
    expect(reports.map(({ cell }) => cell).sort((one, other) => one - other)).toEqual(reached);
  });

  test('A2-3 a mine becomes a crater: one bad line, the run goes on, no number changes', () => {
    const table = sitDown([lay(TIGHT)]);
    const numbers = table.battle.board.product.numbers;
    act(table, dig(13));
    expect(table.battle.banked.map(({ source }) => source)).toEqual(['mine']);
    expect(table.battle.outcome).toBe('running');
    expect(isOpened(table.battle.board, 13)).toBe(true);
    expect(table.battle.board.product.numbers).toBe(numbers);
  });

  test('A2-4 a chain leaves a marked cell alone, its mark and all', () => {
    const product = lay(['....*', '.....', '.....', '@....', '*....']);
    const bare = installBoard({ ...product, initialOpen: [product.spawn] });
    const marked = { ...bare, seals: [{ cell: 2, round: 1, state: 'open' as const }] };
    const opened = open(marked, 11, 1).board;
    expect(isOpened(opened, 2)).toBe(false);
    expect(opened.seals).toHaveLength(1);
    // Without the mark the same chain opens it.
    expect(isOpened(open(bare, 11, 1).board, 2)).toBe(true);
  });

  test('A2-5 what stands open at first has paid nothing', () => {
    const table = sitDown([lay(OPEN_FIELD)]);
    expect(table.battle.board.product.initialOpen.length).toBeGreaterThan(20);
    expect(table.battle.banked).toEqual([]);
  });

  test('A2-6 the last safe cell and a stop behind it are one instant: a clear', () => {
    const product = lay(['@*...', '**...', '.....', '.....', '.....']);
    const alone = {
      ...product,
      initialOpen: product.numbers.flatMap((_, cell) =>
        product.mines.includes(cell) || cell === 12 ? [] : [cell],
      ),
    };
    const table = sitDown([alone, lay(TIGHT)]);
    const near = { ...table.battle, board: { ...table.battle.board, avatar: 11 } };
    const { events, done } = submit(table.tables, near, [dig(12), STOP], table.boards);
    const ends = events.filter(({ kind }) => kind === 'round-ended');
    expect(ends).toMatchObject([{ reason: 'clear', banked: 0 }]);
    expect(done).toBe(2);
  });

  test('A2-7 a batch stops at its first illegal intent', () => {
    const { battle, tables, boards } = sitDown([lay(TIGHT)]);
    const result = submit(tables, battle, [dig(6), dig(0), dig(7)], boards);
    expect(result).toMatchObject({ done: 1, refused: { code: 'not_adjacent' } });
    expect(isOpened(result.battle.board, 6)).toBe(true);
    expect(isOpened(result.battle.board, 7)).toBe(false);
  });

  test('a dig with a stop behind it banks what is left after the dig', () => {
    const { battle, tables, boards } = sitDown([lay(TIGHT)]);
    const result = submit(tables, battle, [dig(6), STOP], boards);
    expect(result.battle.ledger.rap).toBe(SURFACE.action_economy.ap_per_round - 1);
  });
});

describe('terrain', () => {
  const fogged = lay(['....*', '.....', '.....', '@....', '*....'], { regions: [{ cells: [3, 8, 9] }] });

  test('A4-7 a chain opens fog free of charge, shows no number there, stops, and its rows are banked', () => {
    const board = installBoard({ ...fogged, initialOpen: [fogged.spawn] });
    const { reports, board: after } = open(board, 11, 1);
    const fog = reports.filter(({ cell }) => [3, 8, 9].includes(cell));
    expect(fog.map(({ shown, variantId, viaChain }) => [shown, variantId, viaChain])).toEqual(
      fog.map(() => [null, 'fog', true]),
    );
    expect(fog.length).toBeGreaterThan(0);
    expect(after.safeLeft).toBe(board.safeLeft - reports.length);
  });

  test('A4-12 the numbers under it are those of the board without it', () => {
    expect(fogged.numbers).toEqual(lay(['....*', '.....', '.....', '@....', '*....']).numbers);
  });

  test('A4-8 a seal on fog is taken for its price, and is a miss', () => {
    const table = sitDown([lay(TIGHT, { regions: [{ cells: [6] }] })]);
    const events = act(table, seal(6), STOP);
    expect(events.find(({ kind }) => kind === 'seal-settled')).toMatchObject({ cell: 6, isHit: false });
    expect(table.battle.lines.filter(({ source }) => source === 'seal_miss')).toHaveLength(1);
  });

  test('C1-5 a late number is away in its round and there in the next', () => {
    const icy = lay(TIGHT, { regions: [{ variantId: 'ice', infoMask: 'delay_numbers', cells: [6] }] });
    const table = sitDown([icy]);
    const [dug] = act(table, dig(6));
    expect(dug?.kind === 'dug' ? dug.opened[0]?.shown : undefined).toBeNull();
    expect(showsNumber(table.battle.board, 6, 1)).toBe(false);
    expect(act(table, STOP).find(({ kind }) => kind === 'numbers-shown')).toMatchObject({
      cells: [{ cell: 6, number: 1 }],
    });
    expect(showsNumber(table.battle.board, 6, 2)).toBe(true);
  });

  test('the lantern shows the closed fog near by, for as long as the board lies', () => {
    const dark = lay(TIGHT, { regions: [{ cells: [6, 7, 24 - 1], counterItemIds: ['lantern'] }] });
    const items = [{ itemId: 'lantern', charges: 1 }];
    const tables = { ...SURFACE, items: [{ item_id: 'lantern', charges: 1, ap_cost: 0, radius: 1 }] };
    const table = sitDown([dark], { items }, tables);
    const ap = table.battle.ledger.ap;
    const [used] = act(table, { kind: 'use', item: 'lantern' });
    expect(used).toMatchObject({ cells: [{ cell: 6, number: 1 }, { cell: 7 }] });
    expect(table.battle.ledger.ap).toBe(ap);
    expect(refusalOfIntent(tables, table.battle, { kind: 'use', item: 'lantern' })?.code).toBe('item_spent');
  });

  test('the lantern leaves alone what is open already, and what does not list it', () => {
    const listed = { cells: [6, 7], counterItemIds: ['lantern'] };
    const dark = lay(TIGHT, { regions: [listed, { cells: [8, 11], counterItemIds: [] }] });
    const table = sitDown([dark], { level: 3, items: [{ itemId: 'lantern', charges: 1 }] }, DEEP);
    act(table, dig(6));
    expect(act(table, { kind: 'use', item: 'lantern' })).toMatchObject([{ cells: [{ cell: 7 }] }]);
    expect(table.battle.board.probed).toEqual([7]);
  });

  test('C1-4 a mark pays by the terrain under it, hit or missed', () => {
    const region = {
      variantId: 'magma',
      infoMask: 'none',
      cellConstraint: 'any',
      payoutPercent: 200,
    } as const;
    const percents = (regions: readonly (typeof region & { cells: number[] })[]) => {
      const table = sitDown([lay(TIGHT, { regions })]);
      act(table, seal(13), seal(6), STOP);
      return table.battle.lines
        .filter(({ source }) => source.startsWith('seal'))
        .map(({ percent, magnitude }) => [percent, magnitude]);
    };
    expect(percents([])).toEqual([
      [125, 10],
      [100, 12],
    ]);
    expect(percents([{ ...region, cells: [6, 13] }])).toEqual([
      [250, 20],
      [200, 24],
    ]);
  });

  test('a number that the lantern has shown stays readable when its cell is opened', () => {
    const dark = lay(TIGHT, { regions: [{ cells: [6, 7], counterItemIds: ['lantern'] }] });
    const items = [{ itemId: 'lantern', charges: 1 }];
    const table = sitDown([dark], { level: 3, items }, DEEP);
    const readable = () =>
      boardSeen(DEEP, table.battle.board, 1).probed.find(({ cell }) => cell === 6)?.number;
    expect(readable()).toBeUndefined();
    act(table, { kind: 'use', item: 'lantern' });
    expect(readable()).toBe(1);
    act(table, dig(6));
    expect(readable()).toBe(1);
    // Opened without the lantern, the fog stays silent.
    const unlit = sitDown([dark], {}, DEEP);
    act(unlit, dig(6));
    const seen = boardSeen(DEEP, unlit.battle.board, 1);
    expect([seen.shown[6], seen.probed]).toEqual([SILENT, []]);
  });
});

test('A4-11 nothing in play asks which variation a cell is of', () => {
  const src = fileURLToPath(new URL('../src', import.meta.url));
  const files = globSync('{board,ledger,settlement,battle}/*.ts', { cwd: src });
  const asks = (text: string) =>
    /variantId\s*[!=]==|[!=]==\s*'(fog|magma|ice)'|from '\.\.\/variation\//.test(text);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((name) => asks(readFileSync(join(src, name), 'utf8')))).toEqual([]);
  expect(asks("if (region.variantId === 'fog') return;")).toBe(true);
});

import { canonicalJson } from '@foretell/engine';
import { describe, expect, test } from 'vitest';
import { auditBoards, batchId, tallyOf } from '../src/boards/audit/audit.ts';
import { checksOf } from '../src/boards/audit/checks.ts';
import { chiSquare, chiSquareLimit } from '../src/boards/audit/chi-square.ts';
import { clearBoard } from '../src/boards/audit/player.ts';
import { auditRows } from '../src/boards/audit/rows.ts';
import { mergeBoards, noBoards, violationsIn } from '../src/boards/audit/tally.ts';
import { makeBoard } from '../src/boards/generate.ts';
import type { BoardProduct } from '../src/boards/product.ts';
import { gridOf } from '../src/grid.ts';
import { DEEP, SURFACE } from '../src/tables/roots.ts';

const REQUEST = { seed: 'audit', level: 2, depth: 3 };

/** A board drawn with `*` for mines; the avatar stands on `cell`. */
function drawn(spawn: number, ...lines: readonly string[]): BoardProduct {
  const { product } = makeBoard(SURFACE, { seed: 'drawn', id: '1/1', level: 1, depth: 1 });
  const mines = [...lines.join('')].flatMap((letter, cell) => (letter === '*' ? [cell] : []));
  const { neighbours } = gridOf(lines.length);
  const numbers = neighbours.map((around) => around.filter((cell) => mines.includes(cell)).length);
  const open = new Set([spawn]);
  for (const cell of open) if (numbers[cell] === 0) for (const near of neighbours[cell] ?? []) open.add(near);
  const initialOpen = [...open].sort((one, other) => one - other);
  return { ...product, size: lines.length, spawn, mines, numbers, initialOpen, regions: [] };
}

describe('a batch', () => {
  const whole = auditBoards(SURFACE, REQUEST, { from: 0, to: 60 });

  test('adds up to the same however it is parted and in whatever order', () => {
    const parts = [
      [40, 60],
      [0, 7],
      [7, 40],
    ].map(([from = 0, to = 0]) => auditBoards(SURFACE, REQUEST, { from, to }));
    expect(canonicalJson(parts.reduce(mergeBoards))).toBe(canonicalJson(whole));
    expect(whole.sums.boards).toBe(60);
  });

  test('A1-4 BS-9 BS-10 finds no wrong proof, no broken promise, and a player who gets as far as was said', () => {
    expect(whole.violations).toEqual(noBoards().violations);
    expect(violationsIn(whole)).toBe(0);
    expect(whole.firstViolation).toBeNull();
  });

  test('holds whole numbers only', () => {
    for (const each of [
      whole.leastPpm,
      whole.mostAttempts,
      ...Object.values(whole.sums),
      ...whole.deducibility,
    ]) {
      expect(Number.isInteger(each)).toBe(true);
    }
    expect(whole.deducibility.reduce((sum, count) => sum + count, 0)).toBe(60);
  });

  test('counts a board that breaks a promise, and says which one', () => {
    const made = makeBoard(SURFACE, { ...REQUEST, id: batchId(REQUEST, 4) });
    const lame = { ...made.product, stats: { ...made.product.stats, pruned: 99 } };
    const tally = tallyOf(SURFACE, { product: lame, unsound: 2 }, 4);
    expect([tally.violations.candidates, tally.violations.soundness, tally.firstViolation]).toEqual([
      1, 2, 4,
    ]);
    const short = {
      ...made.product,
      stats: { ...made.product.stats, deducible: made.product.stats.deducible - 1 },
    };
    expect(tallyOf(SURFACE, { product: short, unsound: 0 }, 4).violations.agreement).toBe(1);
    expect(mergeBoards(whole, tally).firstViolation).toBe(4);
  });

  test('is of all rows in force: those of the surface, and of the later levels those that they take over', () => {
    const places = (rows: ReturnType<typeof auditRows>) =>
      rows.map(({ level, depth }) => `${level},${depth}`);
    expect(places(auditRows(SURFACE, 1, 2))).toEqual([
      '1,1',
      '1,3',
      '1,5',
      '1,6',
      '2,1',
      '2,3',
      '2,5',
      '2,6',
    ]);
    expect(places(auditRows(DEEP, 3, 4))).toEqual(['3,1', '3,3', '3,6', '4,1', '4,3', '4,6']);
  });
});

describe('the player who clears boards', () => {
  test('pays once for a chain, and for each cell that he digs before he meets it', () => {
    const wall = '...*...';
    const product = drawn(0, wall, wall, wall, wall, wall, wall, '.......');
    expect(product.initialOpen).toHaveLength(21);
    // Round the foot of the wall, three cells beside it, and the first one behind: the chain from there opens the other 18.
    expect(clearBoard(SURFACE, product)).toEqual({
      digs: 5,
      isStuck: false,
      extraDigs: 0,
      mineHits: 0,
      openedByProof: 43,
      isComplete: true,
    });
  });

  test('A1-7 guesses where two layouts look alike, leaves a crater and goes on, and that costs from there on', () => {
    // Of the last column only the middle is proved; 1-0-?-1-0 and 0-1-?-0-1 look alike.
    const product = drawn(0, '....*', '.....', '.....', '....*', '.....');
    expect(product.initialOpen).toHaveLength(20);
    expect(clearBoard(SURFACE, product)).toEqual({
      digs: 4,
      isStuck: true,
      extraDigs: 3,
      mineHits: 1,
      openedByProof: 21,
      isComplete: true,
    });
  });

  test('stops where the board says that deduction stops', () => {
    for (let index = 0; index < 40; index++) {
      const request = { ...REQUEST, level: 2, depth: 6 };
      const { product } = makeBoard(SURFACE, { ...request, id: batchId(request, index) });
      const { openedByProof, isStuck } = clearBoard(SURFACE, product);
      expect(openedByProof).toBe(product.initialOpen.length + product.stats.deducible);
      expect(isStuck).toBe(product.stats.deducible < product.stats.closed);
    }
  });
});

describe('the assertions on batches', () => {
  const rows = [{ level: 2, depth: 3, tally: auditBoards(SURFACE, REQUEST, { from: 0, to: 20 }) }];

  test('speak of every row that they know, and say when there is too little to judge', () => {
    const checks = checksOf(SURFACE, rows);
    const ids = [
      'BS-1',
      'BS-3',
      'BS-4',
      'BS-5',
      'BS-6',
      'BS-7',
      'BS-8',
      'BS-9',
      'BS-10',
      'BS-15',
      'BS-16',
      'BS-17',
    ];
    expect([...new Set(checks.map(({ id }) => id))]).toEqual(ids);
    expect(checks.filter(({ isDecided }) => isDecided).map(({ id }) => id)).toEqual([
      'BS-3',
      'BS-9',
      'BS-10',
    ]);
  });

  test('fail where a number lies outside', () => {
    const [row] = rows;
    if (row === undefined) throw new Error('no row');
    const { tally } = row;
    const sums = {
      ...tally.sums,
      mines: tally.sums.mines * 2,
      forced: 20,
      attempts: 200,
      unreachable: 9999,
      paidDigs: 9999,
    };
    const violations = { ...tally.violations, t3: 1, reachability: 2, floor: 1 };
    const failing = checksOf(SURFACE, [{ ...row, tally: { ...tally, sums, violations } }]).filter(
      ({ holds }) => !holds,
    );
    expect(failing.map(({ id }) => id)).toEqual([
      'BS-1',
      'BS-3',
      'BS-7',
      'BS-8',
      'BS-9',
      'BS-10',
      'BS-15',
      'BS-16',
    ]);
  });

  test('BS-17 chi-square is Pearson’s sum, and its limits those of the tables', () => {
    expect(chiSquare([10, 20, 30], [1, 1, 1])).toBeCloseTo(10, 12);
    expect(chiSquare([14, 12], [7, 6])).toBe(0);
    expect(chiSquareLimit(8)).toBeCloseTo(26.125, 3);
    expect(() => chiSquareLimit(9)).toThrow(RangeError);
  });

  test('BS-17 a pool that favours mines is found out', () => {
    const [row] = rows;
    if (row === undefined) throw new Error('no row');
    const tally = auditBoards(SURFACE, REQUEST, { from: 0, to: 1 });
    const mines = {
      strike: 14,
      sweep: 12,
      sap: 14,
      ember: 8,
      mend: 7,
      guard: 7,
      might: 5,
      blunt: 5,
      action: 5,
    };
    const even = Object.fromEntries(Object.entries(mines).map(([kind, weight]) => [kind, weight * 1000]));
    const rich = { ...even, action: 7000 };
    const judged = checksOf(SURFACE, [{ ...row, tally: { ...tally, kinds: { safe: even, mines: rich } } }]);
    expect(judged.filter(({ id }) => id === 'BS-17').map(({ of, holds }) => [of, holds])).toEqual([
      ['normal safe', true],
      ['normal mines', false],
    ]);
  });
});

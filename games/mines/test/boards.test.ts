import { digestOf, openRng, rngStream } from '@foretell/engine';
import { describe, expect, test } from 'vitest';
import { reach } from '../src/boards/connected.ts';
import { faultsOf } from '../src/boards/faults.ts';
import { emptyField, layMine, liftMine, zerosUnder } from '../src/boards/field.ts';
import { generateBoard, makeBoard } from '../src/boards/generate.ts';
import { exclusionOf, openingFrom, spawnCells } from '../src/boards/opening.ts';
import { candidatesOf, placeMines, ruleAgainst } from '../src/boards/place-mines.ts';
import type { BoardProduct } from '../src/boards/product.ts';
import { layRegions } from '../src/boards/regions.ts';
import { gridOf } from '../src/grid.ts';
import { boardGenOf, boardVariationOf } from '../src/tables/resolve.ts';
import { DEEP, SURFACE } from '../src/tables/roots.ts';
import type { BoardGen, GameTables } from '../src/tables/rows.ts';

const ROWS = [
  [1, 1],
  [1, 3],
  [1, 5],
  [1, 6],
  [2, 1],
  [2, 3],
  [2, 5],
  [2, 6],
] as const;

function board(level: number, depth: number, index: number, tables: GameTables = SURFACE): BoardProduct {
  return generateBoard(tables, { seed: 'boards', id: `${level}.${depth}/${index}`, level, depth });
}

function* boards(each: number): Generator<BoardProduct> {
  for (const [level, depth] of ROWS)
    for (let index = 0; index < each; index++) yield board(level, depth, index);
}

describe('a board is a function of seed and tables', () => {
  test('A1-1 BS-18 made again it is the same to the byte, whatever was made in between', () => {
    const first = [...boards(25)].map(digestOf);
    const again = [...boards(25)].reverse().map(digestOf).reverse();
    expect(first).toHaveLength(200);
    expect(again).toEqual(first);
  });

  test('the stream of the rows is another one than that of the mines: a map changes what cells carry and nothing else', () => {
    const request = { seed: 'map', id: '1/1', level: 2, depth: 3 };
    const { kinds: normal, map: one, ...rest } = generateBoard(SURFACE, { ...request, map: 'normal' });
    const { kinds: poor, map: other, ...same } = generateBoard(SURFACE, { ...request, map: 'poor_vein' });
    expect(same).toEqual(rest);
    expect(poor).not.toEqual(normal);
    expect([one, other]).toEqual(['normal', 'poor_vein']);
  });

  test.each([
    [SURFACE, 1, 1, '9af9c8b7c5428a233833b38caa8b1090'],
    [SURFACE, 2, 6, '01a146c4b68f066e418feada5f98d50f'],
    [DEEP, 4, 3, 'cd0907d04af03bd0000869403db210c5'],
  ] as const)('a pinned board is still the board it was', (tables, level, depth, digest) => {
    // Another digest means that runs of earlier versions meet other boards: the rules version has to say so.
    expect(digestOf(generateBoard(tables, { seed: 'pinned', id: '1/1', level, depth }))).toBe(digest);
  });

  test('another seed, another battle and another board are other boards', () => {
    const requests = ['a', 'b'].flatMap((seed) =>
      ['1/1', '1/2', '2/1'].map((id) => ({ seed, id, level: 1, depth: 1 })),
    );
    const mines = requests.map((request) => generateBoard(SURFACE, request).mines.join());
    expect(new Set(mines).size).toBe(mines.length);
  });
});

describe('every board', () => {
  const all = [...boards(40)];

  test('BS-9 BS-10 keeps every promise', () => {
    expect(all).toHaveLength(320);
    expect(all.flatMap((product) => faultsOf(SURFACE, product))).toEqual([]);
  });

  test('A1-2 begins on a zero cell in the middle of a 3×3 without mines, with an opening within its bounds', () => {
    for (const { size, spawn, mines, numbers, initialOpen, stats, level, depth } of all) {
      const around = gridOf(size).neighbours[spawn] ?? [];
      expect(around).toHaveLength(8);
      expect([spawn, ...around].filter((cell) => mines.includes(cell))).toEqual([]);
      expect(numbers[spawn]).toBe(0);
      const { spawn_open_min_pm, spawn_open_max_pm } = boardGenOf(SURFACE, level, depth);
      const pm = (1000 * initialOpen.length) / (size * size);
      if (stats.isForced) continue;
      expect(pm).toBeGreaterThanOrEqual(spawn_open_min_pm);
      expect(pm).toBeLessThanOrEqual(spawn_open_max_pm * 1.15);
    }
  });

  test('A1-3 rejected, pruned and surviving mines are all the candidates there were', () => {
    for (const { level, depth, mines, stats } of all) {
      const { digit, zero, split } = stats.rejected;
      expect(digit + zero + split + stats.pruned + mines.length).toBe(stats.candidates);
      expect(stats.candidates).toBe(candidatesOf(boardGenOf(SURFACE, level, depth)));
    }
    expect(all.some(({ stats }) => stats.pruned > 0)).toBe(true);
  });

  test('BS-3 reaches the floor of its row, and keeps beside it what could be reasoned without terrain', () => {
    for (const { level, depth, stats, regions } of all) {
      const floor = boardGenOf(SURFACE, level, depth).deducibility_floor_pm;
      expect(stats.deducible * 1000).toBeGreaterThanOrEqual(floor * stats.closed);
      expect(stats.deduciblePlain * 1000).toBeGreaterThanOrEqual(floor * stats.closed);
      expect(stats.deducibleSingle).toBeLessThanOrEqual(stats.deducible);
      if (regions.length === 0) expect(stats.deduciblePlain).toBe(stats.deducible);
    }
  });

  test('A1-9 fog costs what can be reasoned on some boards and gives it back on others', () => {
    const net = all.map(({ stats }) => stats.deducible - stats.deduciblePlain);
    expect(net.some((cells) => cells < 0)).toBe(true);
    expect(net.some((cells) => cells === 0)).toBe(true);
  });

  test('A1-10 opens at first what a chain from the spawn opens', () => {
    for (const { size, spawn, numbers, initialOpen } of all) {
      const { neighbours } = gridOf(size);
      const opened = new Set([spawn]);
      for (const cell of opened) {
        if (numbers[cell] === 0) for (const near of neighbours[cell] ?? []) opened.add(near);
      }
      expect([...opened].sort((one, other) => one - other)).toEqual(initialOpen);
    }
  });

  test('A4-2 has fog on safe cells beside a mine, never where it begins nor beside that', () => {
    let fog = 0;
    for (const { size, mines, numbers, initialOpen, regions } of all) {
      const { neighbours } = gridOf(size);
      const excluded = new Set(initialOpen.flatMap((cell) => [cell, ...(neighbours[cell] ?? [])]));
      for (const cell of regions.flatMap(({ cells }) => cells)) {
        fog++;
        expect(mines.includes(cell)).toBe(false);
        expect(numbers[cell]).toBeGreaterThan(0);
        expect(excluded.has(cell)).toBe(false);
      }
    }
    expect(fog).toBeGreaterThan(1000);
  });

  test('EC3 fog may touch the cells around the opening', () => {
    const touching = all.filter(({ size, initialOpen, regions }) => {
      const { neighbours } = gridOf(size);
      const near = (cells: readonly number[]) =>
        new Set(cells.flatMap((cell) => [cell, ...(neighbours[cell] ?? [])]));
      const edge = near([...near(initialOpen)]);
      return regions.some(({ cells }) => cells.some((cell) => edge.has(cell)));
    });
    expect(touching.length).toBeGreaterThan(0);
  });

  test('A4-12 numbers count mines and know nothing of fog', () => {
    for (const { size, mines, numbers } of all) {
      const counted = gridOf(size).neighbours.map(
        (around) => around.filter((cell) => mines.includes(cell)).length,
      );
      expect(numbers).toEqual(counted);
    }
  });

  test('A4-9 EC11 regions that touch stay two, and no cell is in both', () => {
    const touching = all.filter(({ size, regions: [one, two] }) => {
      if (one === undefined || two === undefined) return false;
      return one.cells.some((cell) =>
        gridOf(size).neighbours[cell]?.some((near) => two.cells.includes(near)),
      );
    });
    expect(touching.length).toBeGreaterThan(0);
    for (const { regions } of all) {
      const cells = regions.flatMap((region) => region.cells);
      expect(new Set(cells).size).toBe(cells.length);
    }
  });
});

describe('levels', () => {
  test('A4-1 level 1 is plain: 500 boards without a varied cell', () => {
    for (let index = 0; index < 500; index++) {
      const { regions, stats } = board(1, 1, index);
      expect([regions, stats.chosen, stats.variationWanted]).toEqual([[], [], 0]);
    }
  });

  test('A4-10 EC9 with fog unlocked at level 1, level 1 has fog', () => {
    const row = SURFACE.board_variation[0];
    const early: GameTables = {
      ...SURFACE,
      variation: SURFACE.variation.map((each) => ({ ...each, unlock_level: 1 })),
      board_variation: row === undefined ? [] : [{ ...row, level_index: 1 }, ...SURFACE.board_variation],
    };
    const varied = Array.from({ length: 40 }, (_, index) => board(1, 5, index, early)).filter(
      ({ regions }) => regions.length > 0,
    );
    expect(varied.length).toBeGreaterThan(10);
  });

  test('EC1 in a biome that no variation belongs to boards are plain, and otherwise the same', () => {
    const locked: GameTables = {
      ...SURFACE,
      variation: SURFACE.variation.map((each) => ({ ...each, biome_tag: ['nowhere'] })),
    };
    for (let index = 0; index < 30; index++) {
      const [plain, varied] = [board(2, 3, index, locked), board(2, 3, index)];
      expect([plain.regions, plain.stats.chosen]).toEqual([[], []]);
      expect([plain.mines, plain.spawn, plain.kinds]).toEqual([varied.mines, varied.spawn, varied.kinds]);
      expect(plain.stats.deducible).toBe(varied.stats.deduciblePlain);
    }
  });

  test('A4-6 EC2 where no piece is large enough for a region the board is plain and legal, and says what is missing', () => {
    const huge: GameTables = {
      ...SURFACE,
      board_variation: SURFACE.board_variation.map((row) => ({
        ...row,
        size_min: 60,
        size_max: 60,
        share_max_pm: 1000,
      })),
    };
    for (let index = 0; index < 30; index++) {
      const product = board(2, 3, index, huge);
      expect(product.regions).toEqual([]);
      expect([product.stats.variationPlaced, product.stats.variationWanted]).toEqual([0, 2]);
      expect(product.stats.chosen).toEqual(['fog']);
      expect(faultsOf(huge, product)).toEqual([]);
    }
  });

  test('EC2 fewer regions than wanted are laid rather than none, and never by bending the floor', () => {
    const many: GameTables = {
      ...SURFACE,
      board_variation: SURFACE.board_variation.map((row) => ({ ...row, region_count: 9, share_max_pm: 900 })),
    };
    const placed = Array.from({ length: 40 }, (_, index) => board(2, 3, index, many).stats.variationPlaced);
    expect(placed.some((count) => count > 0 && count < 9)).toBe(true);
  });

  test('a row that allows no board is refused, with the seed and what to turn', () => {
    const full: GameTables = {
      ...SURFACE,
      board_gen: SURFACE.board_gen.map((row) => ({
        ...row,
        size: 6,
        nominal_pm: 350,
        zero_share_min_pm: 0,
        digit_cap: 8,
      })),
      generator: { ...SURFACE.generator, max_attempts: 1 },
    };
    const messages = Array.from({ length: 200 }, (_, index) => {
      try {
        board(1, 1, index, full);
        return '';
      } catch (error) {
        return String(error);
      }
    });
    const refused = messages.filter((message) => message !== '');
    expect(refused.length).toBeGreaterThan(0);
    for (const message of refused)
      expect(message).toMatch(/RangeError.*seed "boards" cannot be made.*nominal_pm/);
  });

  test('BS-7 a board that finds no opening within its bounds takes any, and says so', () => {
    const narrow: GameTables = {
      ...SURFACE,
      board_gen: SURFACE.board_gen.map((row) => ({
        ...row,
        spawn_open_min_pm: 999,
        spawn_open_max_pm: 1000,
      })),
    };
    const product = board(1, 3, 0, narrow);
    expect(product.stats.isForced).toBe(true);
    expect(product.stats.attempts).toBeGreaterThan(SURFACE.generator.max_attempts);
    expect(faultsOf(narrow, product)).toEqual([]);
  });
});

describe('a rule that is switched off is missed', () => {
  /** Places all candidates against all rules but one, as the generator would. */
  function fieldWithout(row: BoardGen, off: string, index: number) {
    const field = emptyField(row.size);
    const rng = openRng(rngStream('without', `${off}/${index}`));
    const strict = { ...row };
    if (off === 'digit') strict.digit_cap = 8;
    if (off === 'zero') strict.zero_share_min_pm = 0;
    if (off !== 'split') {
      placeMines(field, strict, rng);
      return field;
    }
    for (let turn = 0; turn < 3 * row.size * row.size; turn++) {
      const cell = Math.floor((turn * 7919 + index * 104729) % (row.size * row.size));
      if (field.mine[cell] === 1) continue;
      const rule = ruleAgainst(field, row, cell);
      if (rule === undefined || rule === 'split') layMine(field, cell);
    }
    return field;
  }

  const row: BoardGen = {
    ...boardGenOf(SURFACE, 2, 3),
    zero_share_min_pm: 100,
    digit_cap: 4,
    nominal_pm: 350,
  };

  function holds(off: string) {
    let [digit, zero, split] = [true, true, true];
    for (let index = 0; index < 60; index++) {
      const field = fieldWithout(row, off, index);
      const { grid, mine, numbers } = field;
      const safe = (cell: number) => mine[cell] === 0;
      const start = mine.indexOf(0);
      const reached = reach(grid.neighbours, grid.cells, safe, start);
      if (numbers.some((number) => number > row.digit_cap)) digit = false;
      if (field.zeros * 1000 < row.zero_share_min_pm * grid.cells) zero = false;
      if (mine.some((isMine, cell) => isMine === 0 && reached[cell] === 0)) split = false;
    }
    return { digit, zero, split };
  }

  test('with all rules no number passes the cap, zero cells keep their share, and safe cells are one piece', () => {
    expect(holds('none')).toEqual({ digit: true, zero: true, split: true });
  });

  test.each(['digit', 'zero', 'split'] as const)('%s: without it boards break it', (off) => {
    expect(holds(off)[off]).toBe(false);
  });

  test('fog only on non-zero safe cells: with the constraint off, boards break it and the theorem of thickness', () => {
    const loose: GameTables = {
      ...SURFACE,
      variation: SURFACE.variation.map((each) => ({ ...each, cell_constraint: 'any', info_mask: 'none' })),
    };
    const faults = new Set<string>();
    for (let index = 0; index < 40; index++) {
      for (const fault of faultsOf(
        SURFACE,
        makeBoard(loose, { seed: 'loose', id: `1/${index}`, level: 2, depth: 6 }).product,
      )) {
        faults.add(fault);
      }
    }
    expect([...faults]).toEqual(expect.arrayContaining(['constraint', 't1']));
  });

  test('the closure of the spawn is excluded: fog laid in it or beside it is found', () => {
    const product = board(2, 3, 0);
    const { size, initialOpen, numbers, regions } = product;
    const [region] = regions;
    const inside = initialOpen.find((cell) => (numbers[cell] ?? 0) > 0) ?? 0;
    const beside = gridOf(size).neighbours[inside]?.find(
      (cell) => !initialOpen.includes(cell) && !product.mines.includes(cell),
    );
    for (const cell of [inside, beside ?? inside]) {
      const moved = { ...product, regions: region === undefined ? [] : [{ ...region, cells: [cell] }] };
      expect(faultsOf(SURFACE, moved)).toContain('exclusion');
    }
  });

  test('the closure of the spawn is excluded: with that switched off regions come to lie in it or beside it', () => {
    const row = boardVariationOf(SURFACE, 'fog', 2, 6);
    const [variation] = SURFACE.variation;
    if (row === undefined || variation === undefined) throw new Error('no fog at level 2');
    const invaded = (isExcluded: boolean) => {
      let boards = 0;
      for (let index = 0; index < 40; index++) {
        const product = board(2, 6, index);
        const field = emptyField(product.size);
        for (const cell of product.mines) layMine(field, cell);
        const excluded = exclusionOf(field, openingFrom(field, product.spawn));
        const isTaken = isExcluded ? excluded : new Uint8Array(field.grid.cells);
        const request = { variation, row, retries: 1, isTaken, accepts: () => true };
        const extents = layRegions(field, request, openRng(rngStream('off', String(index))));
        if (extents.flat().some((cell) => excluded[cell] === 1)) boards++;
      }
      return boards;
    };
    expect(invaded(true)).toBe(0);
    expect(invaded(false)).toBeGreaterThan(20);
  });

  test('every other promise, broken by hand, is named', () => {
    const product = board(2, 3, 1);
    const { numbers, stats, regions } = product;
    const broken: readonly (readonly [string, BoardProduct])[] = [
      ['numbers', { ...product, numbers: numbers.map((number, cell) => (cell === 5 ? number + 1 : number)) }],
      ['candidates', { ...product, stats: { ...stats, pruned: stats.pruned + 1 } }],
      ['floor', { ...product, stats: { ...stats, deducible: 0 } }],
      ['opening', { ...product, initialOpen: product.initialOpen.slice(1) }],
      ['spawn', { ...product, spawn: 0 }],
      ['overlap', { ...product, regions: [...regions, ...regions] }],
      ['t2', { ...product, mines: [] }],
      ['t3', { ...product, mines: [] }],
      ['zero', { ...product, mines: Array.from({ length: 60 }, (_, cell) => cell) }],
      ['digit', { ...product, mines: Array.from({ length: 60 }, (_, cell) => cell) }],
      ['reachability', { ...product, mines: Array.from({ length: 10 }, (_, x) => 40 + x) }],
    ];
    for (const [fault, each] of broken) expect(faultsOf(SURFACE, each), fault).toContain(fault);
  });
});

describe('the pieces', () => {
  test('lifting a mine undoes laying it', () => {
    const field = emptyField(6);
    layMine(field, 14);
    const before = digestOf({ numbers: [...field.numbers], mine: [...field.mine], zeros: field.zeros });
    const lost = zerosUnder(field, 21);
    layMine(field, 21);
    expect(field.zeros).toBe(36 - 9 - lost);
    liftMine(field, 21);
    expect(digestOf({ numbers: [...field.numbers], mine: [...field.mine], zeros: field.zeros })).toBe(before);
  });

  test('a spawn is a zero cell off the border whose opening is neither too small nor too large', () => {
    const field = emptyField(7);
    for (const cell of [3, 10, 17, 24, 31]) layMine(field, cell);
    const bounds = { spawn_open_min_pm: 0, spawn_open_max_pm: 1000 };
    expect(spawnCells(field, bounds).length).toBeGreaterThan(0);
    for (const cell of spawnCells(field, bounds)) {
      expect(field.numbers[cell]).toBe(0);
      expect([0, 6]).not.toContain(cell % 7);
      const { count } = openingFrom(field, cell);
      const exact = { spawn_open_min_pm: Math.floor((1000 * count) / 49), spawn_open_max_pm: 1000 };
      expect(spawnCells(field, exact)).toContain(cell);
      expect(
        spawnCells(field, { spawn_open_min_pm: 0, spawn_open_max_pm: Math.floor((1000 * count) / 49) - 1 }),
      ).not.toContain(cell);
    }
  });

  test('the exclusion is the opening and its neighbours', () => {
    const field = emptyField(8);
    for (const cell of [4, 12, 20, 28, 36]) layMine(field, cell);
    const opening = openingFrom(field, 3);
    expect(opening.count).toBe(1);
    expect([...exclusionOf(field, opening)].flatMap((is, cell) => (is === 1 ? [cell] : []))).toEqual([
      2, 3, 4, 10, 11, 12,
    ]);
  });
});

describe('later levels', () => {
  const all = [3, 4].flatMap((level) =>
    [1, 3, 6].flatMap((depth) => Array.from({ length: 60 }, (_, index) => board(level, depth, index, DEEP))),
  );

  test('all boards of the deep root keep every promise', () => {
    expect(all.flatMap((product) => faultsOf(DEEP, product))).toEqual([]);
  });

  test('level 3 brings magma, level 4 ice, and a board may carry two of them', () => {
    const seen = (level: number) =>
      new Set(
        all.filter((each) => each.level === level).map(({ stats }) => [...stats.chosen].sort().join('+')),
      );
    expect(seen(3)).toEqual(new Set(['fog', 'magma', 'fog+magma']));
    expect(seen(4)).toEqual(new Set(['fog', 'magma', 'ice', 'fog+magma', 'fog+ice', 'ice+magma']));
  });

  test('C1-4 magma pays double, hides nothing, and lies on mines and zero cells too', () => {
    const magma = all.flatMap((each) =>
      each.regions
        .filter(({ variantId }) => variantId === 'magma')
        .map((region) => ({ ...region, ...each, cells: region.cells })),
    );
    expect(magma.length).toBeGreaterThan(50);
    for (const { payoutPercent, infoMask } of magma) expect([payoutPercent, infoMask]).toEqual([200, 'none']);
    expect(magma.some(({ cells, mines }) => cells.some((cell) => mines.includes(cell)))).toBe(true);
    expect(
      magma.some(({ cells, mines, numbers }) =>
        cells.some((cell) => numbers[cell] === 0 && !mines.includes(cell)),
      ),
    ).toBe(true);
  });

  test('where only magma lies as much can be reasoned as without it', () => {
    const only = all.filter(({ stats }) => stats.chosen.join() === 'magma');
    expect(only.length).toBeGreaterThan(20);
    for (const { stats } of only)
      expect([stats.deducible, stats.unreachableFog]).toEqual([stats.deduciblePlain, 0]);
  });

  test('ice takes something away for a round and nothing in the end: its mark only adds to what is known', () => {
    const only = all.filter(({ stats, regions }) => stats.chosen.join() === 'ice' && regions.length > 0);
    expect(only.length).toBeGreaterThan(10);
    for (const { stats } of only) {
      expect(stats.deducible).toBeGreaterThanOrEqual(stats.deduciblePlain);
      expect(stats.deducibleFirstRound).toBeLessThanOrEqual(stats.deducible);
    }
    expect(only.some(({ stats }) => stats.deducibleFirstRound < stats.deducible)).toBe(true);
  });
});

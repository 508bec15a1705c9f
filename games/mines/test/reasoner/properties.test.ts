import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawsFrom } from '../../src/reasoner/draws.ts';
import { analyse, createCloser, HIDDEN, type Position } from '../../src/reasoner/index.ts';
import { randomPosition } from '../../src/reasoner/random-position.ts';
import { makeBoard, seenOf } from './boards.ts';

const positions = fc.integer().map((seed) => randomPosition(drawsFrom(seed), 36));

/** The eight symmetries of a board: whether to swap x and y, then whether to turn each round. */
const SYMMETRIES = [0, 1, 2, 3, 4, 5, 6, 7].map((each) => ({
  swaps: (each & 1) === 1,
  turnsX: (each & 2) === 2,
  turnsY: (each & 4) === 4,
}));
type Symmetry = (typeof SYMMETRIES)[number];

/** For each cell of the turned board, which cell of the board it comes from. */
function sources({ width, height }: Position, { swaps, turnsX, turnsY }: Symmetry): readonly number[] {
  const [newWidth, newHeight] = swaps ? [height, width] : [width, height];
  return Array.from({ length: width * height }, (_, cell) => {
    const [x, y] = [cell % newWidth, Math.floor(cell / newWidth)];
    const [atX, atY] = [turnsX ? newWidth - 1 - x : x, turnsY ? newHeight - 1 - y : y];
    return swaps ? atX * width + atY : atY * width + atX;
  });
}

describe('what follows from a position', () => {
  test('is the same however the board is turned', () => {
    let decided = 0;
    fc.assert(
      fc.property(positions, fc.constantFrom(...SYMMETRIES), (position, symmetry) => {
        const from = sources(position, symmetry);
        const [width, height] = symmetry.swaps
          ? [position.height, position.width]
          : [position.width, position.height];
        const turned = {
          ...position,
          width,
          height,
          cells: from.map((cell) => position.cells[cell] ?? HIDDEN),
        };
        const [one, two] = [analyse(position, { chances: true }), analyse(turned, { chances: true })];
        expect(two.problem).toBe(one.problem);
        if (one.problem !== undefined) return;
        decided++;
        expect(Array.from(two.verdicts)).toEqual(from.map((cell) => one.verdicts[cell]));
        from.forEach((cell, at) => {
          expect(two.chances?.[at]).toBeCloseTo(one.chances?.[cell] ?? Number.NaN, 11);
        });
      }),
      { numRuns: 1500 },
    );
    expect(decided).toBeGreaterThan(1000);
  });

  test('adds up: with a total, all chances together are the mines', () => {
    let sums = 0;
    fc.assert(
      fc.property(positions, (position) => {
        const { chances, problem } = analyse(position, { chances: true });
        if (problem !== undefined || position.mines === undefined) return;
        sums++;
        expect(chances?.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(position.mines, 9);
      }),
      { numRuns: 2000 },
    );
    expect(sums).toBeGreaterThan(200);
  });

  test('is more with a total than without, never less and never otherwise', () => {
    let more = 0;
    fc.assert(
      fc.property(positions, (position) => {
        const { verdicts, verdictsWithoutTotal } = analyse(position);
        verdictsWithoutTotal.forEach((verdict, cell) => {
          if (verdict !== 0) expect(verdicts[cell]).toBe(verdict);
          else if (verdicts[cell] !== 0) more++;
        });
      }),
      { numRuns: 2000 },
    );
    expect(more).toBeGreaterThan(50);
  });

  test('is never lost by opening more cells', () => {
    const closer = createCloser(10, 10);
    let [kept, gained] = [0, 0];
    for (let seed = 0; seed < 150; seed++) {
      const made = makeBoard(10, 10, 22, 20, seed);
      const isOpen = Uint8Array.from(closer.close(made, { rule: 'single' }).opened);
      const draw = drawsFrom(seed);
      let before = analyse(seenOf(made, isOpen)).verdicts;
      for (let turn = 0; turn < 6; turn++) {
        const closed = Array.from(isOpen.keys()).filter(
          (cell) => isOpen[cell] === 0 && made.mine[cell] === 0,
        );
        const cell = closed[draw(Math.max(1, closed.length))];
        if (cell === undefined) break;
        isOpen[cell] = 1;
        const { verdicts } = analyse(seenOf(made, isOpen));
        const proved = Array.from(before.keys()).filter((cell) => before[cell] !== 0);
        expect(proved.map((cell) => verdicts[cell])).toEqual(proved.map((cell) => before[cell]));
        kept += proved.length;
        gained += verdicts.filter((verdict) => verdict !== 0).length - proved.length;
        before = verdicts;
      }
    }
    expect(Math.min(kept, gained)).toBeGreaterThan(500);
  });

  test('is the same again when it is asked again, whatever was asked between', () => {
    fc.assert(
      fc.property(positions, positions, (one, other) => {
        const before = analyse(one, { chances: true });
        analyse({ ...other, mines: 3 }, { chances: true });
        analyse(one);
        expect(analyse(one, { chances: true })).toEqual(before);
      }),
      { numRuns: 500 },
    );
  });
});

import { describe, expect, test } from 'vitest';
import { drawsFrom } from '../../src/reasoner/draws.ts';
import {
  analyse,
  answerOf,
  countBoards,
  crossCheck,
  FOG,
  HIDDEN,
  MINE,
  SILENT,
} from '../../src/reasoner/index.ts';
import { randomPosition } from '../../src/reasoner/random-position.ts';

describe('the reasoner and the trying of all boards', () => {
  test('A1-5 say the same of thousands of positions: proofs, chances, numbers of boards, contradictions', () => {
    const { mismatches, examples, ...seen } = crossCheck(4000, 2, 16);
    expect(examples).toEqual([]);
    expect(mismatches).toBe(0);
    expect(seen.positions).toBe(4000);
    expect(seen.withFog).toBeGreaterThan(500);
    expect(seen.withTotal).toBeGreaterThan(700);
    expect(seen.contradictory).toBeGreaterThan(100);
    expect(seen.decidedByTotal).toBeGreaterThan(100);
    expect(seen.farthest).toBeLessThan(1e-12);
  });

  test('also of positions with up to 20 unknown cells', () => {
    expect(crossCheck(400, 11, 20)).toMatchObject({ mismatches: 0, examples: [] });
  });

  test('do not agree when the reasoner is told fog and the trier only that the cell is safe', () => {
    const draw = drawsFrom(5);
    let [fogs, differences] = [0, 0];
    for (let index = 0; index < 600; index++) {
      const { mines: _, ...position } = randomPosition(draw, 12);
      const cells = Array.from(position.cells);
      if (!cells.includes(FOG)) continue;
      fogs++;
      const found = analyse(position, { chances: true, prior: 0.5 });
      const without = countBoards({
        ...position,
        cells: cells.map((shown) => (shown === FOG ? SILENT : shown)),
      });
      const { chances } = answerOf(without, undefined, 1);
      if (chances.some((chance, cell) => Math.abs(chance - (found.chances?.[cell] ?? 0)) > 1e-9))
        differences++;
    }
    expect(fogs).toBeGreaterThan(60);
    expect(differences).toBeGreaterThan(fogs / 3);
  });
});

describe('the trying of all boards', () => {
  test('counts by hand: one number 1 in the corner of 2×2 has three boards of one mine', () => {
    const { boards, mined } = countBoards({ width: 2, height: 2, cells: [1, HIDDEN, HIDDEN, HIDDEN] });
    expect(boards).toEqual([0, 3, 0, 0, 0]);
    expect(mined.map((row) => row[1])).toEqual([0, 1, 1, 1]);
  });

  test('counts known mines, and fog as at least one', () => {
    const { boards } = countBoards({ width: 4, height: 1, cells: [MINE, FOG, HIDDEN, HIDDEN] });
    expect(boards).toEqual([0, 1, 2, 1, 0]);
    expect(countBoards({ width: 3, height: 1, cells: [HIDDEN, FOG, HIDDEN] }).boards).toEqual([0, 2, 1, 0]);
  });

  test('refuses what would take too long', () => {
    const cells = new Array<number>(25).fill(HIDDEN);
    expect(() => countBoards({ width: 5, height: 5, cells })).toThrow(RangeError);
  });
});

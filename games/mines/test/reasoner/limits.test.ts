import { describe, expect, test } from 'vitest';
import { applyCheapRules, deskOf } from '../../src/reasoner/desk.ts';
import { drawsFrom } from '../../src/reasoner/draws.ts';
import { analyse, createCloser, FOG, HIDDEN, MINE, type Position, SILENT } from '../../src/reasoner/index.ts';
import { notePosition } from '../../src/reasoner/note-position.ts';
import { randomPosition } from '../../src/reasoner/random-position.ts';
import { weighPosition } from '../../src/reasoner/weigh-position.ts';
import { makeBoard } from './boards.ts';

/** Every second cell both ways shows its number, if it is one; the rest is unknown. The numbers share neighbours all over the board. */
function lattice(width: number, height: number, mines: number, seed: number): Position {
  const { mine, numbers } = makeBoard(width, height, mines, 0, seed);
  const cells = Int8Array.from(numbers, (number, cell) => {
    const isPoint = (cell % width) % 2 === 0 && Math.floor(cell / width) % 2 === 0;
    return isPoint && mine[cell] === 0 && number > 0 ? number : HIDDEN;
  });
  return { width, height, cells, mines };
}

describe('hard positions', () => {
  test('a lattice of numbers across the whole board is worked out, and the same when it lies on its side', () => {
    const position = lattice(30, 16, 80, 3);
    const turned = Int8Array.from(
      { length: 480 },
      (_, cell) => position.cells[(cell % 16) * 30 + Math.floor(cell / 16)] ?? 0,
    );
    const [one, two] = [position, { ...position, width: 16, height: 30, cells: turned }].map((each) =>
      analyse(each, { chances: true }),
    );
    expect([one?.isComplete, one?.problem]).toEqual([true, undefined]);
    expect(one?.chances?.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(80, 8);
    one?.chances?.forEach((chance, cell) => {
      expect(two?.chances?.[(cell % 30) * 16 + Math.floor(cell / 30)]).toBeCloseTo(chance, 10);
    });
  });

  test('steps that do not suffice leave cells unproved, and never a wrong proof', () => {
    const position = lattice(24, 24, 100, 1);
    const { mine } = makeBoard(24, 24, 100, 0, 1);
    const full = analyse(position);
    let [incomplete, proved] = [0, 0];
    for (const maxSteps of [1, 10, 100, 1000, 10_000, 100_000]) {
      const { verdicts, isComplete, chances, problem } = analyse(position, { maxSteps, chances: true });
      expect(problem).toBe(undefined);
      if (!isComplete) incomplete++;
      verdicts.forEach((verdict, cell) => {
        if (verdict === 0) return;
        proved++;
        expect(verdict).toBe(full.verdicts[cell]);
        expect(verdict === 2).toBe(mine[cell] === 1);
      });
      expect(chances?.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
    }
    expect(incomplete).toBeGreaterThan(2);
    expect(proved).toBeGreaterThan(0);
  });

  test('a board of all zeros opens at once, however large', () => {
    const cells = 300 * 200;
    const layout = {
      width: 300,
      height: 200,
      mine: new Uint8Array(cells),
      numbers: new Uint8Array(cells),
      start: [0],
    };
    expect(createCloser(300, 200).close(layout).openedCount).toBe(cells);
  });
});

describe('boards too large for whole numbers of assignments', () => {
  const cells = new Int8Array(40 * 40).fill(HIDDEN);

  test('one number in the corner: a third each, and the rest alike', () => {
    const { chances } = analyse(
      { width: 40, height: 40, cells: cells.with(0, 1), mines: 300 },
      { chances: true },
    );
    expect(chances?.[1]).toBeCloseTo(1 / 3, 12);
    expect(chances?.[1599]).toBeCloseTo(299 / 1596, 12);
  });

  test('two numbers that one mine or two satisfy, weighed by what the rest allows', () => {
    // The 1s at 0 and 2 of the top row share the cells 1 and 41: one mine there, or one on each side of them.
    const { chances, solutions } = analyse(
      { width: 40, height: 40, cells: cells.with(0, 1).with(2, 1), mines: 400 },
      { chances: true },
    );
    // Left only cell 40, right only 3, 42 and 43; 1592 cells elsewhere: with one mine more here there is one less there.
    const shared = 2;
    const apart = (3 * 399) / (1592 - 399 + 1);
    const all = shared + apart;
    expect(chances?.[40]).toBeCloseTo(apart / all, 12);
    expect(chances?.[41]).toBeCloseTo(1 / all, 12);
    expect(chances?.[1599]).toBeCloseTo((shared * 399 + apart * 398) / all / 1592, 12);
    expect(solutions).toBe(undefined);
  });

  test('what the total forces is proved, and not by a number that has become too small', () => {
    const corner = { width: 40, height: 40, cells: cells.with(0, 1).with(2, 1) };
    const one = analyse({ ...corner, mines: 1 }).verdicts;
    expect([one[40], one[41], one[3], one[1599]]).toEqual([1, 0, 1, 1]);
    const most = analyse({ ...corner, mines: 1592 + 2 }).verdicts;
    expect([most[40], most[41], most[1599]]).toEqual([2, 1, 2]);
    expect(analyse({ ...corner, mines: 1595 }).problem).toBe('contradiction');
    expect(analyse({ ...corner, mines: 0 }).problem).toBe('contradiction');
  });

  test('are weighed with scales: small boards come out the same with them as counted', () => {
    const draw = drawsFrom(77);
    let compared = 0;
    for (let index = 0; index < 3000; index++) {
      const position = randomPosition(draw, 36);
      const desk = deskOf(position.width, position.height);
      const { mines } = position;
      if (mines === undefined) continue;
      const ask = (mostCounted: number) => {
        notePosition(desk.notes, position);
        applyCheapRules(desk);
        if (desk.notes.isContradictory) return undefined;
        const weighing = weighPosition(desk, { mines, prior: 0.2, maxSteps: 1e6, mostCounted });
        const { boxes } = desk.exact.system;
        const { chance, support } = desk.results;
        return (
          weighing && {
            loose: weighing.loose,
            chance: chance.slice(0, boxes),
            support: support.slice(0, boxes),
          }
        );
      };
      const [counted, scaled] = [ask(900), ask(-1)];
      expect(scaled?.support).toEqual(counted?.support);
      expect(scaled?.loose.looseCanBeMine).toBe(counted?.loose.looseCanBeMine);
      expect(scaled?.loose.looseCanBeSafe).toBe(counted?.loose.looseCanBeSafe);
      expect(scaled?.loose.looseChance ?? 0).toBeCloseTo(counted?.loose.looseChance ?? 0, 12);
      counted?.chance.forEach((chance, box) => {
        expect(scaled?.chance[box]).toBeCloseTo(chance, 12);
        compared++;
      });
    }
    expect(compared).toBeGreaterThan(800);
  });

  test('a board in play of 60 by 60 adds up', () => {
    const { mine, numbers } = makeBoard(60, 60, 700, 0, 9);
    const shown = Int8Array.from(numbers, (number, cell) =>
      mine[cell] === 0 && cell % 3 === 0 ? number : HIDDEN,
    );
    const { chances, verdicts, isComplete } = analyse(
      { width: 60, height: 60, cells: shown, mines: 700 },
      { chances: true },
    );
    if (isComplete) expect(chances?.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(700, 6);
    expect(verdicts.every((verdict, cell) => verdict === 0 || (verdict === 2) === (mine[cell] === 1))).toBe(
      true,
    );
  });
});

describe('positions at the edge', () => {
  const onlySea = (mines: number) => ({
    width: 3,
    height: 3,
    cells: new Array<number>(9).fill(HIDDEN),
    mines,
  });

  test('no mines left, or nothing but mines', () => {
    expect(Array.from(analyse(onlySea(0)).verdicts)).toEqual(new Array(9).fill(1));
    expect(Array.from(analyse(onlySea(9)).verdicts)).toEqual(new Array(9).fill(2));
    expect(analyse(onlySea(10)).problem).toBe('contradiction');
    expect(analyse(onlySea(4), { chances: true }).chances?.[0]).toBeCloseTo(4 / 9, 14);
    expect(analyse(onlySea(4)).solutions).toBe(126);
  });

  test('known mines count towards the total', () => {
    const position = { width: 3, height: 1, cells: [MINE, HIDDEN, HIDDEN], mines: 1 };
    expect(Array.from(analyse(position).verdicts)).toEqual([2, 1, 1]);
    expect(analyse({ ...position, mines: 0 }).problem).toBe('contradiction');
  });

  test('fog without a mine around it cannot be', () => {
    expect(analyse({ width: 2, height: 1, cells: [FOG, SILENT] }).problem).toBe('contradiction');
    expect(analyse({ width: 2, height: 1, cells: [FOG, 0] }).problem).toBe('contradiction');
    expect(Array.from(analyse({ width: 2, height: 1, cells: [FOG, HIDDEN] }).verdicts)).toEqual([1, 2]);
  });

  test('fog that no number sees proves nothing, and still bears on chances', () => {
    const { verdicts, chances } = analyse(
      { width: 3, height: 1, cells: [HIDDEN, FOG, HIDDEN] },
      { chances: true, prior: 0.5 },
    );
    expect(Array.from(verdicts)).toEqual([0, 1, 0]);
    expect(chances?.[0]).toBeCloseTo(2 / 3, 14);
  });

  test('two fog cells prove the cell they share, by a number that neither of them shows', () => {
    // The number says that one of its two unknown cells is a mine; each fog cell sees one of these, and both see the last cell.
    const rows = [
      [SILENT, 1, SILENT],
      [HIDDEN, SILENT, HIDDEN],
      [FOG, SILENT, FOG],
      [SILENT, HIDDEN, SILENT],
    ];
    const { verdicts } = analyse({ width: 3, height: 4, cells: rows.flat() });
    expect([verdicts[3], verdicts[5], verdicts[10]]).toEqual([0, 0, 2]);
    const oneFog = rows.flat().with(8, SILENT);
    expect(analyse({ width: 3, height: 4, cells: oneFog }).verdicts[10]).toBe(0);
  });

  test('what is no position is refused with its place', () => {
    expect(() => analyse({ width: 2, height: 2, cells: [1, 2, 3] })).toThrow('3 cells');
    expect(() => analyse({ width: 2, height: 1, cells: [1, 13] })).toThrow('cell 1 is 13');
    expect(() => analyse({ width: 0, height: 1, cells: [] })).toThrow(RangeError);
    expect(() => analyse({ width: 1, height: 1, cells: [HIDDEN], mines: -1 })).toThrow('-1');
    expect(() => analyse({ width: 1, height: 1, cells: [HIDDEN] }, { prior: 1 })).toThrow('prior');
  });
});

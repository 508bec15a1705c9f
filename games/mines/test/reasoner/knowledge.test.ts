import { describe, expect, test } from 'vitest';
import { drawsFrom } from '../../src/reasoner/draws.ts';
import { analyse, createKnowledge, FOG, HIDDEN, type Knowledge } from '../../src/reasoner/index.ts';
import { type Made, makeBoard } from './boards.ts';

function tell(knowledge: Knowledge, made: Made, cell: number): void {
  if (made.mine[cell] === 1) knowledge.mine(cell);
  else if (made.silent[cell] === 1) knowledge.silent(cell);
  else knowledge.reveal(cell, made.numbers[cell] ?? 0);
}

describe('knowledge that grows', () => {
  test('knows after each thing it is told what a look at the whole position says, and tells each proof once', () => {
    let proofs = 0;
    for (let seed = 0; seed < 60; seed++) {
      const made = makeBoard(9, 8, 16, 30, seed);
      const draw = drawsFrom(seed);
      const knowledge = createKnowledge(9, 8);
      const proved = new Uint8Array(72);
      made.silent.forEach((mark, cell) => {
        if (mark > 0) knowledge.fog(cell);
      });
      for (let turn = 0; turn < 25; turn++) {
        tell(knowledge, made, draw(72));
        const news = knowledge.deduce();
        expect([news.isComplete, news.isContradictory]).toEqual([true, false]);
        expect([...news.safe, ...news.mines].filter((cell) => proved[cell] !== 0)).toEqual([]);
        for (const cell of news.safe) proved[cell] = 1;
        for (const cell of news.mines) proved[cell] = 2;
        proofs += news.safe.length + news.mines.length;
        const position = knowledge.position();
        const { verdicts } = analyse(position);
        expect(verdicts.map((_, cell) => knowledge.verdictOf(cell))).toEqual(verdicts);
        const untold = Array.from(verdicts.keys()).filter((cell) => position.cells[cell] === HIDDEN);
        expect(untold.map((cell) => proved[cell])).toEqual(untold.map((cell) => verdicts[cell]));
      }
    }
    expect(proofs).toBeGreaterThan(500);
  });

  test('takes the same again, and less than it knows, for no news', () => {
    const knowledge = createKnowledge(3, 1);
    knowledge.reveal(1, 1);
    knowledge.reveal(1, 1);
    knowledge.fog(1);
    knowledge.silent(1);
    expect(knowledge.position().cells[1]).toBe(1);
    knowledge.mine(0);
    expect(knowledge.deduce()).toMatchObject({ safe: [2], mines: [], isContradictory: false });
    expect(knowledge.deduce()).toMatchObject({ safe: [], mines: [] });
  });

  test('what steps did not suffice for is looked at again when there are more', () => {
    const made = makeBoard(9, 8, 16, 0, 8);
    const knowledge = createKnowledge(9, 8);
    made.mine.forEach((isMine, cell) => {
      if (isMine === 0 && (cell % 9) % 2 === 0) knowledge.reveal(cell, made.numbers[cell] ?? 0);
    });
    expect(knowledge.deduce(1).isComplete).toBe(false);
    expect(knowledge.deduce(1).isComplete).toBe(false);
    expect(knowledge.deduce().isComplete).toBe(true);
    const { verdicts } = analyse(knowledge.position());
    expect(verdicts.map((_, cell) => knowledge.verdictOf(cell))).toEqual(verdicts);
  });

  test('a number tells more than the fog that lay on it', () => {
    const knowledge = createKnowledge(3, 1);
    knowledge.fog(1);
    expect(knowledge.position().cells[1]).toBe(FOG);
    expect(knowledge.deduce().mines).toEqual([]);
    knowledge.reveal(1, 2);
    expect(knowledge.deduce().mines).toEqual([0, 2]);
  });

  test('two numbers on one cell, or a mine on a safe one, contradict each other for good', () => {
    const knowledge = createKnowledge(3, 1);
    knowledge.reveal(1, 1);
    knowledge.reveal(1, 2);
    expect(knowledge.deduce().isContradictory).toBe(true);
    const other = createKnowledge(3, 1);
    other.silent(0);
    other.mine(0);
    expect(other.deduce()).toMatchObject({ safe: [], mines: [], isContradictory: true });
    expect(other.verdictOf(0)).toBe(0);
  });

  test('refuses a cell beside the board and a number above 8', () => {
    const knowledge = createKnowledge(3, 1);
    expect(() => knowledge.fog(3)).toThrow(RangeError);
    expect(() => knowledge.reveal(0, 9)).toThrow(RangeError);
  });
});

import { describe, expect, it } from 'vitest';
import { analyse } from '../../src/reasoner/analyse.ts';
import { answerOf, countBoards } from '../../src/reasoner/brute-force.ts';
import { FOG, HIDDEN } from '../../src/reasoner/cells.ts';
import { drawsFrom } from '../../src/reasoner/draws.ts';
import { explain, type Reason } from '../../src/reasoner/explain.ts';
import { layoutOf, openField } from '../../src/reasoner/field.ts';
import type { Position } from '../../src/reasoner/position.ts';
import { randomPosition } from '../../src/reasoner/random-position.ts';
import { smallestSet } from '../../src/reasoner/smallest-set.ts';
import { parsePosition } from '../../src/reasoner/text.ts';
import { keepClues } from '../../src/reasoner/window.ts';

function positionOf(text: string): Position {
  const reading = parsePosition(text);
  if (!reading.ok) throw new Error(`${reading.error.place}: ${reading.error.says}`);
  return reading.value;
}

/** What follows of a cell from these clues alone, by trying all boards. */
function verdictFrom(position: Position, cell: number, clues: readonly number[], total: number | undefined) {
  const alone = { ...position, cells: keepClues(position.cells, clues) };
  return answerOf(countBoards(alone), total, 1).verdicts[cell];
}

describe('a proved cell names what it follows from', () => {
  it('one number with as many mines to find as unknown neighbours', () => {
    const position = positionOf('#1\n11');
    expect(explain(position, 0)).toEqual({ verdict: 'mine', level: 'single', numbers: [1], fog: [] });
  });

  it('A1-8 fog with one unknown neighbour: a mine must be there', () => {
    const position = positionOf('#~\n__');
    expect(explain(position, 0)).toEqual({ verdict: 'mine', level: 'single', numbers: [], fog: [1] });
  });

  it('two numbers of which one needs no mine but those of the other', () => {
    // The left 1 has its mine among the first two cells, both of which the middle 1 sees; so its third is safe.
    const position = positionOf('###\n11_');
    expect(explain(position, 2)).toEqual({ verdict: 'safe', level: 'pair', numbers: [3, 4], fog: [] });
  });

  it('cases, where no two numbers prove it', () => {
    const found = onBoards().filter(({ reason }) => reason.level === 'cases');
    expect(found.length).toBeGreaterThan(5);
    for (const { reason } of found) expect(reason.numbers.length + reason.fog.length).toBeGreaterThan(2);
  });

  it('the total, where no number reaches', () => {
    const position = positionOf('5x1x1\n#1__#');
    expect(explain(position, 4)).toEqual({ verdict: 'safe', level: 'total', numbers: [1], fog: [] });
    expect(explain({ ...position, mines: 2 }, 4)).toMatchObject({
      verdict: 'mine',
      level: 'total',
      numbers: [],
    });
  });

  it('known mines count as seen', () => {
    const position = positionOf('*1\n#_');
    expect(explain(position, 2)).toEqual({ verdict: 'safe', level: 'single', numbers: [1], fog: [] });
  });

  it('and nothing where there is nothing to say: what is shown, what is open, what contradicts itself', () => {
    const fifty = positionOf('##\n11');
    expect(explain(fifty, 2)).toBeUndefined();
    expect(explain(fifty, 0)).toBeUndefined();
    expect(explain(positionOf('#8'), 0)).toBeUndefined();
  });

  it('on a board wider than any window in the same words as in the corner of a small one', () => {
    const small = positionOf('###\n11_');
    const wide = Int8Array.from({ length: 40 * 3 }, () => 10);
    for (const [at, shown] of [HIDDEN, HIDDEN, HIDDEN, 1, 1].entries()) {
      wide[40 + 20 + (at % 3) + 40 * Math.floor(at / 3)] = shown;
    }
    const reason = explain({ width: 40, height: 3, cells: wide }, 40 + 22);
    expect(reason).toEqual({ ...explain(small, 2), numbers: [100, 101] });
  });
});

interface Explained {
  readonly position: Position;
  readonly cell: number;
  readonly reason: Reason;
}

/** Reasons on boards of 8 by 8 that were opened and then played as far as they can be proved, one cell at a time. */
function reasonsOnBoards(boards: number): readonly Explained[] {
  const draw = drawsFrom(7);
  const found: Explained[] = [];
  for (let board = 0; board < boards; board++) {
    const mine = Uint8Array.from({ length: 64 }, () => (draw(100) < 22 ? 1 : 0));
    for (const cell of [0, 1, 8, 9]) mine[cell] = 0;
    const field = { width: 8, height: 8, mine };
    const layout = layoutOf(field, [0]);
    let position: Position = { ...openField(field, layout.start), mines: undefined };
    for (let open: readonly number[] = [0], news = 1; news > 0; ) {
      const { verdicts } = analyse(position);
      const proved = Array.from(verdicts.keys()).filter(
        (cell) => verdicts[cell] !== 0 && position.cells[cell] === HIDDEN,
      );
      for (const cell of proved) {
        const reason = explain(position, cell);
        if (reason !== undefined) found.push({ position, cell, reason });
      }
      const safe = proved.filter((cell) => verdicts[cell] === 1);
      open = [...open, ...safe];
      news = safe.length;
      position = { ...openField(field, open), mines: undefined };
    }
  }
  return found;
}

/** The clues named prove the cell, and without any one of them nothing does. */
function expectSparse({ position, cell, reason }: Explained): void {
  const total = reason.level === 'total' ? position.mines : undefined;
  const clues = [...reason.numbers, ...reason.fog];
  expect(verdictFrom(position, cell, clues, total)).toBe(reason.verdict === 'mine' ? 2 : 1);
  for (const clue of clues) {
    const fewer = clues.filter((each) => each !== clue);
    expect(verdictFrom(position, cell, fewer, total)).toBe(0);
  }
  expect(reason.fog.every((clue) => position.cells[clue] === FOG)).toBe(true);
}

let boards: readonly Explained[] | undefined;

/** Some hundreds of reasons on boards in play. */
function onBoards(): readonly Explained[] {
  boards ??= reasonsOnBoards(20);
  return boards;
}

describe('what is named is enough, and none of it too much', () => {
  it('on small positions of every kind, by trying all boards', () => {
    const draw = drawsFrom(11);
    const reasons: Reason[] = [];
    for (let index = 0; index < 400; index++) {
      const position = randomPosition(draw, 10);
      const { verdicts } = analyse(position);
      for (let cell = 0; cell < verdicts.length; cell++) {
        const reason = explain(position, cell);
        expect(reason !== undefined).toBe(verdicts[cell] !== 0 && position.cells[cell] === HIDDEN);
        if (reason === undefined) continue;
        expectSparse({ position, cell, reason });
        reasons.push(reason);
      }
    }
    expect(reasons.length).toBeGreaterThan(700);
    expect(reasons.filter(({ level }) => level === 'total').length).toBeGreaterThan(10);
    expect(reasons.filter(({ fog }) => fog.length > 0).length).toBeGreaterThan(10);
  });

  it('on boards in play, by asking again with everything else hidden', () => {
    const found = onBoards();
    expect(found.length).toBeGreaterThan(300);
    for (const { position, cell, reason } of found) {
      const of = (clues: readonly number[]) =>
        analyse({ ...position, cells: keepClues(position.cells, clues) }).verdicts[cell];
      expect(of(reason.numbers)).toBe(reason.verdict === 'mine' ? 2 : 1);
      for (const clue of reason.numbers) {
        expect(of(reason.numbers.filter((each) => each !== clue))).toBe(0);
      }
    }
    // Most of play is easy, and the levels say so.
    const singles = found.filter(({ reason }) => reason.level === 'single').length;
    expect(singles * 2).toBeGreaterThan(found.length);
  });
});

describe('a smallest set', () => {
  const needs =
    (...sets: readonly (readonly number[])[]) =>
    (kept: readonly number[]) =>
      sets.some((set) => set.every((each) => kept.includes(each)));

  it('is found even where leaving out one by one ends in a larger one, from either side', () => {
    const items = [1, 2, 3, 4, 5, 6, 7];
    // From the end on, 1 2 3 is left; from the start, 5 6 7; but 2 6 would do.
    expect(smallestSet(items, needs([1, 2, 3], [5, 6, 7], [2, 6]))).toEqual([2, 6]);
  });

  it('is empty where nothing is needed', () => {
    expect(smallestSet([1, 2], () => true)).toEqual([]);
  });

  it('takes what comes first of sets of one size', () => {
    expect(smallestSet([3, 1, 2], needs([2], [1]))).toEqual([1]);
  });
});

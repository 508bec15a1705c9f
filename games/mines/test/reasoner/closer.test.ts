import { describe, expect, test } from 'vitest';
import { analyse, createCloser, HIDDEN, type Layout, type Position } from '../../src/reasoner/index.ts';
import { around, type Made, makeBoard, seenOf } from './boards.ts';

const SIZES = [
  { width: 12, height: 12, mines: 36, fog: 0 },
  { width: 12, height: 12, mines: 30, fog: 30 },
  { width: 10, height: 10, mines: 20, fog: 80 },
  { width: 9, height: 7, mines: 12, fog: 15 },
] as const;

/** The closure as its definition reads, step by step, by the proofs of `analyse`. */
function closeSlowly(made: Made, isSafeFor: (cell: number, made: Made, isOpen: Uint8Array) => boolean) {
  const isOpen = new Uint8Array(made.mine.length);
  for (const cell of made.start) isOpen[cell] = 1;
  for (let hasNews = true; hasNews; ) {
    const found = Array.from(isOpen.keys()).filter(
      (cell) =>
        isOpen[cell] === 0 &&
        around(made, cell).some((near) => isOpen[near] === 1) &&
        isSafeFor(cell, made, isOpen),
    );
    for (const cell of found) isOpen[cell] = 1;
    hasNews = found.length > 0;
  }
  return isOpen;
}

function provedBy() {
  let latest = '';
  let verdicts: Uint8Array = new Uint8Array();
  return (cell: number, made: Made, isOpen: Uint8Array) => {
    const key = isOpen.join('');
    if (key !== latest) verdicts = analyse(seenOf(made, isOpen)).verdicts;
    latest = key;
    return verdicts[cell] === 1;
  };
}

const layoutFrom = (rows: readonly string[], start: readonly number[], marks?: readonly number[]): Layout => {
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  const mine = Uint8Array.from([...rows.join('')], (letter) => (letter === '*' ? 1 : 0));
  const numbers = mine.map((_, cell) =>
    around({ width, height }, cell).reduce((sum, each) => sum + (mine[each] ?? 0), 0),
  );
  return { width, height, mine, numbers, start, ...(marks && { silent: Uint8Array.from(marks) }) };
};

describe('what can be opened without a guess', () => {
  test.each(SIZES)(
    'A1-4 is never a mine, and no safe cell is called one: $width×$height, $mines mines',
    (size) => {
      const closer = createCloser(size.width, size.height);
      let [wrong, proved, solved] = [0, 0, 0];
      for (let seed = 0; seed < 2500; seed++) {
        const made = makeBoard(size.width, size.height, size.mines, size.fog, seed);
        const { opened, verdict, capped, openedCount, minesProved } = closer.close(made);
        expect(capped).toBe(0);
        made.mine.forEach((isMine, cell) => {
          if (isMine === 1 ? opened[cell] === 1 || verdict[cell] === 1 : verdict[cell] === 2) wrong++;
        });
        proved += minesProved;
        if (openedCount === size.width * size.height - size.mines) solved++;
      }
      expect(wrong).toBe(0);
      expect(proved).toBeGreaterThan(2500);
      expect(solved).toBeGreaterThan(0);
    },
  );

  test.each(SIZES)('is what its definition says, step by step: $width×$height, fog $fog', (size) => {
    const closer = createCloser(size.width, size.height);
    let beyondStart = 0;
    for (let seed = 5000; seed < 5060; seed++) {
      const made = makeBoard(size.width, size.height, size.mines, size.fog, seed);
      const { opened, verdict } = closer.close(made);
      const slowly = closeSlowly(made, provedBy());
      expect(opened).toEqual(slowly);
      expect(verdict).toEqual(analyse(seenOf(made, slowly)).verdicts);
      beyondStart += slowly.reduce((sum, each) => sum + each, 0) - 9;
    }
    expect(beyondStart).toBeGreaterThan(600);
  });

  test('one number at a time opens no more than everything does, and often less', () => {
    const closer = createCloser(12, 12);
    let less = 0;
    for (let seed = 0; seed < 300; seed++) {
      const made = makeBoard(12, 12, 30, 20, seed);
      const single = Uint8Array.from(closer.close(made, { rule: 'single' }).opened);
      const { opened } = closer.close(made);
      expect(single.every((isOpen, cell) => isOpen <= (opened[cell] ?? 0))).toBe(true);
      if (single.some((isOpen, cell) => isOpen !== opened[cell])) less++;
    }
    expect(less).toBeGreaterThan(100);
  });

  test('A1-6 a proved cell without an opened neighbour waits, and counts once it has one', () => {
    // The far cell is fog: known to be safe from the start. Mines wall it off, so nothing beside it is ever opened.
    const walled = layoutFrom(['..*.', '..*.', '..*.'], [0], [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
    const { opened, verdict } = createCloser(4, 3).close(walled);
    expect([verdict[3], opened[3]]).toEqual([1, 0]);
    // With a gap in the wall, the opened region reaches it.
    const gap = layoutFrom(['..*.', '..*.', '....'], [0], [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
    const reached = createCloser(4, 3).close(gap);
    expect([reached.verdict[3], reached.opened[3]]).toEqual([1, 1]);
  });

  test('A1-7 a fifty-fifty in the corner stays unproved, and its safe cell stays closed', () => {
    // Both numbers of the middle column see both cells of the left one, and nobody sees only one of them.
    const { opened, verdict, openedCount } = createCloser(3, 2).close(layoutFrom(['*..', '...'], [2]));
    expect(openedCount).toBe(4);
    expect([verdict[0], verdict[3], opened[0], opened[3]]).toEqual([0, 0, 0, 0]);
    const seen: Position = { width: 3, height: 2, cells: [HIDDEN, 1, 0, HIDDEN, 1, 0], mines: 1 };
    expect(Array.from(analyse(seen, { chances: true }).chances ?? [])).toEqual([0.5, 0, 0, 0.5, 0, 0]);
  });

  test('A1-8 a fog cell whose only unknown neighbour is left proves a mine', () => {
    // Row: open zero, open 1, and fog behind that; the mine is the only neighbour the fog has not seen opened.
    const layout = layoutFrom(['...*'], [0], [0, 0, 1, 0]);
    for (const rule of ['single', 'exact'] as const) {
      expect(Array.from(createCloser(4, 1).close(layout, { rule }).verdict)).toEqual([1, 1, 1, 2]);
    }
    const silentOnly = layoutFrom(['...*'], [0]);
    expect(createCloser(4, 1).close(silentOnly).opened[2]).toBe(1);
  });

  test('a late number shows once its cell is open, a silent one never does', () => {
    const closer = createCloser(12, 12);
    let more = 0;
    for (let seed = 0; seed < 200; seed++) {
      const made = makeBoard(12, 12, 30, 40, seed);
      const marked = (mark: number) => ({
        ...made,
        silent: made.silent.map((each) => (each > 0 ? mark : 0)),
      });
      const silent = Uint8Array.from(closer.close(marked(1)).opened);
      const late = closer.close(marked(2)).opened;
      expect(silent.every((isOpen, cell) => isOpen <= (late[cell] ?? 0))).toBe(true);
      if (silent.some((isOpen, cell) => isOpen !== late[cell])) more++;
    }
    expect(more).toBeGreaterThan(100);
  });

  test('keeps nothing of the board before', () => {
    const closer = createCloser(12, 12);
    const board = makeBoard(12, 12, 30, 30, 1);
    const first = { ...closer.close(board), opened: Uint8Array.from(closer.close(board).opened) };
    closer.close(makeBoard(12, 12, 36, 70, 2));
    expect(closer.close(board).opened).toEqual(first.opened);
  });

  test('a search without steps leaves cells unproved and says so', () => {
    const closer = createCloser(12, 12);
    let capped = 0;
    for (let seed = 0; seed < 50; seed++) {
      const made = makeBoard(12, 12, 36, 0, seed);
      const full = closer.close(made).openedCount;
      const short = closer.close(made, { maxNodes: 1 });
      expect(short.openedCount).toBeLessThanOrEqual(full);
      capped += short.capped;
    }
    expect(capped).toBeGreaterThan(25);
  });

  test('refuses a layout of another size, a start beside the board, and numbers that are not those of the mines', () => {
    const made = makeBoard(12, 12, 30, 0, 1);
    expect(() => createCloser(12, 11).close(made)).toThrow(RangeError);
    expect(() => createCloser(12, 12).close({ ...made, start: [144] })).toThrow(RangeError);
    const wrong = made.numbers.map((number, cell) => (cell === 77 ? 8 : number));
    expect(() => createCloser(12, 12).close({ ...made, numbers: wrong })).toThrow('numbers');
  });
});

import { describe, expect, it } from 'vitest';
import { typed } from './typed.ts';

/** Three columns, two rows, one mine in the upper right; the lower left was opened. */
const TEXT = '3x2x1\n01#\n01#\n';

async function solved(args: readonly string[], files: Readonly<Record<string, string>>) {
  const { code, out, err } = await typed(['boards', 'solve', ...args, '--json'], files);
  return { code, err, answers: code === 2 ? [] : JSON.parse(out) };
}

describe('foretell boards solve', () => {
  it('gives for a position as text the chance of each unknown cell, and what is proved', async () => {
    const { code, answers } = await solved(['in/fifty.txt'], { 'in/fifty.txt': TEXT });
    expect(code).toBe(0);
    const nothing = { safe: [], mine: [], safeNoTotal: [], mineNoTotal: [] };
    expect(answers).toEqual([{ id: 'fifty.txt', p: [0.5, 0.5], ...nothing }]);
  });

  it('takes a JSON list of positions, and the list of an object, and one position', async () => {
    const corner = { id: 'corner', width: 4, height: 3, mines: 2, rows: ['#1##', '11##', '####'] };
    const free = { id: 'free', rows: ['#1', '11'] };
    const { answers } = await solved(['-'], {
      '-': JSON.stringify({ format: 1, positions: [corner, free] }),
    });
    expect(answers).toMatchObject([{ id: 'corner' }, { id: 'free', p: [1], mine: [0], mineNoTotal: [0] }]);
    const [{ p, safe, mine, safeNoTotal, mineNoTotal }] = answers;
    // All three 1s share the upper left cell, and a mine elsewhere would be one too many for the middle one.
    expect(mineNoTotal).toEqual([0]);
    expect(safeNoTotal).toEqual([2, 6, 8, 9, 10]);
    expect(p).toEqual([
      1,
      0,
      expect.closeTo(1 / 3, 12),
      0,
      expect.closeTo(1 / 3, 12),
      0,
      0,
      0,
      expect.closeTo(1 / 3, 12),
    ]);
    for (const cell of safeNoTotal) expect(safe).toContain(cell);
    for (const cell of mineNoTotal) expect(mine).toContain(cell);
    const { answers: alone } = await solved(['-'], { '-': JSON.stringify(free) });
    expect(alone).toEqual([answers[1]]);
    const { answers: list } = await solved(['-'], { '-': JSON.stringify([corner, free]) });
    expect(list).toEqual(answers);
  });

  it('opens cells of a .mbf board, and knows its total', async () => {
    const files = { 'small.mbf': String.fromCharCode(3, 2, 0, 1, 2, 0) };
    const { answers } = await solved(['small.mbf', '--open', '0,0'], files);
    expect(answers).toMatchObject([{ id: 'small.mbf', p: [0.5, 0.5] }]);
    const { answers: closed } = await solved(['small.mbf'], files);
    expect(closed[0].p).toHaveLength(6);
    expect(closed[0].p[0]).toBeCloseTo(1 / 6, 12);
  });

  it('weighs boards by --prior where the total is not known', async () => {
    const { answers } = await solved(['a.txt', '--prior', '250'], { 'a.txt': '1#_#' });
    expect(answers[0]).toMatchObject({ p: [1, 0.25], mine: [1] });
  });

  it('says why, if asked', async () => {
    const { out } = await typed(['boards', 'solve', 'a.txt', '--why'], { 'a.txt': '5x1x1\n#1__#' });
    expect(out).toContain('proved: 1 safe (+), 1 mines (*); 1 of them by the total alone');
    expect(out).toContain('0,0 is a mine (single): 1,0');
    expect(out).toContain('4,0 is safe (total): 1,0');
  });

  it('says what was not proved when a search was cut short', async () => {
    // Every second cell of a big board shows a number: one component, which no rule of one or two numbers opens.
    const rows = Array.from({ length: 13 }, (_, y) => (y % 2 === 0 ? '#############' : '#3#3#3#3#3#3#'));
    const files = { 'lattice.json': JSON.stringify([{ id: 'lattice', mines: 40, rows }]) };
    const short = await solved(['lattice.json', '--steps', '50'], files);
    expect(short.code).toBe(0);
    expect(short.answers[0].unproved.length).toBeGreaterThan(100);
    expect(short.answers[0].p.every((each: unknown) => typeof each === 'number')).toBe(true);
    const long = await solved(['lattice.json'], files);
    expect(long.answers[0].unproved).toBeUndefined();
  });

  it('exits with 1 if no board fits', async () => {
    const { code, answers } = await solved(['a.txt'], { 'a.txt': '#8' });
    expect(code).toBe(1);
    expect(answers[0]).toMatchObject({ id: 'a.txt', problem: 'contradiction', p: [] });
  });

  it.each([
    [['none.txt'], '<file>: expected a file that can be read (there is none of this name)'],
    [['bad.txt'], 'bad.txt: line 2: 1 cells in a board of 2 columns'],
    [['bad.mbf'], 'bad.mbf: byte 0: 2 bytes'],
    [['bad.json'], 'bad.json: position 1: has no "rows"'],
    [['bad.json'], 'bad.json: position b: rows: line 1, cell 2: "x" is no cell'],
    [['bad.json'], 'bad.json: position c: "mines" is 9'],
    [['good.mbf', '--open', '3,0'], '--open: expected column,row below 3,2'],
    [['bad.txt', '--open', '0,0'], '--open: expected a file that ends with .mbf'],
    [['good.txt', '--steps', '0'], '--steps: expected a whole number'],
  ])('names what is wrong with %j', async (args, message) => {
    const { code, err } = await solved(args, {
      'bad.txt': '##\n#',
      'good.txt': '##',
      'bad.mbf': 'ab',
      'good.mbf': String.fromCharCode(3, 2, 0, 0),
      'bad.json': JSON.stringify([{}, { id: 'b', rows: ['#x'] }, { id: 'c', rows: ['##'], mines: 9 }]),
    });
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err).toContain('See: foretell boards solve --help');
  });
});

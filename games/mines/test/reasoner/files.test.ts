import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOG, HIDDEN, MINE, SILENT } from '../../src/reasoner/cells.ts';
import { type Field, layoutOf, numbersOf, openField } from '../../src/reasoner/field.ts';
import { formatMbf, parseMbf } from '../../src/reasoner/mbf.ts';
import { formatPosition, parsePosition } from '../../src/reasoner/text.ts';

/** Three columns, two rows, a mine in the upper right corner. */
const SMALL: Field = { width: 3, height: 2, mine: Uint8Array.of(0, 0, 1, 0, 0, 0) };

describe('a position as text', () => {
  it('says of each cell what is known of it, and of the board how many mines it has', () => {
    const reading = parsePosition('; a remark\n4x2x3\n0 1 # *\n\n~ _ 8 H\n');
    expect(reading).toEqual({
      ok: true,
      value: {
        width: 4,
        height: 2,
        mines: 3,
        cells: Int8Array.of(0, 1, HIDDEN, MINE, FOG, SILENT, 8, HIDDEN),
      },
    });
  });

  it('has no total where none is written, and no size but that of its rows', () => {
    const bare = parsePosition('?F\n10');
    expect(bare.ok && bare.value).toEqual({ width: 2, height: 2, cells: Int8Array.of(HIDDEN, MINE, 1, 0) });
    const sized = parsePosition('2x2\n?F\n10');
    expect(sized).toEqual(bare);
  });

  it.each([
    ['', 'line 1', 'there is no row of cells'],
    ['##\n#', 'line 2', '1 cells in a board of 2 columns'],
    ['#9', 'line 1, cell 2', '"9" is no cell; write 0 to 8'],
    ['#.', 'line 1, cell 2', '"." is no cell'],
    ['2x3\n##\n##', 'line 1', 'says 2 by 3, and the rows below are 2 by 2'],
    ['2x1x3\n##', 'line 1', '3 mines do not fit into 2 cells'],
  ])('that is none (%j) is refused with the place and what may stand there', (text, place, says) => {
    const reading = parsePosition(text);
    expect(!reading.ok && reading.error).toMatchObject({ place, says: expect.stringContaining(says) });
  });

  it('is read as it was written, whatever the position', () => {
    const position = fc
      .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), fc.boolean())
      .chain(([width, height, hasTotal]) =>
        fc.record({
          width: fc.constant(width),
          height: fc.constant(height),
          cells: fc
            .array(fc.integer({ min: 0, max: 12 }), { minLength: width * height, maxLength: width * height })
            .map((cells) => Int8Array.from(cells)),
          ...(hasTotal && { mines: fc.integer({ min: 0, max: width * height }) }),
        }),
      );
    fc.assert(
      fc.property(position, (each) => {
        expect(parsePosition(formatPosition(each))).toEqual({ ok: true, value: each });
      }),
      { numRuns: 200 },
    );
  });
});

describe('a board as .mbf', () => {
  it('is width, height, mines in two bytes, and column and row of each', () => {
    expect([...formatMbf(SMALL)]).toEqual([3, 2, 0, 1, 2, 0]);
    expect(parseMbf(Uint8Array.of(3, 2, 0, 1, 2, 0))).toEqual({ ok: true, value: SMALL });
  });

  it('counts mines past 255 with its high byte', () => {
    const field = { width: 20, height: 15, mine: new Uint8Array(300).fill(1) };
    expect([...formatMbf(field)].slice(0, 4)).toEqual([20, 15, 1, 44]);
    expect(parseMbf(formatMbf(field))).toEqual({ ok: true, value: field });
  });

  it.each([
    [[3, 2, 0], 'byte 0', '3 bytes'],
    [[0, 2, 0, 0], 'byte 0', 'a board of 0 by 2'],
    [[3, 2, 0, 1, 2], 'byte 2', '1 mines need 6 bytes in all, and there are 5'],
    [[3, 2, 0, 1, 3, 0], 'byte 4', 'a mine in column 3, row 0'],
    [[3, 2, 0, 2, 1, 1, 1, 1], 'byte 6', 'column 1, row 1 has a mine already'],
  ])('of these bytes %j is refused with the place', (bytes, place, says) => {
    const reading = parseMbf(Uint8Array.from(bytes));
    expect(!reading.ok && reading.error).toMatchObject({ place, says: expect.stringContaining(says) });
  });

  it('does not hold boards whose sides need more than a byte', () => {
    expect(() => formatMbf({ width: 256, height: 1, mine: new Uint8Array(256) })).toThrow('too large');
  });
});

describe('opening cells of a board by hand', () => {
  it('shows numbers, and around a 0 everything', () => {
    expect([...numbersOf(SMALL)]).toEqual([0, 1, 0, 0, 1, 1]);
    expect([...Array.from(openField(SMALL, [0]).cells)]).toEqual([0, 1, HIDDEN, 0, 1, HIDDEN]);
    expect(openField(SMALL, [0]).mines).toBe(1);
  });

  it('shows a mine that was opened as one', () => {
    expect([...Array.from(openField(SMALL, [2, 5]).cells)]).toEqual([
      HIDDEN,
      HIDDEN,
      MINE,
      HIDDEN,
      HIDDEN,
      1,
    ]);
  });

  it('gives a layout its numbers', () => {
    expect(layoutOf(SMALL, [0])).toEqual({ ...SMALL, numbers: numbersOf(SMALL), start: [0] });
  });
});

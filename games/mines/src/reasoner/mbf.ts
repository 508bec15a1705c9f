import type { Field } from './field.ts';
import { type Reading, read, refuse } from './reading.ts';

/** Width, height, and the number of mines in two bytes, the high one first. */
const HEADER_BYTES = 4;
const MOST_SIDE = 255;
const MOST_MINES = 65_535;

/**
 * Reads the common board file of minesweeper programs (`.mbf`): width and height, a byte each, the number of mines, two bytes with the
 * high one first, then column and row of each mine, a byte each, from 0. It holds a whole board and nothing of what is open.
 */
export function parseMbf(bytes: Uint8Array): Reading<Field> {
  if (bytes.length < HEADER_BYTES)
    return refuse('byte 0', `${bytes.length} bytes; a board file has at least four`);
  const [width = 0, height = 0, high = 0, low = 0] = bytes;
  const mines = high * 256 + low;
  if (width === 0 || height === 0)
    return refuse('byte 0', `a board of ${width} by ${height}; sides are from 1`);
  const expected = HEADER_BYTES + 2 * mines;
  if (bytes.length !== expected) {
    return refuse('byte 2', `${mines} mines need ${expected} bytes in all, and there are ${bytes.length}`);
  }
  const mine = new Uint8Array(width * height);
  for (let at = HEADER_BYTES; at < expected; at += 2) {
    const [x, y] = [bytes[at] ?? 0, bytes[at + 1] ?? 0];
    if (x >= width || y >= height) {
      return refuse(
        `byte ${at}`,
        `a mine in column ${x}, row ${y} of a board of ${width} by ${height}, counted from 0`,
      );
    }
    if (mine[y * width + x] === 1) return refuse(`byte ${at}`, `column ${x}, row ${y} has a mine already`);
    mine[y * width + x] = 1;
  }
  return read({ width, height, mine });
}

/** The field as a `.mbf` file, mines row by row. Throws if a side is above 255, or there are more than 65,535 mines. */
export function formatMbf({ width, height, mine }: Field): Uint8Array {
  const cells = Array.from(mine.keys()).filter((cell) => mine[cell] === 1);
  if (width > MOST_SIDE || height > MOST_SIDE || cells.length > MOST_MINES) {
    throw new RangeError(
      `a board of ${width} by ${height} with ${cells.length} mines is too large for a .mbf file`,
    );
  }
  const places = cells.flatMap((cell) => [cell % width, Math.floor(cell / width)]);
  return Uint8Array.from([width, height, cells.length >> 8, cells.length & 255, ...places]);
}

/**
 * A board with a border, so that nothing that looks at neighbours has to ask where the board ends. Places (with the border) are not
 * cells (without): `placeOf` and `cellOf` translate. The border is two wide, for rules that look at two numbers up to two cells apart.
 */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Cells of the board. */
  readonly cells: number;
  /** Places, border included. */
  readonly places: number;
  readonly stride: number;
  /** What to add to a place for each of its eight neighbours, row by row; the opposite of direction `d` is `7 - d`. */
  readonly around: Int32Array;
  /** The place of each cell, rising. */
  readonly placeOf: Int32Array;
  /** The cell of each place; -1 on the border. */
  readonly cellOf: Int32Array;
  /** Of each place: its neighbours on the board, one bit a direction. */
  readonly onBoard: Uint8Array;
}

/** Cells a board may have; with more, nothing here is tried. */
export const MOST_CELLS = 1 << 20;

const frames = new Map<string, Frame>();

/** The frame of a board of this size. It is made once and shared: nobody may change it. */
export function frameOf(width: number, height: number): Frame {
  const key = `${width}x${height}`;
  const known = frames.get(key);
  if (known !== undefined) return known;
  const frame = makeFrame(width, height);
  frames.set(key, frame);
  return frame;
}

function makeFrame(width: number, height: number): Frame {
  const isSize = (side: number) => Number.isInteger(side) && side >= 1;
  if (!isSize(width) || !isSize(height) || width * height > MOST_CELLS) {
    throw new RangeError(`a board of ${width} by ${height} cells; sides are whole and positive`);
  }
  // Two columns behind each row are the border of its right end and of the next row's left end.
  const stride = width + 2;
  const places = (height + 4) * stride + 4;
  const cells = width * height;
  const placeOf = Int32Array.from(
    { length: cells },
    (_, cell) => (Math.floor(cell / width) + 2) * stride + (cell % width) + 2,
  );
  const cellOf = new Int32Array(places).fill(-1);
  placeOf.forEach((place, cell) => {
    cellOf[place] = cell;
  });
  const around = Int32Array.of(-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1);
  const onBoard = new Uint8Array(places);
  for (const place of placeOf) {
    around.forEach((step, direction) => {
      if ((cellOf[place + step] ?? -1) >= 0) onBoard[place] = (onBoard[place] ?? 0) | (1 << direction);
    });
  }
  return { width, height, cells, places, stride, around, placeOf, cellOf, onBoard };
}

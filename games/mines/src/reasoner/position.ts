import { FOG, MINE, SILENT } from './cells.ts';
import { MOST_CELLS } from './frame.ts';

/** What is known of a board: cells row by row from the top left, `cell = y * width + x`. */
export interface Position {
  readonly width: number;
  readonly height: number;
  /** Of each cell: the number it shows, 0 to 8, or HIDDEN, SILENT, FOG or MINE. */
  readonly cells: ArrayLike<number>;
  /** The mines on the whole board, known ones included; absent where the total is not known. */
  readonly mines?: number | undefined;
}

/** The only entries that cells may have: whole numbers from 0 to 12. */
const MOST_SHOWN = Math.max(FOG, MINE, SILENT);

/** Throws, with the place, if this is no position at all. One that contradicts itself is a position, and reasoning says so. */
export function checkPosition({ width, height, cells, mines }: Position): void {
  const isSide = (side: number) => Number.isInteger(side) && side >= 1;
  if (!isSide(width) || !isSide(height) || width * height > MOST_CELLS) {
    throw new RangeError(`a position of ${width} by ${height} cells; sides are whole and positive`);
  }
  if (cells.length !== width * height) {
    throw new RangeError(`a position of ${width} by ${height} with ${cells.length} cells`);
  }
  for (let cell = 0; cell < cells.length; cell++) {
    const shown = cells[cell] ?? -1;
    if (!(shown >= 0 && shown <= MOST_SHOWN && Number.isInteger(shown))) {
      throw new RangeError(`cell ${cell} is ${shown}; numbers are 0 to 8, marks 9 to ${MOST_SHOWN}`);
    }
  }
  if (mines !== undefined && !(Number.isInteger(mines) && mines >= 0)) {
    throw new RangeError(`a total of ${mines} mines`);
  }
}

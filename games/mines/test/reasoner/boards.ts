import { drawsFrom } from '../../src/reasoner/draws.ts';
import {
  type Field,
  FOG,
  HIDDEN,
  type Layout,
  layoutOf,
  numbersOf,
  type Position,
} from '../../src/reasoner/index.ts';

/** Cells within one step of a cell, itself left out. */
export function around(
  { width, height }: { readonly width: number; readonly height: number },
  cell: number,
): readonly number[] {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].flatMap((right) => {
      const [atX, atY] = [x + right, y + down];
      const isOnBoard = atX >= 0 && atY >= 0 && atX < width && atY < height;
      return isOnBoard && (right !== 0 || down !== 0) ? [atY * width + atX] : [];
    }),
  );
}

export interface Made extends Layout {
  readonly silent: Uint8Array;
}

/** A random board whose start is a cell with nothing around it, with marks on a share of its other non-zero safe cells, per cent. */
export function makeBoard(
  width: number,
  height: number,
  mines: number,
  fogShare: number,
  seed: number,
): Made {
  const draw = drawsFrom(seed);
  const start = Math.floor(height / 2) * width + Math.floor(width / 2);
  const kept = new Set([start, ...around({ width, height }, start)]);
  const pool = Array.from({ length: width * height }, (_, cell) => cell).filter((cell) => !kept.has(cell));
  const field: Field = { width, height, mine: new Uint8Array(width * height) };
  for (let laid = 0; laid < mines; laid++) {
    const [cell = 0] = pool.splice(draw(pool.length), 1);
    field.mine[cell] = 1;
  }
  const numbers = numbersOf(field);
  const silent = Uint8Array.from(numbers, (number, cell) => {
    const canBeFog = field.mine[cell] === 0 && number > 0 && !kept.has(cell);
    return canBeFog && draw(100) < fogShare ? 1 + draw(2) : 0;
  });
  return { ...layoutOf(field, [start]), silent };
}

/** What a player sees of a board on which these cells are open. */
export function seenOf({ width, height, numbers, silent }: Made, isOpen: Uint8Array): Position {
  const cells = Int8Array.from(numbers, (number, cell) => {
    if (silent[cell] === 1 || (silent[cell] === 2 && isOpen[cell] === 0)) return FOG;
    return isOpen[cell] === 1 ? number : HIDDEN;
  });
  return { width, height, cells };
}

import { FOG, HIDDEN, MINE, SILENT } from './cells.ts';
import type { Draw } from './draws.ts';
import type { Position } from './position.ts';

/**
 * A small position with at most `mostUnknown` unknown cells: any rectangle up to 36 cells, mines at any density, and of each cell that
 * is not hidden its number, or for some its fog, its safety alone, or that it is a mine. One in four knows its total. About one in
 * twelve is spoilt: one of its numbers is another's, so that it often contradicts itself.
 */
export function randomPosition(draw: Draw, mostUnknown: number): Position {
  const width = 1 + draw(7);
  const height = 1 + draw(Math.min(7, Math.floor(36 / width)));
  const count = width * height;
  const density = 5 + draw(50);
  const mine = Uint8Array.from({ length: count }, () => (draw(100) < density ? 1 : 0));
  const mines = mine.reduce((sum, each) => sum + each, 0);
  const hidden = 20 + draw(60);
  const foggy = draw(2) * draw(60);
  const cells = Int8Array.from({ length: count }, (_, cell) => {
    if (draw(100) < hidden) return HIDDEN;
    if (mine[cell] === 1) return draw(4) === 0 ? MINE : HIDDEN;
    const number = minesAround(mine, width, height, cell);
    if (draw(100) < foggy) return number > 0 ? FOG : SILENT;
    return draw(20) === 0 ? SILENT : number;
  });
  revealDown(cells, mine, width, height, mostUnknown, draw);
  if (draw(12) === 0) spoil(cells, draw);
  return { width, height, cells, ...(draw(4) === 0 && { mines: draw(8) === 0 ? draw(count + 1) : mines }) };
}

/** Opens hidden cells until few enough are left. */
function revealDown(
  cells: Int8Array,
  mine: Uint8Array,
  width: number,
  height: number,
  mostUnknown: number,
  draw: Draw,
): void {
  const unknown = Array.from(cells.keys()).filter((cell) => cells[cell] === HIDDEN);
  while (unknown.length > mostUnknown) {
    const [cell = 0] = unknown.splice(draw(unknown.length), 1);
    cells[cell] = mine[cell] === 1 ? MINE : minesAround(mine, width, height, cell);
  }
}

function spoil(cells: Int8Array, draw: Draw): void {
  const numbers = Array.from(cells.keys()).filter((cell) => (cells[cell] ?? HIDDEN) < HIDDEN);
  const cell = numbers[draw(Math.max(1, numbers.length))];
  if (cell !== undefined) cells[cell] = draw(5);
}

function minesAround(mine: Uint8Array, width: number, height: number, cell: number): number {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  let sum = -(mine[cell] ?? 0);
  for (let otherY = Math.max(0, y - 1); otherY <= Math.min(height - 1, y + 1); otherY++) {
    for (let otherX = Math.max(0, x - 1); otherX <= Math.min(width - 1, x + 1); otherX++) {
      sum += mine[otherY * width + otherX] ?? 0;
    }
  }
  return sum;
}

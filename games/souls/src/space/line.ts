import type { Cell } from '../floors/level.ts';
import { FLY, type Lay } from './ground.ts';

/**
 * Whether a blow gets from one cell to another (RULES.md §16): over the cells of a straight line between them, counted from
 * either end, with nothing in between that stops flight, and the end itself open. Symmetric but for the ends.
 */
export function hasLine(ground: Lay, from: Cell, to: Cell): boolean {
  if (((ground.flags[to] ?? 0) & FLY) === 0) return false;
  return isClear(ground, from, to) || isClear(ground, to, from);
}

/** The cells strictly between, by Bresenham's line from `from`. */
function isClear({ flags, width }: Lay, from: Cell, to: Cell): boolean {
  let x = from % width;
  let y = (from - x) / width;
  const toX = to % width;
  const toY = (to - toX) / width;
  const dx = Math.abs(toX - x);
  const dy = -Math.abs(toY - y);
  const stepX = x < toX ? 1 : -1;
  const stepY = y < toY ? 1 : -1;
  let error = dx + dy;
  for (;;) {
    const twice = 2 * error;
    if (twice >= dy) {
      error += dy;
      x += stepX;
    }
    if (twice <= dx) {
      error += dx;
      y += stepY;
    }
    if (x === toX && y === toY) return true;
    if (((flags[y * width + x] ?? 0) & FLY) === 0) return false;
  }
}

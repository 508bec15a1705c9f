import type { Cell } from '../floors/level.ts';
import { RULE } from '../tables/numbers.ts';
import { type Ground, SEE } from './ground.ts';

/**
 * The cells that are seen from `cell`: bits, kept with the ground. Symmetric shadow casting (Albert Ford): two cells of open
 * ground see each other or neither does; walls are seen when any part of them is. Slopes are compared as whole numbers.
 */
export function sightFrom(ground: Ground, cell: Cell): Int32Array {
  const known = ground.sights.get(cell);
  if (known !== undefined) return known;
  const bits = new Int32Array((ground.cells + 31) >> 5);
  mark(bits, cell);
  for (let quadrant = 0; quadrant < 4; quadrant++) castQuadrant(ground, cell, quadrant, bits);
  if (ground.sights.size >= 512) ground.sights.clear();
  ground.sights.set(cell, bits);
  return bits;
}

function mark(bits: Int32Array, cell: Cell): void {
  bits[cell >> 5] = (bits[cell >> 5] ?? 0) | (1 << (cell & 31));
}

/** A slope is `num / den`, `den` above 0. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: stands in for the engine's sight, which takes its place.
function castQuadrant(ground: Ground, origin: Cell, quadrant: number, bits: Int32Array): void {
  const { width, cells, flags } = ground;
  const radius = RULE.sight;
  const originX = origin % width;
  const originY = (origin - originX) / width;
  const height = cells / width;
  /** Rows still to scan: depth, start num, start den, end num, end den. */
  const stack = [1, -1, 1, 1, 1];
  while (stack.length > 0) {
    const endDen = stack.pop() ?? 1;
    const endNum = stack.pop() ?? 0;
    let startDen = stack.pop() ?? 1;
    let startNum = stack.pop() ?? 0;
    const depth = stack.pop() ?? 0;
    // Columns from round-half-up of the start to round-half-down of the end.
    const first = Math.floor((2 * depth * startNum + startDen) / (2 * startDen));
    const last = Math.ceil((2 * depth * endNum - endDen) / (2 * endDen));
    let wasWall = -1;
    for (let column = first; column <= last; column++) {
      const x =
        quadrant === 0 || quadrant === 2 ? originX + column : originX + (quadrant === 1 ? depth : -depth);
      const y = quadrant === 0 ? originY - depth : quadrant === 2 ? originY + depth : originY + column;
      const inside = x >= 0 && x < width && y >= 0 && y < height;
      const cell = y * width + x;
      const isWall = !inside || ((flags[cell] ?? 0) & SEE) === 0;
      if (inside) {
        // Symmetric: an open cell counts when its middle lies between the slopes.
        const isMiddle = column * startDen >= depth * startNum && column * endDen <= depth * endNum;
        if (isWall || isMiddle) mark(bits, cell);
      }
      if (wasWall === 1 && !isWall) {
        startNum = 2 * column - 1;
        startDen = 2 * depth;
      }
      if (wasWall === 0 && isWall && depth < radius) {
        stack.push(depth + 1, startNum, startDen, 2 * column - 1, 2 * depth);
      }
      wasWall = isWall ? 1 : 0;
    }
    if (wasWall === 0 && depth < radius) stack.push(depth + 1, startNum, startDen, endNum, endDen);
  }
}

/**
 * The cells of a line from one cell to another, both included: Bresenham's, one a step of a king. Where the line passes between two
 * cells exactly, the one nearer to the start's row or column is taken, so the way back may run over others.
 */
export function bresenham(width: number, from: number, to: number): number[] {
  let x = from % width;
  let y = Math.trunc(from / width);
  const dx = Math.abs((to % width) - x);
  const dy = Math.abs(Math.trunc(to / width) - y);
  const stepX = x < to % width ? 1 : -1;
  const stepY = y < Math.trunc(to / width) ? 1 : -1;
  const cells = [from];
  const [long, short] = dx >= dy ? [dx, dy] : [dy, dx];
  let error = long;
  for (let step = 0; step < long; step++) {
    error += 2 * short;
    const turns = error > 2 * long;
    if (turns) error -= 2 * long;
    if (dx >= dy || turns) x += stepX;
    if (dx < dy || turns) y += stepY;
    cells.push(y * width + x);
  }
  return cells;
}

/**
 * Every cell that the segment between two middles runs through, both included, in order; cells that it only touches at a corner are
 * left out. The same cells either way.
 */
export function supercover(width: number, from: number, to: number): number[] {
  let x = from % width;
  let y = Math.trunc(from / width);
  const dx = Math.abs((to % width) - x);
  const dy = Math.abs(Math.trunc(to / width) - y);
  const stepX = x < to % width ? 1 : -1;
  const stepY = y < Math.trunc(to / width) ? 1 : -1;
  const cells = [from];
  // Edges crossed so far each way; which is crossed next is told by comparing (2i + 1) / dx with (2j + 1) / dy.
  for (let across = 0, down = 0; across < dx || down < dy; ) {
    const order = (2 * across + 1) * dy - (2 * down + 1) * dx;
    if (order <= 0) {
      x += stepX;
      across++;
    }
    if (order >= 0) {
      y += stepY;
      down++;
    }
    cells.push(y * width + x);
  }
  return cells;
}

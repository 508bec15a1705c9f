import type { Layout } from '@foretell/mines/reasoner';
import { MinesweeperSolver } from '@maxxam0n/minesweeper-engine';
import { around } from './mines-positions.ts';

/** How far the peer came on a board. */
export interface PeerClosure {
  readonly opened: Uint8Array;
  /** Cells it said for certain, and how many of them wrongly. */
  readonly claims: number;
  readonly wrong: number;
  /** CPU time in its own code only, in seconds: what we do to lay a board before it costs it nothing. */
  readonly seconds: number;
}

/**
 * Plays a board with `@maxxam0n/minesweeper-engine` as far as its solver is certain, opening all it holds for safe, over and over.
 *
 * Its field scatters random mines over a view in which no cell is marked as a mine, so the true ones are marked. It does not look at them:
 * with one wrong cell marked instead its answers are the same.
 */
export function closeWithPeer(layout: Layout): PeerClosure {
  const opened = new Uint8Array(layout.mine.length);
  for (const cell of layout.start) flood(layout, opened, cell);
  let [claims, wrong, seconds] = [0, 0, 0];
  for (;;) {
    const config = viewOf(layout, opened);
    const before = process.cpuUsage();
    const found = new MinesweeperSolver(config).solve();
    const { user, system } = process.cpuUsage(before);
    seconds += (user + system) / 1e6;
    const sure = found
      .map(({ value, position }) => ({ value, cell: position.row * layout.width + position.col }))
      .filter(({ value, cell }) => (value === 0 || value === 1) && opened[cell] === 0);
    claims += sure.length;
    const right = sure.filter(({ value, cell }) => value === layout.mine[cell]);
    wrong += sure.length - right.length;
    const safe = right.filter(({ value }) => value === 0);
    const news = safe.reduce((sum, { cell }) => sum + flood(layout, opened, cell), 0);
    if (news === 0) return { opened, claims, wrong, seconds };
  }
}

function flood(layout: Layout, opened: Uint8Array, from: number): number {
  const waiting = [from];
  let news = 0;
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    if (opened[cell] === 1) continue;
    opened[cell] = 1;
    news++;
    if (layout.numbers[cell] === 0) waiting.push(...around(layout, cell));
  }
  return news;
}

function viewOf({ width, height, mine, numbers }: Layout, opened: Uint8Array) {
  const data = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, col) => {
      const cell = row * width + col;
      const isRevealed = opened[cell] === 1;
      return {
        key: `${row}-${col}`,
        position: { row, col },
        isMine: mine[cell] === 1,
        adjacentMines: numbers[cell] ?? 0,
        notFoundMine: false,
        isRevealed,
        isFlagged: false,
        isEmpty: isRevealed && numbers[cell] === 0,
        isExploded: false,
        isMissed: false,
        isUntouched: !isRevealed,
      };
    }),
  );
  const mines = mine.reduce((sum, one) => sum + one, 0);
  return { type: 'square' as const, params: { rows: height, cols: width, mines }, data };
}

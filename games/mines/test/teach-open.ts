import { type BoardSeen, CLOSED, CRATER } from '../src/board-seen.ts';

/**
 * What a board says openly, read cell by cell from RULES.md §9 and from nothing else: neither the reasoner nor the teacher is asked. A
 * second account, to hold against theirs.
 */
export interface OpenBoard {
  readonly size: number;
  /** Of each cell: safe, a mine, or not openly known. */
  readonly known: readonly ('safe' | 'mine' | undefined)[];
  /** Numbers that can be read. */
  readonly digits: ReadonlyMap<number, number>;
  /** Cells that have a mine beside them, and whose number cannot be read. */
  readonly fog: ReadonlySet<number>;
}

export function readOpenly(board: BoardSeen): OpenBoard {
  const { size, shown, regions, seals, probed } = board;
  const safeGround = new Set(
    regions.filter((each) => each.cellConstraint === 'safe_nonzero').flatMap((each) => each.cells),
  );
  const digits = new Map<number, number>();
  shown.forEach((each, cell) => {
    if (each >= 0) digits.set(cell, each);
  });
  for (const { cell, number } of probed) digits.set(cell, number);
  const markOf = (cell: number) => seals.find((seal) => seal.cell === cell)?.state;
  const known = shown.map((each, cell) => {
    if (each === CRATER || markOf(cell) === 'hit') return 'mine';
    const isSafe = each !== CLOSED || safeGround.has(cell) || digits.has(cell) || markOf(cell) === 'miss';
    return isSafe ? 'safe' : undefined;
  });
  return { size, known, digits, fog: new Set([...safeGround].filter((cell) => !digits.has(cell))) };
}

export function around(size: number, cell: number): readonly number[] {
  const [x, y] = [cell % size, Math.floor(cell / size)];
  const near: number[] = [];
  for (let row = y - 1; row <= y + 1; row++) {
    for (let column = x - 1; column <= x + 1; column++) {
      const isOnBoard = row >= 0 && column >= 0 && row < size && column < size;
      if (isOnBoard && (row !== y || column !== x)) near.push(row * size + column);
    }
  }
  return near;
}

/** A number or fog as a count of mines: from `least` to `most` among `cells`, of which nothing is openly known. */
interface Count {
  readonly cells: readonly number[];
  readonly least: number;
  readonly most: number;
}

function countAt({ size, known, digits, fog }: OpenBoard, clue: number): Count {
  const near = around(size, clue);
  const found = near.filter((cell) => known[cell] === 'mine').length;
  const cells = near.filter((cell) => known[cell] === undefined);
  const digit = digits.get(clue);
  if (digit !== undefined) return { cells, least: digit - found, most: digit - found };
  if (!fog.has(clue)) throw new Error(`cell ${clue} says nothing`);
  return { cells, least: Math.max(0, 1 - found), most: cells.length };
}

/**
 * What a cell is in every arrangement of mines around these clues that all of them allow; undefined if both can be, or nothing fits.
 * Arrangements are tried one after the other.
 */
export function whatTheyProve(open: OpenBoard, clues: readonly number[], cell: number) {
  const canBe = (mine: boolean) => isPossible(open, clues, new Map([[cell, mine]]));
  const [asMine, asSafe] = [canBe(true), canBe(false)];
  if (asMine === asSafe) return undefined;
  return asMine ? 'mine' : 'safe';
}

function isPossible(open: OpenBoard, clues: readonly number[], given: ReadonlyMap<number, boolean>): boolean {
  const counts = clues.map((clue) => countAt(open, clue));
  const cells = [...new Set(counts.flatMap((count) => count.cells))];
  const mines = new Map(given);
  const fits = (): boolean =>
    counts.every((count) => {
      const sure = count.cells.filter((cell) => mines.get(cell) === true).length;
      const free = count.cells.filter((cell) => !mines.has(cell)).length;
      return sure <= count.most && sure + free >= count.least;
    });
  const fill = (at: number): boolean => {
    if (!fits()) return false;
    const cell = cells[at];
    if (cell === undefined) return true;
    if (mines.has(cell)) return fill(at + 1);
    for (const mine of [true, false]) {
      mines.set(cell, mine);
      if (fill(at + 1)) return true;
      mines.delete(cell);
    }
    return false;
  };
  return fill(0);
}

import { FOG, HIDDEN, MINE, VERDICT } from './cells.ts';
import type { Position } from './position.ts';

/** All boards that fit a position, found one by one. It shares nothing with the rest of the reasoner: it is there to check it. */
export interface BoardCount {
  /** Boards with so many mines, by the mines on the whole board. */
  readonly boards: readonly number[];
  /** The same, of those boards in which this cell is a mine. */
  readonly mined: readonly (readonly number[])[];
}

/** Cells a position may leave unknown; each more would double the work. */
export const MOST_UNKNOWN = 24;

/** Counts the boards that fit. Throws for more than {@link MOST_UNKNOWN} unknown cells. The total of mines is not looked at. */
export function countBoards({ width, height, cells }: Position): BoardCount {
  const count = width * height;
  const unknown = Array.from({ length: count }, (_, cell) => cell).filter((cell) => cells[cell] === HIDDEN);
  if (unknown.length > MOST_UNKNOWN)
    throw new RangeError(`${unknown.length} unknown cells are too many to try`);
  const mine = Uint8Array.from({ length: count }, (_, cell) => (cells[cell] === MINE ? 1 : 0));
  const near = Array.from({ length: count }, (_, cell) => neighboursOf(width, height, cell));
  const boards = new Array<number>(count + 1).fill(0);
  const mined = Array.from({ length: count }, () => new Array<number>(count + 1).fill(0));
  /** Whether a clue can still come out, given that cells of `unknown` from `next` on are open. */
  const isOpen = new Uint8Array(count);
  for (const cell of unknown) isOpen[cell] = 1;
  const canHold = (clue: number): boolean => {
    const shown = cells[clue] ?? HIDDEN;
    if (shown > 8 && shown !== FOG) return true;
    let [sure, open] = [0, 0];
    for (const each of near[clue] ?? []) {
      sure += mine[each] ?? 0;
      open += isOpen[each] ?? 0;
    }
    return shown === FOG ? sure + open >= 1 : sure <= shown && shown <= sure + open;
  };
  const candidates = Array.from(mine.keys()).filter((cell) => mine[cell] === 1 || cells[cell] === HIDDEN);
  const note = () => {
    let mines = 0;
    for (const cell of candidates) mines += mine[cell] ?? 0;
    boards[mines] = (boards[mines] ?? 0) + 1;
    for (const cell of candidates) {
      const row = mined[cell];
      if (mine[cell] === 1 && row !== undefined) row[mines] = (row[mines] ?? 0) + 1;
    }
  };
  const tryFrom = (next: number): void => {
    const cell = unknown[next];
    if (cell === undefined) {
      note();
      return;
    }
    isOpen[cell] = 0;
    for (const value of [0, 1]) {
      mine[cell] = value;
      if ((near[cell] ?? []).every(canHold)) tryFrom(next + 1);
    }
    mine[cell] = 0;
    isOpen[cell] = 1;
  };
  if (near.every((_, clue) => canHold(clue))) tryFrom(0);
  return { boards, mined };
}

function neighboursOf(width: number, height: number, cell: number): readonly number[] {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  const near: number[] = [];
  for (let otherY = Math.max(0, y - 1); otherY <= Math.min(height - 1, y + 1); otherY++) {
    for (let otherX = Math.max(0, x - 1); otherX <= Math.min(width - 1, x + 1); otherX++) {
      if (otherX !== x || otherY !== y) near.push(otherY * width + otherX);
    }
  }
  return near;
}

/** What a count says about each cell. */
export interface BruteAnswer {
  /** Weight of all boards that count; 0: the position contradicts itself. */
  readonly all: number;
  readonly verdicts: readonly number[];
  readonly chances: readonly number[];
}

/** With a total, boards with other numbers of mines do not count; without, each mine weighs `odds` (1 safe cell). */
export function answerOf(
  { boards, mined }: BoardCount,
  mines: number | undefined,
  odds: number,
): BruteAnswer {
  const weightOf = (at: number) => (mines === undefined ? odds ** at : mines === at ? 1 : 0);
  const weigh = (counts: readonly number[]) =>
    counts.reduce((sum, count, at) => sum + count * weightOf(at), 0);
  const all = weigh(boards);
  const chances = mined.map((row) => (all === 0 ? 0 : weigh(row) / all));
  const verdicts = mined.map((row) => {
    const [with1, without] = boards.reduce(
      ([one, other], count, at) => {
        if (mines !== undefined && mines !== at) return [one, other];
        const holds = row[at] ?? 0;
        return [one + holds, other + count - holds];
      },
      [0, 0],
    );
    if (with1 > 0 && without > 0) return VERDICT.undecided;
    return with1 > 0 ? VERDICT.mine : VERDICT.safe;
  });
  return { all, verdicts, chances };
}

import { type BoardSeen, isOpened } from '../board-seen.ts';
import { gridOf } from '../grid.ts';
import { FOG, HIDDEN, MINE } from '../reasoner/cells.ts';
import type { Position } from '../reasoner/position.ts';
import { positionOf } from '../view-position.ts';

/** A cell that says something about cells of which nothing is openly known. */
export interface Clue {
  readonly cell: number;
  /** Fog and ice without a number: at least one mine around. Otherwise exactly `digit`. */
  readonly isFog: boolean;
  /** The number, 1 for fog. */
  readonly digit: number;
  /** Mines that are openly known around it. */
  readonly found: number;
  /** `digit - found`. */
  readonly need: number;
  /** The cells around it of which nothing is openly known, rising; never empty. */
  readonly hidden: readonly number[];
}

/** A board as somebody reads it who has concluded nothing yet. */
export interface Ground {
  readonly board: BoardSeen;
  readonly position: Position;
  /** By cell, rising. Fog beside a mine that is openly known has said all it says and is left out. */
  readonly clues: readonly Clue[];
  /** Cells that bear a seal which is not settled yet. */
  readonly isSealed: ReadonlySet<number>;
}

export function groundOf(board: BoardSeen): Ground {
  const position = positionOf(board);
  const clues: Clue[] = [];
  for (let cell = 0; cell < board.shown.length; cell++) {
    const clue = clueAt(board.size, position, cell);
    if (clue !== undefined) clues.push(clue);
  }
  const open = board.seals.filter(({ state }) => state === 'open');
  return { board, position, clues, isSealed: new Set(open.map(({ cell }) => cell)) };
}

function clueAt(size: number, { cells }: Position, cell: number): Clue | undefined {
  const shown = cells[cell] ?? HIDDEN;
  const isFog = shown === FOG;
  if (!isFog && shown >= HIDDEN) return undefined;
  const near = gridOf(size).neighbours[cell] ?? [];
  const hidden = near.filter((each) => cells[each] === HIDDEN);
  const found = near.filter((each) => cells[each] === MINE).length;
  if (hidden.length === 0 || (isFog && found > 0)) return undefined;
  const digit = isFog ? 1 : shown;
  return { cell, isFog, digit, found, need: digit - found, hidden };
}

/** Steps of a king from the hero. */
export function distanceFrom({ size, avatar }: BoardSeen, cell: number): number {
  return Math.max(
    Math.abs((cell % size) - (avatar % size)),
    Math.abs(Math.floor(cell / size) - Math.floor(avatar / size)),
  );
}

/** Whether a closed cell lies beside an opened one, so that a walk brings it in reach (RULES.md §10). */
export function isInReach({ size, shown }: BoardSeen, cell: number): boolean {
  return gridOf(size).neighbours[cell]?.some((near) => isOpened(shown[near])) === true;
}

import { type BoardSeen, CLOSED, isOpened } from '@foretell/mines';

/** The eight ways to step, by where they stand on a numeric keypad. */
export const DIRECTIONS = {
  'up-left': { x: -1, y: -1 },
  up: { x: 0, y: -1 },
  'up-right': { x: 1, y: -1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  'down-left': { x: -1, y: 1 },
  down: { x: 0, y: 1 },
  'down-right': { x: 1, y: 1 },
} as const;
export type Direction = keyof typeof DIRECTIONS;

/** The cell one step from `cell`, or `undefined` beside the board. */
export function stepFrom(size: number, cell: number, direction: Direction): number | undefined {
  const { x, y } = DIRECTIONS[direction];
  const [column, row] = [(cell % size) + x, Math.floor(cell / size) + y];
  if (column < 0 || row < 0 || column >= size || row >= size) return undefined;
  return row * size + column;
}

/** The up to eight cells around, row by row. */
export function neighboursOf(size: number, cell: number): readonly number[] {
  return Object.keys(DIRECTIONS).flatMap((direction) => stepFrom(size, cell, direction as Direction) ?? []);
}

export function areBeside(size: number, one: number, other: number): boolean {
  const across = Math.abs((one % size) - (other % size));
  const down = Math.abs(Math.floor(one / size) - Math.floor(other / size));
  return one !== other && across <= 1 && down <= 1;
}

/** A closed cell beside an opened one: it can be dug from somewhere. */
export function isFrontier({ size, shown }: BoardSeen, cell: number): boolean {
  return shown[cell] === CLOSED && neighboursOf(size, cell).some((near) => isOpened(shown[near]));
}

/**
 * The cells that the hero steps on, one after the other, on a shortest way over opened cells to the nearest of `goals`. Empty when
 * the hero stands on one; `undefined` when none can be reached. Straight steps are tried before slanting ones.
 */
export function walkTo(
  { size, shown, avatar }: BoardSeen,
  goals: readonly number[],
): readonly number[] | undefined {
  const from = new Map<number, number>([[avatar, avatar]]);
  const queue = [avatar];
  for (const cell of queue) {
    if (goals.includes(cell)) return backFrom(cell, avatar, from);
    for (const direction of STRAIGHT_FIRST) {
      const near = stepFrom(size, cell, direction);
      if (near === undefined || from.has(near) || !isOpened(shown[near])) continue;
      from.set(near, cell);
      queue.push(near);
    }
  }
  return undefined;
}

const STRAIGHT_FIRST: readonly Direction[] = [
  'up',
  'right',
  'down',
  'left',
  'up-left',
  'up-right',
  'down-right',
  'down-left',
];

function backFrom(goal: number, start: number, from: ReadonlyMap<number, number>): readonly number[] {
  const way: number[] = [];
  for (let at = goal; at !== start; at = from.get(at) ?? start) way.unshift(at);
  return way;
}

/** The way to the nearest cell from which a closed cell can be dug or sealed. */
export function approachTo(board: BoardSeen, cell: number): readonly number[] | undefined {
  return walkTo(
    board,
    neighboursOf(board.size, cell).filter((near) => isOpened(board.shown[near])),
  );
}

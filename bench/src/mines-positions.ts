import { nextBelow, nextOf, type Rng } from '@foretell/engine';
import { analyse, type Field, HIDDEN, numbersOf, openField, type Position } from '@foretell/mines/reasoner';
import { type BoardKind, drawsFor, nameOfKind, randomField } from './mines-boards.ts';

/** Boards on which the recorded speeds were taken; ours are measured on positions made by the same recipe. */
export const POSITION_KINDS: readonly BoardKind[] = [
  { width: 30, height: 16, mines: 99 },
  { width: 16, height: 16, mines: 40 },
  { width: 12, height: 12, mines: 36 },
  { width: 10, height: 10, mines: 25 },
  { width: 9, height: 9, mines: 10 },
];

/**
 * Positions as they are met in play: a random first click, then cells beside opened ones, at random among the safe ones in every other
 * position, and only proved ones in the others, up to a share of the board that goes from just opened to almost finished. Each keeps a
 * cell beside an opened one that the rule of one number, over and over, does not decide.
 */
export function positionsOf(kind: BoardKind, count: number): readonly Position[] {
  const rng = drawsFor(`positions/${nameOfKind(kind)}`);
  const positions: Position[] = [];
  while (positions.length < count) {
    const index = positions.length;
    const click = nextBelow(rng, kind.width * kind.height);
    const field = randomField(rng, kind, click);
    const share = (index + 0.5) / count;
    const position = playOn(rng, field, click, share, index % 2 === 0);
    if (asksMoreThanOneNumber(position)) positions.push(position);
  }
  return positions;
}

function playOn(rng: Rng, field: Field, click: number, share: number, guesses: boolean): Position {
  const opened = [click];
  let position = openField(field, opened);
  const safe = field.mine.filter((one) => one === 0).length;
  while (openIn(position) < share * safe) {
    const verdicts = guesses ? undefined : analyse(position).verdicts;
    const choices = Array.from(field.mine.keys()).filter(
      (cell) =>
        position.cells[cell] === HIDDEN &&
        (verdicts === undefined ? field.mine[cell] === 0 : verdicts[cell] === 1) &&
        around(position, cell).some((near) => isNumber(position, near)),
    );
    if (choices.length === 0) return position;
    opened.push(nextOf(rng, choices));
    position = openField(field, opened);
  }
  return position;
}

function openIn({ cells }: Position): number {
  let open = 0;
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] !== HIDDEN) open++;
  return open;
}

function isNumber({ cells }: Position, cell: number): boolean {
  return (cells[cell] ?? HIDDEN) < HIDDEN;
}

/** Whether the rule of one number leaves something undecided beside an opened cell. */
function asksMoreThanOneNumber(position: Position): boolean {
  const known = new Map<number, 'safe' | 'mine'>();
  const numbers = Array.from({ length: position.cells.length }, (_, cell) => cell).filter((cell) =>
    isNumber(position, cell),
  );
  const read = (number: number): boolean => {
    const near = around(position, number).filter((cell) => position.cells[cell] === HIDDEN);
    const open = near.filter((cell) => !known.has(cell));
    const missing = (position.cells[number] ?? 0) - near.filter((cell) => known.get(cell) === 'mine').length;
    if (open.length === 0 || (missing !== 0 && missing !== open.length)) return false;
    for (const cell of open) known.set(cell, missing === 0 ? 'safe' : 'mine');
    return true;
  };
  while (numbers.filter(read).length > 0);
  return numbers.some((number) =>
    around(position, number).some((cell) => position.cells[cell] === HIDDEN && !known.has(cell)),
  );
}

export function around(
  { width, height }: Pick<Position, 'width' | 'height'>,
  cell: number,
): readonly number[] {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  const near: number[] = [];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      if (row !== y || column !== x) near.push(row * width + column);
    }
  }
  return near;
}

const LATTICE_SIZES = [
  [16, 16],
  [20, 20],
  [24, 24],
  [30, 16],
] as const;

/** Mines of a lattice, per cent of its cells. */
const SPARSEST = 12;
const DENSEST = 21;

/**
 * Positions that are hard for whoever goes through cases: every second cell both ways shows its number if it is safe and not 0, all else
 * is unknown, so that numbers share neighbours across the whole board.
 */
export function lattices(count: number): readonly Position[] {
  return Array.from({ length: count }, (_, index) => {
    const rng = drawsFor(`lattice/${index}`);
    const [width, height] = LATTICE_SIZES[index % LATTICE_SIZES.length] ?? LATTICE_SIZES[0];
    const perCent = SPARSEST + nextBelow(rng, DENSEST - SPARSEST + 1);
    const kind = { width, height, mines: Math.round((perCent * width * height) / 100) };
    return latticeOn(randomField(rng, kind, nextBelow(rng, width * height)));
  });
}

function latticeOn(field: Field): Position {
  const numbers = numbersOf(field);
  const cells = Int8Array.from(numbers, (number, cell) => {
    const isCrossing = (cell % field.width) % 2 === 1 && Math.floor(cell / field.width) % 2 === 1;
    return isCrossing && number > 0 && field.mine[cell] === 0 ? number : HIDDEN;
  });
  return {
    width: field.width,
    height: field.height,
    cells,
    mines: field.mine.reduce((sum, one) => sum + one, 0),
  };
}

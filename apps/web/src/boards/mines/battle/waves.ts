import { type BoardSeen, CLOSED } from '@foretell/mines';
import { neighboursOf, stepFrom } from './places.ts';

/**
 * The cells that are open now and were not before, in waves from where it began: the cell that was dug, then whatever touches the wave
 * before. None when these are not two looks at one board.
 */
export function wavesOf(before: BoardSeen, after: BoardSeen, dug: number): readonly (readonly number[])[] {
  if (before.id !== after.id) return [];
  const left = new Set(openedSince(before, after));
  const waves: (readonly number[])[] = [];
  let wave = left.has(dug) ? [dug] : [];
  while (wave.length > 0) {
    for (const cell of wave) left.delete(cell);
    waves.push(wave);
    const next = new Set(
      wave.flatMap((cell) => neighboursOf(after.size, cell)).filter((cell) => left.has(cell)),
    );
    wave = [...next].sort((one, other) => one - other);
  }
  // What touches nothing that was opened opens last: nothing is ever left closed on the screen.
  return left.size > 0 ? [...waves, [...left]] : waves;
}

function openedSince(before: BoardSeen, after: BoardSeen): readonly number[] {
  return after.shown.flatMap((shown, cell) =>
    shown !== CLOSED && before.shown[cell] === CLOSED ? [cell] : [],
  );
}

/** Cells that show a number now which was kept back when they were opened. */
export function thawedSince(before: BoardSeen, after: BoardSeen): readonly number[] {
  if (before.id !== after.id) return [];
  return after.shown.flatMap((shown, cell) => {
    const was = before.shown[cell];
    return was !== undefined && was !== CLOSED && was !== shown && shown >= 0 ? [cell] : [];
  });
}

/** Regions that touch along an edge and are drawn as one: their cells, rising, by what lies on them. */
export interface RegionGroup {
  readonly variantId: string;
  readonly cells: readonly number[];
}

export function groupsOf({ size, regions }: BoardSeen): readonly RegionGroup[] {
  const byVariant = new Map<string, Set<number>>();
  for (const { variantId, cells } of regions) {
    const all = byVariant.get(variantId) ?? new Set<number>();
    byVariant.set(variantId, all);
    for (const cell of cells) all.add(cell);
  }
  return [...byVariant].flatMap(([variantId, cells]) =>
    piecesOf(size, cells).map((piece) => ({ variantId, cells: piece })),
  );
}

function piecesOf(size: number, cells: ReadonlySet<number>): readonly (readonly number[])[] {
  const left = new Set(cells);
  const pieces: (readonly number[])[] = [];
  for (const start of cells) {
    if (!left.delete(start)) continue;
    const piece = [start];
    for (const cell of piece) {
      for (const direction of ['up', 'left', 'right', 'down'] as const) {
        const near = stepFrom(size, cell, direction);
        if (near !== undefined && left.delete(near)) piece.push(near);
      }
    }
    pieces.push(piece.sort((one, other) => one - other));
  }
  return pieces;
}

/** The groups whose last cell was opened between two looks at one board. */
export function groupsDone(before: BoardSeen, after: BoardSeen): readonly RegionGroup[] {
  if (before.id !== after.id) return [];
  const isDone =
    ({ shown }: BoardSeen) =>
    (cell: number) =>
      shown[cell] !== CLOSED;
  return groupsOf(after).filter(({ cells }) => cells.every(isDone(after)) && !cells.every(isDone(before)));
}

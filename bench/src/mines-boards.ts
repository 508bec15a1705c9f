import { nextBelow, openRng, type Rng, rngStream } from '@foretell/engine';
import { type Field, type Layout, layoutOf } from '@foretell/mines/reasoner';

/** A board that programs are compared on. */
export interface BoardKind {
  readonly width: number;
  readonly height: number;
  readonly mines: number;
}

/** `30x16/99`. */
export function nameOfKind({ width, height, mines }: BoardKind): string {
  return `${width}x${height}/${mines}`;
}

/** All that is measured is made from this seed and a label. */
const SEED = 'bench/mines';

export function drawsFor(label: string): Rng {
  return openRng(rngStream(SEED, label));
}

/** Mines drawn without replacement, all cells alike but those around the first click and itself, which are free. */
export function randomField(rng: Rng, { width, height, mines }: BoardKind, click: number): Field {
  const [clickX, clickY] = [click % width, Math.floor(click / width)];
  const isNear = (cell: number) =>
    Math.abs((cell % width) - clickX) <= 1 && Math.abs(Math.floor(cell / width) - clickY) <= 1;
  const pool = Array.from({ length: width * height }, (_, cell) => cell).filter((cell) => !isNear(cell));
  const mine = new Uint8Array(width * height);
  for (let index = 0; index < mines; index++) {
    const other = index + nextBelow(rng, pool.length - index);
    const cell = pool[other] ?? 0;
    pool[other] = pool[index] ?? 0;
    pool[index] = cell;
    mine[cell] = 1;
  }
  return { width, height, mine };
}

export function middleOf({ width, height }: BoardKind): number {
  return Math.floor(height / 2) * width + Math.floor(width / 2);
}

/** Boards that begin with a click in the middle. */
export function layoutsOf(kind: BoardKind, count: number, label: string): readonly Layout[] {
  const rng = drawsFor(`${label}/${nameOfKind(kind)}`);
  const click = middleOf(kind);
  return Array.from({ length: count }, () => layoutOf(randomField(rng, kind, click), [click]));
}

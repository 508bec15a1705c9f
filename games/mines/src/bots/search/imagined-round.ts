import { gridOf } from '../../grid.ts';
import { HIDDEN, MINE, SILENT } from '../../reasoner/cells.ts';
import type { Position } from '../../reasoner/position.ts';
import { proveSimply } from '../single.ts';

/** What is tried first. */
export type Trial =
  | { readonly kind: 'dig'; readonly cell: number }
  | { readonly kind: 'seal'; readonly cell: number };

/** The round as it would go on a board: what it banks, and what it leaves. */
export interface Imagined {
  /** Safe cells opened, mines dug, seals that hit and that missed. */
  readonly opened: number;
  readonly dug: number;
  readonly hits: number;
  readonly misses: number;
  readonly isClear: boolean;
  /** Action points that nothing certain was left for. */
  readonly apLeft: number;
  /** Cells proved to be safe at the end, beside opened ones: what the next round begins with. */
  readonly inReserve: number;
}

/** A board, imagined: what is seen of it, and what lies on it. */
export interface ImaginedBoard {
  readonly position: Position;
  /** 1 where the board has a mine. */
  readonly mine: Uint8Array;
  /** 1 where a seal stands: chains go round it. */
  readonly isSealed: Uint8Array;
  /** 1 where a cell is open at the start. */
  readonly isOpen: Uint8Array;
}

/** Prices and what is left to pay them. */
export interface Purse {
  readonly ap: number;
  readonly digCost: number;
  readonly sealCost: number;
}

/** Plays a trial and then, one number at a time, every dig that is certain, until the action points are gone or nothing is. */
export function imagineRound(board: ImaginedBoard, trial: Trial, purse: Purse): Imagined {
  const { width, height } = board.position;
  const cells = Int8Array.from(board.position.cells);
  const isOpen = Uint8Array.from(board.isOpen);
  const round = { ...board, cells, isOpen, opened: 0, dug: 0, closedSafe: 0 };
  for (let cell = 0; cell < cells.length; cell++) {
    if (board.mine[cell] === 0 && isOpen[cell] === 0) round.closedSafe += 1;
  }
  let ap = purse.ap - (trial.kind === 'dig' ? purse.digCost : purse.sealCost);
  if (trial.kind === 'dig') dig(round, trial.cell);
  const isHit = trial.kind === 'seal' && board.mine[trial.cell] === 1;
  let certain = certainDigs({ width, height, cells }, isOpen);
  while (ap >= purse.digCost && round.closedSafe > 0 && certain.length > 0) {
    dig(round, certain[0] ?? 0);
    ap -= purse.digCost;
    certain = certainDigs({ width, height, cells }, isOpen);
  }
  return {
    opened: round.opened,
    dug: round.dug,
    hits: isHit ? 1 : 0,
    misses: trial.kind === 'seal' && !isHit ? 1 : 0,
    isClear: round.closedSafe === 0,
    apLeft: ap,
    inReserve: certain.length,
  };
}

interface Round extends ImaginedBoard {
  readonly cells: Int8Array;
  opened: number;
  dug: number;
  closedSafe: number;
}

/** Opens a cell and what its chain opens, in place. */
function dig(round: Round, cell: number): void {
  round.isOpen[cell] = 1;
  if (round.mine[cell] === 1) {
    round.cells[cell] = MINE;
    round.dug += 1;
    return;
  }
  const queue = [cell];
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) openSafe(round, at, queue);
}

function openSafe(round: Round, cell: number, queue: number[]): void {
  const { cells, isOpen, mine, isSealed } = round;
  const around = gridOf(round.position.width).neighbours[cell] ?? [];
  round.opened += 1;
  round.closedSafe -= 1;
  let number = 0;
  for (const near of around) number += mine[near] ?? 0;
  // A cell that shows nothing goes on showing nothing: how fog behaves needs no knowledge of fog.
  if (cells[cell] === HIDDEN || cells[cell] === SILENT) cells[cell] = number;
  if (number > 0) return;
  for (const near of around) {
    if (isOpen[near] === 1 || isSealed[near] === 1) continue;
    isOpen[near] = 1;
    queue.push(near);
  }
}

function certainDigs(position: Position, isOpen: Uint8Array): readonly number[] {
  const { neighbours } = gridOf(position.width);
  const { safe } = proveSimply(position);
  const certain: number[] = [];
  for (let cell = 0; cell < isOpen.length; cell++) {
    if (isOpen[cell] === 1 || safe[cell] === 0) continue;
    if (neighbours[cell]?.some((each) => isOpen[each] === 1)) certain.push(cell);
  }
  return certain;
}

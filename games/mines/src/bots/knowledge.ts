import { type BoardSeen, isOpened } from '../board-seen.ts';
import { gridOf } from '../grid.ts';
import { analyse } from '../reasoner/analyse.ts';
import { VERDICT } from '../reasoner/cells.ts';
import type { Position } from '../reasoner/position.ts';
import { positionOf } from '../view-position.ts';
import { frontierOf } from './reach.ts';

/** A cell along the frontier that nothing proves, and the chance that it is a mine. */
export interface Risk {
  readonly cell: number;
  readonly chance: number;
}

/** All that follows from a board, for one who plays on it. Lists rise by cell. */
export interface Knowledge {
  readonly position: Position;
  /** Closed cells along the frontier that are safe for certain. */
  readonly safe: readonly number[];
  /** Closed cells along the frontier that are mines for certain and bear no seal. */
  readonly mines: readonly number[];
  /** Whether every closed cell is known. */
  readonly isDecided: boolean;
  /** 1 where it is so, a cell each. Mines include craters. */
  readonly isClosedSafe: Uint8Array;
  readonly isMine: Uint8Array;
  readonly isSealed: Uint8Array;
  /** The chance of a mine, a cell each. Worked out when it is first asked for: where something is proved, nobody needs it. */
  chances(): Float64Array;
  /** The other cells along the frontier that bear no seal, the least risky first. */
  byRisk(): readonly Risk[];
  /** Whether nothing around a cell can be a mine. */
  isSurelyZero(cell: number): boolean;
}

/** Walks change nothing on a board, so the cells that a view shows are reasoned about once. */
const known = new WeakMap<BoardSeen['shown'], { readonly board: BoardSeen; readonly knowledge: Knowledge }>();

/** Reasons about a board. `prior` is the chance of a mine where nothing else is known. */
export function knowledgeOf(board: BoardSeen, prior: number): Knowledge {
  const before = known.get(board.shown);
  if (before !== undefined && isSame(before.board, board)) return before.knowledge;
  const knowledge = reason(board, prior);
  known.set(board.shown, { board, knowledge });
  return knowledge;
}

/** Whether two boards that show the same cells also bear the same marks. */
function isSame(one: BoardSeen, other: BoardSeen): boolean {
  return (
    one.probed.length === other.probed.length &&
    one.seals.length === other.seals.length &&
    one.seals.every(
      ({ cell, state }, at) => cell === other.seals[at]?.cell && state === other.seals[at]?.state,
    )
  );
}

function reason(board: BoardSeen, prior: number): Knowledge {
  const position = positionOf(board);
  const { verdicts } = analyse(position);
  const { neighbours, cells } = gridOf(board.size);
  const isSealed = new Uint8Array(cells);
  for (const { cell } of board.seals) isSealed[cell] = 1;
  const isMine = new Uint8Array(cells);
  const isClosedSafe = new Uint8Array(cells);
  let isDecided = true;
  // Plain loops: this is asked before every move of bulk play.
  for (let cell = 0; cell < cells; cell++) {
    const verdict = verdicts[cell];
    if (verdict === VERDICT.mine) isMine[cell] = 1;
    else if (verdict === VERDICT.undecided) isDecided = false;
    else if (!isOpened(board.shown[cell])) isClosedSafe[cell] = 1;
  }
  const frontier = frontierOf(board);
  const bare = frontier.filter((cell) => isSealed[cell] === 0);
  const undecided = bare.filter((cell) => verdicts[cell] === VERDICT.undecided);
  const chances = once(() => chancesOf(position, prior));
  return {
    position,
    safe: frontier.filter((cell) => verdicts[cell] === VERDICT.safe),
    mines: bare.filter((cell) => verdicts[cell] === VERDICT.mine),
    isDecided,
    isClosedSafe,
    isMine,
    isSealed,
    chances,
    byRisk: once(() => byRisk(undecided, chances())),
    isSurelyZero: (cell) => (neighbours[cell] ?? []).every((each) => verdicts[each] === VERDICT.safe),
  };
}

function chancesOf(position: Position, prior: number): Float64Array {
  const { chances } = analyse(position, { chances: true, prior });
  if (chances === undefined) throw new RangeError('the board contradicts itself');
  return chances;
}

/** Of equal risks the first cell comes first. */
function byRisk(cells: readonly number[], chances: Float64Array): readonly Risk[] {
  return cells
    .map((cell) => ({ cell, chance: chances[cell] ?? 0 }))
    .sort((one, other) => one.chance - other.chance || one.cell - other.cell);
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

import { type BoardSeen, CLOSED, CRATER } from '../board-seen.ts';
import { livingUnits } from '../bots/expert.ts';
import { type Worth, worthOf } from '../bots/worth.ts';
import { tablesOf } from '../tables/config.ts';
import type { BattleSeen, View } from '../view.ts';
import { type Cost, costsOf, type Lines, linesOf } from './costs.ts';
import type { Decision } from './past.ts';

/** A dig or a seal of a run, with all that is needed to judge it: plain data, so that a worker can be sent it. */
export interface Deed {
  /** Its place among the decisions of the run. */
  readonly at: number;
  readonly kind: 'dig' | 'seal';
  readonly cell: number;
  /** What the hero saw before. */
  readonly board: BoardSeen;
  readonly level: number;
  /** Of the run, from 1. */
  readonly battle: number;
  readonly round: number;
  /** In equivalents, without what the ground of the cell makes of it. */
  readonly worth: Worth;
  /** By how much the ground of the cell multiplies what it pays. */
  readonly payoutPercent: number;
  /** Whether there was a mine; undefined where it never came out: the seal was dug away or lost with its board, or the run goes on. */
  readonly isMine: boolean | undefined;
  readonly cost: Cost;
}

/** The digs and seals of a run in order. `end` is the view after the last decision. */
export function deedsOf(past: readonly Decision[], end: View): readonly Deed[] {
  const views = [...past.map(({ view }) => view), end];
  const last = lastBoards(views);
  const lines = linesOf(views);
  return past.flatMap(({ view, move }, at): readonly Deed[] => {
    const { battle } = view;
    if (battle === null || (move.kind !== 'dig' && move.kind !== 'seal')) return [];
    return [deedOf({ at, kind: move.kind, cell: move.cell, view, battle, last, lines })];
  });
}

interface Given {
  readonly at: number;
  readonly kind: Deed['kind'];
  readonly cell: number;
  readonly view: View;
  readonly battle: BattleSeen;
  readonly last: ReadonlyMap<string, BoardSeen>;
  readonly lines: Lines;
}

function deedOf({ at, kind, cell, view, battle, last, lines }: Given): Deed {
  const tables = tablesOf(view.config);
  const { board, weights, ordinal, round } = battle;
  const after = last.get(board.id);
  const { dig_ap_cost, flag_place_ap_cost } = tables.action_economy;
  const price = kind === 'dig' ? dig_ap_cost : flag_place_ap_cost;
  return {
    at,
    kind,
    cell,
    board,
    level: view.level,
    battle: ordinal,
    round,
    worth: worthOf(tables, weights, livingUnits(battle)),
    payoutPercent: board.regions.find(({ cells }) => cells.includes(cell))?.payoutPercent ?? 100,
    isMine: kind === 'dig' ? wasMine(after, cell) : wasHit(after, cell),
    cost: costsOf(tables, lines, { boardId: board.id, cell, kind, price }),
  };
}

/** The last that was seen of each board: craters and settled seals stay on it. */
function lastBoards(views: readonly View[]): ReadonlyMap<string, BoardSeen> {
  const last = new Map<string, BoardSeen>();
  for (const { battle, lastBoard } of views) {
    if (lastBoard !== null) last.set(lastBoard.id, lastBoard);
    if (battle !== null) last.set(battle.board.id, battle.board);
  }
  return last;
}

function wasMine(after: BoardSeen | undefined, cell: number): boolean | undefined {
  const shown = after?.shown[cell];
  return shown === undefined || shown === CLOSED ? undefined : shown === CRATER;
}

function wasHit(after: BoardSeen | undefined, cell: number): boolean | undefined {
  const state = after?.seals.find((each) => each.cell === cell)?.state;
  return state === undefined || state === 'open' ? undefined : state === 'hit';
}

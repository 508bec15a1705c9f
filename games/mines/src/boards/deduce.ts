import { createCloser } from '../reasoner/closer.ts';
import type { Variation } from '../tables/rows.ts';
import type { Field } from './field.ts';
import type { Opening } from './opening.ts';

/** What can be reasoned on a board from its opening on, without a guess. Its arrays are only good until the next question. */
export interface Deduction {
  /** 1 for each cell that stands open in the end, the opening included. */
  readonly isOpen: Uint8Array;
  /** How many of them the opening had not opened: what is deducible. */
  readonly deducible: number;
  /** Of each cell: 0 nothing is proved, 1 safe, 2 a mine. */
  readonly verdict: Uint8Array;
}

/** What is asked for. */
export interface Question {
  /** What the terrain of each cell does to its number, as {@link MARKS} says it; absent: nothing. */
  readonly marks?: Uint8Array | undefined;
  /** Single: one number at a time, as people begin. */
  readonly rule?: 'exact' | 'single';
}

/** Asks the reasoner, and keeps account of what it said. */
export interface Deducer {
  deduce(field: Field, opening: Opening, question?: Question): Deduction;
  /** Searches so far that met the cap: what they left open counted as not proved. */
  readonly capped: number;
  /** Proofs so far that were wrong. There are none, or the reasoner is. */
  readonly unsound: number;
}

/**
 * What the terrain of a cell tells, in the marks of a question. The border of a region is seen from the start, so that terrain that lies
 * on non-zero safe cells only proves its cells safe and tells of a mine beside each.
 */
export const MARKS = {
  /** Nothing that its number would not tell. */
  plain: 0,
  /** Safe, with a mine beside it; its number is never seen. */
  silent: 1,
  /** Safe, with a mine beside it; its number is seen once it is open. */
  known: 2,
} as const;

/** The mark of a variation's cells. Numbers that come a round later are there in the end, which is what is asked for. */
export function markOf({
  cell_constraint,
  info_mask,
}: Pick<Variation, 'cell_constraint' | 'info_mask'>): number {
  if (cell_constraint === 'any') return MARKS.plain;
  return info_mask === 'hide_numbers' ? MARKS.silent : MARKS.known;
}

/** A deducer for boards of this size. Searches give up after `maxNodes` steps: a count, so that no clock shapes a board. */
export function openDeducer(size: number, maxNodes: number): Deducer {
  const closer = closerOf(size);
  let capped = 0;
  let unsound = 0;
  return {
    deduce: (field, opening, { marks, rule = 'exact' } = {}) => {
      const { mine, numbers } = field;
      const start = cellsOf(opening.isOpen);
      const layout = { width: size, height: size, mine, numbers, start, ...(marks && { silent: marks }) };
      const closure = closer.close(layout, { rule, maxNodes });
      capped += closure.capped;
      unsound += wrongProofs(mine, closure.verdict, closure.opened);
      return {
        isOpen: closure.opened,
        deducible: closure.openedCount - opening.count,
        verdict: closure.verdict,
      };
    },
    get capped() {
      return capped;
    },
    get unsound() {
      return unsound;
    },
  };
}

/** A closer has much to set up and keeps nothing of what it was asked, so that one for each size will do. */
const closers = new Map<number, ReturnType<typeof createCloser>>();

function closerOf(size: number): ReturnType<typeof createCloser> {
  const known = closers.get(size) ?? createCloser(size, size);
  closers.set(size, known);
  return known;
}

/** The cells that hold a 1, rising. */
export function cellsOf(flags: Uint8Array): readonly number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < flags.length; cell++) if (flags[cell] === 1) cells.push(cell);
  return cells;
}

function wrongProofs(mine: Uint8Array, verdict: Uint8Array, isOpen: Uint8Array): number {
  let wrong = 0;
  for (let cell = 0; cell < mine.length; cell++) {
    const isMine = mine[cell] === 1;
    if (isMine ? verdict[cell] === 1 || isOpen[cell] === 1 : verdict[cell] === 2) wrong++;
  }
  return wrong;
}

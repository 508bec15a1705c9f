import { FOG, HIDDEN, MINE, SILENT } from './cells.ts';
import { applyCheapRules } from './desk.ts';
import { applyExactRule, createExact, DEFAULT_STEPS } from './exact.ts';
import { frameOf } from './frame.ts';
import { noteCell } from './note-position.ts';
import { createNotes, NOTE } from './notes.ts';
import type { Position } from './position.ts';

/** What was proved since the last time, cells in the order of the proofs. */
export interface News {
  readonly safe: readonly number[];
  readonly mines: readonly number[];
  /** False if a search used up its steps. */
  readonly isComplete: boolean;
  /** Whether what was told cannot all be true. Nothing is proved then, now or later. */
  readonly isContradictory: boolean;
}

/** What a player knows of one board, growing as he is told more. Told the same again, it does nothing. */
export interface Knowledge {
  /** A cell is safe and shows a number. */
  reveal(cell: number, number: number): void;
  /** A cell is safe, and nothing more is known of it. */
  silent(cell: number): void;
  /** A cell is safe and has a mine beside it. */
  fog(cell: number): void;
  /** A cell is a mine. */
  mine(cell: number): void;
  /** Proves all that follows and was not proved or told before. Looks only at what has changed. */
  deduce(maxSteps?: number): News;
  /** 0 nothing, 1 safe, 2 a mine: told, or proved so far. */
  verdictOf(cell: number): number;
  /** All that was told, as a position. */
  position(): Position;
}

/** Knowledge of a board of this size of which nothing is known yet, without a total of mines (RULES.md §9). */
export function createKnowledge(width: number, height: number): Knowledge {
  const frame = frameOf(width, height);
  const notes = createNotes(frame);
  const exact = createExact(frame);
  const scratch = new Int32Array(frame.cells);
  const told = new Int8Array(frame.cells).fill(HIDDEN);
  let read = 0;
  const tell = (cell: number, shown: number) => {
    const before = told[cell];
    if (before === undefined) throw new RangeError(`cell ${cell} of a board of ${frame.cells}`);
    if (!saysMore(before, shown)) return;
    if (before < HIDDEN) notes.isContradictory = true;
    told[cell] = shown;
    noteCell(notes, frame.placeOf[cell] ?? 0, shown);
  };
  return {
    reveal: (cell, number) => {
      if (!(Number.isInteger(number) && number >= 0 && number <= 8))
        throw new RangeError(`a number of ${number}`);
      tell(cell, number);
    },
    silent: (cell) => tell(cell, SILENT),
    fog: (cell) => tell(cell, FOG),
    mine: (cell) => tell(cell, MINE),
    deduce: (maxSteps = DEFAULT_STEPS) => {
      exact.capped = 0;
      applyCheapRules({ notes, scratch });
      if (!notes.isContradictory) applyExactRule(exact, notes, maxSteps);
      const news = { safe: [] as number[], mines: [] as number[] };
      while (read < notes.settledCount && !notes.isContradictory) {
        const place = notes.settled[read++] ?? 0;
        const cell = frame.cellOf[place] ?? 0;
        if (told[cell] === HIDDEN) (notes.state[place] === NOTE.mine ? news.mines : news.safe).push(cell);
      }
      return { ...news, isComplete: exact.capped === 0, isContradictory: notes.isContradictory };
    },
    verdictOf: (cell) => (notes.isContradictory ? 0 : (notes.state[frame.placeOf[cell] ?? 0] ?? 0)),
    position: () => ({ width, height, cells: Int8Array.from(told) }),
  };
}

/** Whether something told of a cell is new: a number says more than fog, fog more than silence; a mine is news to any of them. */
function saysMore(before: number, shown: number): boolean {
  if (before === shown) return false;
  if (before === HIDDEN || shown === MINE || before === MINE) return true;
  const rank = (told: number) => (told < HIDDEN ? 2 : told === FOG ? 1 : 0);
  return rank(shown) > rank(before) || (before < HIDDEN && shown < HIDDEN);
}

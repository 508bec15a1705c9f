import { applyExactRule, createExact, DEFAULT_STEPS, type Exact } from './exact.ts';
import { type Frame, frameOf } from './frame.ts';
import { notePosition } from './note-position.ts';
import { createNotes, type Notes } from './notes.ts';
import { applyPairRule } from './pair-rule.ts';
import { checkPosition, type Position } from './position.ts';
import { applySingleRule } from './single-rule.ts';

export interface AnalyseOptions {
  /** Steps that each search may take; what it leaves open is unproved. A count, never a time. */
  readonly maxSteps?: number;
}

/** What follows from a position. */
export interface Analysis {
  /** Of each cell: 0 undecided, 1 safe, 2 a mine; what was known already included. */
  readonly verdicts: Uint8Array;
  /** False if a search used up its steps, so that something may follow that is not here. */
  readonly isComplete: boolean;
  /** Set if no board fits the position; then there is no verdict on anything. */
  readonly problem?: 'contradiction';
}

/** All that follows from a position, by the rules of one and two numbers and an exact search for the rest (RULES.md §9). */
export function analyse(position: Position, options: AnalyseOptions = {}): Analysis {
  checkPosition(position);
  const desk = deskOf(position);
  const { notes, exact } = desk;
  notePosition(notes, position);
  exact.capped = 0;
  applyCheapRules(desk);
  if (!notes.isContradictory) applyExactRule(exact, notes, options.maxSteps ?? DEFAULT_STEPS);
  const { cells, placeOf } = notes.frame;
  const verdicts = new Uint8Array(cells);
  if (notes.isContradictory) return { verdicts, isComplete: true, problem: 'contradiction' };
  for (let cell = 0; cell < cells; cell++) verdicts[cell] = notes.state[placeOf[cell] ?? 0] ?? 0;
  return { verdicts, isComplete: exact.capped === 0 };
}

interface Desk {
  readonly notes: Notes;
  readonly exact: Exact;
  readonly scratch: Int32Array;
}

const desks = new Map<Frame, Desk>();

function deskOf({ width, height }: Position): Desk {
  const frame = frameOf(width, height);
  const known = desks.get(frame);
  if (known !== undefined) return known;
  const desk = { notes: createNotes(frame), exact: createExact(frame), scratch: new Int32Array(frame.cells) };
  desks.set(frame, desk);
  return desk;
}

function applyCheapRules({ notes, scratch }: Desk): void {
  let before: number;
  do {
    applySingleRule(notes);
    before = notes.settledCount;
    if (!notes.isContradictory) applyPairRule(notes, scratch);
  } while (notes.settledCount > before && !notes.isContradictory);
}

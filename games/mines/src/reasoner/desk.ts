import type { BoxResults } from './chances.ts';
import { createExact, type Exact } from './exact.ts';
import { type Frame, frameOf } from './frame.ts';
import { createNotes, type Notes } from './notes.ts';
import { applyPairRule } from './pair-rule.ts';
import { applySingleRule } from './single-rule.ts';
import { createWeights, type Weights } from './weights.ts';

/** Everything that reasoning about one position needs room for. Questions about boards of one size share a desk, one after the other. */
export interface Desk {
  readonly notes: Notes;
  readonly exact: Exact;
  readonly weights: Weights;
  readonly results: BoxResults;
  readonly scratch: Int32Array;
}

const desks = new Map<Frame, Desk>();

export function deskOf(width: number, height: number): Desk {
  const frame = frameOf(width, height);
  const known = desks.get(frame);
  if (known !== undefined) return known;
  const desk: Desk = {
    notes: createNotes(frame),
    exact: createExact(frame),
    weights: createWeights(),
    results: { chance: new Float64Array(frame.cells), support: new Int32Array(frame.cells) },
    scratch: new Int32Array(frame.cells),
  };
  desks.set(frame, desk);
  return desk;
}

/** One number and two numbers at a time, until nothing new comes of either. */
export function applyCheapRules({ notes, scratch }: Pick<Desk, 'notes' | 'scratch'>): void {
  let before: number;
  do {
    applySingleRule(notes);
    before = notes.settledCount;
    if (!notes.isContradictory) applyPairRule(notes, scratch);
  } while (notes.settledCount > before && !notes.isContradictory);
}

import { int, text } from '@foretell/engine';
import type { Param } from '@foretell/lab';

/** Boards of each row. */
export function boardsParam(usual: number): Param<number> {
  return { column: int({ unit: 'boards a row', min: 50, max: 1_000_000 }), usual, role: 'effort' };
}

/** Runs of each computer player. */
export function runsParam(usual: number): Param<number> {
  return { column: int({ unit: 'runs', min: 50, max: 1_000_000 }), usual, role: 'effort' };
}

/** The name of the sample. */
export const SEED: Param<string> = { column: text({ unit: 'seed' }), usual: 'foretell', role: 'effort' };

import { int, text } from '@foretell/engine';
import type { Param } from '@foretell/lab';

/** Runs of each player and hero. */
export function runsParam(usual: number): Param<number> {
  return { column: int({ unit: 'runs', min: 10, max: 1_000_000 }), usual, role: 'effort' };
}

/** Seeds of each floor. */
export function seedsParam(usual: number): Param<number> {
  return { column: int({ unit: 'seeds a floor', min: 1, max: 100_000 }), usual, role: 'effort' };
}

/** The name of the sample. */
export const SEED: Param<string> = { column: text({ unit: 'seed' }), usual: 'foretell', role: 'effort' };

import { type Column, int, oneOf, ref } from '@foretell/engine';

/** The id of a row of `table`, one of `ids`. References are typed by their lists and checked like any other. */
export function idOf<const Id extends string>(
  table: string,
  ids: readonly Id[],
  role: 'knob' | 'structure' = 'structure',
): Column<Id> {
  const choice = oneOf(ids, { unit: `row of ${table}`, role });
  return { ...ref(table, { role }), accepts: choice.accepts, expected: choice.expected, values: ids };
}

/** A small whole number that a designer may tune. */
export function knob(unit: string, min: number, max: number): Column<number> {
  return int({ unit, min, max, role: 'knob' });
}

/** Of a share: hundredths. */
export function percent(unit: string, min: number, max: number): Column<number> {
  return int({ unit, min, max, decimals: 2, role: 'knob' });
}

/** Floors count from 1. */
export const DEPTH = int({ unit: 'floor', min: 1, max: 10, role: 'knob' });

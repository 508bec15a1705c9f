import { type Column, fail, formatProblem, ok, type Result, readCell, show } from '@foretell/engine';
import type { Knob, Unit } from '@foretell/lab';
import { type Complaint, complain } from '../../complaint.ts';
import { type Field, fieldsOf, findField } from '../../sim/fields.ts';
import type { Setup } from './setup.ts';

/** The knob of this name: a whole number of the rules of the game, or of its tables that may be changed. */
export function readKnob(place: string, { lab }: Setup, written: string): Result<RangedKnob, Complaint> {
  const { game } = lab.entry;
  const fields = fieldsOf(lab.entry);
  if (fields.length === 0) {
    return fail(
      complain(place, `a number of the table ${game.id}/rules, which ${game.id} does not have`, written),
    );
  }
  const found = findField(
    place,
    fields.filter((field) => rangedKnob(field).length > 0),
    written,
  );
  if (!found.ok) return found;
  const [knob] = rangedKnob(found.value);
  return knob === undefined ? fail(complain(place, 'a number', written)) : ok(knob);
}

/** A knob, and the stored values that its column takes. */
export interface RangedKnob extends Knob {
  readonly column: Column<number>;
  readonly least: number;
  readonly most: number;
}

function rangedKnob({ name, column, path }: Field): readonly RangedKnob[] {
  const numbers = column.values?.filter((value) => typeof value === 'number');
  const [least, most] = column.range ?? (numbers?.length ? [Math.min(...numbers), Math.max(...numbers)] : []);
  if (least === undefined || most === undefined || (numbers?.length ?? 0) < (column.values?.length ?? 0)) {
    return [];
  }
  // A column with a range, or with numbers only, holds numbers.
  return [{ name, path, column: column as Column<number>, unit: unitOf(name, column), least, most }];
}

/** Units of figures are coarser than those of columns, and decide how an axis is labelled. */
function unitOf(name: string, { decimals }: Column<unknown>): Unit {
  return name === 'k' ? 'k' : decimals === 0 ? 'count' : 'number';
}

/** One value of a knob, as it is stored. */
export function readValue(place: string, knob: RangedKnob, written: string): Result<number, Complaint> {
  const value = readCell(knob.column, written.trim());
  return knob.column.accepts(value) ? ok(value) : fail(complain(place, knob.column.expected, written));
}

/** Several values with commas between them: each once, in order of size. */
export function readValues(
  place: string,
  knob: RangedKnob,
  written: string,
): Result<readonly number[], readonly Complaint[]> {
  const read = written.split(',').map((each) => readValue(place, knob, each));
  const wrong = read.flatMap((each) => (each.ok ? [] : [each.error]));
  if (wrong.length > 0) return fail(wrong);
  return ok(inOrder(read.flatMap((each) => (each.ok ? [each.value] : []))));
}

/** From one value to another, both included, in steps; without a step in eight about equal ones. */
export function readRange(
  knob: RangedKnob,
  range: string | undefined,
  step: string | undefined,
): Result<readonly number[], readonly Complaint[]> {
  const ends = readEndsOf(knob, range);
  const width = step === undefined ? ok(undefined) : readStep(knob, step);
  if (!(ends.ok && width.ok)) return fail([ends, width].flatMap((part) => (part.ok ? [] : part.error)));
  const { from, to } = ends.value;
  const every = width.value ?? Math.max(1, (to - from) / USUAL_STEPS);
  const count = Math.floor((to - from) / every + 1e-9) + 1;
  const values = Array.from({ length: count }, (_, at) => Math.round(from + at * every));
  return ok(inOrder(values).filter((value) => knob.column.accepts(value)));
}

/** Reads `3..4`; without a range everything that the column takes. */
export function readEndsOf(
  knob: RangedKnob,
  range: string | undefined,
): Result<{ readonly from: number; readonly to: number }, readonly Complaint[]> {
  if (range === undefined) return ok({ from: knob.least, to: knob.most });
  const [first, last, ...others] = range.split('..');
  if (first === undefined || last === undefined || others.length > 0) {
    return fail([complain('--range', 'two values with two dots between them, such as 3..4', range)]);
  }
  const [from, to] = [readValue('--range', knob, first), readValue('--range', knob, last)];
  if (!(from.ok && to.ok)) return fail([from, to].flatMap((part) => (part.ok ? [] : [part.error])));
  if (from.value <= to.value) return ok({ from: from.value, to: to.value });
  return fail([complain('--range', 'the smaller value first', range)]);
}

const USUAL_STEPS = 8;

function readStep({ column }: RangedKnob, written: string): Result<number, Complaint> {
  const stored = Number(written) * 10 ** column.decimals;
  const whole = Math.round(stored);
  if (whole > 0 && Math.abs(stored - whole) < 1e-6) return ok(whole);
  const least = show(1, column);
  return fail(complain('--step', `a number above 0 that is a multiple of ${least}`, written));
}

function inOrder(values: readonly number[]): readonly number[] {
  return [...new Set(values)].sort((one, other) => one - other);
}

/** What is wrong with configurations that turning knobs makes, before any game is played. */
export function configComplaints({ lab }: Setup, configs: readonly unknown[]): readonly Complaint[] {
  const problems = configs.flatMap((config) => {
    const read = lab.entry.game.parseConfig(config);
    return read.ok ? [] : read.error.map(formatProblem);
  });
  return [...new Set(problems)];
}

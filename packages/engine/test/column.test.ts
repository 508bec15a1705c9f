import { describe, expect, test } from 'vitest';
import { flag, int, oneOf, optional, readCell, ref, show, text } from '../src/column.ts';

const turns = int({ unit: 'turns', min: 1, max: 9 });
const chance = int({ unit: 'chance', decimals: 2, min: 0, max: 100, role: 'knob' });
const speed = oneOf(['slow', 'fast'], { unit: 'speed' });
const width = oneOf([0, 5, 10], { unit: 'cells' });

describe('a column says what it takes', () => {
  test.each([
    ['a whole number', turns, [1, 9], [0, 10, 1.5, '1', null, undefined, Number.NaN]],
    ['a number in hundredths', chance, [0, 40, 100], [-1, 0.4, 101, -0]],
    ['a flag', flag({ unit: 'switch' }), [true, false], [0, 'true', null]],
    ['one word of several', speed, ['slow', 'fast'], ['', 'medium', 1]],
    ['one number of several', width, [0, 5], [1, '5', -0]],
    ['text', text({ unit: 'key' }), ['a', ' '], ['', 1, null]],
    ['a reference', ref('monsters'), ['rat'], [1, null]],
    ['an optional number', optional(turns), [1, null], [0, undefined]],
  ])('%s', (_, column, good, bad) => {
    expect(good.filter((value) => !column.accepts(value))).toEqual([]);
    expect(bad.filter((value) => column.accepts(value))).toEqual([]);
  });

  test('in a sentence: unit, both bounds, and what people call them', () => {
    expect(turns.expected).toBe('a whole number from 1 to 9 (turns)');
    expect(chance.expected).toBe('a whole number from 0 to 100, that is 0.00 to 1.00 (chance)');
    expect(speed.expected).toBe('one of slow, fast (speed)');
    expect(ref('monsters').expected).toBe('the id of a row of monsters');
    expect(optional(turns).expected).toBe('a whole number from 1 to 9 (turns), or null');
  });

  test('and whether it may be tuned: only what is called a knob', () => {
    expect([turns.role, chance.role, optional(chance).role, ref('x').role]).toEqual([
      'structure',
      'knob',
      'knob',
      'structure',
    ]);
  });

  test('an optional reference still refers', () => {
    expect(optional(ref('monsters')).refersTo).toBe('monsters');
  });
});

describe('what people write', () => {
  test('every value from one bound to the other reads back from what is shown', () => {
    for (let stored = 0; stored <= 100; stored++) expect(readCell(chance, show(stored, chance))).toBe(stored);
    for (let stored = 1; stored <= 9; stored++) expect(readCell(turns, show(stored, turns))).toBe(stored);
  });

  test('is shown with as many decimals as the column has', () => {
    expect([show(350, { decimals: 2 }), show(7, { decimals: 0 }), show(7, {})]).toEqual(['3.50', '7', '7']);
  });

  test('may leave out zeros at the end, but not add digits that cannot be stored', () => {
    expect(readCell(chance, '0.4')).toBe(40);
    expect(readCell(chance, '0.405')).toBe('0.405');
    expect(chance.accepts(readCell(chance, '0.405'))).toBe(false);
    expect(readCell(turns, '1.5')).toBe('1.5');
  });

  test('of a flag is true or false and nothing else', () => {
    const on = flag({ unit: 'switch' });
    expect(['true', 'false', '1', ''].map((written) => readCell(on, written))).toEqual([
      true,
      false,
      '1',
      '',
    ]);
  });

  test('stays text where the column holds text, also when it looks like a number', () => {
    expect(readCell(text({ unit: 'key' }), '5')).toBe('5');
    expect(readCell(ref('floors'), '1')).toBe('1');
    expect(readCell(speed, 'fast')).toBe('fast');
    expect(readCell(width, '5')).toBe(5);
  });

  test('is null where nothing is allowed, and text where it is not', () => {
    expect(readCell(optional(turns), 'null')).toBe(null);
    expect(readCell(turns, 'null')).toBe('null');
  });

  test('is never -0, which no digest takes', () => {
    expect(readCell(chance, '-0')).toBe(0);
  });

  test('that is nothing or no number is left for the column to refuse', () => {
    expect(['', ' ', 'many', 'Infinity'].map((written) => readCell(turns, written))).toEqual([
      '',
      ' ',
      'many',
      'Infinity',
    ]);
  });
});

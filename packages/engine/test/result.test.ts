import { describe, expect, test } from 'vitest';
import { fail, formatProblem, ok, printShort } from '../src/result.ts';

test('a result is a value or an error, told apart by ok', () => {
  expect([ok(3), fail('no')]).toEqual([
    { ok: true, value: 3 },
    { ok: false, error: 'no' },
  ]);
});

test('a problem is one line: place, what would be right, what stood there', () => {
  const problem = { code: 'domain', path: ['rules', 0, 'days'], expected: '5 or 10', received: '7' };
  expect(formatProblem(problem)).toBe('rules.0.days: expected 5 or 10, received 7');
  expect(formatProblem({ ...problem, path: [] })).toBe('(root): expected 5 or 10, received 7');
});

describe('values in messages', () => {
  test.each([
    [undefined, 'nothing'],
    [null, 'null'],
    ['a "b"', '"a \\"b\\""'],
    [{ a: [1] }, '{"a":[1]}'],
    [-0, '-0'],
    [Number.NaN, 'NaN'],
  ])('%j is printed so that it cannot be mistaken: %s', (value, printed) => {
    expect(printShort(value)).toBe(printed);
  });

  test('long ones are cut at 60 characters', () => {
    const printed = printShort('x'.repeat(100));
    expect(printed).toHaveLength(60);
    expect(printed.endsWith('...')).toBe(true);
  });
});

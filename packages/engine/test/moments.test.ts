import { describe, expect, it } from 'vitest';
import { addMoments, addValue, meanOf, noMoments } from '../src/index.ts';

describe('the moments of a sample', () => {
  const of = (values: readonly number[]) => {
    const moments = noMoments();
    for (const value of values) addValue(moments, value);
    return moments;
  };

  it('are how many, their sum, and the sum of their squares', () => {
    expect(of([3, -1, 4])).toEqual({ count: 3, sum: 6, squares: 26 });
    expect(meanOf(of([3, -1, 4]), 2)).toEqual({ kind: 'mean', count: 3, sum: 6, squares: 26, unit: 2 });
  });

  it('of two samples are those of all values, in either order, and the other sample stays as it was', () => {
    const [one, other] = [of([3, -1]), of([4, 10, 0])];
    const reversed = of([4, 10, 0]);
    addMoments(one, other);
    addMoments(reversed, of([3, -1]));
    expect(one).toEqual(of([3, -1, 4, 10, 0]));
    expect(reversed).toEqual(one);
    expect(other).toEqual(of([4, 10, 0]));
  });

  it('still tell that they lost count, however they are added up', () => {
    const large = of([2 ** 26, 2 ** 26, 1]);
    expect(Number.isSafeInteger(large.squares)).toBe(false);
    const parts = [of([1]), of([2 ** 26]), of([2 ** 26])];
    const sum = noMoments();
    for (const part of parts) addMoments(sum, part);
    expect(Number.isSafeInteger(sum.squares)).toBe(false);
    // One value fewer is still exact.
    expect(Number.isSafeInteger(of([2 ** 26, 1]).squares)).toBe(true);
  });
});

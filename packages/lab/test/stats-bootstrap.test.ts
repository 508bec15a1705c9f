import { nextBelow } from '@foretell/engine';
import { describe, expect, it } from 'vitest';
import { bootstrap, normalCdf, normalQuantile } from '../src/index.ts';
import { drawing, nextShare, shareOf } from './draws.ts';

const ITEMS = [1, 2, 4, 8, 16, 32];

function mean(items: readonly number[]): number {
  return items.reduce((sum, each) => sum + each, 0) / items.length;
}

function variance(items: readonly number[]): number {
  const middle = mean(items);
  return mean(items.map((each) => (each - middle) ** 2));
}

/** The figure of every sample that can be drawn: 6^6 of them, all equally likely. */
function everyFigure(figure: (items: readonly number[]) => number): readonly number[] {
  const count = ITEMS.length ** ITEMS.length;
  return Array.from({ length: count }, (_, place) => {
    const sample = ITEMS.map(
      (_, digit) => ITEMS[Math.floor(place / ITEMS.length ** digit) % ITEMS.length] ?? 0,
    );
    return figure(sample);
  }).sort((one, other) => one - other);
}

describe('the bootstrap', () => {
  it('by percentiles ends where 2.5 % of all samples lie beyond, counted over every one of them', () => {
    const every = everyFigure(mean);
    const { value, low, high } = bootstrap(ITEMS, mean, {
      seed: 'a',
      resamples: 20_000,
      method: 'percentile',
    });
    const below = (end: number) => every.filter((each) => each < end).length / every.length;
    const upTo = (end: number) => every.filter((each) => each <= end).length / every.length;
    expect(value).toBe(10.5);
    for (const [end, share] of [
      [low, 0.025],
      [high, 0.975],
    ] as const) {
      // Four standard deviations of 20,000 draws.
      expect(below(end)).toBeLessThan(share + 0.0045);
      expect(upTo(end)).toBeGreaterThan(share - 0.0045);
    }
  });

  it.each([
    ['mean', mean],
    ['variance', variance],
  ])('of a %s, corrected, ends where the formulas put it, counted over every sample', (_name, figure) => {
    const every = everyFigure(figure);
    const value = figure(ITEMS);
    const below = (end: number) => every.filter((each) => each < end).length / every.length;
    const upTo = (end: number) => every.filter((each) => each <= end).length / every.length;
    const bias = normalQuantile((below(value) + upTo(value)) / 2);
    const without = ITEMS.map((_, index) => figure(ITEMS.filter((_item, place) => place !== index)));
    const away = without.map((each) => mean(without) - each);
    const squares = away.reduce((sum, each) => sum + each ** 2, 0);
    const skew = away.reduce((sum, each) => sum + each ** 3, 0) / (6 * squares ** 1.5);
    expect(Math.abs(bias) + Math.abs(skew)).toBeGreaterThan(0.1);
    const { low, high } = bootstrap(ITEMS, figure, { seed: 'a', resamples: 20_000, method: 'bca' });
    for (const [end, tail] of [
      [low, -1.959963984540054],
      [high, 1.959963984540054],
    ] as const) {
      const share = normalCdf(bias + (bias + tail) / (1 - skew * (bias + tail)));
      expect(below(end)).toBeLessThan(share + 0.008);
      expect(upTo(end)).toBeGreaterThan(share - 0.008);
    }
  });

  it('is the same again under the same seed, and another under another', () => {
    const run = (seed: string) => bootstrap(ITEMS, variance, { seed, resamples: 500, method: 'bca' });
    expect(run('a')).toEqual(run('a'));
    expect(run('a')).not.toEqual(run('b'));
  });

  it('takes any items, and leaves them as they were', () => {
    const worlds = [{ won: 1 }, { won: 0 }, { won: 1 }, { won: 1 }];
    const before = structuredClone(worlds);
    const { value } = bootstrap(worlds, (some) => mean(some.map(({ won }) => won)), {
      seed: 'a',
      resamples: 200,
      method: 'percentile',
    });
    expect(value).toBe(0.75);
    expect(worlds).toEqual(before);
  });

  it('of items that are all alike is a point', () => {
    const same = bootstrap([3, 3, 3], mean, { seed: 'a', resamples: 200, method: 'bca' });
    expect(same).toEqual({ value: 3, low: 3, high: 3 });
  });

  it('refuses a single item, a figure that is none, and an extreme that has nothing beyond it', () => {
    const ways = { seed: 'a', resamples: 200, method: 'bca' } as const;
    expect(() => bootstrap([1], mean, ways)).toThrow('1 items');
    expect(() => bootstrap(ITEMS, () => Number.NaN, ways)).toThrow('is NaN');
    expect(() => bootstrap(ITEMS, (items) => Math.min(...items) - (items === ITEMS ? 1 : 0), ways)).toThrow(
      'no resample on one side',
    );
  });

  /** Waiting times of mean 1: as lopsided as figures of a game get. */
  const coverage = (method: 'bca' | 'percentile', resamples: number) => {
    const rng = drawing('bootstrap');
    return shareOf(300, (time) => {
      const items = Array.from({ length: 40 }, () => -Math.log(1 - nextShare(rng)));
      const { low, high } = bootstrap(items, mean, { seed: `coverage/${time}`, resamples, method });
      return low <= 1 && 1 <= high;
    });
  };

  it('holds the mean of lopsided values about 95 times in 100, and not when drawn six times only', () => {
    // Standard deviation of the share: 0.013; the bootstrap itself is a point or two short at forty values.
    const held = coverage('bca', 400);
    expect(held).toBeGreaterThan(0.905);
    expect(held).toBeLessThan(0.98);
    expect(coverage('percentile', 6)).toBeLessThan(0.9);
  });

  it('by percentiles holds a median', () => {
    const median = (items: readonly number[]) =>
      [...items].sort((one, other) => one - other)[Math.floor(items.length / 2)] ?? 0;
    const rng = drawing('median');
    const share = shareOf(250, (time) => {
      const items = Array.from({ length: 41 }, () => nextBelow(rng, 1001));
      const { low, high } = bootstrap(items, median, {
        seed: `${time}`,
        resamples: 200,
        method: 'percentile',
      });
      return low <= 500 && 500 <= high;
    });
    expect(share).toBeGreaterThan(0.9);
    expect(share).toBeLessThan(0.985);
  });
});

import type { AnyMeasure } from '@foretell/engine';
import { describe, expect, it } from 'vitest';
import { learning, meansAt } from '../src/index.ts';
import { duelHost, MEASURE, REQUEST } from './duel.ts';

const measure = MEASURE as unknown as AnyMeasure;
const plan = {
  request: REQUEST,
  measure,
  path: ['roll', 'byTurn'],
  unit: 'number',
  key: 'roll',
} as const;
/** Rolls 0 to 99 in tenths: their standard deviation over n - 1, and half an interval of their mean. */
const HALF = (1.959963984540054 * Math.sqrt((100 * (100 ** 2 - 1)) / 12 / 99)) / 100;

describe('a learning curve', () => {
  it('is the list of means that the measure reports, turn by turn', async () => {
    const { findings, plots } = await learning(duelHost(), plan);
    const turns = findings.filter(({ figure }) => figure.key === 'roll');
    expect(turns.map(({ figure, measured, n }) => [figure.facts.turn, measured, n])).toEqual([
      [1, 4.95, 100],
      [2, 5.95, 100],
      [3, 6.95, 100],
    ]);
    expect(turns[0]?.high).toBeCloseTo(4.95 + HALF, 12);
    expect(plots[0]?.marks).toMatchObject([
      { kind: 'band' },
      { kind: 'line', points: [{ x: 1, y: 4.95 }, {}, {}] },
    ]);
  });

  it('gains what the last turn has over the first, with an interval for any dependence', async () => {
    const { gain } = await learning(duelHost(), plan);
    expect(gain.value).toBeCloseTo(2, 12);
    // Normal quantile of 0.9875.
    expect(gain.high - gain.value).toBeCloseTo((2 * HALF * 2.241402727604947) / 1.959963984540054, 12);
  });

  it('refuses a place where the measure reports no means', async () => {
    const refused = (path: readonly string[]) => expect(learning(duelHost(), { ...plan, path })).rejects;
    await refused(['roll', 'byDay']).toThrow('no means at roll.byDay');
    await refused(['turns']).toThrow('no means at turns');
    await refused(['roll']).toThrow('no means at roll');
    await refused(['roll', 'byTurn', 'length']).toThrow('no means at roll.byTurn.length');
  });

  it('refuses a curve of one turn', async () => {
    const single: AnyMeasure = {
      ...measure,
      report: (tally) => ({ only: meansAt(measure.report(tally), ['roll', 'byTurn'])[0] ?? null }),
    };
    await expect(learning(duelHost(), { ...plan, measure: single, path: ['only'] })).rejects.toThrow(
      'two turns',
    );
  });
});

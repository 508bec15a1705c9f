import { int } from '@foretell/engine';
import { describe, expect, it } from 'vitest';
import { type Knob, type SampleRequest, sideOf, sweep, wilson } from '../src/index.ts';
import { DRAWN, duelHost, REQUEST } from './duel.ts';

const EDGE: Knob = {
  name: 'edge',
  column: int({ unit: 'points', decimals: 1, min: -50, max: 50 }),
  unit: 'number',
};
const TIE: Knob = { name: 'tie', column: int({ unit: 'rolls', min: 0, max: 40 }), unit: 'count' };
const VALUES = [-30, -10, 0, 5, 30];

describe('a sweep', () => {
  it('finds the win rate that the rules give at each value, with its interval', async () => {
    const { findings } = await sweep(duelHost(), {
      request: REQUEST,
      seat: 'left',
      knobs: [{ ...EDGE, values: VALUES }],
      key: 'left-wins',
    });
    expect(findings).toEqual(
      VALUES.map((edge) => ({
        figure: { key: 'left-wins', facts: { seat: 'left', edge: (edge / 10).toFixed(1) }, unit: 'share' },
        measured: (50 + edge) / 100,
        ...wilson(50 + edge, 100),
        n: 100,
      })),
    );
  });

  it('draws one knob as a line in its band, in the units of people', async () => {
    const { plots } = await sweep(duelHost(), {
      request: REQUEST,
      seat: 'right',
      knobs: [{ ...EDGE, values: [-10, 20] }],
      key: 'wins',
    });
    expect(plots).toMatchObject([
      {
        key: 'wins',
        x: { key: 'edge' },
        marks: [
          { kind: 'band', series: 'right', points: [{ x: -1 }, { x: 2, ...wilson(30, 100) }] },
          {
            kind: 'line',
            series: 'right',
            points: [
              { x: -1, y: 0.6 },
              { x: 2, y: 0.3 },
            ],
          },
        ],
      },
    ]);
  });

  it('draws two knobs as cells, the second changing fastest', async () => {
    const { places, plots, findings } = await sweep(duelHost(), {
      request: REQUEST,
      seat: 'left',
      knobs: [
        { ...EDGE, values: [0, 10] },
        { ...TIE, values: [0, 40] },
      ],
      key: 'wins',
    });
    expect(places.map(({ values, rate }) => [...values, rate.value])).toEqual([
      [0, 0, 0.5],
      [0, 40, 0.3],
      [10, 0, 0.6],
      [10, 40, 0.4],
    ]);
    expect(plots[0]?.marks).toMatchObject([
      { kind: 'cells', cells: [{}, {}, {}, { x: 1, y: 40, value: 0.4 }] },
    ]);
    expect(findings[3]?.figure.facts).toEqual({ seat: 'left', edge: '1.0', tie: '40' });
  });

  const climb = async (change: (request: SampleRequest) => SampleRequest) => {
    const values = Array.from({ length: 41 }, (_, index) => index - 20);
    const { places } = await sweep(duelHost(change), {
      request: DRAWN,
      seat: 'left',
      knobs: [{ ...EDGE, values }],
      key: 'wins',
    });
    const rates = places.map(({ rate }) => rate.value);
    return rates.filter((rate, at) => at > 0 && rate < (rates[at - 1] ?? 0)).length;
  };

  it('plays the same worlds everywhere, so a larger edge never wins less', async () => {
    expect(await climb((request) => request)).toBe(0);
  });

  it('would see it win less now and then, were the worlds others at each value', async () => {
    const elsewhere = (request: SampleRequest) => ({ ...request, seed: JSON.stringify(request.config) });
    expect(await climb(elsewhere)).toBeGreaterThan(5);
  });

  it('stops at each place where it is known whether the rate lies above or below, and not elsewhere', async () => {
    const { places, findings } = await sweep(duelHost(), {
      request: { ...DRAWN, games: 950 },
      seat: 'left',
      knobs: [{ ...EDGE, values: [-40, 1, 40] }],
      key: 'wins',
      until: { rate: 0.5, batch: 100 },
    });
    expect(places.map(({ rate }) => sideOf(rate, 0.5))).toEqual(['below', 'open', 'above']);
    expect(findings.map(({ n }) => n)).toEqual([100, 1000, 100]);
    // The price of being allowed to look: wider than an interval of so many games would be.
    const [, open] = findings;
    const fixed = wilson(Math.round((open?.measured ?? 0) * 1000), 1000);
    expect((open?.high ?? 0) - (open?.low ?? 0)).toBeGreaterThan(fixed.high - fixed.low);
  });

  it('refuses a value that the column does not take, a seat that is none, and no values at all', async () => {
    const plan = { request: REQUEST, seat: 'left', key: 'wins' };
    const refused = (knobs: readonly [typeof EDGE & { values: number[] }], seat = 'left') =>
      expect(sweep(duelHost(), { ...plan, seat, knobs })).rejects;
    await refused([{ ...EDGE, values: [51] }]).toThrow('edge: expected a whole number from -50 to 50');
    await refused([{ ...EDGE, values: [1] }], 'middle').toThrow('no seat "middle" among left, right');
    await refused([{ ...EDGE, values: [] }]).toThrow('no values');
  });
});

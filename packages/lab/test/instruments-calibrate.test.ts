import { int } from '@foretell/engine';
import { describe, expect, it } from 'vitest';
import { calibrate, type Host, type Knob, type SampleRequest, wilson } from '../src/index.ts';
import { DRAWN, duelHost, REQUEST } from './duel.ts';

const EDGE: Knob = {
  name: 'edge',
  column: int({ unit: 'points', decimals: 1, min: -50, max: 50 }),
  unit: 'number',
};
/** Every world ten times over. */
const THOUSAND: SampleRequest = { ...REQUEST, games: 1000 };
const plan = { request: THOUSAND, seat: 'left', target: 0.62, knob: EDGE, from: -50, to: 50, key: 'fair' };

/** The edges at which the target is not excluded, looked for one by one, and the nearest ones at which it is. */
function inverted(target: number, games: number): { readonly low: number; readonly high: number } {
  const edges = Array.from({ length: 101 }, (_, index) => index - 50);
  const possible = edges.filter((edge) => {
    const { low, high } = wilson(((50 + edge) / 100) * games, games);
    return low <= target && target <= high;
  });
  return { low: ((possible[0] ?? 0) - 1) / 10, high: ((possible.at(-1) ?? 0) + 1) / 10 };
}

describe('a calibration', () => {
  it('finds the edge that wins 62 of 100 games, and every edge that might', async () => {
    const found = await calibrate(duelHost(), plan);
    expect(found).toMatchObject({ kind: 'found', setting: { value: 1.2, ...inverted(0.62, 1000) } });
    expect(found.findings[0]).toMatchObject({
      figure: { key: 'fair', facts: { seat: 'left', target: '62 %' } },
      measured: 1.2,
      n: 1000,
    });
    expect(found.rates.length).toBeLessThan(25);
  });

  it('finds it for the seat that wins less the larger the edge is', async () => {
    const found = await calibrate(duelHost(), { ...plan, seat: 'right', target: 0.38 });
    expect(found).toMatchObject({ kind: 'found', setting: { value: 1.2, ...inverted(0.62, 1000) } });
  });

  it('takes the rate for a straight line between two values', async () => {
    const found = await calibrate(duelHost(), { ...plan, target: 0.6225 });
    expect(found).toMatchObject({ kind: 'found', setting: { value: expect.closeTo(1.225, 12) } });
  });

  it('ends at the two values next to the target when there are games enough to exclude both', async () => {
    const millions: Host = {
      progress: () => {},
      sample: async ({ config }) => {
        const { edge } = config as { readonly edge: number };
        const left = (50 + edge) * 100_000;
        return { games: 1e7, wins: { left, right: 1e7 - left }, draws: 0, measured: null };
      },
    };
    const found = await calibrate(millions, { ...plan, target: 0.6225 });
    expect(found).toMatchObject({ kind: 'found', setting: { low: 1.2, high: 1.3 } });
  });

  it('plays many games less when it may stop where the side of the target is known, and finds the same', async () => {
    let played = 0;
    const counting = duelHost((request) => {
      played += request.games;
      return request;
    });
    const large = { ...plan, request: { ...DRAWN, games: 3000 } };
    const whole = await calibrate(counting, large);
    const [all, before] = [played, whole.kind === 'found' ? whole.setting : undefined];
    played = 0;
    const early = await calibrate(counting, { ...large, batch: 100 });
    expect(played).toBeLessThan(all * 0.6);
    if (early.kind !== 'found' || before === undefined) throw new Error('not found');
    expect(early.setting.low).toBeLessThanOrEqual(before.value);
    expect(early.setting.high).toBeGreaterThanOrEqual(before.value);
  });

  it('says so when the target lies beyond the range, with the rates at its ends', async () => {
    const missed = await calibrate(duelHost(), { ...plan, from: -10, to: 10 });
    expect(missed.kind).toBe('not-bracketed');
    expect(missed.findings.map(({ figure, measured }) => [figure.key, figure.facts.edge, measured])).toEqual([
      ['fair-rate', '-1.0', 0.4],
      ['fair-rate', '1.0', 0.6],
    ]);
  });

  it('says so when an end of the interval lies beyond the range', async () => {
    expect((await calibrate(duelHost(), { ...plan, to: 13 })).kind).toBe('not-bracketed');
    expect((await calibrate(duelHost(), { ...plan, to: 20 })).kind).toBe('found');
  });

  it('says so when the rate turns back', async () => {
    const bent = duelHost((request) => {
      const { edge } = request.config as { readonly edge: number };
      return { ...request, config: { edge: edge === 0 ? 45 : edge === 50 ? 20 : edge } };
    });
    expect((await calibrate(bent, plan)).kind).toBe('not-monotone');
  });

  const coverage = async (scale: number) => {
    let held = 0;
    for (let run = 0; run < 60; run++) {
      const request = { ...DRAWN, seed: `run/${run}`, games: 150 };
      const found = await calibrate(duelHost(), { ...plan, request });
      if (found.kind !== 'found') continue;
      const { value, low, high } = found.setting;
      if (value - scale * (value - low) <= 1.2 && 1.2 <= value + scale * (high - value)) held++;
    }
    return held / 60;
  };

  it('holds the true edge in nearly all of sixty samples, and not with half its interval', async () => {
    expect(await coverage(1)).toBeGreaterThan(0.88);
    expect(await coverage(0.4)).toBeLessThan(0.8);
  });
});

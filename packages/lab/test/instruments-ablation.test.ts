import { describe, expect, it } from 'vitest';
import { ablation, type Change, runExperiment, type SampleRequest, usualSettings } from '../src/index.ts';
import { DRAWN, duelHost, REQUEST } from './duel.ts';

const BASE: SampleRequest = { ...REQUEST, config: { edge: 10 } };
const CHANGES: readonly Change[] = [
  { name: 'no-edge', config: { edge: 0 } },
  { name: 'ties', config: { tie: 4 } },
  { name: 'strong', lineup: { left: 'strength-10' } },
  { name: 'nothing', config: { edge: 10 } },
];
const plan = { request: BASE, seat: 'left', changes: CHANGES, key: 'wins' };

describe('an ablation', () => {
  it('finds what each change does to the win rate, and nothing for one that changes nothing', async () => {
    const { base, rows } = await ablation(duelHost(), plan);
    expect(base.value).toBe(0.6);
    expect(rows.map(({ name, rate, difference }) => [name, rate.value, difference.value])).toEqual([
      ['no-edge', 0.5, -0.1],
      ['ties', 0.58, -0.02],
      ['strong', 0.7, 0.1],
      ['nothing', 0.6, 0],
    ]);
  });

  it('calls different what is so among all changes looked at', async () => {
    const { rows } = await ablation(duelHost(), plan);
    // 10 games, all one way: 2 / 2^10, the smallest of four and the second of them; 2 games: 2 / 2^2, of the two left.
    expect(rows.map(({ p }) => p)).toEqual([
      expect.closeTo(8 / 1024, 12),
      expect.closeTo(1, 12),
      expect.closeTo(8 / 1024, 12),
      expect.closeTo(1, 12),
    ]);
    expect(rows.map(({ isDifferent }) => isDifferent)).toEqual([true, false, true, false]);
    const [alone] = (await ablation(duelHost(), { ...plan, changes: CHANGES.slice(0, 1) })).rows;
    expect(alone?.p).toBeCloseTo(2 / 1024, 12);
  });

  it('gives three figures a change, and draws the differences', async () => {
    const { findings, plots } = await ablation(duelHost(), plan);
    const names = findings.map(({ figure }) => `${figure.key} ${figure.facts.change}`);
    expect(names.slice(0, 4)).toEqual([
      'wins none',
      'wins no-edge',
      'wins-difference no-edge',
      'wins-p no-edge',
    ]);
    expect(new Set(names).size).toBe(13);
    expect(plots[0]?.marks[0]).toMatchObject({
      kind: 'bars',
      bars: [{ label: 'no-edge', value: -0.1 }, {}, {}, {}],
    });
    // Bars lie down when they are drawn, and their values are read off the y axis all the same.
    expect([plots[0]?.x.key, plots[0]?.y]).toEqual(['change', { key: 'wins-difference', unit: 'share' }]);
  });

  it('is an outcome that the runner accepts', async () => {
    const experiment = {
      id: 'toy/ablation',
      kind: 'sampled',
      params: {},
      stated: [],
      run: (_settings: unknown, host: Parameters<typeof ablation>[0]) => ablation(host, plan),
    } as const;
    const ground = { game: 'toy-duel', rulesVersion: 1, tablesDigest: '', version: '0', node: '' };
    const { rows } = await runExperiment(experiment, usualSettings(experiment), duelHost(), ground);
    expect(rows).toHaveLength(13);
  });

  const noise = async (change: (request: SampleRequest) => SampleRequest) => {
    const nothing = Array.from({ length: 12 }, (_, index) => ({ name: `${index}`, config: { tie: 0 } }));
    const { rows } = await ablation(duelHost(change), { ...plan, request: DRAWN, changes: nothing });
    return rows.filter(({ difference }) => difference.value !== 0).length;
  };

  it('sees no difference at all in twelve changes that are none, and would in other worlds', async () => {
    expect(await noise((request) => request)).toBe(0);
    let played = 0;
    expect(await noise((request) => ({ ...request, seed: `${played++}` }))).toBeGreaterThan(8);
  });

  it('refuses two changes of one name, and one that passes for the game as it is', async () => {
    const twice = [...CHANGES, { name: 'ties' }];
    await expect(ablation(duelHost(), { ...plan, changes: twice })).rejects.toThrow('a name twice');
    await expect(ablation(duelHost(), { ...plan, changes: [{ name: 'none' }] })).rejects.toThrow(
      'a name twice',
    );
    const fieldless = { ...plan, request: { ...BASE, config: null } };
    await expect(ablation(duelHost(), fieldless)).rejects.toThrow('named fields');
  });
});

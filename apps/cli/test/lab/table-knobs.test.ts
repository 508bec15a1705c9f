import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { typed } from '../typed.ts';

const GAMES = [
  'mines',
  '--seats',
  'hero=random',
  '--seed',
  'test',
  '--games',
  '3',
  '--workers',
  '1',
  '--json',
];

const json = async (...args: readonly string[]) => {
  const { code, out, err } = await typed(args);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out);
};
const refusal = async (...args: readonly string[]) => {
  const { code, err } = await typed(args);
  expect(code).toBe(2);
  return err.split('\n')[0];
};
const configsOf = ({ manifest }: { manifest: { samples: { config: unknown }[] } }) =>
  manifest.samples.map(({ config }) => config);
const changed = (changes: object) => ({ root: 'surface', changes });

describe('numbers of a game whose tables a configuration may change', () => {
  it.each([
    [
      'action_economy.ap_per_round',
      'ap_per_round',
      '7',
      { action_economy: { standard: { ap_per_round: 7 } } },
    ],
    ['hero.base_hp', 'BASE_HP', '90', { hero: { standard: { base_hp: 90 } } }],
    ['units.rockling.hp', 'units.rockling.hp', '200', { units: { rockling: { hp: 200 } } }],
  ])('%s is swept, by its name or by the part that no other has', async (name, written, value, changes) => {
    const report = await json('lab', 'sweep', ...GAMES, '--knob', written, '--values', value);
    expect(report.rows).toMatchObject([{ key: 'wins', facts: { seat: 'hero', [name]: value } }]);
    expect(configsOf(report)).toEqual([changed(changes)]);
  });

  it('are turned two at a time, and over what --set and --config have changed', async () => {
    const report = await json(
      ...['lab', 'sweep', ...GAMES, '--knob', 'base_hp', '--values', '50', '--by', 'rap_refresh_cost=4,5'],
      ...['--set', 'base_attack=9'],
    );
    expect(configsOf(report)).toEqual(
      [4, 5].map((rap_refresh_cost) =>
        changed({
          hero: { standard: { base_attack: 9, base_hp: 50 } },
          action_economy: { standard: { rap_refresh_cost } },
        }),
      ),
    );
  });

  it('are changed by an ablation, several at once, beside what is set for all', async () => {
    const report = await json(
      ...['lab', 'ablate', ...GAMES, '--set', 'base_attack=9'],
      ...['--change', 'base_hp=50,rap_refresh_cost=4', '--change', 'hero=careful'],
    );
    const all = { hero: { standard: { base_attack: 9 } } };
    const configs = configsOf(report);
    const both = {
      hero: { standard: { base_attack: 9, base_hp: 50 } },
      action_economy: { standard: { rap_refresh_cost: 4 } },
    };
    expect(configs.filter((config) => isDeepStrictEqual(config, changed(all)))).toHaveLength(2);
    expect(configs.filter((config) => isDeepStrictEqual(config, changed(both)))).toHaveLength(1);
  });

  it('are looked for by calibrate, which without an answer says which it has tried', async () => {
    const { out } = await typed([
      ...['lab', 'calibrate', ...GAMES, '--knob', 'base_hp', '--range', '1..2', '--target', '0.5'],
    ]);
    expect(configsOf(JSON.parse(out))).toContainEqual(changed({ hero: { standard: { base_hp: 2 } } }));
  });

  it('are refused by name, with a guess or with those of that name', async () => {
    const sweep = ['lab', 'sweep', ...GAMES, '--values', '1', '--knob'];
    expect(await refusal(...sweep, 'base_hpp')).toMatch(/such as action_economy.*did you mean base_hp\?/);
    expect(await refusal(...sweep, 'weight')).toMatch(/one of the 24 of this name: row_pool.strike.weight/);
    expect(await refusal('sim', ...GAMES, '--set', 'nothing=1')).toMatch(/^--set: expected a number such as/);
  });

  it('are refused by the tables as a whole, before a game is played', async () => {
    const sweep = [
      'lab',
      'sweep',
      ...GAMES,
      '--knob',
      'dig_ap_cost',
      '--values',
      '8',
      '--set',
      'ap_per_round=7',
    ];
    expect(await refusal(...sweep)).toMatch(/ap_per_round/);
  });
});

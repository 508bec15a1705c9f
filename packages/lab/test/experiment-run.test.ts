import { describe, expect, it } from 'vitest';
import {
  type AnyExperiment,
  defineExperiment,
  experimentProblems,
  type Finding,
  type Host,
  readManifestSettings,
  readSettings,
  reportBytes,
  runExperiment,
  type Stated,
  settingsOf,
  usualSettings,
} from '../src/index.ts';
import { chances, claim, drifting, exactly, GROUND, HOST, openDice, winning } from './experiment-toys.ts';

const run = (experiment: AnyExperiment, set: readonly string[] = [], host: Host = HOST) => {
  const settings = readSettings(experiment, set);
  if (!settings.ok) throw new Error(JSON.stringify(settings.error));
  return runExperiment(experiment, settings.value, host, GROUND);
};

/** An exact experiment with these findings and claims. */
const toy = (findings: readonly Finding[], stated: readonly Stated[]) =>
  defineExperiment({
    id: 'toy/one',
    kind: 'exact',
    params: {},
    stated,
    run: async () => ({ findings, plots: [] }),
  });

describe('a report', () => {
  it('says of every figure what is claimed, what was measured, and the verdict', async () => {
    const { experiment, rows } = await run(chances);
    expect(experiment).toBe('toy-dice/chances');
    expect(rows).toEqual([
      {
        ...{ figure: 'meets(bet=1)', key: 'meets', facts: { bet: 1 }, unit: 'share', source: 'design' },
        ...{ expected: 0.15, tolerance: 0.001, measured: 0.15, low: 0.15, high: 0.15, verdict: 'holds' },
      },
      {
        ...{ figure: 'meets(bet=6)', key: 'meets', facts: { bet: 6 }, unit: 'share', source: 'design' },
        ...{ expected: 0.2, tolerance: 0.01, measured: 0.05, low: 0.05, high: 0.05, verdict: 'contradicted' },
        contradicted: { found: 0.05, tolerance: 0.001, why: 'no-card' },
      },
    ]);
  });

  it('of games played carries how many, and what was asked to be played', async () => {
    const { rows, manifest } = await run(winning);
    expect(rows.map(({ figure, verdict, n }) => [figure, verdict, n])).toEqual([
      ['wins(bet=3)', 'holds', 400],
      ['wins(bet=6)', 'undecided', 400],
    ]);
    expect(rows[1]).toMatchObject({ expected: null, tolerance: null });
    const lineups = manifest.samples.map(({ lineup, games }) => [lineup.left, games]);
    expect(lineups).toEqual([
      ['steady-3', 400],
      ['steady-6', 400],
    ]);
  });

  it('names a claim that has drifted', async () => {
    expect((await run(drifting)).rows).toMatchObject([{ figure: 'sum', verdict: 'drifted', expected: 3.5 }]);
  });

  it('is the same to the byte from the same manifest, and another one after any change', async () => {
    const first = await run(winning);
    const settings = readManifestSettings(winning, JSON.parse(JSON.stringify(first.manifest.settings)));
    if (!settings.ok) throw new Error('the manifest could not be read');
    const again = await runExperiment(winning, settings.value, HOST, GROUND);
    expect(reportBytes({ ...again, seconds: 9 })).toBe(reportBytes({ ...first, seconds: 3 }));
    const fewer = await run(winning, ['games=399']);
    expect(fewer.manifest.digest).not.toBe(first.manifest.digest);
    expect(reportBytes({ ...first, rows: [] })).not.toBe(reportBytes(first));
  });

  it('does not depend on which of several samples is finished first', async () => {
    const request = { game: 'toy-dice', config: null, seed: 's', games: 5 };
    const lineupOf = (bet: number) => ({ left: `steady-${bet}`, right: 'gambler' });
    const twice = defineExperiment({
      id: 'toy/twice',
      kind: 'sampled',
      params: {},
      stated: [],
      run: async (_settings, host) => {
        const chain = async (bet: number) => {
          await host.sample({ ...request, lineup: lineupOf(bet) });
          await host.sample({ ...request, lineup: lineupOf(bet), games: 6 });
        };
        await Promise.all([chain(3), chain(6), chain(3)]);
        return { findings: [], plots: [] };
      },
    });
    const asked: string[][] = [];
    const manifests = [];
    for (const slow of [3, 6]) {
      const order: string[] = [];
      const host: Host = {
        ...HOST,
        sample: async (each) => {
          order.push(`${each.lineup.left}/${each.games}`);
          for (let turn = 0; each.lineup.left === `steady-${slow}` && turn < 50; turn++) await undefined;
          return HOST.sample(each);
        },
      };
      manifests.push((await run(twice, [], host)).manifest);
      asked.push(order);
    }
    expect(asked[0]).not.toEqual(asked[1]);
    expect(manifests[0]).toEqual(manifests[1]);
    expect(manifests[0]?.samples.map(({ lineup, games }) => `${lineup.left}/${games}`)).toEqual([
      'steady-3/5',
      'steady-6/5',
      'steady-3/6',
      'steady-6/6',
    ]);
  });

  it('is plain JSON: what JSON cannot say is not in it', async () => {
    const { rows } = await run(toy([{ ...exactly('zero', -0) }], []));
    expect(Object.is(rows[0]?.measured, 0)).toBe(true);
    expect(JSON.parse(JSON.stringify(rows))).toEqual(rows);
  });
});

describe('settings', () => {
  it('of another world leave every figure undecided and nothing claimed', async () => {
    const { rows, manifest } = await run(chances, ['share=0.5']);
    expect(rows.map(({ expected, tolerance, verdict }) => [expected, tolerance, verdict])).toEqual([
      [null, null, 'undecided'],
      [null, null, 'undecided'],
    ]);
    expect(rows.map(({ measured }) => measured)).toEqual([0.075, 0.025]);
    expect(manifest.settings).toEqual({
      share: { stored: 50, shown: '0.50' },
      bet: { stored: 0, shown: '0' },
    });
  });

  it('that pick figures leave those judged that were picked', async () => {
    const { rows } = await run(chances, ['bet=6']);
    expect(rows.map(({ figure, verdict }) => [figure, verdict])).toEqual([['meets(bet=6)', 'contradicted']]);
  });

  it('of effort change no claim', async () => {
    const { rows } = await run(winning, ['games=20']);
    expect(rows[0]).toMatchObject({ expected: 0.35, verdict: 'undecided', n: 20 });
  });

  it('are known by what they do to the claims', () => {
    const changed = (set: readonly string[]) => {
      const read = readSettings(chances, set);
      return read.ok && [read.value.isElsewhere, read.value.isSelection];
    };
    expect(changed([])).toEqual([false, false]);
    expect(changed(['SHARE=0.5'])).toEqual([true, false]);
    expect(changed(['bet=1'])).toEqual([false, true]);
    expect(changed(['share=1', 'bet=0'])).toEqual([false, false]);
    expect(settingsOf(chances, { share: 50, bet: 6 })).toMatchObject({
      isElsewhere: true,
      isSelection: true,
    });
  });

  it('that cannot be are all named at once', () => {
    const read = readSettings(chances, ['share=2', 'bte=6', 'bet']);
    expect(read.ok ? [] : read.error.map(({ path, received }) => [path.join('.'), received])).toEqual([
      ['toy-dice/chances.share', '"2"'],
      ['toy-dice/chances', '"bte"'],
      ['toy-dice/chances', '"bet"'],
    ]);
  });

  it('of a manifest must be complete and known, for what is usual may change', () => {
    const stored = (value: unknown) => ({ stored: value, shown: '' });
    const read = (settings: unknown) => {
      const result = readManifestSettings(chances, settings);
      return result.ok
        ? result.value.values
        : result.error.map(({ path, received }) => [path.join('.'), received]);
    };
    expect(read({ share: stored(50), bet: stored(6) })).toEqual({ share: 50, bet: 6 });
    expect(read({ share: stored(50) })).toEqual([['toy-dice/chances.bet', 'nothing']]);
    expect(read({ share: stored(1.5), bet: stored(6), q: stored(1) })).toEqual([
      ['toy-dice/chances.share', '1.5'],
      ['toy-dice/chances', '"q"'],
    ]);
    expect(read('nonsense')).toHaveLength(2);
  });
});

describe('a run is refused, naming the figure, when', () => {
  const cases: readonly (readonly [string, AnyExperiment, string])[] = [
    [
      'a claim is not measured',
      toy([exactly('a', 1)], [claim('a', 1, 0), claim('b', 1, 0), claim('a', 1, 0, { facts: { q: 2 } })]),
      'the claim b is not measured; the claim a(q=2) is not measured',
    ],
    ['two findings share a name', toy([exactly('a', 1), exactly('a', 2)], []), 'two findings are called a'],
    ['a figure is no number', toy([exactly('a', Number.NaN)], []), 'a is measured as NaN'],
    [
      'an interval does not hold what was measured',
      toy([{ ...exactly('a', 1), low: 2, high: 3 }], []),
      'a is measured as 1 from 2 to 3',
    ],
  ];
  it.each(cases)('%s', async (_title, experiment, message) => {
    await expect(run(experiment)).rejects.toThrow(message);
  });

  it('a sample cannot be played', async () => {
    const host: Host = { ...HOST, sample: () => Promise.reject(new Error('stopped')) };
    await expect(run(winning, [], host)).rejects.toThrow('stopped');
    expect(() =>
      openDice({ game: 'toy-dice', config: null, lineup: { left: 'nobody' }, seed: '', games: 1 }),
    ).toThrow();
  });

  it('but not when it was left out on purpose', async () => {
    await expect(run(chances, ['bet=1'])).resolves.toMatchObject({ rows: [{ figure: 'meets(bet=1)' }] });
    const lazy = { ...chances, run: async () => ({ findings: [], plots: [] }) };
    await expect(run(lazy)).rejects.toThrow('the claim meets(bet=1) is not measured');
    await expect(run(lazy, ['share=0.5'])).resolves.toMatchObject({ rows: [] });
    expect(usualSettings(lazy).isSelection).toBe(false);
  });
});

describe('an experiment is refused when it is defined, with everything that is wrong with it,', () => {
  it('for claims and parameters that contradict themselves', () => {
    const wrong: AnyExperiment = {
      ...chances,
      id: 'Chances',
      params: { bet: { ...chances.params.bet, usual: 3 } as NonNullable<typeof chances.params.bet> },
      stated: [
        claim('a', 1, 0),
        claim('a', 2, 0),
        claim('b', 1, -1),
        claim('c', 1, 0.5, { contradicted: { found: 1.2, tolerance: 0, why: 'y' } }),
        claim('d', 5, 0, { bound: 'at-most', contradicted: { found: 4, tolerance: 0, why: 'y' } }),
      ],
    };
    expect(experimentProblems(wrong)).toEqual([
      'the id is not <game>/<name>',
      'the usual bet is not one of 0, 1, 6 (bet, or 0 for all)',
      'two claims are about a',
      'the claim b has a number that is none, or a tolerance below 0',
      'the claim c is on record as contradicted by 1.2, which it allows',
      'the claim d is on record as contradicted by 4, which it allows',
    ]);
    expect(experimentProblems(chances)).toEqual([]);
    expect(() => toy([], [claim('a', 1, 0), claim('a', 2, 0)])).toThrow('toy/one: two claims are about a');
  });
});

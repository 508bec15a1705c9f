import { int } from '@foretell/engine';
import { type AnyExperiment, defineExperiment, type Finding, rateOf, type Stated } from '@foretell/lab';

/** A figure that was calculated. */
export function exactly(key: string, measured: number, facts: Finding['figure']['facts'] = {}): Finding {
  return { figure: { key, facts, unit: 'number' }, measured, low: measured, high: measured };
}

export function claim(key: string, expected: number, rest: Partial<Stated> = {}): Stated {
  return { key, facts: {}, expected, tolerance: 0.1, source: 'design', ...rest };
}

/** An exact experiment of shift that finds what it is told. */
export function found(name: string, findings: readonly Finding[], stated: readonly Stated[]): AnyExperiment {
  return defineExperiment({
    id: `shift/${name}`,
    kind: 'exact',
    params: {},
    stated,
    run: async () => ({ findings, plots: [] }),
  });
}

/** Twice K: a condition and a selection. */
const twice = defineExperiment({
  id: 'shift/twice',
  kind: 'exact',
  params: {
    K: { column: int({ unit: 'output', decimals: 2, min: 100, max: 900 }), usual: 350, role: 'condition' },
    days: { column: int({ unit: 'days', min: 0, max: 10 }), usual: 0, role: 'selection' },
  },
  stated: [
    claim('twice', 7, { facts: { days: 5 } }),
    claim('twice', 8, { facts: { days: 10 }, contradicted: { found: 7, tolerance: 0.01, why: 'same' } }),
  ],
  run: async ({ K, days }) => ({
    findings: [5, 10]
      .filter((each) => days === 0 || days === each)
      .map((each) => exactly('twice', (2 * K) / 100, { days: each })),
    plots: [],
  }),
});

/** How often the habitual boss beats the easy worker. Sampled. */
const winning = defineExperiment({
  id: 'shift/winning',
  kind: 'sampled',
  params: { games: { column: int({ unit: 'games', min: 1, max: 10_000 }), usual: 60, role: 'effort' } },
  stated: [claim('wins', 0.5, { tolerance: 0.5 })],
  run: async ({ games }, host) => {
    const lineup = { boss: 'habit', worker: 'easy' };
    const tally = await host.sample({ game: 'shift', config: {}, lineup, seed: 'toy', games });
    const { rate, low, high } = rateOf(tally.wins.boss ?? 0, tally.games);
    const figure = { key: 'wins', facts: {}, unit: 'share' } as const;
    return { findings: [{ figure, measured: rate ?? 0, low, high, n: tally.games }], plots: [] };
  },
});

export const SOUND: readonly AnyExperiment[] = [winning, twice];
export const DRIFTED = found('drifted', [exactly('sum', 3.25)], [claim('sum', 3.5)]);
export const VAGUE = found('vague', [{ ...exactly('sum', 3.5), low: 3, high: 4 }], [claim('sum', 3.5)]);
export const UNCLAIMED = found('unclaimed', [exactly('sum', 3.5)], []);
export const FORGETFUL = found('forgetful', [], [claim('sum', 3.5)]);

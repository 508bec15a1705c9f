import type { AnyBot } from '@foretell/engine';
import {
  type AnyExperiment,
  judge,
  localHost,
  type ReportRow,
  type SampleRequest,
  settingsOf,
  usualSettings,
} from '@foretell/lab';
import { describe, expect, test } from 'vitest';
import { SAMPLED_BOTS, SAMPLED_EXPERIMENTS } from '../claims/sampled/index.ts';
import { BOTS } from '../src/bots/bots.ts';
import { shift } from '../src/game.ts';
import { MEASURE } from '../src/measure.ts';

/** Plays an experiment with few games; `replaced` puts one bot in another's place. */
async function rowsOf(
  name: string,
  replaced: Readonly<Record<string, string>> = {},
): Promise<readonly ReportRow[]> {
  const experiment = SAMPLED_EXPERIMENTS.find(({ id }) => id === `shift/${name}`);
  if (experiment === undefined) throw new RangeError(`no experiment ${name}`);
  const settings = fewGames(experiment);
  const { findings } = await experiment.run(
    settings.values,
    localHost((request) => open(request, replaced)),
  );
  return judge(experiment, settings, findings);
}

function fewGames(experiment: AnyExperiment) {
  const { values } = usualSettings(experiment);
  const few = {
    ...('games' in values ? { games: 100 } : {}),
    ...('hours' in values ? { hours: 20_000 } : {}),
  };
  return settingsOf(experiment, { ...values, ...few });
}

function open({ lineup, config }: SampleRequest, replaced: Readonly<Record<string, string>>) {
  const parsed = shift.parseConfig(config);
  if (!parsed.ok) throw new RangeError('no such rules');
  const players = Object.fromEntries(
    Object.entries(lineup).map(([seat, id]) => [seat, botOf(seat, replaced[id] ?? id)]),
  );
  return { matchup: { game: shift, config: parsed.value, players }, measure: MEASURE };
}

function botOf(seat: string, id: string): AnyBot {
  const bot = [...BOTS, ...SAMPLED_BOTS].find((each) => each.seat === seat && each.id === id);
  if (bot === undefined) throw new RangeError(`no bot ${id} for ${seat}`);
  return bot;
}

function measured(rows: readonly ReportRow[], figure: string): number {
  return rows.find((row) => row.figure === figure)?.measured ?? Number.NaN;
}

describe('what is played out', () => {
  test.each(SAMPLED_EXPERIMENTS.map(({ id }) => id.replace('shift/', '')))(
    '%s measures everything that is claimed of it',
    async (name) => {
      // `judge` throws when a claim is not measured or a figure is measured twice.
      const rows = await rowsOf(name);
      expect(rows.length).toBeGreaterThan(0);
    },
    120_000,
  );

  test('a boss who is held to more meetings makes less, and would not if nobody held him', async () => {
    const held = await rowsOf('meeting-response');
    const free = await rowsOf('meeting-response', {
      'meetings-3': 'habit+history',
      'meetings-6': 'habit+history',
    });
    const drop = (rows: readonly ReportRow[]) =>
      measured(rows, 'output(meetings=3, worker=normal)') -
      measured(rows, 'output(meetings=6, worker=normal)');
    expect(drop(held)).toBeGreaterThan(8);
    expect(Math.abs(drop(free))).toBeLessThan(1);
  }, 120_000);

  test('the levels read as stated, and the claims drift when the trainee sits in for the others', async () => {
    const rows = await rowsOf('ai-levels', { normal: 'easy', hard: 'easy' });
    expect(rows.filter(({ key, verdict }) => key === 'reading' && verdict === 'drifted')).toHaveLength(2);
    const honest = await rowsOf('ai-levels');
    expect(honest.filter(({ key, verdict }) => key === 'reading' && verdict === 'drifted')).toEqual([]);
  }, 120_000);

  test('the ablation drifts when no part of the boss is taken out', async () => {
    const rows = await rowsOf('ablation', {
      random: 'habit+history',
      history: 'habit+history',
      habit: 'habit+history',
    });
    const drifted = rows.filter(({ key, verdict }) => key === 'boss-wins' && verdict === 'drifted');
    expect(drifted.length).toBeGreaterThan(1);
  }, 120_000);
});

import { readFileSync } from 'node:fs';
import { describeGame } from '@foretell/engine/testing';
import { localHost, playGame, runExperiment, usualSettings } from '@foretell/lab';
import { describe, expect, test } from 'vitest';
import { CLAIMS, ENTRY, morra } from './morra.ts';

describeGame(morra, { configs: [null], plays: 4, seed: 'morra', bots: ENTRY.bots }, { describe, test });

describe('the example of a game of one’s own', () => {
  test('is one file of less than a hundred lines, from definition to claims', () => {
    const lines = readFileSync(new URL('./morra.ts', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n');
    expect(lines.length).toBeLessThan(100);
  });

  test('is solved and played: odd is worth 1/12 although it wins only every second game', async () => {
    const [experiment] = CLAIMS.experiments;
    if (experiment === undefined) throw new Error('the example claims nothing');
    const host = localHost(() => ({ matchup: MATCHUP, measure: CLAIMS.measure }));
    const ground = { game: 'morra', rulesVersion: 1, tablesDigest: '', version: '', node: '' };
    const { rows } = await runExperiment(experiment, usualSettings(experiment), host, ground);
    expect(rows.map(({ figure, verdict }) => [figure, verdict])).toEqual([
      ['value', 'holds'],
      ['odd-wins', 'holds'],
    ]);
    expect(rows[0]?.measured).toBeCloseTo(1 / 12, 12);
  });

  test('pays odd what the solution says, and no longer when two and two cost a finger less', () => {
    expect(worthOf(morra)).toBeCloseTo(1 / 12, 1);
    const kinder: typeof morra = {
      ...morra,
      returns: (state) => (state.odd + state.even === 4 ? [-3, 3] : morra.returns(state)),
    };
    expect(worthOf(kinder)).toBeGreaterThan(0.15);
  });
});

const MATCHUP = {
  game: morra,
  config: null,
  players: { odd: botOf('perfect', 'odd'), even: botOf('coin', 'even') },
};

/** What odd wins in a game on average. */
function worthOf(game: typeof morra): number {
  const games = 20_000;
  let won = 0;
  for (let index = 0; index < games; index++) {
    won += game.returns(playGame({ ...MATCHUP, game }, `worth/${index}`).final)[0] ?? 0;
  }
  return won / games;
}

function botOf(id: string, seat: string) {
  const bot = ENTRY.bots.find((each) => each.id === id && each.seat === seat);
  if (bot === undefined) throw new RangeError(`no ${id} for ${seat}`);
  return bot;
}

import { defineExperiment, type Estimate, type Stated } from '@foretell/lab';
import { butFound, specification } from '../figures.ts';
import { chanceToBeat } from './estimates.ts';
import { sampled } from './figures.ts';
import {
  bossWinsOf,
  gamesParam,
  playAll,
  RULES_TO_SET,
  request,
  requestOf,
  SEED,
  SHIPPING,
} from './plays.ts';

/** Who plays matches: the workers that are quick enough for twenty thousand of them. */
const PLAYERS = ['easy', 'normal'] as const;

/** Two players who are boss and worker in turn: equals draw level whatever the game, and the better worker wins. */
export const TWO_LEGS_BOTS = defineExperiment({
  id: 'shift/two-legs-bots',
  kind: 'sampled',
  params: { games: gamesParam(10_000), seed: SEED, ...RULES_TO_SET },
  stated: claims(),
  async run(setup, host) {
    const pairings = PLAYERS.map((worker) => ({ boss: SHIPPING, worker }));
    const plays = await playAll(host, [
      ...pairings.map((pairing) => requestOf(pairing, setup, 4 * setup.games)),
      ...pairings.map((pairing) =>
        requestOf(pairing, { ...setup, seed: `${setup.seed}/return` }, 4 * setup.games),
      ),
    ]);
    // In the first leg the first player is the boss. He wins the match when he led by more than the other did in his turn.
    const match = (first: number, second: number): Estimate =>
      chanceToBeat(plays[second]?.tally.leads ?? [], plays[first + PLAYERS.length]?.tally.leads ?? []);
    const findings = PLAYERS.flatMap((one, at) =>
      PLAYERS.slice(at).map((other, more) =>
        sampled(
          'first-wins',
          { one: other, other: one },
          'share',
          match(at + more, at),
          plays[at]?.games ?? 0,
        ),
      ),
    );
    return { findings, plots: [] };
  },
});

function claims(): readonly Stated[] {
  return PLAYERS.map((worker) => specification('first-wins', { one: worker, other: worker }, 0.5, 0.01));
}

/** The boss who places his meetings by lot, against the normal worker with and without the calendar leak. */
export const LEAK_BOT = defineExperiment({
  id: 'shift/leak-bot',
  kind: 'sampled',
  params: { games: gamesParam(10_000), seed: SEED },
  stated: [butFound(specification('boss-wins', { leak: '30 %' }, 0.5, 0.08), 0.393, 0.02, 'four-meetings')],
  async run(setup, host) {
    const leaks = [0, 15, 30, 50] as const;
    const plays = await playAll(
      host,
      leaks.map((leak) => requestOf({ boss: 'random', worker: 'normal' }, setup, setup.games, { leak })),
    );
    const findings = plays.map((played, at) =>
      sampled('boss-wins', { leak: `${leaks[at]} %` }, 'share', bossWinsOf(played), played.games),
    );
    return { findings, plots: [] };
  },
});

/** The tables that a player is offered: how often the computer wins as boss, or loses as worker, to the other computer. */
export const PRESETS = defineExperiment({
  id: 'shift/presets',
  kind: 'sampled',
  params: { games: gamesParam(10_000), seed: SEED },
  stated: [
    specification('boss-wins', { worker: 'easy', k: '3.50' }, 0.96, 0.04),
    specification('boss-wins', { worker: 'normal', k: '3.80' }, 0.5, 0.05),
  ],
  async run(setup, host) {
    const tables = [
      ['easy', 350],
      ['normal', 380],
      ['hard', 350],
    ] as const;
    const plays = await playAll(
      host,
      tables.map(([worker, k]) => request({ boss: SHIPPING, worker }, setup, { k })),
    );
    const findings = plays.map((played, at) => {
      const [worker, k] = tables[at] ?? tables[0];
      return sampled(
        'boss-wins',
        { worker, k: (k / 100).toFixed(2) },
        'share',
        bossWinsOf(played),
        played.games,
      );
    });
    return { findings, plots: [] };
  },
});

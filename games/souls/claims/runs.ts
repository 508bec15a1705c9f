import {
  atLeast,
  atMost,
  defineExperiment,
  exactly,
  type Host,
  meanInterval,
  type SampleTally,
  sampled,
  wilson,
} from '@foretell/lab';
import type { SoulsTally } from '../src/measure.ts';
import { HERO_IDS, type HeroId } from '../src/tables/ids.ts';
import { runsParam, SEED } from './params.ts';

const PLAYERS = ['reader', 'coward', 'brawler'] as const;

/** How far players come with each hero and without growth, what hurts them, and whether they get stuck. */
export const RUNS = defineExperiment({
  id: 'souls/runs',
  kind: 'sampled',
  params: { runs: runsParam(40), seed: SEED },
  stated: [
    ...HERO_IDS.map((hero) => atLeast('won-by-anybody', { hero }, 1)),
    ...PLAYERS.flatMap((bot) => HERO_IDS.map((hero) => atMost('stuck', { bot, hero }, 0))),
  ],
  async run({ runs, seed }, host) {
    const lineups = PLAYERS.flatMap((bot) => HERO_IDS.map((hero) => ({ bot, hero })));
    const plays = await Promise.all(
      lineups.map(async (lineup) => ({ ...lineup, tally: await play(host, lineup, runs, seed) })),
    );
    return {
      findings: [
        ...plays.flatMap(({ bot, hero, tally }) => findingsOf({ bot, hero }, tally.measured)),
        ...HERO_IDS.map((hero) => {
          const won = plays
            .filter((each) => each.hero === hero)
            .reduce((sum, { tally }) => sum + tally.measured.outcomes.won, 0);
          return exactly('won-by-anybody', { hero }, 'count', won);
        }),
      ],
      plots: [
        {
          key: 'depth-plot',
          x: { key: 'hero', unit: 'number' },
          y: { key: 'depth', unit: 'number', domain: [0, 10] },
          marks: PLAYERS.map((bot) => ({
            kind: 'bars' as const,
            series: bot,
            bars: plays
              .filter((each) => each.bot === bot)
              .map(({ hero, tally }) => ({ label: hero, value: meanInterval(tally.measured.depth).value })),
          })),
        },
      ],
    };
  },
});

type Facts = { readonly bot: string; readonly hero: HeroId };

function findingsOf(facts: Facts, tally: SoulsTally) {
  const { runs, outcomes, depth, turns, lost, embers, acts } = tally;
  const mean = (key: string, moments: SoulsTally['depth']) =>
    sampled(key, facts, 'number', meanInterval(moments), runs);
  return [
    sampled('won', facts, 'share', { value: outcomes.won / runs, ...wilson(outcomes.won, runs) }, runs),
    exactly('stuck', facts, 'count', acts.stuck),
    mean('depth', depth),
    mean('turns', turns),
    mean('lost', lost),
    mean('embers', embers),
  ];
}

function play(
  host: Host,
  { bot, hero }: Facts,
  games: number,
  seed: string,
): Promise<SampleTally<SoulsTally>> {
  const request = { game: 'souls', config: { hero }, lineup: { hero: bot }, seed, games };
  // What a sample of souls measures is what its measure counts.
  return host.sample(request) as Promise<SampleTally<SoulsTally>>;
}

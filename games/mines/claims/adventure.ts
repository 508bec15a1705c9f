import { addMoments, type Moments, noMoments } from '@foretell/engine';
import {
  atLeast,
  atMost,
  butFound,
  defineExperiment,
  type Estimate,
  type Host,
  meanInterval,
  type SampleTally,
  type Stated,
  sampled,
  stated,
  wilson,
} from '@foretell/lab';
import type { MinesTally } from '../src/measure.ts';
import type { EncounterKind } from '../src/tables/rows.ts';
import { gapOf } from './figures.ts';
import { runsParam, SEED } from './params.ts';

/**
 * Computer players, the weakest first; how many of 120 runs of two levels each of them completed in the design's trial, and what so few runs
 * leave open (the wider side of their 95 % interval).
 */
const PLAYERS = [
  { bot: 'random', completes: 0, leavesOpen: 0.031 },
  { bot: 'careless', completes: 0.325, leavesOpen: 0.083 },
  { bot: 'careful', completes: 0.675, leavesOpen: 0.084 },
  { bot: 'expert', completes: 0.917, leavesOpen: 0.064 },
] as const;

/** Players of ours that do not come out as the design's do: what comes out instead. */
const OURS: Readonly<Record<string, number>> = { careless: 0.12, expert: 0.835 };

const ORDINARY: readonly EncounterKind[] = ['early', 'battle', 'elite'];
const BOSS_LEVELS = [1, 2] as const;

/** How far the computer players get, and how long the expert's battles last. */
export const ADVENTURE = defineExperiment({
  id: 'mines/adventure',
  kind: 'sampled',
  params: { runs: runsParam(2000), seed: SEED },
  stated: [
    ...PLAYERS.map(completionClaim),
    stated('expert-completes', {}, 0.86, 0.11),
    atLeast('careless-gap', {}, 0.15),
    atMost('random-completes', {}, 0.05),
    stated('rounds', { kind: 'early' }, 3.05, 0.4),
    stated('rounds', { kind: 'battle' }, 3.4, 0.45),
    stated('rounds', { kind: 'elite' }, 4.55, 0.45),
    stated('boss-rounds', { level: 1 }, 5.9, 0.6),
    stated('boss-rounds', { level: 2 }, 7.3, 0.7),
    stated('boss-hp-lost', { level: 2 }, 82, 15),
  ],
  async run({ runs, seed }, host) {
    const plays = await Promise.all(PLAYERS.map(({ bot }) => play(host, bot, runs, seed)));
    const completes = plays.map(completionOf);
    const [random, careless, , expert] = completes;
    const expertTally = plays.at(-1)?.measured;
    if (random === undefined || careless === undefined || expert === undefined || expertTally === undefined) {
      throw new Error('a player is missing');
    }
    return {
      findings: [
        ...PLAYERS.map(({ bot }, at) =>
          sampled('completes', { bot }, 'share', completes[at] ?? random, runs),
        ),
        sampled('expert-completes', {}, 'share', expert, runs),
        sampled('careless-gap', {}, 'share', gapOf(expert, careless), runs),
        sampled('random-completes', {}, 'share', random, runs),
        ...ORDINARY.map((kind) => {
          const rounds = over(expertTally, kind, ({ sums }) => sums.rounds);
          return sampled('rounds', { kind }, 'number', meanInterval(rounds), rounds.count);
        }),
        ...BOSS_LEVELS.flatMap((level) => {
          const boss = expertTally.battles[`${level}/boss`];
          if (boss === undefined) return [];
          return [
            sampled(
              'boss-rounds',
              { level },
              'number',
              meanInterval(boss.sums.rounds),
              boss.sums.rounds.count,
            ),
            sampled('boss-hp-lost', { level }, 'number', meanInterval(boss.hpLost), boss.hpLost.count),
          ];
        }),
      ],
      plots: [
        {
          key: 'completes-plot',
          x: { key: 'bot', unit: 'number' },
          y: { key: 'completes', unit: 'share', domain: [0, 1] },
          marks: [
            {
              kind: 'bars',
              series: 'completes',
              bars: PLAYERS.map(({ bot }, at) => ({ label: bot, value: completes[at]?.value ?? 0 })),
            },
          ],
        },
      ],
    };
  },
});

function completionClaim({ bot, completes, leavesOpen }: (typeof PLAYERS)[number]): Stated {
  const claim = stated('completes', { bot }, completes, leavesOpen);
  const found = OURS[bot];
  return found === undefined ? claim : butFound(claim, found, 0.02, 'other-players');
}

function play(host: Host, bot: string, games: number, seed: string): Promise<SampleTally<MinesTally>> {
  const request = { game: 'mines', config: {}, lineup: { hero: bot }, seed, games };
  // What a sample of mines measures is what its measure counts.
  return host.sample(request) as Promise<SampleTally<MinesTally>>;
}

function completionOf({ measured }: SampleTally<MinesTally>): Estimate {
  const { runs, endings } = measured;
  return { value: endings.completed / runs, ...wilson(endings.completed, runs) };
}

/** Moments of battles of one kind, over all levels. */
function over(
  { battles }: MinesTally,
  kind: EncounterKind,
  moments: (tally: MinesTally['battles'][string]) => Moments,
): Moments {
  const sum = noMoments();
  for (const [name, tally] of Object.entries(battles))
    if (name.endsWith(`/${kind}`)) addMoments(sum, moments(tally));
  return sum;
}

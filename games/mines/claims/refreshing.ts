import { addMoments, type Moments, noMoments } from '@foretell/engine';
import {
  atLeast,
  butFound,
  defineExperiment,
  exactly,
  meanInterval,
  type SampleTally,
  sampled,
  wilson,
} from '@foretell/lab';
import type { BattleSummary } from '../src/battle/index.ts';
import { poolReading } from '../src/economy/pool.ts';
import type { BattleTally, MinesTally } from '../src/measure.ts';
import { SURFACE } from '../src/tables/roots.ts';
import { gapOf } from './figures.ts';
import { runsParam, SEED } from './params.ts';
import { CLEARING, REFRESHING } from './refreshing-bots.ts';

const PLAYERS = [CLEARING.id, REFRESHING.id] as const;
/** The first level on which a hero has a feat. */
const LEVEL = 2;
/** The number of enemies for which cells are priced. */
const UNITS = 2;

/**
 * Contract 5 as it is played: is a hero better off who pushes boards to their clear, or one who digs what is certain to open much and takes
 * another board? Both are the expert, both have the vein store, both choose by the same lots.
 */
export const REFRESHING_PAYS = defineExperiment({
  id: 'mines/refreshing',
  kind: 'sampled',
  params: { runs: runsParam(600), seed: SEED },
  stated: [butFound(atLeast('clearing-saves', { level: LEVEL }, 0), -8.8, 4, 'vein-store')],
  async run({ runs, seed }, host) {
    const plays = await Promise.all(
      PLAYERS.map((bot) => {
        const request = { game: 'mines', config: {}, lineup: { hero: bot }, seed, games: runs };
        return host.sample(request) as Promise<SampleTally<MinesTally>>;
      }),
    );
    const [clearing, refreshing] = plays.map(({ measured }) => levelOf(measured));
    if (clearing === undefined || refreshing === undefined) throw new Error('a player is missing');
    const [kept, given] = [clearing, refreshing].map(({ hpLost }) => meanInterval(hpLost));
    if (kept === undefined || given === undefined) throw new Error('a player is missing');
    const gap = gapOf(given, kept);
    const battles = Math.min(clearing.hpLost.count, refreshing.hpLost.count);
    return {
      findings: [
        sampled('clearing-saves', { level: LEVEL }, 'number', gap, battles),
        ...PLAYERS.flatMap((bot, at) => {
          const tally = plays[at]?.measured;
          const level = [clearing, refreshing][at];
          if (tally === undefined || level === undefined) return [];
          const { completed } = tally.endings;
          const each = (key: keyof BattleSummary) => level.sum(key) / level.hpLost.count;
          const cells = (level.sum('dug') + level.sum('chained')) / level.sum('rounds');
          return [
            sampled(
              'completes',
              { bot },
              'share',
              { value: completed / runs, ...wilson(completed, runs) },
              runs,
            ),
            sampled('hp-lost', { bot }, 'number', meanInterval(level.hpLost), level.hpLost.count),
            exactly('cleared', { bot }, 'share', level.sum('clears') / level.sum('boards')),
            exactly('refreshes', { bot }, 'number', each('refreshes')),
            exactly('cells-a-round', { bot }, 'number', cells),
          ];
        }),
        exactly('refresh-brings', { units: UNITS }, 'number', broughtBy(clearing, refreshing)),
      ],
      plots: [],
    };
  },
});

interface LevelTally {
  readonly hpLost: Moments;
  sum(key: keyof BattleSummary): number;
}

/** All battles of the level. */
function levelOf({ battles }: MinesTally): LevelTally {
  const tallies: readonly BattleTally[] = Object.entries(battles)
    .filter(([name]) => name.startsWith(`${LEVEL}/`))
    .map(([, tally]) => tally);
  const hpLost = noMoments();
  for (const tally of tallies) addMoments(hpLost, tally.hpLost);
  return { hpLost, sum: (key) => tallies.reduce((sum, { sums }) => sum + sums[key].sum, 0) };
}

/** Equivalents of the cells that are opened more in the same number of rounds, for each refresh. Clears that are forgone are not counted. */
function broughtBy(clearing: LevelTally, refreshing: LevelTally): number {
  const cellsOf = ({ sum }: LevelTally) => sum('dug') + sum('chained');
  const rounds = refreshing.sum('rounds') / clearing.sum('rounds');
  const more = cellsOf(refreshing) - cellsOf(clearing) * rounds;
  return (more / refreshing.sum('refreshes')) * poolReading(SURFACE, UNITS).dig;
}

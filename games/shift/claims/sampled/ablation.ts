import { defineExperiment, type Finding, type Stated } from '@foretell/lab';
import { butFound, specification } from '../figures.ts';
import { difference } from './estimates.ts';
import { atLeast, sampled } from './figures.ts';
import {
  bossWinsOf,
  dayReadingOf,
  gamesParam,
  mostUsesOf,
  type Played,
  playAll,
  RULES_TO_SET,
  request,
  SEED,
} from './plays.ts';

/** By what a boss decides, from everything to nothing: the rows of the design's table. */
const BOSSES = ['random', 'history', 'habit', 'habit+history'] as const;
type BossId = (typeof BOSSES)[number];

/** In which order the bosses stand in each column, the highest first; chance and history may change places in the wins. */
const ORDERS = {
  wins: [
    ['random', 'habit+history'],
    ['history', 'habit+history'],
    ['habit+history', 'habit'],
  ],
  reading: [
    ['habit', 'habit+history'],
    ['habit+history', 'history'],
    ['history', 'random'],
  ],
  uses: [
    ['habit', 'habit+history'],
    ['habit+history', 'random'],
    ['random', 'history'],
  ],
} as const;

/** What is left of the computer boss when a part of him is taken out, in the same worlds. */
export const ABLATION = defineExperiment({
  id: 'shift/ablation',
  kind: 'sampled',
  params: { games: gamesParam(10_000), seed: SEED, ...RULES_TO_SET },
  stated: [...tableClaims(), ...orderClaims()],
  async run(setup, host) {
    const plays = await playAll(
      host,
      BOSSES.map((boss) => request({ boss, worker: 'normal' }, setup)),
    );
    const rows = BOSSES.flatMap((boss, at) => rowOf(boss, plays[at]));
    return {
      findings: [...rows.flatMap(({ findings }) => findings), ...orderFindings(rows)],
      plots: [
        {
          key: 'wins',
          x: { key: 'boss', unit: 'number' },
          y: { key: 'share', unit: 'share', domain: [0, 1] },
          marks: [
            {
              kind: 'bars',
              series: 'wins',
              bars: rows.map(({ boss, wins }) => ({ label: boss, value: wins.value })),
            },
          ],
        },
      ],
    };
  },
});

function tableClaims(): readonly Stated[] {
  const rows = [
    ['random', 0.79, 0.5, 0.57, 3.17],
    ['history', 0.73, 0.51, 0.68, 2.87],
    ['habit', 0.31, 0.51, 0.94, 4.1],
    ['habit+history', 0.59, 0.51, 0.7, 3.48],
  ] as const;
  return rows.flatMap(([boss, wins, first, last, uses]) => [
    winsClaim(boss, wins),
    specification('reading-first', { boss }, first, 0.1),
    boss === 'history'
      ? butFound(specification('reading-last', { boss }, last, 0.1), 0.54, 0.02, 'reader-counts-places')
      : specification('reading-last', { boss }, last, 0.1),
    specification('most-uses', { boss }, uses, 0.4),
  ]);
}

function winsClaim(boss: BossId, expected: number): Stated {
  const claim = specification('boss-wins', { boss }, expected, 0.08);
  if (boss === 'random') return butFound(claim, 0.874, 0.01, 'worker-takes-risks');
  if (boss === 'history') return butFound(claim, 0.94, 0.01, 'reader-counts-places');
  return boss === 'habit' ? butFound(claim, 0.194, 0.015, 'habit-is-read-early') : claim;
}

function orderClaims(): readonly Stated[] {
  return Object.entries(ORDERS).flatMap(([column, pairs]) =>
    pairs.map(([more, less]) => atLeast(`more-${column}`, { more, less }, 0)),
  );
}

function rowOf(boss: BossId, played: Played | undefined) {
  if (played === undefined) return [];
  const wins = bossWinsOf(played);
  const reading = dayReadingOf(played, -1);
  const uses = mostUsesOf(played);
  const { games } = played;
  const findings = [
    sampled('boss-wins', { boss }, 'share', wins, games),
    sampled('reading-first', { boss }, 'share', dayReadingOf(played, 0), games),
    sampled('reading-last', { boss }, 'share', reading, games),
    sampled('most-uses', { boss }, 'number', uses, games),
  ];
  return [{ boss, wins, reading, uses, games, findings }];
}

/** Each pair of neighbours of a column: by how much the first is above the second. */
function orderFindings(rows: ReturnType<typeof rowOf>): readonly Finding[] {
  const columns = ['wins', 'reading', 'uses'] as const;
  return columns.flatMap((column) =>
    ORDERS[column].flatMap(([more, less]) => {
      const one = rows.find(({ boss }) => boss === more);
      const other = rows.find(({ boss }) => boss === less);
      if (one === undefined || other === undefined) return [];
      const unit = column === 'uses' ? 'number' : 'share';
      return sampled(
        `more-${column}`,
        { more, less },
        unit,
        difference(one[column], other[column]),
        one.games,
      );
    }),
  );
}

import { hashHex } from '@foretell/engine';
import {
  atLeast,
  atMost,
  defineExperiment,
  exactly,
  type Finding,
  original,
  type Stated,
  sampled,
  stated,
  wilson,
} from '@foretell/lab';
import { chiSquare, chiSquareLimit } from '../src/boards/audit/chi-square.ts';
import { type BoardTally, MILLION, mergeBoards, type Violation } from '../src/boards/audit/tally.ts';
import { generateBoard } from '../src/boards/generate.ts';
import { projectedWeights } from '../src/boards/kinds.ts';
import { poolReading } from '../src/economy/pool.ts';
import { boardVariationOf, clearRewardOf } from '../src/tables/resolve.ts';
import type { BoardGen, MapKind } from '../src/tables/rows.ts';
import { FOG_ONLY, measureRows, nameOf, over, ROWS, type RowBoards } from './measured-rows.ts';
import { boardsParam, SEED } from './params.ts';

/**
 * What the design measured on 200 boards of each row: surviving mines, what can be reasoned before and with fog, what stands open at first, safe
 * cells left, paid digs, boards that need a guess, fog, fog that no chain reaches.
 */
const READINGS: Readonly<Record<string, readonly number[]>> = {
  '1,1': [0.146, 0.999, 0.999, 0.37, 23.9, 14.9, 0.03],
  '1,3': [0.154, 0.999, 0.999, 0.31, 34.4, 18.3, 0.04],
  '1,5': [0.153, 0.993, 0.993, 0.28, 45.8, 20.8, 0.18],
  '1,6': [0.128, 0.993, 0.993, 0.36, 51.3, 17.5, 0.14],
  '2,1': [0.148, 0.992, 0.98, 0.28, 46, 21.9, 0.4, 0.066, 0.36],
  '2,3': [0.128, 0.991, 0.98, 0.36, 51.4, 17.9, 0.42, 0.095, 0.24],
  '2,5': [0.129, 0.993, 0.976, 0.37, 50.3, 18.6, 0.45, 0.11, 0.27],
  '2,6': [0.158, 0.979, 0.95, 0.21, 91.2, 35.6, 0.82, 0.132, 0.32],
  '3,1': [0.128, 0.993, 0.972, 0.36, 51.6, 18.4, 0.49, 0.109, 0.26],
  '3,3': [0.156, 0.983, 0.945, 0.2, 92.3, 37, 0.88, 0.133, 0.32],
  '3,6': [0.159, 0.984, 0.936, 0.21, 90.8, 36.7, 0.84, 0.15, 0.33],
};

/** The columns of {@link READINGS}, with what 200 boards leave open. */
const COLUMNS = [
  {
    key: 'surviving',
    unit: 'share',
    tolerance: 0.008,
    of: ({ sums }: BoardTally) => sums.mines / sums.cells,
  },
  {
    key: 'plain',
    unit: 'share',
    tolerance: 0.008,
    of: ({ sums }: BoardTally) => sums.plainPpm / sums.boards / MILLION,
  },
  {
    key: 'deducible',
    unit: 'share',
    tolerance: 0.012,
    of: ({ sums }: BoardTally) => sums.deduciblePpm / sums.boards / MILLION,
  },
  { key: 'opened', unit: 'share', tolerance: 0.03, of: ({ sums }: BoardTally) => sums.opened / sums.cells },
  { key: 'left', unit: 'number', tolerance: 3, of: ({ sums }: BoardTally) => sums.left / sums.boards },
  {
    key: 'paid-digs',
    unit: 'number',
    tolerance: 2,
    of: ({ sums }: BoardTally) => sums.paidDigs / sums.boards,
  },
  { key: 'stuck', unit: 'share', tolerance: 0.09, of: ({ sums }: BoardTally) => sums.stuck / sums.boards },
  {
    key: 'fog-share',
    unit: 'share',
    tolerance: 0.012,
    of: ({ sums }: BoardTally) => sums.fogCells / sums.cells,
  },
  {
    key: 'unreachable',
    unit: 'share',
    tolerance: 0.07,
    of: ({ sums }: BoardTally) => (sums.fogCells === 0 ? 0 : sums.unreachable / sums.fogCells),
  },
] as const;

const THEOREMS: readonly Violation[] = [
  't1',
  't2',
  't3',
  'constraint',
  'exclusion',
  'reachability',
  'floor',
  'soundness',
  'agreement',
];
const MAPS: readonly MapKind[] = ['normal', 'poor_vein'];
const REPLAYED = 200;
const KIND_CELLS = ['safe', 'mines'] as const;

/** The boards of every row, made, held against every promise, and cleared by a player who reasons. */
export const BOARDS = defineExperiment({
  id: 'mines/boards',
  kind: 'sampled',
  params: { boards: boardsParam(2000), seed: SEED },
  stated: [
    ...ROWS.flatMap(readingClaims),
    original('surviving-by-size', { size: 10 }, 0.129, 0.008),
    original('surviving-by-size', { size: 12 }, 0.157, 0.008),
    ...ROWS.flatMap(promiseClaims),
    ...THEOREMS.map((theorem) => stated('violations', { theorem }, 0, 0)),
    ...MAPS.flatMap((map) => KIND_CELLS.map((cells) => atMost('kinds', { map, cells }, chiSquareLimit(8)))),
    stated('replays', {}, 0, 0),
  ],
  async run({ boards, seed }, host) {
    const rows = await measureRows(boards, seed, host);
    return {
      findings: [
        ...rows.flatMap(readingFindings),
        ...[10, 12].map((size) => bySize(rows, size)),
        ...rows.flatMap(promiseFindings),
        ...violationFindings(rows),
        ...kindFindings(rows),
        exactly('replays', {}, 'count', unlikeReplays(seed)),
      ],
      plots: [
        barsOf(rows, 'deducible-plot', 'deducible', ({ sums }) => sums.deduciblePpm / sums.boards / MILLION),
        barsOf(rows, 'fog-plot', 'fog-share', ({ sums }) => sums.fogCells / sums.cells),
      ],
    };
  },
});

function readingClaims(row: BoardGen): readonly Stated[] {
  const name = nameOf(row);
  return COLUMNS.flatMap(({ key, tolerance }, at) => {
    const reading = READINGS[name]?.[at];
    return reading === undefined ? [] : [stated(key, { row: name }, reading, tolerance)];
  });
}

function readingFindings(measured: RowBoards): readonly Finding[] {
  const name = nameOf(measured.row);
  const count = READINGS[name]?.length ?? COLUMNS.length;
  return COLUMNS.slice(0, count).map(({ key, unit, of }) =>
    sampled(key, { row: name }, unit, over(measured, of), measured.all.sums.boards),
  );
}

/** The assertions about batches: what has to be true of the boards of each row. */
function promiseClaims(row: BoardGen): readonly Stated[] {
  const facts = { row: nameOf(row) };
  const floor = row.deducibility_floor_pm / 1000;
  const fog = boardVariationOf(FOG_ONLY, 'fog', row.level_index, row.node_depth);
  const { fog_uplift } = clearRewardOf(FOG_ONLY, row.level_index, row.node_depth, row.map);
  return [
    atLeast('least-deducible', facts, floor),
    atLeast('above-floor', facts, 0.04),
    atMost('forced', facts, 0.01),
    atMost('attempts', facts, 6),
    atMost('rounds', facts, row.expected_rounds),
    ...(fog === undefined
      ? []
      : [
          atLeast('fog-appears', facts, fog.appear_min_pm / 1000),
          atMost('fog-short', facts, fog.degrade_max_pm / 1000),
          atMost('uplift-demand', facts, fog_uplift),
        ]),
  ];
}

function promiseFindings(measured: RowBoards): readonly Finding[] {
  const { row, all } = measured;
  const { sums, variants } = all;
  const facts = { row: nameOf(row) };
  const n = sums.boards;
  const floor = row.deducibility_floor_pm / 1000;
  const share = (key: string, count: number, of: number) =>
    sampled(key, facts, 'share', { value: count / of, ...wilson(count, of) }, of);
  const [fog] = Object.values(variants);
  return [
    // The least of all of them is what it is: one board below the floor would be one too many.
    { ...exactly('least-deducible', facts, 'share', all.leastPpm / MILLION), n },
    sampled(
      'above-floor',
      facts,
      'share',
      over(measured, (tally) => tally.sums.deduciblePpm / tally.sums.boards / MILLION - floor),
      n,
    ),
    share('forced', sums.forced, n),
    sampled(
      'attempts',
      facts,
      'number',
      over(measured, (tally) => tally.sums.attempts / tally.sums.boards),
      n,
    ),
    sampled(
      'rounds',
      facts,
      'number',
      over(
        measured,
        (tally) => tally.sums.paidDigs / tally.sums.boards / FOG_ONLY.action_economy.ap_per_round,
      ),
      n,
    ),
    ...(fog === undefined
      ? []
      : [
          share('fog-appears', fog.appeared, fog.chosen),
          share('fog-short', fog.short, fog.chosen),
          sampled('uplift-demand', facts, 'number', over(measured, upliftDemand), n),
        ]),
  ];
}

function upliftDemand({ sums }: BoardTally): number {
  return (
    (sums.unreachable / sums.boards) * FOG_ONLY.action_economy.dig_ap_cost * poolReading(FOG_ONLY, 1).dig
  );
}

function bySize(rows: readonly RowBoards[], size: number): Finding {
  const own = rows.filter(({ row }) => row.size === size);
  const batches =
    own[0]?.batches.map((_, at) =>
      own
        .map(({ batches: each }) => each[at])
        .filter(isThere)
        .reduce(mergeBoards),
    ) ?? [];
  const all = batches.reduce(mergeBoards);
  const some = { row: own[0]?.row ?? ROWS[0], batches, all } as RowBoards;
  return sampled(
    'surviving-by-size',
    { size },
    'share',
    over(some, ({ sums }) => sums.mines / sums.cells),
    all.sums.boards,
  );
}

function isThere<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}

function violationFindings(rows: readonly RowBoards[]): readonly Finding[] {
  const all = rows.map((row) => row.all).reduce(mergeBoards);
  return THEOREMS.map((theorem) => ({
    ...exactly('violations', { theorem }, 'count', all.violations[theorem]),
    n: all.sums.boards,
  }));
}

/** Whether safe cells and mines carry the kinds of their map in the same proportions: χ², whose limit is passed once in a thousand. */
function kindFindings(rows: readonly RowBoards[]): readonly Finding[] {
  return MAPS.flatMap((map) => {
    const all = rows
      .filter(({ row }) => row.map === map)
      .map((row) => row.all)
      .reduce(mergeBoards);
    const weights = projectedWeights(FOG_ONLY, map);
    return KIND_CELLS.map((cells) => {
      const counts = weights.map(({ kind }) => all.kinds[cells][kind] ?? 0);
      const n = counts.reduce((sum, count) => sum + count, 0);
      const measured = chiSquare(
        counts,
        weights.map(({ weight }) => weight),
      );
      return { ...exactly('kinds', { map, cells }, 'number', measured), n };
    });
  });
}

/** Boards that come out differently when they are made a second time. */
function unlikeReplays(seed: string): number {
  let unlike = 0;
  for (let index = 0; index < REPLAYED; index++) {
    const row = ROWS[index % ROWS.length];
    if (row === undefined) continue;
    const make = () =>
      hashHex(
        JSON.stringify(
          generateBoard(FOG_ONLY, {
            seed,
            id: `replay/${index}`,
            level: row.level_index,
            depth: row.node_depth,
          }),
        ),
      );
    const [once, again] = [make(), make()];
    if (once !== again) unlike++;
  }
  return unlike;
}

function barsOf(
  rows: readonly RowBoards[],
  key: string,
  series: string,
  value: (tally: BoardTally) => number,
) {
  return {
    key,
    x: { key: 'row', unit: 'number' as const },
    y: { key: series, unit: 'share' as const, domain: [0, 1] as const },
    marks: [
      {
        kind: 'bars' as const,
        series,
        bars: rows.map(({ row, all }) => ({ label: nameOf(row), value: value(all) })),
      },
    ],
  };
}

import type { Estimate, Host } from '@foretell/lab';
import { auditBoards } from '../src/boards/audit/audit.ts';
import { auditRows } from '../src/boards/audit/rows.ts';
import { type BoardTally, mergeBoards } from '../src/boards/audit/tally.ts';
import type { MeasuredRow } from '../src/economy/contracts.ts';
import { boardGenOf } from '../src/tables/resolve.ts';
import { DEEP } from '../src/tables/roots.ts';
import type { BoardGen, GameTables } from '../src/tables/rows.ts';
import { BATCHES, batchMean } from './figures.ts';

/**
 * The tables that the design's readings of boards were taken with: all eleven rows, and fog the only variation, as it was when
 * magma and ice were still to come.
 */
export const FOG_ONLY: GameTables = {
  ...DEEP,
  variation: DEEP.variation.filter(({ info_mask }) => info_mask === 'hide_numbers'),
  variant_choice: [],
};

const LAST_LEVEL = 3;

/** The rows of boards, by level and depth. */
export const ROWS: readonly BoardGen[] = auditRows(FOG_ONLY, 1, LAST_LEVEL).map(({ level, depth }) =>
  boardGenOf(FOG_ONLY, level, depth),
);

/** `2,3`: what a row is called. */
export function nameOf({ level_index, node_depth }: Pick<BoardGen, 'level_index' | 'node_depth'>): string {
  return `${level_index},${node_depth}`;
}

/** The boards of one row, in batches. */
export interface RowBoards {
  readonly row: BoardGen;
  readonly batches: readonly BoardTally[];
  readonly all: BoardTally;
}

/** Makes and plays `boards` boards of every row. */
export async function measureRows(boards: number, seed: string, host: Host): Promise<readonly RowBoards[]> {
  const size = Math.max(1, Math.floor(boards / BATCHES));
  const rows: RowBoards[] = [];
  for (const [at, row] of ROWS.entries()) {
    const batches: BoardTally[] = [];
    for (let batch = 0; batch < BATCHES; batch++) {
      const request = { seed, level: row.level_index, depth: row.node_depth };
      batches.push(auditBoards(FOG_ONLY, request, { from: batch * size, to: (batch + 1) * size }));
      host.progress((at + (batch + 1) / BATCHES) / ROWS.length);
      await undefined;
    }
    rows.push({ row, batches, all: batches.reduce(mergeBoards) });
  }
  return rows;
}

/** A figure of each batch, as an estimate. */
export function over({ batches }: RowBoards, figure: (tally: BoardTally) => number): Estimate {
  return batchMean(batches.map(figure));
}

/** What the contracts ask of a row. */
export function measuredRow({ row, all }: RowBoards): MeasuredRow {
  const { sums } = all;
  const stuck = Math.max(1, sums.stuck);
  return {
    level: row.level_index,
    depth: row.node_depth,
    map: row.map,
    nominal: row.nominal_pm / 1000,
    surviving: sums.mines / sums.cells,
    hitsIfStuck: sums.mineHits / stuck,
    extraDigsIfStuck: sums.extraAp / stuck,
    unreachable: sums.unreachable / sums.boards,
  };
}

import { diagnose } from '../diagnostic.ts';
import { clearRewardOf } from '../resolve.ts';
import type { BoardGen, ClearReward, GameTables } from '../rows.ts';
import type { CrossCheck } from './cross-check.ts';

/** Clearing a board pays on every row (RULES.md §12, contract 4). */
const CLEAR_PAYS: CrossCheck = {
  reads: ['board_gen', 'clear_reward'],
  find: (tables) =>
    tables.board_gen.flatMap((row) => {
      const reward = rewardAt(tables, row);
      const { hit_all = 0, hit_front = 0, hero_heal = 0, fog_uplift = 0 } = reward ?? {};
      if (hit_all + hit_front + hero_heal + fog_uplift > 0) return [];
      const place = ['board_gen', `${row.level_index}/${row.node_depth}`] as const;
      return [diagnose('cross_table', place, 'a row of clear_reward that pays something', reward)];
    }),
};

/** There is a board and a fight from the first node of the first level on. */
const FIRST_NODE: CrossCheck = {
  reads: ['board_gen', 'encounters'],
  find: ({ board_gen, encounters }) => {
    const missing = (['early', 'battle', 'elite', 'boss'] as const).filter(
      (kind) => !encounters.some(({ node_kind, level_index }) => node_kind === kind && level_index === 1),
    );
    const hasBoard = board_gen.some(({ level_index, node_depth }) => level_index === 1 && node_depth === 1);
    return [
      ...(hasBoard
        ? []
        : [diagnose('cross_table', ['board_gen', '1/1'], 'a row for the first node', undefined)]),
      ...missing.map((kind) =>
        diagnose('cross_table', ['encounters', `1/${kind}`], 'a line-up on level 1', undefined),
      ),
    ];
  },
};

/** Depths follow each other, each has one count, and every node can lead to one or two of the next depth. */
const MAP_SHAPE: CrossCheck = {
  reads: ['nodes'],
  find: ({ nodes }) => {
    const depths = [...new Set(nodes.map(({ depth }) => depth))].sort((one, other) => one - other);
    const countOf = (depth: number) => nodes.find((row) => row.depth === depth)?.count ?? 0;
    return [
      ...depths
        .filter((depth, at) => depth !== at + 1)
        .slice(0, 1)
        .map((depth) =>
          diagnose('cross_table', ['nodes', null, 'depth'], 'depths 1, 2, 3 … without a gap', depth),
        ),
      ...nodes
        .filter(({ depth, count }) => count !== countOf(depth))
        .map(({ depth, kind, count }) =>
          diagnose(
            'cross_table',
            ['nodes', `${depth}/${kind}`, 'count'],
            `${countOf(depth)}, as in the other rows of the depth`,
            count,
          ),
        ),
      ...depths
        .slice(1)
        .filter((depth) => countOf(depth) > 2 * countOf(depth - 1))
        .map((depth) =>
          diagnose(
            'cross_table',
            ['nodes', null, 'count'],
            `at most ${2 * countOf(depth - 1)} nodes at depth ${depth}`,
            countOf(depth),
          ),
        ),
    ];
  },
};

function rewardAt(tables: GameTables, { level_index, node_depth, map }: BoardGen): ClearReward | undefined {
  try {
    return clearRewardOf(tables, level_index, node_depth, map);
  } catch {
    return undefined;
  }
}

export const BOARD_CHECKS: readonly CrossCheck[] = [CLEAR_PAYS, FIRST_NODE, MAP_SHAPE];

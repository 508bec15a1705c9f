import { atLeast, defineExperiment, exactly, type Stated, stated } from '@foretell/lab';
import { clearDemand, clearWorth } from '../src/economy/contracts.ts';
import { blindDig, poolReading, unitCounts } from '../src/economy/pool.ts';
import { clearRewardOf } from '../src/tables/resolve.ts';
import type { BoardGen } from '../src/tables/rows.ts';
import { FOG_ONLY, measuredRow, measureRows, nameOf, ROWS } from './measured-rows.ts';
import { boardsParam, SEED } from './params.ts';

const UNIT_COUNTS = unitCounts(FOG_ONLY);

/** What a clear is worth against one, two and three, as the design gives it. */
const CLEAR_WORTH: Readonly<Record<string, readonly number[]>> = {
  '1,1': [20, 24, 28],
  '1,3': [32, 40, 48],
  '1,5': [32, 40, 48],
  '1,6': [44, 56, 68],
  '2,1': [48, 60, 72],
  '2,3': [64, 76, 88],
  '2,5': [68, 80, 92],
  '2,6': [92, 108, 124],
  '3,1': [76, 92, 108],
  '3,3': [112, 132, 152],
  '3,6': [128, 152, 176],
};

/** Contracts 3 and 5 on every row: a blind dig is no loss, and pushing to clear is worth more than giving up. */
export const CONTRACTS = defineExperiment({
  id: 'mines/contracts',
  kind: 'sampled',
  params: { boards: boardsParam(1000), seed: SEED },
  stated: ROWS.flatMap(claimsOf),
  async run({ boards, seed }, host) {
    const rows = await measureRows(boards, seed, host);
    return {
      findings: rows.flatMap((measured) => {
        const { row, all } = measured;
        const n = all.sums.boards;
        const reading = measuredRow(measured);
        const reward = clearRewardOf(FOG_ONLY, row.level_index, row.node_depth, row.map);
        return UNIT_COUNTS.flatMap((units) => {
          const facts = { row: nameOf(row), units };
          const pool = poolReading(FOG_ONLY, units, row.map);
          const worth = clearWorth(FOG_ONLY, reward, units);
          return [
            exactly('dig-nominal', facts, 'number', blindDig(pool, reading.nominal)),
            { ...exactly('dig-surviving', facts, 'number', blindDig(pool, reading.surviving)), n },
            exactly('clear-worth', facts, 'number', worth),
            { ...exactly('clear-margin', facts, 'number', worth - clearDemand(FOG_ONLY, reading, units)), n },
          ];
        });
      }),
      plots: [],
    };
  },
});

function claimsOf(row: BoardGen): readonly Stated[] {
  return UNIT_COUNTS.flatMap((units, at) => {
    const facts = { row: nameOf(row), units };
    return [
      atLeast('dig-nominal', facts, 0),
      atLeast('dig-surviving', facts, 0),
      stated('clear-worth', facts, CLEAR_WORTH[nameOf(row)]?.[at] ?? 0, 0),
      atLeast('clear-margin', facts, 0),
    ];
  });
}

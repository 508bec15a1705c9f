import { atLeast, atMost, defineExperiment, type Host, sampled, stated } from '@foretell/lab';
import { clearBoard } from '../src/boards/audit/player.ts';
import { generateBoard } from '../src/boards/generate.ts';
import type { BoardProduct } from '../src/boards/product.ts';
import { clearedWorth, fogAdvantage } from '../src/economy/fog.ts';
import { poolReading } from '../src/economy/pool.ts';
import { boardVariationOf } from '../src/tables/resolve.ts';
import type { BoardGen } from '../src/tables/rows.ts';
import { BATCHES, batchMean } from './figures.ts';
import { FOG_ONLY, nameOf, ROWS } from './measured-rows.ts';
import { boardsParam, SEED } from './params.ts';

const UNITS = FOG_ONLY.contract_bounds.fog_priced_units;
const BOUNDS = fogAdvantage(FOG_ONLY);

/** What the design found: how much less a fog board is worth than the same board without its fog. */
const ADVANTAGE: Readonly<Record<string, number>> = {
  '2,1': -0.032,
  '2,3': -0.043,
  '2,5': -0.089,
  '2,6': -0.081,
  '3,1': -0.06,
  '3,3': -0.172,
  '3,6': -0.149,
};

const FOG_ROWS = ROWS.filter(
  (row) => boardVariationOf(FOG_ONLY, 'fog', row.level_index, row.node_depth) !== undefined,
);

/** What fog takes from a board and gives to it, by clearing the same boards with and without it. */
export const FOG_PRICING = defineExperiment({
  id: 'mines/fog-pricing',
  kind: 'sampled',
  params: { boards: boardsParam(1000), seed: SEED },
  stated: FOG_ROWS.flatMap((row) => {
    const facts = { row: nameOf(row) };
    return [
      stated('advantage', facts, ADVANTAGE[nameOf(row)] ?? 0, 0.05),
      atLeast('advantage-least', facts, BOUNDS.least),
      atMost('advantage-most', facts, BOUNDS.most),
      atMost('fishing', facts, FOG_ONLY.action_economy.rap_refresh_cost * poolReading(FOG_ONLY, UNITS).dig),
    ];
  }),
  async run({ boards, seed }, host) {
    const rows = await pricedRows(boards, seed, host);
    return {
      findings: rows.flatMap(({ row, batches, n }) => {
        const facts = { row: nameOf(row) };
        const advantage = batchMean(batches.map(({ fog, plain }) => fog / plain - 1));
        return [
          sampled('advantage', facts, 'share', advantage, n),
          sampled('advantage-least', facts, 'share', advantage, n),
          sampled('advantage-most', facts, 'share', advantage, n),
          sampled(
            'fishing',
            facts,
            'number',
            batchMean(batches.map(({ fog, plain, appears }) => (fog - plain) * appears)),
            n,
          ),
        ];
      }),
      plots: [],
    };
  },
});

interface Priced {
  /** Mean worth of a fog board, and of the same boards without their fog. */
  readonly fog: number;
  readonly plain: number;
  /** How often fog appears. */
  readonly appears: number;
}

async function pricedRows(boards: number, seed: string, host: Host) {
  const size = Math.max(1, Math.floor(boards / BATCHES));
  const rows: { row: BoardGen; batches: readonly Priced[]; n: number }[] = [];
  for (const [at, row] of FOG_ROWS.entries()) {
    const batches: Priced[] = [];
    for (let batch = 0; batch < BATCHES; batch++) {
      batches.push(priceBatch(row, seed, batch * size, size));
      host.progress((at + (batch + 1) / BATCHES) / FOG_ROWS.length);
      await undefined;
    }
    rows.push({ row, batches, n: size * BATCHES });
  }
  return rows;
}

function priceBatch(row: BoardGen, seed: string, from: number, size: number): Priced {
  let [fog, plain, fogBoards] = [0, 0, 0];
  for (let index = from; index < from + size; index++) {
    const id = `fog-${nameOf(row)}/${index}`;
    const product = generateBoard(FOG_ONLY, { seed, id, level: row.level_index, depth: row.node_depth });
    if (product.regions.length === 0) continue;
    fogBoards++;
    fog += netWorth(row, product);
    plain += netWorth(row, { ...product, regions: [] });
  }
  const boards = Math.max(1, fogBoards);
  return { fog: fog / boards, plain: plain / boards, appears: fogBoards / size };
}

/** What pushing a board to its clear is worth: its cells and the clear, less the mines met and the rounds under the enemies' blows. */
function netWorth(row: BoardGen, product: BoardProduct): number {
  const { digs, mineHits: hits } = clearBoard(FOG_ONLY, product);
  const at = { level: row.level_index, depth: row.node_depth, map: row.map };
  return clearedWorth(FOG_ONLY, at, { opened: product.stats.closed, digs, hits }, UNITS);
}

import { diagnose } from '../diagnostic.ts';
import type { EffectEquiv, EffectId, GameTables, RowPoolRow } from '../rows.ts';
import { SINGLETON_KEY } from '../schema.ts';
import { ROW_KINDS } from '../schemas/words.ts';
import type { CrossCheck } from './cross-check.ts';

/** The tickets of the pool. All its readings are fractions of it. */
const POOL_WEIGHT = 77;
const MOST_UNITS = 3;
const PREMIUM_READS = ['row_pool', 'effect_equiv', 'settlement'] as const;

const WEIGHT_SUM: CrossCheck = {
  reads: ['row_pool'],
  find: ({ row_pool }) => {
    const sum = row_pool.reduce((total, { weight }) => total + weight, 0);
    if (sum === POOL_WEIGHT) return [];
    return [diagnose('cross_table', ['row_pool', null, 'weight'], `weights that sum to ${POOL_WEIGHT}`, sum)];
  },
};

/** Each kind of the dictionary has its row, with a sign either way. */
const BOTH_POLARITIES: CrossCheck = {
  reads: ['row_pool'],
  find: ({ row_pool }) =>
    ROW_KINDS.filter((kind) => !row_pool.some((row) => row.kind === kind)).map((kind) =>
      diagnose('cross_table', ['row_pool', kind], 'a row with a positive and a negative effect', undefined),
    ),
};

const EFFECTS_PRICED: CrossCheck = {
  reads: ['row_pool', 'effect_equiv', 'settlement', 'feats'],
  find: ({ row_pool, effect_equiv, settlement, feats }) => {
    const used: (readonly [table: string, key: string, field: string, effect: EffectId])[] = [
      ...row_pool.flatMap((row) => [
        ['row_pool', row.kind, 'positive_effect', row.positive_effect] as const,
        ['row_pool', row.kind, 'negative_effect', row.negative_effect] as const,
      ]),
      ['settlement', SINGLETON_KEY, 'premium_fallback_effect', settlement.premium_fallback_effect],
      ['settlement', SINGLETON_KEY, 'drain_fallback_effect', settlement.drain_fallback_effect],
      ...feats.flatMap(({ feat_id, effect_id }) =>
        effect_id === null ? [] : [['feats', feat_id, 'effect_id', effect_id] as const],
      ),
    ];
    return used
      .filter(([, , , effect]) => !effect_equiv.some(({ effect_id }) => effect_id === effect))
      .map(([table, key, field, effect]) =>
        diagnose('dangling_ref', [table, key, field], 'an effect with a row in effect_equiv', effect),
      );
  },
};

/** A hit pays so much more than a dug safe cell that sealing is worth it, after rounding, whatever stands there (RULES.md §6). */
const PREMIUM: CrossCheck = {
  reads: PREMIUM_READS,
  find: (tables) => {
    const { flag_hit_premium, premium_least_pct } = tables.settlement;
    const falls = unitCounts().filter((units) => {
      const hit = total(tables, (row) => hitWorth(tables, row, units));
      const dig = total(tables, (row) => row.positive_magnitude * worth(tables, row.positive_effect, units));
      return 100 * hit < (100 + premium_least_pct) * dig;
    });
    if (falls.length === 0) return [];
    return [
      diagnose(
        'cross_table',
        ['settlement', SINGLETON_KEY, 'flag_hit_premium'],
        `that a hit is worth ${100 + premium_least_pct} % of a dug safe cell on average, rounded payouts counted (it is less against ${falls.join(', ')})`,
        flag_hit_premium,
      ),
    ];
  },
};

const PREMIUM_ROUNDING: CrossCheck = {
  reads: PREMIUM_READS,
  find: ({ row_pool, settlement: { flag_hit_premium } }) =>
    row_pool
      .filter((row) => !row.is_count && (row.positive_magnitude * flag_hit_premium) % 100 !== 0)
      .map((row) =>
        diagnose(
          'premium_rounding',
          ['row_pool', row.kind, 'positive_magnitude'],
          `a magnitude of which ${flag_hit_premium} % is a whole number`,
          row.positive_magnitude,
        ),
      ),
};

/** A blind dig is not worth less than nothing, at the nominal share of mines (RULES.md §12, contract 3). */
const DIG_RISK: CrossCheck = {
  reads: ['row_pool', 'effect_equiv', 'board_gen'],
  find: (tables) =>
    tables.board_gen.flatMap(({ level_index, node_depth, nominal_pm }) => {
      const isLoss = unitCounts().some((units) => {
        const dig = total(
          tables,
          (row) => row.positive_magnitude * worth(tables, row.positive_effect, units),
        );
        const mine = total(
          tables,
          (row) => row.negative_magnitude * worth(tables, row.negative_effect, units),
        );
        return (1000 - nominal_pm) * dig < nominal_pm * mine;
      });
      if (!isLoss) return [];
      const place = ['board_gen', `${level_index}/${node_depth}`, 'nominal_pm'] as const;
      return [diagnose('cross_table', place, 'a share of mines at which a blind dig is no loss', nominal_pm)];
    }),
};

function unitCounts(): readonly number[] {
  return Array.from({ length: MOST_UNITS }, (_, at) => at + 1);
}

function total({ row_pool }: GameTables, each: (row: RowPoolRow) => number): number {
  return row_pool.reduce((sum, row) => sum + row.weight * each(row), 0);
}

/** Equivalents of one point of an effect against `units`. */
function worth({ effect_equiv }: GameTables, effect: EffectId, units: number): number {
  const row: EffectEquiv | undefined = effect_equiv.find(({ effect_id }) => effect_id === effect);
  return row === undefined ? 0 : row.eq_per_point * (row.is_side_wide ? units : 1);
}

/** What a hit on this kind is worth: rounded down, or, of a count, itself and its surplus in the fallback effect, rounded up. */
function hitWorth(tables: GameTables, row: RowPoolRow, units: number): number {
  const { flag_hit_premium: premium, premium_fallback_effect } = tables.settlement;
  const plain = row.positive_magnitude * worth(tables, row.positive_effect, units);
  if (!row.is_count) {
    return Math.floor((row.positive_magnitude * premium) / 100) * worth(tables, row.positive_effect, units);
  }
  const surplus = Math.ceil(((premium - 100) * plain) / 100);
  return plain + surplus * worth(tables, premium_fallback_effect, units);
}

export const POOL_CHECKS: readonly CrossCheck[] = [
  WEIGHT_SUM,
  BOTH_POLARITIES,
  EFFECTS_PRICED,
  PREMIUM,
  PREMIUM_ROUNDING,
  DIG_RISK,
];

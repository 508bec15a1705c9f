import { clearRewardOf, encountersOf } from '../tables/resolve.ts';
import type { ClearReward, EffectId, EncounterKind, GameTables, MapKind } from '../tables/rows.ts';
import { blindDig, eqOf, poolReading, unitCounts } from './pool.ts';

/** What batches of boards of one row measured, as far as the contracts ask. */
export interface MeasuredRow {
  readonly level: number;
  readonly depth: number;
  readonly map: MapKind;
  /** The share of mines that a row nominates, and the one that its boards have. */
  readonly nominal: number;
  readonly surviving: number;
  /** Of boards that cannot be cleared without a guess, on average: mines met, and digs from the first guess on. */
  readonly hitsIfStuck: number;
  readonly extraDigsIfStuck: number;
  /** Silent cells that no chain reaches, on average. */
  readonly unreachable: number;
}

/** One sentence of the economy, with its figure. */
export interface Contract {
  readonly id:
    | 'single-equivalence'
    | 'seal-anchor'
    | 'premium'
    | 'dig-risk'
    | 'clear-reward'
    | 'clear-dominance'
    | 'fog-uplift';
  /** The row and the number of enemies, where it is asked of them. */
  readonly of: string;
  readonly measured: number;
  /** It has to be at least, or, of the anchor, above this. */
  readonly least: number;
  readonly holds: boolean;
}

/** The five contracts of the economy, row by row and for each number of enemies (RULES.md §12). */
export function contractsOf(tables: GameTables, rows: readonly MeasuredRow[]): readonly Contract[] {
  return [
    singleEquivalence(tables),
    ...poolContracts(tables),
    ...rows.flatMap((row) => rowContracts(tables, row)),
  ];
}

/** Whatever pays, pays in effects of the one table of equivalents: as many of them have exactly one price as are used at all. */
function singleEquivalence({ row_pool, feats, settlement, effect_equiv }: GameTables): Contract {
  const used = new Set<EffectId>([
    ...row_pool.flatMap(({ positive_effect, negative_effect }) => [positive_effect, negative_effect]),
    ...feats.flatMap(({ effect_id }) => (effect_id === null ? [] : [effect_id])),
    settlement.premium_fallback_effect,
    settlement.drain_fallback_effect,
    ...CLEAR_EFFECTS,
  ]);
  const priced = [...used].filter(
    (effect) => effect_equiv.filter(({ effect_id }) => effect_id === effect).length === 1,
  );
  return {
    id: 'single-equivalence',
    of: 'effects',
    measured: priced.length,
    least: used.size,
    holds: priced.length === used.size,
  };
}

/** What sums of fractions may be off by. */
const ROUNDING = 100 * Number.EPSILON;

const CLEAR_EFFECTS: readonly EffectId[] = ['hit_all', 'hit_front', 'hero_heal'];

function poolContracts(tables: GameTables): readonly Contract[] {
  const { premium_least_pct } = tables.settlement;
  return unitCounts(tables).flatMap((units): readonly Contract[] => {
    const { dig, hit, weakestHit, weakestDig } = poolReading(tables, units);
    const least = (dig * (100 + premium_least_pct)) / 100;
    return [
      {
        id: 'seal-anchor',
        of: `u=${units}`,
        measured: weakestHit,
        least: weakestDig,
        holds: weakestHit > weakestDig,
      },
      // Both are sums of the same whole numbers over one total, so that a tiny slack hides nothing but rounding.
      { id: 'premium', of: `u=${units}`, measured: hit, least, holds: hit >= least * (1 - ROUNDING) },
    ];
  });
}

function rowContracts(tables: GameTables, row: MeasuredRow): readonly Contract[] {
  const { level, depth, map } = row;
  const reward = clearRewardOf(tables, level, depth, map);
  const name = `${level},${depth}`;
  const perUnits = unitCounts(tables).flatMap((units): readonly Contract[] => {
    const reading = poolReading(tables, units, map);
    const worth = clearWorth(tables, reward, units);
    const demand = clearDemand(tables, row, units);
    const of = `${name} u=${units}`;
    return [
      atLeast('dig-risk', `${of} nominal`, blindDig(reading, row.nominal), 0),
      atLeast('dig-risk', `${of} surviving`, blindDig(reading, row.surviving), 0),
      { id: 'clear-reward', of, measured: worth, least: 0, holds: worth > 0 },
      atLeast('clear-dominance', of, worth, demand),
    ];
  });
  if (row.unreachable === 0) return perUnits;
  const least = row.unreachable * tables.action_economy.dig_ap_cost * poolReading(tables, 1).dig;
  return [...perUnits, atLeast('fog-uplift', name, reward.fog_uplift, least)];
}

function atLeast(id: Contract['id'], of: string, measured: number, least: number): Contract {
  return { id, of, measured, least, holds: measured >= least };
}

/** Equivalents of a clear against `units`. */
export function clearWorth(tables: GameTables, reward: ClearReward, units: number): number {
  const { hit_all, hit_front, hero_heal, fog_uplift } = reward;
  return (
    hit_all * eqOf(tables, 'hit_all', units) +
    (hit_front + fog_uplift) * eqOf(tables, 'hit_front', units) +
    hero_heal * eqOf(tables, 'hero_heal', units)
  );
}

/**
 * What giving a board up instead of clearing it would save, at most: the mines that guesses meet on boards that need them, and the rounds
 * that these guesses take under the strongest blows of the row. The price of the refresh is not set against it.
 */
export function clearDemand(tables: GameTables, row: MeasuredRow, units: number): number {
  const { mine } = poolReading(tables, units);
  const rounds = row.extraDigsIfStuck / tables.action_economy.ap_per_round;
  return row.hitsIfStuck * mine + rounds * strongestBlow(tables, row);
}

const KINDS: readonly EncounterKind[] = ['early', 'battle', 'elite', 'boss'];

/** The most that the enemies of a row bring in one settlement, unbent, against the hero's own defence. */
export function strongestBlow(
  tables: GameTables,
  { level, depth }: Pick<MeasuredRow, 'level' | 'depth'>,
): number {
  const kinds = KINDS.filter((kind) =>
    tables.nodes.some((node) => node.kind === kind && isInForce(tables, node.depth, level, depth)),
  );
  const blows = kinds.flatMap((kind) =>
    encountersOf(tables, level, kind).map(({ units }) =>
      units.reduce((sum, id) => {
        const attack = tables.units.find(({ unit_id }) => unit_id === id)?.attack ?? 0;
        return sum + Math.max(0, attack - tables.hero.base_defence);
      }, 0),
    ),
  );
  return Math.max(0, ...blows);
}

/** Whether the row of `depth` is the one in force at a node of `nodeDepth`. */
function isInForce({ board_gen }: GameTables, nodeDepth: number, level: number, depth: number): boolean {
  const reached = board_gen.filter((row) => row.level_index <= level && row.node_depth <= nodeDepth);
  const last = Math.max(...reached.map(({ level_index }) => level_index));
  const inForce = Math.max(
    ...reached.filter(({ level_index }) => level_index === last).map(({ node_depth }) => node_depth),
  );
  return inForce === depth;
}

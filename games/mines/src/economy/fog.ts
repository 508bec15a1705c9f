import { PLAIN, paymentsOf } from '../settlement/payment.ts';
import { clearRewardOf } from '../tables/resolve.ts';
import type { GameTables, MapKind } from '../tables/rows.ts';
import { clearWorth, strongestBlow } from './contracts.ts';
import { eqOf, poolReading } from './pool.ts';

/** What clearing boards of one row took, on average. */
export interface Cleared {
  /** Safe cells opened. */
  readonly opened: number;
  /** Paid digs, guesses among them. */
  readonly digs: number;
  /** Mines met. */
  readonly hits: number;
}

/** Boards of one row with fog, and the very same boards with their fog erased. */
export interface MeasuredFog {
  readonly level: number;
  readonly depth: number;
  readonly map: MapKind;
  readonly fog: Cleared;
  readonly plain: Cleared;
  /** The share of the row's boards that carry fog. */
  readonly appears: number;
  /** Silent cells that no chain reaches, on average. */
  readonly unreachable: number;
}

/** One sentence about the price of fog, with its figure and the bounds that it has to keep; `null` where there is none. */
export interface FogCheck {
  readonly id: 'fog-floor' | 'fog-uplift' | 'fog-advantage' | 'anti-fishing';
  readonly of: string;
  readonly measured: number;
  readonly least: number | null;
  readonly most: number | null;
  readonly holds: boolean;
}

/** How far the worth of a fog board may lie from that of the same board without its fog, as shares of it. */
export function fogAdvantage({ contract_bounds: { fog_loss_most_pct, fog_gain_most_pct } }: GameTables) {
  return { least: -fog_loss_most_pct / 100, most: fog_gain_most_pct / 100 };
}

/**
 * Whether fog is priced right (RULES.md §12): its cells pay no less than others, the clear pays for what no chain reaches, a fog board is neither
 * a tax nor a gift, and nobody gains by refreshing until fog comes up.
 */
export function fogChecks(tables: GameTables, row: MeasuredFog): readonly FogCheck[] {
  const { level, depth, map, unreachable, appears } = row;
  const of = `${level},${depth}`;
  const { dig_ap_cost, rap_refresh_cost } = tables.action_economy;
  const priced = tables.contract_bounds.fog_priced_units;
  const advantage = fogAdvantage(tables);
  const uplift = clearRewardOf(tables, level, depth, map).fog_uplift;
  const fog = clearedWorth(tables, row, row.fog, priced);
  const plain = clearedWorth(tables, row, row.plain, priced);
  const refreshWorth = rap_refresh_cost * poolReading(tables, priced).dig;
  return [
    ...fogFloor(tables),
    within('fog-uplift', of, uplift, unreachable * dig_ap_cost * poolReading(tables, 1).dig, null),
    within('fog-advantage', of, fog / plain - 1, advantage.least, advantage.most),
    within('anti-fishing', of, (fog - plain) * appears, null, refreshWorth),
  ];
}

/**
 * Equivalents of pushing a board to its clear against `units`: its cells and the clear reward, less the mines met and the rounds under the
 * strongest blows of the row.
 */
export function clearedWorth(
  tables: GameTables,
  { level, depth, map }: Pick<MeasuredFog, 'level' | 'depth' | 'map'>,
  { opened, digs, hits }: Cleared,
  units: number,
): number {
  const { dig, mine } = poolReading(tables, units, map);
  const reward = clearWorth(tables, clearRewardOf(tables, level, depth, map), units);
  const rounds = digs / tables.action_economy.ap_per_round;
  return opened * dig + reward - hits * mine - rounds * strongestBlow(tables, { level, depth });
}

/** The least that a cell of each silent variation pays, against the least that a safe cell pays. */
function fogFloor(tables: GameTables): readonly FogCheck[] {
  const { weakestDig } = poolReading(tables, 1);
  return tables.variation
    .filter(({ info_mask }) => info_mask === 'hide_numbers')
    .map(({ variant_id, payout_percent }) =>
      within('fog-floor', variant_id, weakestCell(tables, payout_percent), weakestDig, null),
    );
}

function weakestCell(tables: GameTables, payout: number): number {
  const worths = tables.row_pool.map((row) =>
    paymentsOf(tables, row, 1, { ...PLAIN, payout }).reduce(
      (sum, { effectId, magnitude }) => sum + magnitude * eqOf(tables, effectId, 1),
      0,
    ),
  );
  return Math.min(...worths);
}

function within(
  id: FogCheck['id'],
  of: string,
  measured: number,
  least: number | null,
  most: number | null,
): FogCheck {
  const holds = (least === null || measured >= least) && (most === null || measured <= most);
  return { id, of, measured, least, most, holds };
}

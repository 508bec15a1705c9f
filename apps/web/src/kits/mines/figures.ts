import { DEFAULT_CONFIG, tablesOf } from '@foretell/mines';

/** The figures a digger is told. All of them come out of the game's tables, none is written into a text. */
export interface HandbookFigures {
  /** Action points of a round, and what they pay. */
  readonly ap: number;
  readonly dig: number;
  readonly seal: number;
  readonly refresh: number;
  readonly refreshes: number;
  /** What a hit pays, in per cent. */
  readonly premium: number;
  /** The first level with fog. */
  readonly fogLevel: number;
}

const { action_economy: economy, settlement, variation } = tablesOf(DEFAULT_CONFIG);

export const FIGURES: HandbookFigures = {
  ap: economy.ap_per_round,
  dig: economy.dig_ap_cost,
  seal: economy.flag_place_ap_cost,
  refresh: economy.rap_refresh_cost,
  refreshes: economy.refresh_cap_per_round,
  premium: settlement.flag_hit_premium,
  fogLevel: variation.find(({ variant_id }) => variant_id === 'fog')?.unlock_level ?? 1,
};

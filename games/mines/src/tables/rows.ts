/**
 * The rows of every table, as the rules see them once loaded. Field names are those of the documents, which are those of
 * the design: a designer finds the same word in a table, in a diagnostic and in the code.
 * Shares and rates in `_pm` are per mille, those in `_pct` and `percent` are per cent, `ap`/`rap` are action points.
 */

export type EffectId =
  | 'hit_front'
  | 'hit_all'
  | 'burn_all'
  | 'all_attack_down'
  | 'all_attack_up'
  | 'front_attack_down'
  | 'front_attack_up'
  | 'front_heal'
  | 'hero_heal'
  | 'hero_hurt'
  | 'hero_bleed'
  | 'hero_block'
  | 'hero_exposed'
  | 'hero_attack_up'
  | 'hero_attack_down'
  | 'ap_up'
  | 'ap_drain';

/** The nine kinds of row that a cell may carry, in the order of the pool. */
export type RowKind = 'strike' | 'sweep' | 'sap' | 'ember' | 'mend' | 'guard' | 'might' | 'blunt' | 'action';

export type MapKind = 'normal' | 'poor_vein';
export type NodeKind = 'early' | 'battle' | 'elite' | 'boss' | 'camp' | 'cache';
export type EncounterKind = 'early' | 'battle' | 'elite' | 'boss';

/** RULES.md, action points. */
export interface ActionEconomy {
  readonly ap_per_round: number;
  readonly dig_ap_cost: number;
  readonly flag_place_ap_cost: number;
  readonly rap_refresh_cost: number;
  /** Frozen at 0. */
  readonly move_ap_cost: number;
  /** Frozen at 0. */
  readonly chain_ap_cost: number;
  readonly refresh_cap_per_round: number;
}

export interface SettlementTable {
  /** What a hit pays, of the same row dug, in per cent. */
  readonly flag_hit_premium: number;
  /** What a hit has to be worth above a dug safe cell, on average, in per cent. Less is refused: nobody would seal. */
  readonly premium_least_pct: number;
  readonly attack_floor_pct: number;
  readonly enrage_from_round: number;
  readonly enrage_step: number;
  readonly victory_heal_pct: number;
  /** In what a counted row pays what a percentage adds to it, and in what a counted loss costs it. */
  readonly premium_fallback_effect: EffectId;
  readonly drain_fallback_effect: EffectId;
}

export interface HeroTable {
  readonly base_hp: number;
  readonly base_attack: number;
  readonly base_defence: number;
}

export interface AdventureTable {
  readonly bonus_hp_flat: number;
  readonly bonus_cap_hp: number;
  readonly bonus_attack_flat: number;
  readonly bonus_cap_attack: number;
  readonly bonus_defence_flat: number;
  readonly bonus_cap_defence: number;
  readonly bonus_ap_flat: number;
  readonly bonus_cap_ap: number;
  readonly camp_heal_pct: number;
  readonly boss_heal_pct: number;
  /** Entries a reward screen offers. */
  readonly offer_size: number;
  readonly relic_offer_size: number;
  readonly feat_offer_size: number;
  /** Levels of a run. */
  readonly levels: number;
  /** Moves after which a run ends by itself: the lamp is out. Walking is free, so something has to end an idle run. */
  readonly max_moves: number;
}

/** Knobs of the generator that are the same for every board. */
export interface GeneratorTable {
  readonly max_attempts: number;
  readonly fog_layout_retries: number;
  readonly prune_open_tolerance_pct: number;
  readonly reasoner_node_cap: number;
  /** Of the inequality that links the share of silent cells with the deducibility floor. */
  readonly fog_link_pct: number;
}

/** Where the contracts of the economy look, and what they ask (RULES.md §12). Nothing in play reads it. */
export interface ContractBounds {
  /** The band of β: how much more a mine costs than a safe cell brings. */
  readonly beta_least_pct: number;
  readonly beta_most_pct: number;
  /** How much less, and how much more, a fog board may be worth than the same board without its fog. */
  readonly fog_loss_most_pct: number;
  readonly fog_gain_most_pct: number;
  /** The number of enemies against which fog is priced. */
  readonly fog_priced_units: number;
  /** The contracts are read against one enemy and up to so many. */
  readonly units_most: number;
}

export type InfoMask = 'none' | 'hide_numbers' | 'delay_numbers';
export type CellConstraint = 'any' | 'safe_nonzero';

export interface Variation {
  readonly variant_id: string;
  readonly display_name: string;
  readonly unlock_level: number;
  readonly scope: 'region' | 'global';
  readonly info_mask: InfoMask;
  readonly cell_constraint: CellConstraint;
  readonly biome_tag: readonly string[];
  readonly counter_item_ids: readonly string[];
  readonly payout_percent: number;
}

/** Which variations a board may take together from `level_index` on, drawn by weight among those whose members are all eligible. */
export interface VariantChoice {
  readonly level_index: number;
  readonly choice_id: string;
  readonly variants: readonly string[];
  readonly weight: number;
}

export interface RowPoolRow {
  readonly kind: RowKind;
  readonly weight: number;
  readonly positive_effect: EffectId;
  readonly positive_magnitude: number;
  readonly negative_effect: EffectId;
  readonly negative_magnitude: number;
  /** Counted, not measured: no percentage scales it, the surplus is paid in the fallback effect. */
  readonly is_count: boolean;
}

export interface EffectEquiv {
  readonly effect_id: EffectId;
  readonly eq_per_point: number;
  /** Every living unit takes it: the equivalent grows with their number. */
  readonly is_side_wide: boolean;
}

/** One percentage a kind, by map. */
export type WeightProjection = { readonly map_kind: MapKind } & { readonly [Kind in RowKind]: number };

export interface BoardGen {
  readonly level_index: number;
  readonly node_depth: number;
  readonly map: MapKind;
  readonly size: number;
  readonly nominal_pm: number;
  readonly digit_cap: number;
  readonly zero_share_min_pm: number;
  readonly spawn_open_min_pm: number;
  readonly spawn_open_max_pm: number;
  readonly deducibility_floor_pm: number;
  /** Rounds in which the paid digs of a clear must find room, on average. */
  readonly expected_rounds: number;
  readonly biome: readonly string[];
}

export interface BoardVariation {
  readonly level_index: number;
  readonly node_depth: number;
  readonly variant_id: string;
  readonly region_count: number;
  readonly size_min: number;
  readonly size_max: number;
  readonly share_max_pm: number;
  readonly appear_min_pm: number;
  readonly degrade_max_pm: number;
}

export interface ClearReward {
  readonly level_index: number;
  readonly node_depth: number;
  readonly map_kind: MapKind;
  readonly hit_all: number;
  readonly hit_front: number;
  readonly hero_heal: number;
  readonly fog_uplift: number;
}

export interface Unit {
  readonly unit_id: string;
  readonly hp: number;
  readonly attack: number;
  readonly defence: number;
}

/** The line-ups of one kind of node from `level_index` on; each as likely as the others. */
export interface Encounter {
  readonly level_index: number;
  readonly node_kind: EncounterKind;
  readonly alternative: number;
  readonly units: readonly string[];
}

/** What may stand at a depth of a level's map, by weight; `count` nodes in all at the depth, the same in each of its rows. */
export interface NodeRow {
  readonly depth: number;
  readonly kind: NodeKind;
  readonly weight: number;
  readonly count: number;
  /** At least so many of this kind at the depth. */
  readonly at_least: number;
}

export interface ThreeChoice {
  readonly choice_id: string;
  readonly weight: number;
  readonly axis: 'hp' | 'attack' | 'defence' | 'ap' | 'none';
  readonly heal_pct: number;
  readonly item_id: string | null;
}

export interface Relic {
  readonly relic_id: string;
  /** The envelope parameter it sets. */
  readonly parameter:
    | 'transfer_rate'
    | 'settlement_block'
    | 'first_round_attack'
    | 'burn_percent'
    | 'clear_heal'
    | 'strong_battle_ap';
  readonly value: number;
}

export interface Feat {
  readonly feat_id: string;
  readonly parameter: 'rap_per_dig' | 'refresh_cost_pct' | 'refresh_effect';
  readonly value: number;
  /** Of `refresh_effect`: the line that a refresh banks. */
  readonly effect_id: EffectId | null;
  /** Offered before the others. */
  readonly is_base: boolean;
}

export interface Item {
  readonly item_id: string;
  readonly charges: number;
  readonly ap_cost: number;
  /** Chebyshev distance from the avatar. */
  readonly radius: number;
}

/** Everything that the loader returns, deeply frozen. Lists stand in document order. */
export interface GameTables {
  readonly action_economy: ActionEconomy;
  readonly settlement: SettlementTable;
  readonly hero: HeroTable;
  readonly adventure: AdventureTable;
  readonly generator: GeneratorTable;
  readonly contract_bounds: ContractBounds;
  readonly variation: readonly Variation[];
  readonly variant_choice: readonly VariantChoice[];
  readonly row_pool: readonly RowPoolRow[];
  readonly effect_equiv: readonly EffectEquiv[];
  readonly weight_projection: readonly WeightProjection[];
  readonly board_gen: readonly BoardGen[];
  readonly board_variation: readonly BoardVariation[];
  readonly clear_reward: readonly ClearReward[];
  readonly units: readonly Unit[];
  readonly encounters: readonly Encounter[];
  readonly nodes: readonly NodeRow[];
  readonly three_choice: readonly ThreeChoice[];
  readonly relics: readonly Relic[];
  readonly feats: readonly Feat[];
  readonly items: readonly Item[];
}

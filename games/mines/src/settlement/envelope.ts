import type { EffectId, EncounterKind, GameTables } from '../tables/rows.ts';

/** What relics and feats make of the parameters that are theirs to touch (RULES.md §5). */
export interface Envelope {
  /** Per cent of the action points left that a stop banks. */
  readonly transferRate: number;
  readonly rapPerDig: number;
  /** Per cent of the price of a refresh. */
  readonly refreshCostPct: number;
  /** Block at the start of every settlement. */
  readonly settlementBlock: number;
  /** Attack in the settlement of round 1. */
  readonly firstRoundAttack: number;
  /** Per cent of what burns. */
  readonly burnPercent: number;
  readonly clearHeal: number;
  /** Added to the first grant against elites and bosses. */
  readonly strongBattleAp: number;
  /** What each refresh banks. */
  readonly refreshEffects: readonly { readonly effectId: EffectId; readonly magnitude: number }[];
}

const PLAIN_PERCENT = 100;

/** The envelope of what a hero has. Throws a RangeError for an id that no table has. */
export function envelopeOf(
  tables: GameTables,
  relics: readonly string[],
  feats: readonly string[],
): Envelope {
  const ofRelics = new Map<string, number>();
  for (const id of relics) {
    const row = tables.relics.find(({ relic_id }) => relic_id === id);
    if (row === undefined) throw new RangeError(`relics has no row "${id}"`);
    ofRelics.set(row.parameter, row.value);
  }
  const held = feats.map((id) => {
    const row = tables.feats.find(({ feat_id }) => feat_id === id);
    if (row === undefined) throw new RangeError(`feats has no row "${id}"`);
    return row;
  });
  const ofFeat = (parameter: string) => held.find((row) => row.parameter === parameter)?.value;
  return {
    transferRate: ofRelics.get('transfer_rate') ?? PLAIN_PERCENT,
    rapPerDig: ofFeat('rap_per_dig') ?? 0,
    refreshCostPct: ofFeat('refresh_cost_pct') ?? PLAIN_PERCENT,
    settlementBlock: ofRelics.get('settlement_block') ?? 0,
    firstRoundAttack: ofRelics.get('first_round_attack') ?? 0,
    burnPercent: ofRelics.get('burn_percent') ?? PLAIN_PERCENT,
    clearHeal: ofRelics.get('clear_heal') ?? 0,
    strongBattleAp: ofRelics.get('strong_battle_ap') ?? 0,
    refreshEffects: held.flatMap(({ effect_id, value }) =>
      effect_id === null ? [] : [{ effectId: effect_id, magnitude: value }],
    ),
  };
}

/** Whether a node is one for which `strongBattleAp` counts. */
export function isStrong(kind: EncounterKind): boolean {
  return kind === 'elite' || kind === 'boss';
}

import type { Enemy } from '../state.ts';
import { ATTACKS, STAGES } from '../tables/attacks.ts';
import { SPECIES } from '../tables/enemies.ts';
import { ATTACK_IDS, type AttackId, SPECIES_IDS, type SpeciesId, STAGE_IDS } from '../tables/ids.ts';
import { RULE } from '../tables/numbers.ts';
import type { AttackRow, StageRow } from '../tables/rows.ts';

// What the tables say of one enemy, its being an elite included (RULES.md §12).

/** The attacks of a species, in the order of their table. */
export function attacksOf(species: SpeciesId): readonly AttackId[] {
  return BY_SPECIES.get(species) ?? [];
}

const BY_SPECIES: ReadonlyMap<SpeciesId, readonly AttackId[]> = new Map(
  SPECIES_IDS.map((species) => [species, ATTACK_IDS.filter((id) => ATTACKS.rows[id].species === species)]),
);

/** What may follow an attack. */
export function stageRowOf(attack: AttackId): StageRow | undefined {
  return FOLLOWING.get(attack);
}

const FOLLOWING: ReadonlyMap<AttackId, StageRow> = new Map(
  STAGE_IDS.map((id) => [STAGES.rows[id].attack, STAGES.rows[id]]),
);

/** The cheapest of a species. */
export function cheapestOf(species: SpeciesId): number {
  return CHEAPEST.get(species) ?? 0;
}

const CHEAPEST: ReadonlyMap<SpeciesId, number> = new Map(
  SPECIES_IDS.map((species) => [species, Math.min(...attacksOf(species).map((id) => ATTACKS.rows[id].cost))]),
);

/** Whether it was spawned as an elite; enemies do not carry this themselves. */
export type Ranked = Pick<Enemy, 'species'> & { readonly elite: boolean };

export function foeHpMax({ species, elite }: Ranked): number {
  const { hp } = SPECIES.rows[species];
  return elite ? Math.ceil((hp * (100 + RULE.elite_hp)) / 100) : hp;
}

export function poiseOf({ species, elite }: Ranked): number {
  return SPECIES.rows[species].poise + (elite ? RULE.elite_poise : 0);
}

export function embersOf({ species, elite }: Ranked): number {
  return SPECIES.rows[species].embers * (elite ? RULE.elite_embers : 1);
}

/** The damage of one stage of an attack. */
export function foeDamage(attack: AttackId, stage: number, elite: boolean): number {
  const row: AttackRow = ATTACKS.rows[attack];
  const own = stage === 0 ? row.damage : (stageRowOf(attack)?.damage ?? 0);
  return own + (elite && row.signature ? RULE.elite_damage : 0);
}

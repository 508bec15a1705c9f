import type { SkillId } from '../tables/ids.ts';
import { type Draft, tell } from '../turn/draft.ts';
import { toUnits } from '../units.ts';
import { staminaMaxOf } from './stats.ts';

/** Stamina back, up to the hero's pool. */
export function giveStamina(draft: Draft, stamina: number, skill: SkillId): void {
  const { hero } = draft;
  hero.stamina = Math.min(staminaMaxOf(hero), hero.stamina + toUnits(stamina));
  tell(draft, { kind: 'refunded', stamina, forSkill: skill });
}

import type { WeaponItem } from '../state.ts';
import type { SkillId } from '../tables/ids.ts';
import type { SkillRow } from '../tables/rows.ts';
import { SKILLS } from '../tables/skills.ts';
import { WEAPONS } from '../tables/weapons.ts';
import { traitSum } from './stats.ts';

/** The numbers of a skill in a hand: its own, the weapon's power and the traits of what strikes (RULES.md §18). */
export interface Blade {
  readonly damage: number;
  readonly impact: number;
  readonly push: number;
  readonly drain: number;
}

/** What a skill does with what strikes. A skill without damage gets none; the shape is never changed. */
export function bladeOf(skill: SkillId, striker: WeaponItem | null): Blade {
  const row: SkillRow = SKILLS.rows[skill];
  const power = striker === null ? 0 : WEAPONS.rows[striker.id].power;
  const driving = traitSum(striker, 'push');
  return {
    damage: row.damage === 0 ? 0 : row.damage + power + traitSum(striker, 'damage'),
    impact: row.impact + traitSum(striker, 'impact') + (row.push > 0 ? 0 : driving),
    push: row.push > 0 ? row.push + driving : row.push,
    drain: traitSum(striker, 'drain'),
  };
}

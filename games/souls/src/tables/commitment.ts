import { shapeCells, shapeReach } from '../space/shape-cells.ts';
import { HEROES } from './heroes.ts';
import { HERO_IDS, type HeroId, type SkillId } from './ids.ts';
import { RULE } from './numbers.ts';
import type { SkillRow } from './rows.ts';
import { SKILLS } from './skills.ts';

/** How large a blow is, in tenths: its cells, its reach, its damage (RULES.md §9). 0 for what strikes no cells. */
export function scoreOf(skill: SkillId): number {
  const { shape, step, damage }: SkillRow = SKILLS.rows[skill];
  if (shape === null) return 0;
  const cells = shapeCells(shape, 0).length / 2;
  return (
    (cells - 1) * RULE.score_per_cell +
    (shapeReach(shape) + step - 1) * RULE.score_per_reach +
    damage * RULE.score_per_damage
  );
}

/** Turns of windup and recovery together that a blow of this size costs, before any exemption. */
export function neededTurns(skill: SkillId): number {
  const score = scoreOf(skill);
  if (score >= RULE.two_turns_from) return 2;
  return score >= RULE.one_turn_from ? 1 : 0;
}

/** Whose verb a skill is; null for the verbs of weapons. */
export function ownerOf(skill: SkillId): HeroId | null {
  const isOwn = (id: HeroId) => {
    const { verbA, verbB, magic } = HEROES.rows[id];
    return [verbA, verbB, magic].includes(skill);
  };
  return HERO_IDS.find(isOwn) ?? null;
}

/** Whether its price takes its owner so many turns to earn that the blow is paid in turns already. */
export function isDearForOwner(skill: SkillId): boolean {
  const owner = ownerOf(skill);
  if (owner === null) return false;
  const { cost, refund }: SkillRow = SKILLS.rows[skill];
  return (cost - refund) * 100 >= RULE.exempt_factor * neededTurns(skill) * HEROES.rows[owner].regen;
}

import type { Refusal } from '@foretell/engine';
import type { Slot } from '../move.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { SKILLS } from '../tables/skills.ts';
import { shownStamina } from '../units.ts';
import { costOf, payable, skillAt, strikerOf } from './bar.ts';

/** Why a place of the bar cannot be struck with now. */
export function refusalOfVerb({ hero }: Pick<State, 'hero'>, slot: Slot): Refusal | undefined {
  const skill = skillAt(hero, slot);
  if (skill === null) return refuse('no-verb', { slot });
  const cooling = hero.cooldowns.find((each) => each.skill === skill);
  if (cooling !== undefined) return refuse('cooldown', { skill, left: cooling.left });
  const cost = costOf(hero, skill, strikerOf(hero, slot));
  if (payable(hero, cost, SKILLS.rows[skill].neverBlood) !== undefined) return undefined;
  return refuse('stamina', { cost, stamina: shownStamina(hero.stamina) });
}

import { hurtHero } from '../foes/hurt.ts';
import type { Slot } from '../move.ts';
import type { Direction } from '../space/direction.ts';
import type { SkillId } from '../tables/ids.ts';
import type { SkillRow } from '../tables/rows.ts';
import { SKILLS } from '../tables/skills.ts';
import { type Draft, tell } from '../turn/draft.ts';
import { toUnits } from '../units.ts';
import { costOf, payable, skillAt, strikerOf } from './bar.ts';
import { heroCells, resolveSkill } from './strike.ts';

/** Strikes with a place of the bar: paid at once, wound up or carried out (RULES.md §9, §19). Legal: whoever calls has asked. */
export function strikeWith(draft: Draft, slot: Slot, direction: Direction): void {
  const { hero } = draft;
  const skill = skillAt(hero, slot);
  if (skill === null) return;
  const row: SkillRow = SKILLS.rows[skill];
  const striker = strikerOf(hero, slot);
  hero.guard = null;
  hero.attacked = true;
  hero.beatsUsed += 1;
  hero.facing = direction;
  pay(draft, costOf(hero, skill, striker), row.neverBlood, skill);
  if (row.cooldown > 0) cool(draft, skill, row.cooldown);
  if (row.windup > 0) {
    hero.busy = { kind: 'windup', skill, left: row.windup, facing: direction, since: draft.turn };
    const cells = row.shape === null ? [] : heroCells(draft, skill, row.shape, direction);
    tell(draft, { kind: 'hero-wound-up', skill, cells });
    return;
  }
  resolveSkill(draft, skill, direction, striker);
  bindAfter(draft, skill, direction);
}

/** What the hero is bound to when a blow is over: the rest of a chain, or recovery. */
export function bindAfter({ hero }: Draft, skill: SkillId, facing: Direction): void {
  const { chain, recovery } = SKILLS.rows[skill];
  if (chain > 0) hero.busy = { kind: 'chain', skill, left: chain, facing };
  else hero.busy = recovery > 0 ? { kind: 'recovery', left: recovery } : null;
}

/** Takes a price that can be paid: stamina first, blood for what is missing (RULES.md §8). */
export function pay(draft: Draft, cost: number, neverBlood: boolean, skill: SkillId): void {
  const { hero } = draft;
  const price = payable(hero, cost, neverBlood);
  if (price === undefined) throw new RangeError(`${skill} cannot be paid and was not refused`);
  hero.stamina = Math.max(0, hero.stamina - toUnits(price.stamina));
  tell(draft, { kind: 'paid', stamina: price.stamina, blood: price.blood, forSkill: skill });
  if (price.blood > 0) hurtHero(draft, price.blood, { kind: 'blood' }, null);
}

function cool({ hero }: Draft, skill: SkillId, turns: number): void {
  // The turn that it is used in ends with one off, so that `turns` whole turns lie between two uses.
  const left = turns + 1;
  hero.cooldowns = [...hero.cooldowns.filter((each) => each.skill !== skill), { skill, left }];
}

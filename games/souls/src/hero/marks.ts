import { hurtFoe, shakeFoe } from '../foes/hurt.ts';
import { hasBit } from '../space/bits.ts';
import { cellDistance } from '../space/ground.ts';
import { sightFrom } from '../space/sight.ts';
import { RULE } from '../tables/numbers.ts';
import { SKILLS } from '../tables/skills.ts';
import { bodyCells, type Draft, type FoeDraft, isOn, nearestBodyCell, tellAt } from '../turn/draft.ts';
import type { Blade } from './blade.ts';
import { giveStamina } from './give.ts';

/** Puts marks on a body, up to the limit; the newest decides how long they last (RULES.md §8). */
export function mark(draft: Draft, foe: FoeDraft, marks: number): void {
  foe.marks = Math.min(RULE.mark_limit, foe.marks + marks);
  foe.marksLeft = RULE.mark_turns;
  tellAt(draft, foe.cell, { kind: 'marked', who: foe.id, cell: foe.cell, marks: foe.marks });
}

/**
 * Sets off every mark in sight and reach: each marked body is hurt by the number of them all, and what comes back is paid for the
 * marks beyond the first, so that a lone mark pays nothing (RULES.md §8).
 */
export function detonate(draft: Draft, blade: Blade): void {
  const marked = markedInReach(draft);
  const mult = marked.reduce((sum, foe) => sum + foe.marks, 0);
  if (mult === 0) return;
  const { damage, refund } = SKILLS.rows.refrain;
  const bonus = blade.damage - damage;
  for (const foe of marked) {
    foe.marks = 0;
    foe.marksLeft = 0;
    shakeFoe(draft, foe, blade.impact);
    hurtFoe(draft, foe, damage * Math.min(mult, RULE.mark_damage_limit) + bonus, {
      kind: 'skill',
      skill: 'refrain',
    });
  }
  const paidFor = isOn(draft, 'lone-mark-pays-nothing') ? mult - 1 : mult;
  if (isOn(draft, 'refrain-refund') && paidFor > 0) giveStamina(draft, refund * paidFor, 'refrain');
}

function markedInReach(draft: Draft): readonly FoeDraft[] {
  const { hero, ground } = draft;
  const sight = sightFrom(ground, hero.cell);
  return draft.foes.filter(
    (foe) =>
      foe.marks > 0 &&
      cellDistance(ground, nearestBodyCell(ground, foe, hero.cell), hero.cell) <= RULE.mark_reach &&
      bodyCells(ground, foe).some((cell) => hasBit(sight, cell)),
  );
}

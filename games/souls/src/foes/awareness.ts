import { hasBit } from '../space/bits.ts';
import { cellDistance } from '../space/ground.ts';
import { sightFrom } from '../space/sight.ts';
import { RULE } from '../tables/numbers.ts';
import { bodyCells, type Draft, type FoeDraft, isOn, nearestBodyCell, tellAt } from '../turn/draft.ts';

// `aware` is awake; `hunting` is knowing where the hero is. Seeing sets both, forgetting clears both (RULES.md §14).

/** Whether an enemy sees the hero. Sight is symmetric: it does where the hero sees a cell of its body. */
export function seesHero(draft: Draft, foe: FoeDraft): boolean {
  const sight = sightFrom(draft.ground, draft.hero.cell);
  return bodyCells(draft.ground, foe).some((cell) => hasBit(sight, cell));
}

/** Looks around for the hero: the end of a turn for everybody. */
export function lookAround(draft: Draft): void {
  for (const foe of draft.foes) {
    if (!seesHero(draft, foe)) continue;
    if (!foe.aware && distanceToHero(draft, foe) > RULE.wake) continue;
    // The boss sleeps until its hall is shut, unless somebody hurts it from outside.
    if (draft.level.arena?.boss === foe.id && !draft.floor.sealed && !foe.aware) continue;
    notice(draft, foe);
  }
}

function notice(draft: Draft, foe: FoeDraft): void {
  foe.goal = draft.hero.cell;
  foe.unseen = 0;
  if (!isOn(draft, 'sight-makes-hunters')) {
    foe.aware = true;
    return;
  }
  if (!foe.hunting) tellAt(draft, foe.cell, { kind: 'noticed', who: foe.id, cell: foe.cell });
  foe.aware = true;
  foe.hunting = true;
}

/** One turn without sight; after enough of them everything is forgotten, whatever the body is busy with. */
export function tickForgetting(draft: Draft, foe: FoeDraft): void {
  if (!foe.aware || seesHero(draft, foe)) return;
  if (!foe.hunting) return;
  foe.unseen += 1;
  if (foe.unseen < RULE.forget) return;
  foe.aware = foe.hunting = false;
  foe.unseen = 0;
  foe.goal = null;
  tellAt(draft, foe.cell, { kind: 'forgot', who: foe.id, cell: foe.cell });
}

export function distanceToHero(draft: Draft, foe: FoeDraft): number {
  return cellDistance(draft.ground, nearestBodyCell(draft.ground, foe, draft.hero.cell), draft.hero.cell);
}

/** How many know where the hero is: what forbids rest (RULES.md §14). */
export function huntersOf(draft: Pick<Draft, 'foes' | 'off'>): number {
  return draft.foes.filter((foe) => (isOn(draft, 'only-hunters-forbid-rest') ? foe.hunting : foe.aware))
    .length;
}

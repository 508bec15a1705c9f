import { SKILLS } from '../tables/skills.ts';
import { type Draft, tell } from '../turn/draft.ts';
import { resolveSkill } from './strike.ts';
import { bindAfter } from './verb.ts';

/** An input while the hero is bound: whatever it was, it burns the turn (RULES.md §1, §9). */
export function burnTurn(draft: Draft): void {
  const { hero } = draft;
  const { busy } = hero;
  if (busy === null) return;
  draft.burnt = true;
  tell(draft, { kind: 'burnt', why: busy.kind });
  if (busy.kind === 'recovery') hero.busy = busy.left > 1 ? { ...busy, left: busy.left - 1 } : null;
  if (busy.kind !== 'chain') return;
  hero.attacked = true;
  resolveSkill(draft, busy.skill, busy.facing, hero.gear.main);
  const { recovery } = SKILLS.rows[busy.skill];
  if (busy.left > 1) hero.busy = { ...busy, left: busy.left - 1 };
  else hero.busy = recovery > 0 ? { kind: 'recovery', left: recovery } : null;
}

/** The hero's own windup, first of all in a world turn: not in the one it began in (RULES.md §1). */
export function tickHeroWindup(draft: Draft): void {
  const { busy } = draft.hero;
  if (busy?.kind !== 'windup' || busy.since === draft.turn - 1) return;
  if (busy.left > 1) {
    draft.hero.busy = { ...busy, left: busy.left - 1 };
    return;
  }
  draft.hero.busy = null;
  resolveSkill(draft, busy.skill, busy.facing, draft.hero.gear.main);
  bindAfter(draft, busy.skill, busy.facing);
}

import { gainOf, rateOf, staminaMaxOf } from '../hero/stats.ts';
import { RULE } from '../tables/numbers.ts';
import { type Draft, type HeroDraft, isOn } from './draft.ts';

/** The hero's share of the end of a turn: gain by effort, cooldowns, a new turn's beats and roll (RULES.md §2). */
export function upkeep(draft: Draft): void {
  const { hero } = draft;
  hero.stamina = Math.min(staminaMaxOf(hero), hero.stamina + gain(draft));
  if (hero.cooldowns.length > 0) {
    hero.cooldowns = hero.cooldowns
      .map(({ skill, left }) => ({ skill, left: left - 1 }))
      .filter(({ left }) => left > 0);
  }
  hero.rolled = false;
  hero.attacked = false;
  hero.beatsUsed = 0;
}

function gain(draft: Draft): number {
  const { hero } = draft;
  const isBusy = draft.burnt || hero.busy !== null;
  if (isBusy && (isOn(draft, 'no-gain-in-windup') || hero.busy?.kind !== 'windup')) return 0;
  const full = isOn(draft, 'effort-tiers') ? gainOf(hero, tierOf(draft)) : rateOf(hero);
  const isUnseen = !draft.foes.some(({ hunting }) => hunting);
  return isUnseen && !isOn(draft, 'one-rate') ? full * RULE.unseen_bonus : full;
}

/** Any attack of the turn, else how it ended (RULES.md §2). */
function tierOf({ hero, stepped }: { hero: HeroDraft; stepped: boolean }): 'wait' | 'move' | 'attack' {
  if (hero.attacked) return 'attack';
  return stepped ? 'move' : 'wait';
}

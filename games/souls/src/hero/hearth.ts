import type { Refusal } from '@foretell/engine';
import { huntersOf } from '../foes/awareness.ts';
import { refuse } from '../refusals.ts';
import { spawned } from '../setup.ts';
import type { Ground } from '../space/ground.ts';
import type { State } from '../state.ts';
import type { GrowthId } from '../tables/ids.ts';
import { GROWTH } from '../tables/items.ts';
import { type Draft, tell } from '../turn/draft.ts';
import { hpMaxOf, staminaMaxOf } from './stats.ts';

/** The hearth under the hero, -1 for none. */
export function hearthAt({ hero }: Pick<State, 'hero'>, { level }: Ground): number {
  return level.hearths.indexOf(hero.cell);
}

/** Why the hero cannot rest: no hearth, or somebody who knows where it is (RULES.md §14). */
export function refusalOfRest(state: State, ground: Ground): Refusal | undefined {
  if (hearthAt(state, ground) < 0) return refuse('no-hearth');
  const by = huntersIn(state);
  return by > 0 ? refuse('hunted', { by }) : undefined;
}

/** How many forbid rest. */
export function huntersIn({ floor, config }: Pick<State, 'floor' | 'config'>): number {
  return huntersOf({ foes: [...floor.enemies], off: new Set(config.off) });
}

/** Health and stamina full, shots gone, and everybody of the floor back where they began (RULES.md §25). */
export function rest(draft: Draft): void {
  const { hero, level, floor } = draft;
  const hearth = level.hearths.indexOf(hero.cell);
  hero.hp = hpMaxOf(hero);
  hero.stamina = staminaMaxOf(hero);
  hero.guard = null;
  hero.cooldowns = [];
  draft.projectiles = [];
  floor.fuses = [];
  floor.lure = null;
  const fallen = draft.run.bossFell ? level.arena?.boss : undefined;
  draft.foes = level.spawns.map(spawned).filter(({ id }) => id !== fallen);
  const name = `${floor.depth}/${hearth}`;
  if (!draft.run.lit.includes(name)) draft.run = { ...draft.run, lit: [...draft.run.lit, name] };
  tell(draft, { kind: 'rested', hearth });
}

/** What the next level of a line costs, null when there is none. */
export function growthPrice({ growth }: Pick<State['hero'], 'growth'>, line: GrowthId): number | null {
  const { price, levels } = GROWTH.rows[line];
  const level = growth[line] + 1;
  return level > levels ? null : price * level;
}

/** Why the hero cannot buy a level here and now. */
export function refusalOfGrowth(state: State, ground: Ground, line: GrowthId): Refusal | undefined {
  const refusal = refusalOfRest(state, ground);
  if (refusal !== undefined) return refusal;
  const price = growthPrice(state.hero, line);
  if (price === null) return refuse('grown', { line });
  return state.hero.embers < price ? refuse('embers', { price, embers: state.hero.embers }) : undefined;
}

/** Buys a level: it adds to the hero and takes the place of nothing (RULES.md §25). */
export function grow(draft: Draft, line: GrowthId): void {
  const { hero } = draft;
  hero.embers -= growthPrice(hero, line) ?? 0;
  hero.growth = { ...hero.growth, [line]: hero.growth[line] + 1 };
  draft.stepped = true;
  tell(draft, { kind: 'grew', line, level: hero.growth[line] });
}

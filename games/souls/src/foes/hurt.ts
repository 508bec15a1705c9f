import type { Blow } from '../events.ts';
import type { Cell } from '../floors/level.ts';
import { blockOf, reduced } from '../hero/stats.ts';
import { takeItem } from '../items/bag.ts';
import { eliteDrop } from '../items/drops.ts';
import { directionOf } from '../space/direction.ts';
import type { Death } from '../state.ts';
import type { SpeciesId } from '../tables/ids.ts';
import { RULE } from '../tables/numbers.ts';
import { type Draft, type FoeDraft, renewGround, tell, tellAt } from '../turn/draft.ts';
import { toUnits } from '../units.ts';
import { embersOf, poiseOf } from './species.ts';

/** Whether an enemy was spawned as an elite. */
export function isElite(draft: Draft, foe: FoeDraft): boolean {
  return draft.level.spawns[foe.id]?.elite ?? false;
}

/** Takes health from an enemy, and its life where none is left. Being hurt wakes; it does not tell where the hero is. */
export function hurtFoe(draft: Draft, foe: FoeDraft, damage: number, blow: Blow): void {
  if (foe.hp <= 0 || damage <= 0) return;
  foe.hp -= damage;
  foe.aware = true;
  if (blow.kind === 'skill' || blow.kind === 'thing') foe.wasHit = true;
  tellAt(draft, foe.cell, { kind: 'hit', who: foe.id, cell: foe.cell, amount: damage, blow });
  if (foe.hp <= 0) removeFoe(draft, foe);
}

/** Impact counts during a windup only: enough of it delays the blow by a turn and starts anew (RULES.md §7). */
export function shakeFoe(draft: Draft, foe: FoeDraft, impact: number): void {
  if (foe.hp <= 0 || foe.state !== 'windup' || impact <= 0) return;
  foe.impact += impact;
  if (foe.impact < poiseOf({ species: foe.species, elite: isElite(draft, foe) })) return;
  foe.impact = 0;
  foe.timer += 1;
  tellAt(draft, foe.cell, { kind: 'staggered', who: foe.id, cell: foe.cell, turns: foe.timer });
}

/** A true cancel: the attack is gone, its price with it, and what is left is its recovery (RULES.md §7). */
export function unmake(draft: Draft, foe: FoeDraft, recovery: number): void {
  if (foe.attack === null) return;
  tellAt(draft, foe.cell, { kind: 'cancelled', who: foe.id, cell: foe.cell, attack: foe.attack.id });
  foe.state = 'recovery';
  foe.timer = Math.max(1, recovery);
  foe.impact = 0;
}

/** Death of an enemy: embers once a run, what an elite carried, and the end of a boss. */
export function removeFoe(draft: Draft, foe: FoeDraft): void {
  foe.hp = 0;
  const elite = isElite(draft, foe);
  const { depth } = draft.floor;
  const name = `${depth}/${foe.id}`;
  const embers = draft.run.paid.includes(name) ? 0 : embersOf({ species: foe.species, elite });
  draft.foes = draft.foes.filter((each) => each !== foe);
  if (embers > 0) {
    draft.run = { ...draft.run, paid: [...draft.run.paid, name] };
    draft.hero.embers += embers;
  }
  tellAt(draft, foe.cell, { kind: 'died', who: foe.id, cell: foe.cell, species: foe.species, embers });
  const loot = `${depth}/elite/${foe.id}`;
  if (elite && !draft.run.taken.includes(loot)) {
    takeItem(draft, eliteDrop(draft.before.seed, depth, foe.id), loot, 'elite');
  }
  if (draft.level.arena?.boss === foe.id) bossFalls(draft);
}

function bossFalls(draft: Draft): void {
  draft.run = { ...draft.run, bossFell: true };
  draft.floor.sealed = false;
  renewGround(draft);
  tell(draft, { kind: 'unsealed', cells: draft.level.arena?.seal ?? [] });
}

/** A hit on the hero: what armour leaves of it, what a guard takes of that, and whose hand it was. */
export function hitHero(
  draft: Draft,
  damage: number,
  blow: Blow,
  from: Cell,
  species: SpeciesId | null,
): void {
  const left = guarded(draft, reduced(draft.hero, damage), from);
  hurtHero(draft, left, blow, species);
}

/** Takes health from the hero as it is. Any of it breaks a windup and ends a chain (RULES.md §9). */
export function hurtHero(draft: Draft, damage: number, blow: Blow, species: SpeciesId | null): void {
  const { hero } = draft;
  tell(draft, { kind: 'hit', who: 'hero', cell: hero.cell, amount: damage, blow });
  if (damage <= 0 || draft.outcome !== 'running') return;
  hero.hp = Math.max(0, hero.hp - damage);
  if (hero.busy?.kind === 'windup') {
    tell(draft, { kind: 'hero-windup-broken', skill: hero.busy.skill });
    hero.busy = null;
  }
  if (hero.busy?.kind === 'chain') hero.busy = null;
  if (hero.hp > 0) return;
  const death: Death = { cause: causeOf(blow), species, depth: draft.floor.depth, turn: draft.turn };
  draft.outcome = 'died';
  draft.run = { ...draft.run, death };
  tell(draft, { kind: 'over', outcome: 'died', death, final: true });
}

function causeOf(blow: Blow): Death['cause'] {
  if (blow.kind === 'attack') return blow.attack;
  if (blow.kind === 'thing') return 'fusepot';
  return blow.kind === 'blood' ? 'blood' : 'edge';
}

/** A raised guard takes up to its block from what comes from the front half ring, at one stamina a point (RULES.md §17). */
function guarded(draft: Draft, damage: number, from: Cell): number {
  const { hero, ground } = draft;
  if (hero.guard === null || damage <= 0) return damage;
  const dx = (from % ground.width) - (hero.cell % ground.width);
  const dy = Math.trunc(from / ground.width) - Math.trunc(hero.cell / ground.width);
  const turn = (directionOf(dx, dy) - hero.guard + 8) & 7;
  if (turn > 2 && turn < 6) return damage;
  const held = Math.min(damage, blockOf(hero), Math.floor(hero.stamina / toUnits(1)));
  if (held <= 0) return damage;
  hero.stamina -= toUnits(held);
  tell(draft, { kind: 'guard-held', amount: held });
  return damage - held;
}

/** Takes stamina from an enemy. */
export function drainFoe(foe: FoeDraft, stamina: number): void {
  foe.stamina = Math.max(0, foe.stamina - stamina);
}

export const BLOCKED_PUSH_IMPACT = RULE.blocked_push_impact;

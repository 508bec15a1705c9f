import type { Cell } from '../floors/level.ts';
import type { Direction } from '../space/direction.ts';
import { allowsDiagonal, CHASM, isWalkable, stepFrom } from '../space/ground.ts';
import { SPECIES } from '../tables/enemies.ts';
import { RULE } from '../tables/numbers.ts';
import { type Draft, type FoeDraft, foeAt, tell, tellAt } from '../turn/draft.ts';
import { hurtHero, removeFoe, shakeFoe } from './hurt.ts';

/** Whether anybody stands on `cell`. */
export function isTaken(draft: Draft, cell: Cell): boolean {
  return draft.hero.cell === cell || foeAt(draft, cell) !== undefined;
}

/**
 * Pushes an enemy cell by cell (RULES.md §5). Onto a chasm it is gone; stopped short, it takes impact; a large body does not
 * move. Returns how many cells it went.
 */
export function pushFoe(draft: Draft, foe: FoeDraft, direction: Direction, cells: number): number {
  if (foe.hp <= 0 || cells <= 0 || SPECIES.rows[foe.species].size > 1) return 0;
  const from = foe.cell;
  let gone = 0;
  while (gone < cells && isFree(draft, foe.cell, direction)) {
    foe.cell = stepFrom(draft.ground, foe.cell, direction);
    gone++;
    if (((draft.ground.flags[foe.cell] ?? 0) & CHASM) !== 0) {
      tellAt(draft, from, { kind: 'fell', who: foe.id, cell: foe.cell });
      removeFoe(draft, foe);
      return gone;
    }
  }
  if (gone > 0) tellAt(draft, foe.cell, { kind: 'pushed', who: foe.id, from, to: foe.cell });
  if (gone < cells) shakeFoe(draft, foe, RULE.blocked_push_impact);
  return gone;
}

/** Pushes the hero, who stops at the edge of a chasm and is hurt there (RULES.md §5). */
export function pushHero(draft: Draft, direction: Direction, cells: number): void {
  const { hero, ground } = draft;
  const from = hero.cell;
  for (let gone = 0; gone < cells; gone++) {
    const to = stepFrom(ground, hero.cell, direction);
    if (to >= 0 && ((ground.flags[to] ?? 0) & CHASM) !== 0) {
      hurtHero(draft, RULE.edge_damage, { kind: 'edge' }, null);
      break;
    }
    if (!isFree(draft, hero.cell, direction)) break;
    hero.cell = to;
  }
  if (hero.cell !== from) tell(draft, { kind: 'pushed', who: 'hero', from, to: hero.cell });
}

function isFree(draft: Draft, from: Cell, direction: Direction): boolean {
  const { ground } = draft;
  const to = stepFrom(ground, from, direction);
  if (to < 0 || !allowsDiagonal(ground, from, direction) || isTaken(draft, to)) return false;
  return isWalkable(ground, to) || ((ground.flags[to] ?? 0) & CHASM) !== 0;
}

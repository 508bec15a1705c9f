import type { Refusal } from '@foretell/engine';
import type { Cell } from '../floors/level.ts';
import { pickUp } from '../items/pickups.ts';
import { refuse } from '../refusals.ts';
import { type Direction, STEP_X, STEP_Y } from '../space/direction.ts';
import {
  allowsDiagonal,
  CLOSED,
  type Ground,
  isPassable,
  isWalkable,
  offsetCell,
  PERSON,
  PINCH,
  stepFrom,
} from '../space/ground.ts';
import type { State } from '../state.ts';
import { SPECIES } from '../tables/enemies.ts';
import { openDoorAt } from '../turn/doors.ts';
import { type Draft, tell } from '../turn/draft.ts';
import { giveSignals } from '../turn/signals.ts';
import { bumpSlot } from './bar.ts';
import { beatsOf } from './stats.ts';
import { strikeWith } from './verb.ts';
import { refusalOfVerb } from './verb-refusal.ts';
import { foeOf } from './who.ts';

/** Why the hero cannot step there (RULES.md §3): ground, bodies, people who talk, or a blow that cannot be paid. */
export function refusalOfWalk(state: State, ground: Ground, direction: Direction): Refusal | undefined {
  const { hero } = state;
  const to = stepFrom(ground, hero.cell, direction);
  if (to < 0) return refuse('blocked');
  if (((ground.flags[to] ?? 0) & PERSON) !== 0) {
    const who = ground.level.people.find(({ cell }) => cell === to)?.who ?? 'keeper';
    return refuse('talk', { who });
  }
  if (foeOf(state, ground, to) !== undefined) {
    const slot = bumpSlot(hero);
    return slot === null ? refuse('no-verb') : refusalOfVerb(state, slot);
  }
  if (hero.beatsUsed > 0 && beatsOf(hero) > 1) return refuse('beat-spent');
  return refusalOfStep(state, ground, to, direction);
}

function refusalOfStep(state: State, ground: Ground, to: Cell, direction: Direction): Refusal | undefined {
  if (!isPassable(ground, to)) return refuse('blocked');
  const flags = (ground.flags[to] ?? 0) | (ground.flags[state.hero.cell] ?? 0);
  if (!allowsDiagonal(ground, state.hero.cell, direction)) {
    return refuse((flags & PINCH) !== 0 ? 'pinched' : 'blocked');
  }
  const isFree = state.config.off.includes('bodies-pinch') || !isBetweenBodies(state, ground, direction);
  return isFree ? undefined : refuse('pinched');
}

/** Bodies are walls for walking: both flanks of a diagonal, or one where it belongs to a large body (RULES.md §3). */
function isBetweenBodies(state: State, ground: Ground, direction: Direction): boolean {
  if (direction % 2 === 0) return false;
  const { cell } = state.hero;
  const one = wallAt(state, ground, offsetCell(ground, cell, STEP_X[direction] ?? 0, 0));
  const other = wallAt(state, ground, offsetCell(ground, cell, 0, STEP_Y[direction] ?? 0));
  if (one === 'large' || other === 'large') return true;
  return one !== 'open' && other !== 'open' && (one === 'body' || other === 'body');
}

function wallAt(state: State, ground: Ground, cell: Cell): 'open' | 'ground' | 'body' | 'large' {
  const foe = cell < 0 ? undefined : foeOf(state, ground, cell);
  if (foe !== undefined) return SPECIES.rows[foe.species].size > 1 ? 'large' : 'body';
  return cell >= 0 && isWalkable(ground, cell) ? 'open' : 'ground';
}

/** A legal step: a blow at whoever stands there, the opening of a door, or a step. */
export function walk(draft: Draft, direction: Direction): void {
  const { hero, ground } = draft;
  const to = stepFrom(ground, hero.cell, direction);
  hero.facing = direction;
  hero.guard = null;
  if (foeOf({ floor: { enemies: draft.foes } }, ground, to) !== undefined) {
    const slot = bumpSlot(hero);
    if (slot !== null) strikeWith(draft, slot, direction);
    return;
  }
  draft.stepped = true;
  if (((ground.flags[to] ?? 0) & CLOSED) !== 0) {
    openDoorAt(draft, to);
    giveSignals(draft, 'open', to);
    return;
  }
  const from = hero.cell;
  hero.cell = to;
  tell(draft, { kind: 'walked', who: 'hero', from, to });
  pickUp(draft);
}

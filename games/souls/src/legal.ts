import type { Refusal } from '@foretell/engine';
import { guardCostOf, payable } from './hero/bar.ts';
import { refusalOfGrowth, refusalOfRest } from './hero/hearth.ts';
import { refusalOfRoll } from './hero/roll.ts';
import { refusalOfVerb } from './hero/verb-refusal.ts';
import { refusalOfWalk } from './hero/walk.ts';
import { refusalOfDescent } from './hero/ways.ts';
import { inputsOf } from './inputs.ts';
import { refusalOfEquip } from './items/equip.ts';
import { takenName } from './items/pickups.ts';
import { placeOf, refusalOfUse } from './items/use.ts';
import type { Move } from './move.ts';
import { refuse } from './refusals.ts';
import { cellDistance, type Ground, groundOf } from './space/ground.ts';
import type { State } from './state.ts';
import { CONSUMABLES } from './tables/items.ts';
import { shownStamina } from './units.ts';

/** Every move the hero may make, in the order of its inputs. */
export function legalMoves(state: State, seat: string): readonly Move[] {
  if (seat !== 'hero' || state.outcome !== 'running') return [];
  const inputs = inputsOf(state.hero);
  return state.hero.busy !== null
    ? inputs
    : inputs.filter((move) => refusalOf(state, seat, move) === undefined);
}

/** Why a move cannot be made now; nothing that was refused has taken time (RULES.md §1). */
export function refusalOf(state: State, seat: string, move: Move): Refusal | undefined {
  if (seat !== 'hero') return { code: 'not-your-turn', seat, facts: {} };
  if (state.outcome !== 'running') return refuse('over');
  const missing = refusalOfMissing(state, move);
  if (missing !== undefined) return missing;
  // Bound by a windup, a chain or recovery: whatever is pressed burns the turn.
  if (isBound(state, move)) return undefined;
  if (isClockless(state) && move.kind !== 'walk' && move.kind !== 'wait' && move.kind !== 'descend') {
    return refuse('hall');
  }
  return refusalHere(state, groundOf(state.floor), move);
}

/** Whether an input only burns the turn. */
export function isBound({ hero, config }: Pick<State, 'hero' | 'config'>, move: Move): boolean {
  if (hero.busy === null) return false;
  return move.kind !== 'verb' || !config.off.includes('busy-burns');
}

/** In the Hall of Ashes nothing takes time. */
export function isClockless({ floor }: Pick<State, 'floor'>): boolean {
  return floor.depth === 0;
}

/** An input that this hero does not have at all. */
function refusalOfMissing({ hero }: State, move: Move): Refusal | undefined {
  switch (move.kind) {
    case 'use':
      if (placeOf({ hero }, move.item) < 0) return refuse('no-item', { item: move.item });
      if (CONSUMABLES.rows[move.item].aimed === (move.direction !== null)) return undefined;
      return refuse(move.direction === null ? 'needs-aim' : 'not-aimed');
    case 'equip':
      return hero.bag[move.place] === undefined || hero.bag[move.place]?.kind === 'consumable'
        ? refuse('no-item', { place: move.place })
        : undefined;
    case 'drop':
      return hero.bag[move.place] === undefined ? refuse('no-item', { place: move.place }) : undefined;
    case 'roll':
      return move.cells === 1 || move.cells === 2 ? undefined : refuse('roll-cells', { most: 2 });
    default:
      return undefined;
  }
}

function refusalHere(state: State, ground: Ground, move: Move): Refusal | undefined {
  switch (move.kind) {
    case 'walk':
      return refusalOfWalk(state, ground, move.direction);
    case 'wait':
    case 'drop':
      return undefined;
    case 'roll':
      return refusalOfRoll(state, ground, move.direction, move.cells);
    case 'verb':
      return refusalOfVerb(state, move.slot);
    case 'guard':
      return refusalOfGuard(state);
    case 'use':
      return refusalOfUse(state, ground, move.item, move.direction);
    case 'equip':
      return refusalOfEquip(state, move.place);
    case 'stow':
      return state.hero.gear[move.slot] === null ? refuse('not-worn') : undefined;
    case 'rest':
      return refusalOfRest(state, ground);
    case 'grow':
      return refusalOfGrowth(state, ground, move.line);
    case 'open':
      return chestBeside(state, ground) < 0 ? refuse('no-chest') : undefined;
    case 'descend':
      return refusalOfDescent(state, ground);
  }
}

function refusalOfGuard({ hero }: State): Refusal | undefined {
  const cost = guardCostOf(hero);
  return payable(hero, cost, false) === undefined
    ? refuse('stamina', { cost, stamina: shownStamina(hero.stamina) })
    : undefined;
}

/** The closed chest beside the hero, -1 for none. */
export function chestBeside({ hero, floor, run }: State, ground: Ground): number {
  return ground.level.chests.findIndex(
    (cell, id) =>
      cellDistance(ground, cell, hero.cell) <= 1 && !run.taken.includes(takenName(floor.depth, 'chest', id)),
  );
}

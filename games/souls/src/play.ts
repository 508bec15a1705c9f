import type { Step } from '@foretell/engine';
import type { Event } from './events.ts';
import { guardCostOf } from './hero/bar.ts';
import { burnTurn } from './hero/busy.ts';
import { grow, rest } from './hero/hearth.ts';
import { roll } from './hero/roll.ts';
import { beatsOf } from './hero/stats.ts';
import { pay, strikeWith } from './hero/verb.ts';
import { walk } from './hero/walk.ts';
import { becomeNeighbour, descend, onNextFloor, win } from './hero/ways.ts';
import { dropItem, equip, stow } from './items/equip.ts';
import { openChest } from './items/pickups.ts';
import { useItem } from './items/use.ts';
import { chestBeside, isBound, isClockless } from './legal.ts';
import type { Move } from './move.ts';
import type { State } from './state.ts';
import { closeDraft, type Draft, isRunning, openDraft, tell } from './turn/draft.ts';
import { clearNoise } from './turn/noise.ts';
import { seeGround } from './turn/see.ts';
import { worldTurn } from './turn/world-turn.ts';

/** Carries out a legal move and, where it ends the turn, the world's answer (RULES.md §1). */
export function play(state: State, move: Move): Step<State, Event> {
  const draft = openDraft(state);
  if (isBound(state, move)) burnTurn(draft);
  else act(draft, move);
  if (isClockless(state)) becomeNeighbour(draft);
  if (isRunning(draft) && (move.kind !== 'descend' || isBound(state, move))) {
    if (endsTurn(draft, move)) worldTurn(draft);
    else look(draft);
  }
  settle(draft);
  return finish(draft, move);
}

function act(draft: Draft, move: Move): void {
  switch (move.kind) {
    case 'walk':
      walk(draft, move.direction);
      return;
    case 'wait':
      draft.hero.guard = null;
      return;
    case 'roll':
      roll(draft, move.direction, move.cells);
      return;
    case 'verb':
      strikeWith(draft, move.slot, move.direction);
      return;
    case 'guard':
      pay(draft, guardCostOf(draft.hero), false, 'guard');
      draft.hero.guard = move.direction;
      draft.hero.facing = move.direction;
      draft.hero.attacked = true;
      tell(draft, { kind: 'guarded', facing: move.direction });
      return;
    case 'use':
      useItem(draft, move.item, move.direction);
      return;
    case 'equip':
      equip(draft, move.place);
      return;
    case 'stow':
      stow(draft, move.slot);
      return;
    case 'drop':
      dropItem(draft, move.place);
      return;
    case 'rest':
      rest(draft);
      return;
    case 'grow':
      grow(draft, move.line);
      return;
    case 'open':
      draft.stepped = true;
      draft.hero.guard = null;
      openChest(draft, chestBeside(draft.before, draft.ground));
      return;
    case 'descend':
      descend(draft);
      return;
  }
}

/** A roll never ends a turn, and a beat only when it is the last. */
function endsTurn({ hero, before }: Draft, move: Move): boolean {
  if (before.hero.busy !== null) return true;
  if (move.kind === 'roll' || move.kind === 'verb' || (move.kind === 'walk' && hero.attacked)) {
    const isLast = hero.beatsUsed >= beatsOf(hero) || hero.busy !== null;
    return move.kind === 'roll' ? beatsOf(hero) > 1 && isLast : isLast;
  }
  return true;
}

/** What the hero sees from a new place in the middle of a turn. */
function look(draft: Draft): void {
  seeGround(draft);
  clearNoise(draft);
}

/** Ends of a run that are nobody's blow: the last enemy of a scene without a way out, and a fallen boss. */
function settle(draft: Draft): void {
  if (!isRunning(draft)) return;
  const { config } = draft.before;
  const isEmptied = config.scene !== null && draft.level.stairs === null && draft.foes.length === 0;
  if ((isEmptied && draft.level.spawns.length > 0) || draft.run.bossFell) win(draft);
}

function finish(draft: Draft, move: Move): Step<State, Event> {
  const closed = closeDraft(draft);
  const { maxMoves } = closed.config;
  if (closed.outcome === 'running' && closed.moves >= maxMoves) {
    tell(draft, { kind: 'over', outcome: 'spent', death: null, final: false });
    return { state: { ...closed, outcome: 'spent' }, events: draft.events };
  }
  if (move.kind !== 'descend' || closed.outcome !== 'running' || isBound(draft.before, move)) {
    return { state: closed, events: draft.events };
  }
  const below = onNextFloor(closed);
  tell(draft, { kind: 'descended', depth: below.floor.depth });
  return { state: below, events: draft.events };
}

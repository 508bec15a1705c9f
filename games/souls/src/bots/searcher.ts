import type { Seed } from '@foretell/engine';
import { refusalOf } from '../legal.ts';
import type { Move } from '../move.ts';
import { beam, bestOf, movesTo } from '../search/beam.ts';
import { worthOf } from '../search/worth.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { decideAs } from './decide.ts';
import { imagine } from './imagine.ts';
import type { Mind } from './minds.ts';
import { type Plan, plan } from './note.ts';

/** How far it thinks: states kept of each depth, moves ahead, moves tried. */
const BUDGET = { width: 14, depth: 9, tries: 6_000 };
/** What a point of its own health counts against six for a point of theirs. */
const HP_WORTH = 40;

/**
 * A player who, when somebody hunts it, plays what it sees out in its head and does what leads to the best that it finds; otherwise it
 * goes about its errands as its mind has it. Where what it sees is not all there is, it can be wrong.
 */
export function decideBySearch(mind: Mind, view: View, seed: Seed): Plan {
  const isFight = view.enemies.some(({ hunting, state }) => hunting || state === 'windup');
  if (view.self.busy !== null || view.place === 'hall' || !isFight) return decideAs(mind, view, seed);
  const state = imagine(view);
  const move = firstMove(state);
  if (move === undefined || refusalOf(state, 'hero', move) !== undefined) return decideAs(mind, view, seed);
  return plan(move, whyOf(view, move));
}

function firstMove(state: State): Move | undefined {
  const { done, best } = beam(
    state,
    BUDGET,
    (_, after) => after.outcome !== 'died',
    (after) => worthOf(after, HP_WORTH),
  );
  const end = done ?? bestOf(best.slice(1));
  return end === undefined ? undefined : movesTo(end)[0];
}

function whyOf(view: View, move: Move): Plan['note']['why'] {
  switch (move.kind) {
    case 'verb':
      return 'strike';
    case 'roll':
      return 'dodge';
    case 'wait':
      return 'breathe';
    default:
      return view.danger.some(({ cell, turns }) => cell === view.self.cell && turns === 1)
        ? 'dodge'
        : 'close';
  }
}

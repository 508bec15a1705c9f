import { nextBelow, nextOf, openRng, type Rng, rngStream, type Seed } from '@foretell/engine';
import type { BattleSeen } from '../view.ts';
import { positionOf } from '../view-position.ts';
import type { Mind } from './minds.ts';
import { type Note, type Plan, plain } from './note.ts';
import { frontierOf, moveTowards, nearestOf } from './reach.ts';
import { proveSimply } from './single.ts';

/** A battle by one who reads a number at a time, or none at all: digs what is proved, guesses when stuck, never seals. */
export function digSimply(mind: Mind, battle: BattleSeen, seed: Seed): Plan {
  const { board } = battle;
  const frontier = frontierOf(board);
  if (frontier.length === 0) return { move: { kind: 'stop' }, note: plain('stop') };
  const rng = openRng(rngStream(seed, momentOf(battle)));
  const { cell, note } = chooseDig(mind, battle, frontier, rng);
  const move = moveTowards(board, { kind: 'dig', cell });
  return { move, note: move.kind === 'walk' ? plain('walk') : note };
}

/** Names a moment by what a walk does not change, so that the lots drawn before a walk are drawn again after it. */
export function momentOf({ ordinal, round, ap, board }: BattleSeen): string {
  return `${ordinal}/${board.id}/${round}/${ap}/${board.seals.length}`;
}

function chooseDig(
  mind: Mind,
  { board }: BattleSeen,
  frontier: readonly number[],
  rng: Rng,
): { readonly cell: number; readonly note: Note } {
  if (mind.reasoning === 'none' || isBlind(mind, rng))
    return { cell: nextOf(rng, frontier), note: plain('blind') };
  const { safe, mine } = proveSimply(positionOf(board));
  const proved = frontier.filter((cell) => safe[cell] === 1);
  if (proved.length > 0) return { cell: nearestOf(board, proved), note: plain('proved') };
  const open = frontier.filter((cell) => mine[cell] === 0);
  return { cell: nextOf(rng, open.length > 0 ? open : frontier), note: plain('guess') };
}

function isBlind({ blind, slip }: Mind, rng: Rng): boolean {
  return nextBelow(rng, 1000) < blind || nextBelow(rng, 1000) < slip;
}

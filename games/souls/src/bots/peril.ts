import type { Cell } from '../floors/level.ts';
import { DIRECTIONS } from '../space/direction.ts';
import type { DangerView } from '../view.ts';
import { isOpen, type Sense, stepTo } from './sense.ts';

/** Owners whose blow does not count: they will not come to it. */
export type Without = ReadonlySet<number>;

const NOBODY: Without = new Set();

/** Health that whoever stands on `cell` loses in the world turn that is `turn` turns away, armour counted. */
export function lossAt(sense: Sense, cell: Cell, turn: number, without: Without = NOBODY): number {
  const there = sense.danger.get(cell);
  if (there === undefined) return 0;
  const { reduction } = sense.view.self;
  let loss = 0;
  for (const danger of there) {
    if (danger.turns !== turn || isWithout(danger, without)) continue;
    loss += danger.damage - Math.floor((danger.damage * reduction) / 100);
  }
  return loss;
}

function isWithout({ owner, kind }: DangerView, without: Without): boolean {
  return owner !== null && kind !== 'projectile' && without.has(owner);
}

/** What standing still on `cell` through the next `turns` world turns costs. */
export function lossStaying(sense: Sense, cell: Cell, turns: number, without: Without = NOBODY): number {
  let loss = 0;
  for (let turn = 1; turn <= turns; turn++) loss += lossAt(sense, cell, turn, without);
  return loss;
}

/**
 * What whoever ends this turn on `cell` cannot get out of by walking: of the blows announced for later, those for which every
 * way out is too long.
 */
export function trappedLoss(sense: Sense, cell: Cell, without: Without = NOBODY): number {
  const there = sense.danger.get(cell);
  if (there === undefined) return 0;
  let loss = 0;
  for (const { turns } of there) {
    if (turns < 2 || turns > 4) continue;
    const here = lossAt(sense, cell, turns, without);
    if (here > loss && !canLeave(sense, cell, 2, turns, without)) loss = here;
  }
  return loss;
}

/** Whether a walk from `from`, a step a turn, is somewhere unhurt in turn `last`, and unhurt on the way. */
function canLeave(sense: Sense, from: Cell, turn: number, last: number, without: Without): boolean {
  for (const direction of DIRECTIONS) {
    const to = stepTo(sense, from, direction);
    if (to < 0 || !isOpen(sense, to) || lossAt(sense, to, turn, without) > 0) continue;
    if (turn === last || lossAt(sense, to, last, without) === 0) return true;
    if (canLeave(sense, to, turn + 1, last, without)) return true;
  }
  return false;
}

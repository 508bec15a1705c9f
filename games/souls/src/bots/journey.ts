import type { Cell } from '../floors/level.ts';
import { type Direction, STEP_X, STEP_Y } from '../space/direction.ts';
import { allowsDiagonal, isPassable, stepFrom } from '../space/ground.ts';
import { type Sense, stepTo } from './sense.ts';

/** Where to go first, and how far it is. */
export interface Journey {
  readonly direction: Direction;
  readonly steps: number;
  readonly goal: Cell;
}

/** Straight steps first, so that a tie goes to them. */
const STRAIGHT_FIRST: readonly Direction[] = [0, 2, 4, 6, 1, 3, 5, 7];

/** A search that spreads from the hero ring by ring; each cell reached knows the first step of its way. */
interface Spread {
  readonly lead: Int8Array;
  readonly queue: Cell[];
}

/**
 * The shortest way over known ground to the nearest cell that `isGoal` accepts, `undefined` where none can be reached. Bodies are in
 * the way where they stand now; a goal may be a cell that cannot be entered, and then the way leads beside it.
 */
export function journeyTo(sense: Sense, isGoal: (cell: Cell) => boolean): Journey | undefined {
  const spread: Spread = { lead: new Int8Array(sense.terrain.cells).fill(-1), queue: [] };
  const near = firstSteps(sense, spread, isGoal);
  if (near !== undefined) return near;
  const { queue } = spread;
  let steps = 1;
  for (let head = 0, ringEnd = queue.length; head < queue.length; head++) {
    if (head === ringEnd) {
      ringEnd = queue.length;
      steps += 1;
    }
    const goal = spreadFrom(sense, spread, queue[head] ?? 0, isGoal);
    if (goal !== undefined) return { ...goal, steps: steps + 1 };
  }
  return undefined;
}

/** The steps that can be made at once. */
function firstSteps(sense: Sense, { lead, queue }: Spread, isGoal: (cell: Cell) => boolean) {
  for (const direction of STRAIGHT_FIRST) {
    const to = stepTo(sense, sense.at, direction);
    if (to < 0) continue;
    if (isGoal(to)) return { direction, steps: 1, goal: to };
    lead[to] = direction;
    queue.push(to);
  }
  return undefined;
}

function spreadFrom(
  sense: Sense,
  { lead, queue }: Spread,
  from: Cell,
  isGoal: (cell: Cell) => boolean,
): Omit<Journey, 'steps'> | undefined {
  const { terrain, at, bodies, people } = sense;
  const direction = leadOf(lead, from);
  for (const step of STRAIGHT_FIRST) {
    const to = stepFrom(terrain, from, step);
    if (to < 0 || to === at || lead[to] !== -1) continue;
    if (isGoal(to)) return { direction, goal: to };
    if (!isPassable(terrain, to) || people.has(to) || bodies.has(to)) continue;
    if (!allowsDiagonal(terrain, from, step) || cutsCorner(sense, from, step)) continue;
    lead[to] = direction;
    queue.push(to);
  }
  return undefined;
}

function leadOf(lead: Int8Array, cell: Cell): Direction {
  const known = lead[cell];
  return STRAIGHT_FIRST.find((direction) => direction === known) ?? 0;
}

/** A diagonal past two bodies, or past one that is large, will have to be walked round. */
function cutsCorner({ terrain, bodies }: Sense, from: Cell, direction: Direction): boolean {
  if (direction % 2 === 0 || bodies.size === 0) return false;
  const one = bodies.get(from + (STEP_X[direction] ?? 0));
  const other = bodies.get(from + (STEP_Y[direction] ?? 0) * terrain.width);
  if (one === undefined || other === undefined) return ((one ?? other)?.size ?? 0) > 1;
  return true;
}

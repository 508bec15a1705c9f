import { addCandidates, beginCount, type Orders, place, statesOf } from './order-cost.ts';
import { MOST_TOUCHING, type System } from './system.ts';

/**
 * Next comes the box after which the estimated number of states is least, of those that touch what is begun. It takes time for each box
 * and finds better orders than cheaper rules do, so it is for components that would be costly. Written into `orders.other`; returns the
 * estimated states of all layers, or as soon as they reach `most`, that: then the order is not finished.
 */
export function proposeCheapest(
  orders: Orders,
  system: System,
  count: number,
  first: number,
  most: number,
): number {
  const { best, other, isPlaced, isCandidate, candidates } = orders;
  beginCount(orders, system, best, count);
  for (let index = 0; index < count; index++) {
    isPlaced[best[index] ?? 0] = 0;
    isCandidate[best[index] ?? 0] = 0;
  }
  candidates[0] = first;
  isCandidate[first] = 1;
  let [waiting, actives, states, cost] = [1, 0, 1, 0];
  for (let index = 0; index < count; index++) {
    const at = leastGrowth(orders, system, waiting);
    const box = candidates[at] ?? 0;
    states *= growthOf(orders, system, box);
    cost += states;
    if (cost >= most) return most;
    // In order of age, so that of boxes that are alike the one that waits longest comes next.
    candidates.copyWithin(at, at + 1, waiting);
    waiting--;
    other[index] = box;
    isPlaced[box] = 1;
    actives = place(orders, system, box, actives);
    waiting = addCandidates(orders, system, box, waiting);
  }
  return cost;
}

function leastGrowth(orders: Orders, system: System, waiting: number): number {
  let bestAt = 0;
  let least = Infinity;
  for (let at = 0; at < waiting; at++) {
    const growth = growthOf(orders, system, orders.candidates[at] ?? 0);
    if (growth >= least) continue;
    least = growth;
    bestAt = at;
  }
  return bestAt;
}

/** By what factor the estimated number of states changes with a box. */
function growthOf(orders: Orders, system: System, box: number): number {
  const { placed, boxesLeft } = orders;
  const size = system.boxSize[box] ?? 0;
  const end = box * MOST_TOUCHING + (system.boxClues[box] ?? 0);
  let growth = 1;
  for (let at = box * MOST_TOUCHING; at < end; at++) {
    const clue = system.boxClue[at] ?? 0;
    if (placed[clue] !== 0) growth /= statesOf(orders, system, clue);
    if (boxesLeft[clue] !== 1) growth *= statesOf(orders, system, clue, size);
  }
  return growth;
}

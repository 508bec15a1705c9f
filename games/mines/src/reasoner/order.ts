import { proposeCheapest } from './order-cheapest.ts';
import { addCandidates, beginCount, costOf, type Orders, place } from './order-cost.ts';
import { MOST_TOUCHING, type System } from './system.ts';

/** Estimated states that are too few to look for a better order. */
const CHEAP = 120;

/** Estimated states that are worth a long look for a better order, and from how many boxes it is looked for. */
const COSTLY = 20_000;
const STARTS = 24;

/**
 * Chooses the order in which the boxes of a component are searched. What a search holds at once grows with the clues that are begun and
 * not finished, so the order is everything: on a lattice of numbers a poor one needs more memory than there is. Several are tried, each
 * only if those before it look costly, and the one with the least estimated number of states wins. It is written into `orders.best`, as many
 * entries as it has boxes.
 */
export function chooseOrder(orders: Orders, system: System, component: number): void {
  const from = system.componentStart[component] ?? 0;
  const count = (system.componentStart[component + 1] ?? 0) - from;
  for (let index = 0; index < count; index++) orders.best[index] = system.componentBox[from + index] ?? 0;
  if (count <= 4) return;
  let least = costOf(orders, system, orders.best, count, Infinity);
  for (const propose of [proposeGreedy, proposeFromFar, proposeRows, proposeColumns]) {
    if (least <= CHEAP) return;
    propose(orders, system, count);
    const cost = costOf(orders, system, orders.other, count, least);
    if (cost >= least) continue;
    least = cost;
    [orders.best, orders.other] = [orders.other, orders.best];
  }
  for (let start = 0; start < STARTS && least > COSTLY; start++) {
    const first = system.componentBox[from + Math.floor((start * count) / STARTS)] ?? 0;
    const cost = proposeCheapest(orders, system, count, first, least);
    if (cost >= least) continue;
    least = cost;
    [orders.best, orders.other] = [orders.other, orders.best];
  }
}

/** Next comes the box that begins the fewest clues for those it finishes, of the boxes that touch what is begun. */
function proposeGreedy(orders: Orders, system: System, count: number): void {
  const { best, other, isPlaced, isCandidate, candidates } = orders;
  beginCount(orders, system, best, count);
  for (let index = 0; index < count; index++) {
    isPlaced[best[index] ?? 0] = 0;
    isCandidate[best[index] ?? 0] = 0;
  }
  const first = best[0] ?? 0;
  candidates[0] = first;
  isCandidate[first] = 1;
  let waiting = 1;
  let actives = 0;
  for (let index = 0; index < count; index++) {
    const at = leastBegun(orders, system, waiting);
    const box = candidates[at] ?? 0;
    candidates[at] = candidates[--waiting] ?? 0;
    other[index] = box;
    isPlaced[box] = 1;
    actives = place(orders, system, box, actives);
    waiting = addCandidates(orders, system, box, waiting);
  }
}

function leastBegun(orders: Orders, system: System, waiting: number): number {
  let bestAt = 0;
  let least = Infinity;
  for (let at = 0; at < waiting; at++) {
    const score = scoreOf(orders, system, orders.candidates[at] ?? 0);
    if (score >= least) continue;
    least = score;
    bestAt = at;
  }
  return bestAt;
}

function scoreOf({ placed, boxesLeft }: Orders, { boxClue, boxClues }: System, box: number): number {
  const clues = boxClues[box] ?? 0;
  let score = clues;
  for (let each = 0; each < clues; each++) {
    const clue = boxClue[box * MOST_TOUCHING + each] ?? 0;
    score += placed[clue] === 0 ? 100 : -10;
    if (boxesLeft[clue] === 1) score -= 100;
  }
  return score;
}

/** Breadth first from the box farthest from the first one of the best order. */
function proposeFromFar(orders: Orders, system: System, count: number): void {
  breadthFirst(orders, system, count, orders.best[0] ?? 0);
  breadthFirst(orders, system, count, orders.other[count - 1] ?? 0);
}

function breadthFirst(orders: Orders, system: System, count: number, from: number): void {
  const { best, other, isPlaced, isCandidate, candidates } = orders;
  for (let index = 0; index < count; index++) {
    isPlaced[best[index] ?? 0] = 0;
    isCandidate[best[index] ?? 0] = 0;
  }
  candidates[0] = from;
  isCandidate[from] = 1;
  let waiting = 1;
  for (let index = 0; index < waiting; index++) {
    waiting = addCandidates(orders, system, candidates[index] ?? 0, waiting);
  }
  for (let index = 0; index < count; index++) other[index] = candidates[index] ?? 0;
}

/** Row by row. */
function proposeRows(orders: Orders, system: System, count: number): void {
  const { best, other } = orders;
  for (let index = 0; index < count; index++) other[index] = best[index] ?? 0;
  const at = (box: number) => system.boxPlace[box] ?? 0;
  other.subarray(0, count).sort((one, two) => at(one) - at(two));
}

/** Column by column. */
function proposeColumns(orders: Orders, system: System, count: number): void {
  const { best, other } = orders;
  const { stride, places } = system.frame;
  for (let index = 0; index < count; index++) other[index] = best[index] ?? 0;
  const at = (box: number) => {
    const place = (system.boxPlace[box] ?? 0) - 2;
    return (place % stride) * places + place;
  };
  other.subarray(0, count).sort((one, two) => at(one) - at(two));
}

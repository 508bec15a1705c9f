import { MOST_TOUCHING, type System } from './system.ts';

/**
 * In which order the boxes of a component are searched. What a search holds at once grows with the clues that are begun and not
 * finished, so the order is everything: on a lattice of numbers a poor one needs more memory than there is. Several are tried, each
 * only if those before it look costly, and the one with the least estimated number of states wins.
 */
export interface Orders {
  /** The boxes in the order that was chosen. */
  best: Int32Array;
  other: Int32Array;
  /** Of each clue: its cells that are placed, and those that are not. */
  readonly placed: Int32Array;
  readonly left: Int32Array;
  /** Boxes of each clue that are not placed yet. */
  readonly boxesLeft: Int32Array;
  readonly active: Int32Array;
  readonly isPlaced: Uint8Array;
  readonly isCandidate: Uint8Array;
  readonly candidates: Int32Array;
}

export function createOrders(cells: number): Orders {
  const ints = () => new Int32Array(cells);
  return {
    best: ints(),
    other: ints(),
    placed: ints(),
    left: ints(),
    boxesLeft: ints(),
    active: ints(),
    isPlaced: new Uint8Array(cells),
    isCandidate: new Uint8Array(cells),
    candidates: ints(),
  };
}

/** Estimated states that are too few to look for a better order. */
const CHEAP = 120;

/** Chooses the order for a component: into `orders.best`, as many entries as it has boxes. */
export function chooseOrder(orders: Orders, system: System, component: number): void {
  const start = system.componentStart[component] ?? 0;
  const count = (system.componentStart[component + 1] ?? 0) - start;
  for (let index = 0; index < count; index++) orders.best[index] = system.componentBox[start + index] ?? 0;
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
}

/** Estimates the states of a search in this order, all layers together; stops at `most`. */
function costOf(orders: Orders, system: System, order: Int32Array, count: number, most: number): number {
  beginCount(orders, system, order, count);
  let cost = 0;
  let actives = 0;
  for (let index = 0; index < count && cost < most; index++) {
    actives = place(orders, system, order[index] ?? 0, actives);
    let states = 1;
    for (let at = 0; at < actives; at++) states *= statesOf(orders, system, orders.active[at] ?? 0);
    cost += states;
  }
  return cost;
}

/** At most so many values can be missing at a clue that is begun. */
function statesOf({ placed, left }: Orders, { clueNeed, clueIsFog }: System, clue: number): number {
  if (clueIsFog[clue] === 1) return 2;
  const before = placed[clue] ?? 0;
  const after = left[clue] ?? 0;
  const need = clueNeed[clue] ?? 0;
  const free = before + after - need;
  return 1 + Math.min(before, after, need, Math.max(0, free));
}

function beginCount(orders: Orders, system: System, order: Int32Array, count: number): void {
  for (let index = 0; index < count; index++) {
    const box = order[index] ?? 0;
    for (let each = 0; each < (system.boxClues[box] ?? 0); each++) {
      const clue = system.boxClue[box * MOST_TOUCHING + each] ?? 0;
      orders.placed[clue] = 0;
      orders.boxesLeft[clue] = system.clueBoxes[clue] ?? 0;
      orders.left[clue] = 0;
    }
  }
  for (let index = 0; index < count; index++) {
    const box = order[index] ?? 0;
    const size = system.boxSize[box] ?? 0;
    for (let each = 0; each < (system.boxClues[box] ?? 0); each++) {
      const clue = system.boxClue[box * MOST_TOUCHING + each] ?? 0;
      orders.left[clue] = (orders.left[clue] ?? 0) + size;
    }
  }
}

/** Places a box; returns how many clues are active afterwards. */
function place(orders: Orders, system: System, box: number, activesBefore: number): number {
  const { active, placed, left, boxesLeft } = orders;
  const size = system.boxSize[box] ?? 0;
  let actives = activesBefore;
  for (let each = 0; each < (system.boxClues[box] ?? 0); each++) {
    const clue = system.boxClue[box * MOST_TOUCHING + each] ?? 0;
    if (placed[clue] === 0) active[actives++] = clue;
    placed[clue] = (placed[clue] ?? 0) + size;
    left[clue] = (left[clue] ?? 0) - size;
    boxesLeft[clue] = (boxesLeft[clue] ?? 0) - 1;
    if (boxesLeft[clue] === 0) actives = dropActive(active, actives, clue);
  }
  return actives;
}

function dropActive(active: Int32Array, actives: number, clue: number): number {
  let at = 0;
  while (active[at] !== clue) at++;
  active[at] = active[actives - 1] ?? 0;
  return actives - 1;
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

function addCandidates(orders: Orders, system: System, box: number, before: number): number {
  const { isPlaced, isCandidate, candidates } = orders;
  let waiting = before;
  for (let each = 0; each < (system.boxClues[box] ?? 0); each++) {
    const clue = system.boxClue[box * MOST_TOUCHING + each] ?? 0;
    for (let index = 0; index < (system.clueBoxes[clue] ?? 0); index++) {
      const near = system.clueBox[clue * MOST_TOUCHING + index] ?? 0;
      if (isPlaced[near] === 1 || isCandidate[near] === 1) continue;
      isCandidate[near] = 1;
      candidates[waiting++] = near;
    }
  }
  return waiting;
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
